/** The preferences of this browser; they are kept here and nowhere else. */
import { LANGUAGES, PORTRAITS, STRENGTHS, type Language, type Portrait } from "../net/types";

export type Theme = "system" | "light" | "dark";
type Saved = {
  language: Language;
  theme: Theme;
  name: string;
  portrait: Portrait;
  introduced: boolean;
  notify: boolean;
  safe: boolean;
  sounds: boolean;
  tempo: number;
  bots: string;
};

/** How long this screen takes for what happens, from slow to fast; 1 is as long as the table waits. */
export const TEMPI = [2, 1.4, 1, 0.7, 0.45];
const USUAL = TEMPI.indexOf(1);

const KEY = "hatbox.settings";
const SPOKEN = Object.keys(LANGUAGES) as Language[];

/** A browser may forbid storage: then the page remembers nothing. */
export function recall<T>(key: string): Partial<T> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Partial<T>) : {};
  } catch {
    return {};
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to do: see recall.
  }
}

function preferredLanguage(): Language {
  for (const wish of navigator.languages ?? []) {
    const found = SPOKEN.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  name = $state("");
  /** My little picture: any, until I choose one. */
  portrait = $state<Portrait>("owl");
  /** Whether I have been asked for a name. */
  introduced = $state(false);
  /** Whether I want a notification when it is my turn. */
  notify = $state(false);
  /** Arm, then confirm. */
  safe = $state(true);
  /** Sounds, and a vibration when it is my turn. */
  sounds = $state(true);
  /** The strength of bots, or "" if the reader has not been asked yet. */
  bots = $state("");
  /** The place in `TEMPI`. */
  tempo = $state(USUAL);

  constructor() {
    const saved = recall<Saved>(KEY);
    this.language = SPOKEN.find((each) => each === saved.language) ?? preferredLanguage();
    this.theme = saved.theme === "light" || saved.theme === "dark" ? saved.theme : "system";
    this.name = typeof saved.name === "string" ? saved.name.slice(0, 32) : "";
    const any = PORTRAITS[Math.floor(Math.random() * PORTRAITS.length)];
    this.portrait = PORTRAITS.find((each) => each === saved.portrait) ?? any ?? this.portrait;
    this.introduced = saved.introduced === true || this.name !== "";
    this.notify = saved.notify === true;
    this.safe = saved.safe !== false;
    this.sounds = saved.sounds !== false;
    this.bots = STRENGTHS.find((each) => each === saved.bots) ?? "";
    this.tempo = TEMPI.findIndex((_, place) => place === saved.tempo);
    if (this.tempo < 0) this.tempo = USUAL;
    this.show();
  }

  change(wish: Partial<Saved>): void {
    Object.assign(this, wish);
    const { language, theme, name, portrait, introduced, notify, safe, sounds, tempo, bots } = this;
    remember(KEY, { language, theme, name, portrait, introduced, notify, safe, sounds, tempo, bots });
    this.show();
  }

  private show(): void {
    if (this.theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }
}

export const settings = new Settings();
