import { useSyncExternalStore } from 'react';

const SEEN = 'fovea_last_seen';
const LOCKED = 'fovea_locked';
const NOTE_MS = 5_000;
const MINUTE_MS = 60_000;
/** What counts as a sign of life. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

export const isOverdue = (lastSeen: number, now: number, minutes: number): boolean =>
  minutes > 0 && now - lastSeen >= minutes * MINUTE_MS;

/** Somebody who works in another window of this browser is not away. */
const lastSeen = (): number => Number(localStorage.getItem(SEEN) ?? Date.now());
const noteSeen = (): void => localStorage.setItem(SEEN, String(Date.now()));

const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A reload does not open the lock; another window of this browser has its own. */
export const isLocked = (): boolean => sessionStorage.getItem(LOCKED) === '1';
export const useIsLocked = (): boolean => useSyncExternalStore(subscribe, isLocked);
export function lock(): void {
  sessionStorage.setItem(LOCKED, '1');
  notify();
}
export function unlock(): void {
  sessionStorage.removeItem(LOCKED);
  noteSeen();
  notify();
}

/** Calls `onAway` once nobody has touched the page for so many minutes; returns the function that stops watching. */
export function watchIdle(minutes: number, onAway: () => void): () => void {
  if (minutes === 0) return () => {};
  let noted = 0;
  const onSign = (): void => {
    const now = Date.now();
    // A machine that slept wakes with an event: the person then has been away.
    if (isOverdue(lastSeen(), now, minutes)) onAway();
    else if (now - noted > NOTE_MS) {
      noted = now;
      noteSeen();
    }
  };
  const look = (): void => {
    if (isOverdue(lastSeen(), Date.now(), minutes)) onAway();
  };
  noteSeen();
  const timer = setInterval(look, NOTE_MS);
  SIGNS.forEach((sign) => window.addEventListener(sign, onSign, { passive: true, capture: true }));
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    SIGNS.forEach((sign) => window.removeEventListener(sign, onSign, { capture: true }));
    document.removeEventListener('visibilitychange', look);
  };
}
