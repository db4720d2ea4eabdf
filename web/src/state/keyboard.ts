/** Whether somebody is using the keyboard just now: only then is the focus moved for them. */
let last = "pointer";

addEventListener("keydown", () => (last = "keyboard"), true);
addEventListener("pointerdown", () => (last = "pointer"), true);

export function usingKeyboard(): boolean {
  return last === "keyboard";
}
