import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { startWords } from "./words/words.svelte";

const target = document.getElementById("page");
if (target) {
  await startWords();
  mount(App, { target });
}
