import { useSyncExternalStore } from 'react';

/** The name of the page on screen; the breadcrumb and the browser tab follow it. */
let name: string | null = null;
let navigations = 0;
let isTabNamed = true;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const showName = (): void => {
  document.title = !isTabNamed || name === null || name === '' ? 'Fovea' : `${name} — Fovea`;
};

/** Whether the browser tab follows the page; the back office lets people choose. */
export function nameTabs(isWanted: boolean): void {
  isTabNamed = isWanted;
  showName();
}

export function nameTab(title: string): () => void {
  name = title;
  showName();
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
