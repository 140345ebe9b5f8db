import { useSyncExternalStore } from 'react';
import { readKept } from '../../lib/kept-text';
import { idsAmong, withId, withoutId } from './compare-ids';

const KEY = 'fovea_compare';

const read = (): readonly number[] => idsAmong(readKept(localStorage.getItem(KEY)));

let ids = read();
const listeners = new Set<() => void>();

function show(next: readonly number[]): void {
  ids = next;
  listeners.forEach((listener) => listener());
}

/** Starts from what is kept and not from what is shown: another tab may have written a moment ago. */
function change(rule: (kept: readonly number[]) => readonly number[]): void {
  const next = rule(read());
  localStorage.setItem(KEY, JSON.stringify(next));
  show(next);
}

// Receives what other tabs write, never this tab's own; a null key is all of the storage cleared.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) show(read());
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The goods chosen in this browser, in the order they were chosen. */
export const comparedIds = (): readonly number[] => ids;

/** @returns false when there is no room */
export function addCompared(id: number): boolean {
  change((kept) => withId(kept, id));
  return ids.includes(id);
}

export const removeCompared = (id: number): void => change((kept) => withoutId(kept, id));
export const clearCompared = (): void => change(() => []);

export const useCompared = (): readonly number[] => useSyncExternalStore(subscribe, comparedIds);

let isAway = false;

function keepAway(is: boolean): void {
  isAway = is;
  show(ids);
}

/**
 * Keeps the tray off the screen, whose bottom belongs to a bid.
 * @returns ends that
 */
export function keepTrayAway(): () => void {
  keepAway(true);
  return () => keepAway(false);
}
export const useIsTrayAway = (): boolean => useSyncExternalStore(subscribe, () => isAway);

/** Draws a card anew only when its own goods come or go. */
export const useIsCompared = (id: number): boolean => useSyncExternalStore(subscribe, () => ids.includes(id));
