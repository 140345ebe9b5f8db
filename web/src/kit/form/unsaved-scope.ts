import { createContext } from 'react';

/**
 * A frame that keeps several pages alive: switching between them loses nothing, so the frame requires
 * confirmation only when a page with unsaved edits is closed. Without a frame leaving the page itself does.
 */
export interface UnsavedScope {
  report: (form: string, isDirty: boolean) => void;
  /** False while the page is only hidden: its effects end, what was typed stays. */
  isOnScreen: () => boolean;
}

export const UnsavedScopeContext = createContext<UnsavedScope | null>(null);
