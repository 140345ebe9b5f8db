import { useSyncExternalStore } from 'react';
import type { LotEvent } from './lot-events';

/** Sound and vibration are off until the person turns them on; the choice is kept in this browser. */

const KEY = 'fovea_sound';
const listeners = new Set<() => void>();
let context: AudioContext | undefined;

const isOn = (): boolean => localStorage.getItem(KEY) === '1';

export function useSound(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isOn);
  return [on, setSound];
}

function setSound(on: boolean): void {
  localStorage.setItem(KEY, on ? '1' : '0');
  for (const listener of listeners) listener();
  // Browsers let a page sound only after a press, and this is one.
  if (on) play([660]);
}

const MELODIES: Partial<Record<LotEvent['kind'], readonly number[]>> = {
  price: [520],
  leading: [520, 780],
  outbid: [520, 390, 310],
  extended: [660, 660],
  closed: [390, 520, 660],
};

export function soundFor(event: LotEvent): void {
  const melody = MELODIES[event.kind];
  if (melody === undefined || !isOn()) return;
  play(melody);
  if (event.kind === 'outbid') navigator.vibrate?.([120, 60, 120]);
}

const NOTE_S = 0.14;

function play(frequencies: readonly number[]): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const start = context.currentTime;
  frequencies.forEach((frequency, index) => {
    if (context === undefined) return;
    const at = start + index * NOTE_S;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + NOTE_S);
  });
}
