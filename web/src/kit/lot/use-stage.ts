import { useSyncExternalStore } from 'react';
import { secondsLeft } from '../countdown/countdown-phase';
import { serverNow, subscribeToTicks } from '../../lib/server-clock';
import { type LotStage, lotStage } from './lot-stage';
import type { ShownLot } from './shown-lot';

/** The stage by the server's clock; renders again only when it changes, not every second. */
export const useStage = (lot: ShownLot): LotStage =>
  useSyncExternalStore(subscribeToTicks, () => {
    const now = serverNow();
    return lotStage(
      lot,
      secondsLeft(Date.parse(lot.start_at) - now),
      secondsLeft(Date.parse(lot.end_at) - now),
    );
  });
