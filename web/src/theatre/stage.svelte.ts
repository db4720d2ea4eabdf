/** The game that is being looked back at on this page. */
import { Refusal } from "../net/api";
import type { Example } from "../net/types";
import type { Playback } from "./playback.svelte";
import type { Replay } from "./replay.svelte";

class OnStage {
  now = $state.raw<Playback | null>(null);
  /** The worked example in this frame. */
  example = $state.raw<Replay<Example> | null>(null);
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
