let audio: AudioContext | null = null;

/** Two soft notes: it is your turn. */
export function chime(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [index, frequency] of [660, 880].entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, start + index * 0.14);
    volume.gain.exponentialRampToValueAtTime(0.001, start + index * 0.14 + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + index * 0.14);
    tone.stop(start + index * 0.14 + 0.4);
  }
}
