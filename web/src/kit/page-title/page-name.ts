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

let hasActed = false;
for (const sign of ['keydown', 'pointerdown'] as const)
  window.addEventListener(sign, () => void (hasActed = true), { capture: true, passive: true });

/** The frame counts its navigations: on the very first page the browser's own focus stays. */
export function countNavigation(): void {
  navigations += 1;
  hasActed = false;
}

/** A page that loads late does not take the focus from a person who has moved elsewhere meanwhile. */
export const mayTakeFocus = (): boolean => navigations > 1 && !hasActed;
