import { useEffect, useRef, useState } from 'react';
import { playTones } from '../../lib/tones';
import { useWedge } from './use-wedge';

/** The result of a code, as text for the person. */
export interface ScanResult {
  isRight: boolean;
  text: string;
}

export interface Scan {
  /** A code from the camera or typed by hand. */
  take: (code: string) => void;
  /** Of the last code; null before the first. */
  last: (ScanResult & { code: string }) | null;
  isBusy: boolean;
}

/**
 * Audible and tactile, as people look at the device while scanning: one high tone for right, two low ones for
 * wrong.
 */
function signal(isRight: boolean): void {
  playTones(isRight ? [880] : [220, 180]);
  navigator.vibrate?.(isRight ? [40] : [120, 80, 120]);
}

/**
 * Codes from a keyboard scanner, a camera or by hand, taken one after the other however fast they come, each answered by a
 * sound, a vibration and words.
 * @param handle what is done with a code; it reports a failure as text and never throws
 */
export function useScan(handle: (code: string) => Promise<ScanResult>, isOn = true): Scan {
  const [last, setLast] = useState<Scan['last']>(null);
  const [waiting, setWaiting] = useState(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  // The one of the newest drawing: a code that waited must not be handled by what the page was before.
  const newest = useRef(handle);
  useEffect(() => {
    newest.current = handle;
  });
  const take = (code: string): void => {
    const text = code.trim();
    if (text === '') return;
    setWaiting((count) => count + 1);
    queue.current = queue.current
      .then(() => newest.current(text))
      .then((result) => {
        signal(result.isRight);
        setLast({ ...result, code: text });
      })
      .finally(() => setWaiting((count) => count - 1));
  };
  useWedge(take, isOn);
  return { take, last, isBusy: waiting > 0 };
}
