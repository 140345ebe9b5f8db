import { createContext } from 'react';

/**
 * A frame that keeps several pages alive: going from one to another loses nothing, so the frame asks only when a page
 * with unsaved edits is closed. Without a frame leaving the page itself asks.
 */
export interface UnsavedScope {
  report: (form: string, isDirty: boolean) => void;
  /** False while the page is only hidden: its effects end, what was typed stays. */
  isOnScreen: () => boolean;
}

export const UnsavedScopeContext = createContext<UnsavedScope | null>(null);
