/** The address of an invitation: one by which others, too, reach the server. */
import { addresses } from "../net/tables";

let asked: Promise<string[]> | null = null;

/** The addresses by which others reach the server, the likeliest first; asked once. */
export function reach(): Promise<string[]> {
  asked ??= addresses().then(
    (found) => (found.addresses.length ? found.addresses : [location.origin]),
    () => {
      asked = null;
      return [location.origin];
    },
  );
  return asked;
}

/** Whether an address works on this device only. */
export function isHere(address: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(address).hostname);
}
