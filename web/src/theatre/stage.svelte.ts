/** The game that is being looked back at on this page. */
import { Refusal } from "../net/api";
import type { Playback } from "./playback.svelte";

class OnStage {
  now = $state.raw<Playback | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  async lookAs(watcher: number | null): Promise<void> {
    try {
      await this.now?.lookAs(watcher);
    } catch (problem) {
      this.refusal = problem instanceof Refusal ? problem : new Refusal("page-error-server");
    }
  }
}

export const onStage = new OnStage();
