/** What an example in a frame and the page around it tell each other. */
export type Told = "ready" | "ended" | "held" | "begun";
export type Wish = "play" | "stop";

/** The end of the address of an example that only its page starts. */
export const LOOK_ON = "#look-on";

/** Tell the page around this frame. */
export function tell(what: Told): void {
  if (parent !== window) parent.postMessage({ example: what }, location.origin);
}

/** Wish something of an example in a frame. */
export function wish(frame: HTMLIFrameElement | undefined, what: Wish): void {
  frame?.contentWindow?.postMessage({ example: what }, location.origin);
}

/** What a message from another window of this page's origin says; null if it is about something else. */
export function heard({ origin, data }: MessageEvent): string | null {
  if (origin !== location.origin || typeof data !== "object" || data === null) return null;
  const { example } = data as { example?: unknown };
  return typeof example === "string" ? example : null;
}
