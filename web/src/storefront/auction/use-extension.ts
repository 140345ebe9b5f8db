import { useEffect, useState } from 'react';
import { useLotEvents } from './lot-events';
import type { ShownLot } from '../../kit/lot/shown-lot';

export interface Extension {
  from: string;
  to: string;
}

const SHOWN_MS = 45_000;

/** The last extension, for a while after it happened. */
export function useExtension(lot: ShownLot): Extension | null {
  const [extension, setExtension] = useState<Extension | null>(null);
  useLotEvents(lot, (event) => {
    if (event.kind === 'extended') setExtension({ from: event.from, to: event.to });
  });
  useEffect(() => {
    if (extension === null) return undefined;
    const timer = setTimeout(() => setExtension(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [extension]);
  return extension;
}
