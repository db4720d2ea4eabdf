// What telling.ts asks of web/src/words/words.svelte.ts, outside a browser.
import { FluentBundle, FluentResource } from "@fluent/bundle";

let bundle = new FluentBundle("en");

export function speak(language, text) {
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
}

export const words = {
  game: "",
  find(id, args = {}) {
    const [name, attribute] = id.split(".");
    const message = bundle.getMessage(`${name}-${words.game}`) ?? bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? bundle.formatPattern(pattern, args) : undefined;
  },
};

export function say(id, args = {}) {
  const text = words.find(id, args);
  if (text === undefined) throw new Error(`no message ${id}`);
  return text;
}
