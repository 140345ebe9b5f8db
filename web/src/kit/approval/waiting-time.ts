import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../lib/server-clock';

const UNITS: ReadonlyArray<['day' | 'hour' | 'minute', number]> = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long something has waited, in the largest unit that fits. */
export function waitedSince(
  since: string,
  nowMs: number,
): { unit: 'day' | 'hour' | 'minute'; count: number } {
  const ms = Math.max(0, nowMs - Date.parse(since));
  for (const [unit, size] of UNITS) if (ms >= size) return { unit, count: Math.floor(ms / size) };
  return { unit: 'minute', count: 0 };
}

/** The same in words; a dash for what does not wait. */
export function useWaited(): (since: string | null | undefined) => string {
  const { t } = useTranslation('approval');
  return useCallback(
    (since) => {
      if (since === null || since === undefined) return '-';
      const { unit, count } = waitedSince(since, serverNow());
      return t(`waited_${unit}`, { count });
    },
    [t],
  );
}
