import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { startWords } from "./words/words.svelte";

const LETTERS = ["400 1em Atkinson", "700 1em Atkinson", "700 1em Fraunces"];
/** Milliseconds that the page waits for its letters. */
const PATIENCE = 2000;

/** Letters that come later change the layout: a button would move away under the finger. */
async function letters(): Promise<void> {
  const late = new Promise((done) => AbortSignal.timeout(PATIENCE).addEventListener("abort", done));
  const there = Promise.all(LETTERS.map((each) => document.fonts.load(each)));
  await Promise.race([there, late]).catch(() => undefined);
}

const target = document.getElementById("page");
if (target) {
  await Promise.all([startWords(), letters()]);
  mount(App, { target });
}
