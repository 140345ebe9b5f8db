import { useEffect } from 'react';

/**
 * Returns the focus to where it was when an open dialog is unmounted. Where a dialog stays and only closes,
 * Mantine does it; this leaves the focus alone once it is elsewhere. A button that was removed by its action
 * passes it to its surroundings, so that the keyboard continues from there and not from the top of the page.
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
