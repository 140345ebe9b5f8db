import { useSyncExternalStore } from 'react';
import { serverNow, subscribeToTicks } from '../../lib/server-clock';
import { secondsLeft } from './countdown-phase';

/** Whole seconds until an instant on the server's clock; renders again only when the number changes. */
export function useSecondsLeft(endAt: string): number {
  return useSyncExternalStore(subscribeToTicks, () => secondsLeft(Date.parse(endAt) - serverNow()));
}
