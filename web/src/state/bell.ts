/** A notification by the browser when it is my turn, and I look elsewhere. */
import { say } from "../words/words.svelte";

const WORKER = "/assets/bell.js";

/** Whether this browser can notify: not at all, not at this address, not allowed, not asked yet, or yes. */
export type Permission = "never" | "insecure" | "denied" | "default" | "granted";

export function permission(): Permission {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in window) || !("serviceWorker" in navigator)) return "never";
  return Notification.permission;
}

/** Ask for the permission; only after a touch. */
export async function allow(): Promise<Permission> {
  if (permission() === "default") await Notification.requestPermission();
  // Ringing waits for the worker, and is tried again if it could not start now.
  if (permission() === "granted") worker().catch(() => undefined);
  return permission();
}

async function worker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER);
  const starting = registration.installing ?? registration.waiting;
  if (!registration.active && starting) {
    await new Promise<void>((settled) => {
      starting.addEventListener("statechange", () => {
        if (starting.state === "activated" || starting.state === "redundant") settled();
      });
    });
  }
  return registration;
}

/** Say that it is my turn at a table, and nothing else. */
export async function ring(table: string): Promise<void> {
  if (permission() !== "granted") return;
  const shown = await worker();
  await shown.showNotification("Hatbox", {
    body: say("page-your-turn"),
    icon: "/assets/hatbox-192.png",
    tag: table,
    data: { address: `${location.origin}/t/${table}` },
  });
}

/** What was said is over: I am looking, or have answered. */
export async function hush(table: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(WORKER);
  const shown = (await registration?.getNotifications({ tag: table })) ?? [];
  shown.forEach((each) => each.close());
}
