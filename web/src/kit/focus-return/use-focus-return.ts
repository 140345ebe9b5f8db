import { useEffect } from 'react';

/**
 * Gives the focus back to where it was when an open dialog is taken away as a whole. Where a dialog stays and only
 * closes, Mantine does it; this leaves the focus alone once it stands elsewhere.
 */
export function useFocusReturn(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [isOpen]);
}
