/** Whether the keyboard is in use just now: only then is the focus moved. */
let last = "pointer";

addEventListener("keydown", () => (last = "keyboard"), true);
addEventListener("pointerdown", () => (last = "pointer"), true);

export function usingKeyboard(): boolean {
  return last === "keyboard";
}
