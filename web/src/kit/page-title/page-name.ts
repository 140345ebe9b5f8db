import { useSyncExternalStore } from 'react';

/** The name of the page on screen; the breadcrumb and the browser tab follow it. */
let name: string | null = null;
let navigations = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function nameTab(title: string): () => void {
  name = title;
  document.title = title === '' ? 'Fovea' : `${title} — Fovea`;
  listeners.forEach((listener) => listener());
  return () => {
    name = null;
    listeners.forEach((listener) => listener());
  };
}

export const usePageName = (): string | null => useSyncExternalStore(subscribe, () => name);

/** The frame counts its navigations: on the very first page the browser's own focus stays. */
export const countNavigation = (): void => void (navigations += 1);
export const wasNavigated = (): boolean => navigations > 1;
