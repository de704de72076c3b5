/** Four short sounds, made when they are needed; nothing is loaded. */
import { settings } from "./settings.svelte";

type Note = [hertz: number, at: number, length: number];

const TUNES = {
  card: [[220, 0, 0.06]],
  turn: [[523, 0, 0.12], [784, 0.11, 0.18]],
  won: [[523, 0, 0.14], [659, 0.13, 0.14], [784, 0.26, 0.14], [1047, 0.39, 0.34]],
  lost: [[392, 0, 0.18], [330, 0.17, 0.18], [262, 0.34, 0.36]],
} satisfies Record<string, Note[]>;

let context: AudioContext | null = null;

export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound || !("AudioContext" in window)) return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [hertz, at, length] of TUNES[tune]) sound(context, hertz, context.currentTime + at, length);
}

function sound(on: AudioContext, hertz: number, at: number, length: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = "triangle";
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}
