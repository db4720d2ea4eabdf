import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { data } from "./build/data.ts";
import { pictures } from "./build/pictures.ts";
import { words } from "./build/words.ts";

const server = process.env["HATBOX_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), words(), data(), pictures()],
  build: {
    outDir: "../src/hatbox/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Fonts and pictures stay files of their own, so that they are cached and never in the script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Two files, each with all that it imports, instead of forty small ones: fewer requests, and
        // what is alike is compressed together.
        codeSplitting: {
          groups: [
            { name: "start", test: /src\/(main|parts\/Dialog)/, priority: 2 },
            { name: "table", test: /src\/(screens\/TableScreen|parts\/(TableTop|SeatFrame|ActionBar|Pile|Truth|Centre|Flights|Narration))/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
