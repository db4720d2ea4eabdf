/** Everything on a television grows with the height of its screen. */
export function large(): () => void {
  document.documentElement.classList.add("television");
  return () => document.documentElement.classList.remove("television");
}
