import { useCallback, useSyncExternalStore } from 'react';

const PREFIX = 'fovea_preference.';
const listeners = new Set<() => void>();

/** What a person set for himself, by key. */
export interface Preference {
  /** As it was kept; null when nothing was. Whoever reads it checks its shape. */
  value: unknown;
  set: (value: unknown) => void;
  /** false while it is not known yet. */
  isReady: boolean;
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    // A broken text under our name is no preference; anything else is our fault.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export function usePreference(key: string): Preference {
  const name = PREFIX + key;
  const text = useSyncExternalStore(
    useCallback((listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    }, []),
    () => localStorage.getItem(name),
  );
  const set = useCallback(
    (value: unknown): void => {
      localStorage.setItem(name, JSON.stringify(value));
      listeners.forEach((listener) => listener());
    },
    [name],
  );
  return { value: parse(text), set, isReady: true };
}
