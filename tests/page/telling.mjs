// Tells events as the page does. Standard input: {"locales": {language: text}, "told": [{game,
// names, tell}, …]}; standard output: for each language the sentences, in that order.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

const WEB = new URL("../../web/", import.meta.url);
const WORDS = new URL("./words.mjs", import.meta.url).href;
// The page's own words need a browser; telling.ts is given the same messages by words.mjs.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.endsWith("/words.svelte")) return { url: WORDS, shortCircuit: true };
    if (specifier.startsWith("@fluent/")) return next(specifier, { ...context, parentURL: WEB.href });
    if (specifier.startsWith("../")) return next(`${specifier}.ts`, context);
    return next(specifier, context);
  },
});
const { speak, words } = await import(WORDS);
const telling = await import(new URL("src/words/telling.ts", WEB).href);

const { locales, told } = JSON.parse(readFileSync(0, "utf-8"));
const sentences = {};
for (const [language, text] of Object.entries(locales)) {
  speak(language, text);
  sentences[language] = told.map(({ game, names, tell }) => {
    words.game = game;
    return telling.told(tell, names);
  });
}
process.stdout.write(JSON.stringify(sentences));
