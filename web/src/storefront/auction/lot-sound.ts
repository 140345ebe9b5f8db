import { useSyncExternalStore } from 'react';
import { playTones } from '../../lib/tones';
import type { LotEvent } from './lot-events';

/** Sound and vibration are off until the person turns them on; the choice is kept in this browser. */

const KEY = 'fovea_sound';
const listeners = new Set<() => void>();

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
  if (on) playTones([660]);
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
  playTones(melody);
  if (event.kind === 'outbid') navigator.vibrate?.([120, 60, 120]);
}
