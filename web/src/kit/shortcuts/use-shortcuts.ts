import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';

/** One shortcut as the list of keys shows it; with `run` the page listens to it here, without something else does. */
export interface Shortcut {
  /** As on the keyboard: `['Ctrl', 'K']`, `['?']`, `['↑', '↓']`. */
  keys: readonly string[];
  label: string;
  /** What part of the screen it is for. */
  group: string;
  /** Whether a key press is this one. */
  matches?: (event: KeyboardEvent) => boolean;
  run?: () => void;
  /** Where it applies: on the page, in the one drawer over it, or in both; on the page by default. */
  place?: 'page' | 'drawer' | 'both';
}

type Shelf = ReadonlyMap<string, readonly Shortcut[]>;
let shelf: Shelf = new Map();
const listeners = new Set<() => void>();
function put(id: string, shortcuts: readonly Shortcut[] | null): void {
  const next = new Map(shelf);
  if (shortcuts === null) next.delete(id);
  else next.set(id, shortcuts);
  shelf = next;
  listeners.forEach((listener) => listener());
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** All shortcuts that hold now, each once. A page that sleeps behind another tab has none. */
export function useShortcutList(): Shortcut[] {
  const all = useSyncExternalStore(subscribe, () => shelf);
  const seen = new Map<string, Shortcut>();
  for (const shortcut of [...all.values()].flat())
    seen.set(`${shortcut.group} ${shortcut.keys.join('+')}`, shortcut);
  return [...seen.values()];
}

/** An open dialog blocks it, except for the keys of that one drawer. */
function countsHere({ place = 'page' }: Shortcut): boolean {
  const depth = document.querySelectorAll('[aria-modal="true"]').length;
  if (depth === 0) return place !== 'drawer';
  return depth === 1 && place !== 'page';
}
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/**
 * The one place for shortcuts: what is registered is listed under "?" while its part of the screen is there. Without a
 * modifier a key counts outside fields only, and none counts under an open dialog that it is not for.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const id = useId();
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (!hasModifier && isTyping(event.target)) return;
    const meant = shortcuts.find((shortcut) => shortcut.matches?.(event) === true && countsHere(shortcut));
    if (meant?.run === undefined) return;
    event.preventDefault();
    meant.run();
  });
  useEffect(() => {
    put(id, shortcuts);
    return () => put(id, null);
  }, [id, shortcuts]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
