/** Short sounds, made here out of tones and noise. Loaded with the first of them. */
import type { Sound } from "./sound";

const audio = new AudioContext();
const out = audio.createGain();
out.gain.value = 0.5;
out.connect(audio.destination);
const noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
noise.getChannelData(0).forEach((_, index, all) => (all[index] = Math.random() * 2 - 1));

/** A volume that begins at once and fades. */
function fading(volume: number, start: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(out);
  return gain;
}

/** A tone that may slide to another. */
function tone(from: number, delay: number, length: number, volume: number, to = from, type: OscillatorType = "triangle"): void {
  const start = audio.currentTime + delay;
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(fading(volume, start, length));
  source.start(start);
  source.stop(start + length);
}

/** Noise through a filter that moves from one frequency to another. */
function rush(from: number, to: number, delay: number, length: number, volume: number, type: BiquadFilterType = "bandpass"): void {
  const start = audio.currentTime + delay;
  const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = noise;
  filter.type = type;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(filter).connect(fading(volume, start, length));
  source.start(start, 0, length);
}

const SOUNDS: Record<Sound, () => void> = {
  slide: () => rush(900, 3200, 0, 0.16, 0.22),
  turn: () => {
    rush(2600, 900, 0, 0.07, 0.3);
    tone(520, 0.03, 0.08, 0.06, 700);
  },
  point: () => [784, 1175].forEach((note, index) => tone(note, index * 0.08, 0.3, 0.16)),
  boom: () => {
    rush(1200, 60, 0, 0.48, 0.9, "lowpass");
    tone(150, 0, 0.45, 0.5, 38, "sine");
  },
  bite: () => [0, 0.22].forEach((delay) => {
    rush(700, 2400, delay, 0.09, 0.6);
    tone(180, delay, 0.1, 0.25, 70, "square");
  }),
  trick: () => [660, 880, 1320].forEach((note, index) => tone(note, index * 0.06, 0.22, 0.1, note * 1.06)),
  win: () => [523, 659, 784, 1047, 1319].forEach((note, index) => tone(note, index * 0.11, 0.6, 0.16)),
  over: () => [523, 440, 349].forEach((note, index) => tone(note, index * 0.16, 0.4, 0.1, note, "sine")),
  "my-turn": () => [660, 880].forEach((note, index) => tone(note, index * 0.14, 0.38, 0.16, note, "sine")),
};

export function play(name: Sound): void {
  if (audio.state === "suspended") void audio.resume();
  SOUNDS[name]();
}
