import { useEffect, useRef, useState } from 'react';

const FLASH_MS = 600;

/** True for a moment after the value changed; not for the first value. */
export function useFlash(value: string): boolean {
  const [isFlashing, setFlashing] = useState(false);
  const previous = useRef(value);
  useEffect(() => {
    if (previous.current === value) return undefined;
    previous.current = value;
    setFlashing(true);
    const timer = setTimeout(() => setFlashing(false), FLASH_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return isFlashing;
}
