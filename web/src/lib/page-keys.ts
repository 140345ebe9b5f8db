import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** A key without a modifier that does something on the page that is open. */
export interface PageKey {
  /** As on the keyboard: `a`, `ArrowDown`. */
  key: string;
  /** What it does, for the list of keys. */
  label: string;
  run: () => void;
}

type Shown = ReadonlyArray<Pick<PageKey, 'key' | 'label'>>;

const layers = new Set<Shown>();
const listeners = new Set<() => void>();
let all: Shown = [];

function changed(): void {
  all = [...layers].flat();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The keys that count now, for whoever lists them. */
export const useShownPageKeys = (): Shown => useSyncExternalStore(subscribe, () => all);

/** Where letters are letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** How many dialogs and drawers lie upon the page. */
const depth = (): number => document.querySelectorAll('[aria-modal="true"]').length;

/**
 * Binds keys while their part of the page is on screen. They count outside inputs only, without a modifier, and not while
 * something lies above that part.
 * @param isInDrawer the part is in a drawer or dialog, not on the page itself
 */
export function usePageKeys(keys: readonly PageKey[], isInDrawer = false): void {
  const names = JSON.stringify(keys.map(({ key, label }) => ({ key, label })));
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
    if (event.defaultPrevented || isTyping(event.target) || depth() !== (isInDrawer ? 1 : 0)) return;
    const found = keys.find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
    if (found === undefined) return;
    event.preventDefault();
    found.run();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    const shown = JSON.parse(names) as Shown; // written three lines above
    layers.add(shown);
    changed();
    return () => {
      layers.delete(shown);
      changed();
    };
  }, [names]);
}
