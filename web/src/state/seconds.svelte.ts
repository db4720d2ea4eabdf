/** The time in seconds, for what counts on while somebody looks at it. */
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Now, in seconds; its readers are told every second. */
export function seconds(): number {
  subscribe();
  return performance.now() / 1000;
}

/** "0:45" */
export function clock(length: number): string {
  const whole = Math.max(0, Math.floor(length));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
