/** What went wrong at the table, for whatever covers it. */
import type { Trouble } from "./table.svelte";

class Alarm {
  now = $state.raw<Trouble | null>(null);
}

export const alarm = new Alarm();
