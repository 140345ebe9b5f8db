import { useEffect, useRef, useState } from 'react';

const SHOWN_AT_LEAST_MS = 500;

/** A sign of work that does not flicker: once it is shown, it stays for half a second. */
export function useShownAtLeast(isBusy: boolean, ms: number = SHOWN_AT_LEAST_MS): boolean {
  const [isShown, setShown] = useState(isBusy);
  const since = useRef(0);
  useEffect(() => {
    if (isBusy) {
      since.current = performance.now();
      setShown(true);
      return undefined;
    }
    const timer = setTimeout(() => setShown(false), Math.max(0, since.current + ms - performance.now()));
    return () => clearTimeout(timer);
  }, [isBusy, ms]);
  return isBusy || isShown;
}
