import { useSyncExternalStore } from 'react';
import { readKept } from '../../../lib/kept-text';
import { ADMIN_COLOUR } from '../theme/admin-ramp';
import { isColour } from '../theme/colour';

export const SIDE_THEMES = ['theme-dark', 'theme-light'] as const;
export const SIZES = ['default', 'medium', 'small', 'mini'] as const;
export type Size = (typeof SIZES)[number];

/** A person's preferences for the back office; stored in this browser. */
export interface Settings {
  topNav: boolean;
  tagsView: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  dynamicTitle: boolean;
  sideTheme: (typeof SIDE_THEMES)[number];
  /** As #rrggbb. */
  theme: string;
  size: Size;
  /** Covers the page after so many minutes without a sign of life; 0: never. */
  lockMinutes: number;
}

export const DEFAULTS: Settings = {
  topNav: false,
  tagsView: true,
  fixedHeader: false,
  sidebarLogo: true,
  dynamicTitle: true,
  sideTheme: 'theme-dark',
  theme: ADMIN_COLOUR,
  size: 'medium',
  lockMinutes: 30,
};

export const LOCK_MINUTES = [5, 15, 30, 60, 0] as const;

const KEY = 'fovea_layout';

const isOneOf = <Value>(values: readonly Value[], value: unknown): value is Value =>
  values.some((one) => one === value);

/** What was kept, as far as it makes sense; the rest is as in the beginning. */
export function readSettings(text: string | null): Settings {
  const kept = readKept(text);
  if (typeof kept !== 'object' || kept === null) return DEFAULTS;
  const field = (name: keyof Settings): unknown => Reflect.get(kept, name);
  const flag = (name: 'topNav' | 'tagsView' | 'fixedHeader' | 'sidebarLogo' | 'dynamicTitle'): boolean => {
    const value = field(name);
    return typeof value === 'boolean' ? value : DEFAULTS[name];
  };
  const [sideTheme, theme, size, lockMinutes] = [
    field('sideTheme'),
    field('theme'),
    field('size'),
    field('lockMinutes'),
  ];
  return {
    topNav: flag('topNav'),
    tagsView: flag('tagsView'),
    fixedHeader: flag('fixedHeader'),
    sidebarLogo: flag('sidebarLogo'),
    dynamicTitle: flag('dynamicTitle'),
    sideTheme: isOneOf(SIDE_THEMES, sideTheme) ? sideTheme : DEFAULTS.sideTheme,
    theme: typeof theme === 'string' && isColour(theme) ? theme.toLowerCase() : DEFAULTS.theme,
    size: isOneOf(SIZES, size) ? size : DEFAULTS.size,
    lockMinutes: isOneOf(LOCK_MINUTES, lockMinutes) ? lockMinutes : DEFAULTS.lockMinutes,
  };
}

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
let current: Settings = readSettings(localStorage.getItem(KEY));

function show(next: Settings): void {
  current = next;
  listeners.forEach((listener) => listener());
}

/** Shows at once, keeps nothing. */
export const previewSettings = (changes: Partial<Settings>): void => show({ ...current, ...changes });
export const saveSettings = (): void => localStorage.setItem(KEY, JSON.stringify(current));
/** Back to what was kept: a preview that nobody saved is over. */
export const dropPreview = (): void => show(readSettings(localStorage.getItem(KEY)));
export function resetSettings(): void {
  localStorage.removeItem(KEY);
  show(DEFAULTS);
}
/** The one setting of the header itself: it is kept at once, without what is only being previewed. */
export function saveSize(size: Size): void {
  localStorage.setItem(KEY, JSON.stringify({ ...readSettings(localStorage.getItem(KEY)), size }));
  previewSettings({ size });
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => current);
