import { useEffect } from 'react';

/**
 * Gives the focus back to where it was when an open dialog is taken away as a whole. Where a dialog stays and only
 * closes, Mantine does it; this leaves the focus alone once it stands elsewhere. A button that went with what was done
 * hands on to the place around it, so that the keyboard goes on from there and not from the top of the page.
 */
export function useFocusReturn(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    const place = opener?.parentElement?.closest<HTMLElement>('[tabindex], main') ?? null;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (!isLost) return;
      const target = opener instanceof HTMLElement && opener.isConnected ? opener : place;
      target?.focus({ preventScroll: true });
    };
  }, [isOpen]);
}
