import { useEffect } from 'react';
import type { LotStage } from '../../kit/lot/lot-stage';
import type { ShownLot } from '../../kit/lot/shown-lot';

/** The close is pushed; the order is not, and the winner is looking at the page for it. */
const POLL_RESULT_EVERY_MS = 3_000;
const POLL_ORDER_EVERY_MS = 1_000;
const POLLS_MAX = 30;

/** The result and the winner's order are made by the server right after the end; requests them if no push arrives. */
export function useAwaited(lot: ShownLot, stage: LotStage, refresh: () => void): void {
  const isOrderAwaited = stage === 'won' && lot.order_id === null;
  const everyMs = isOrderAwaited ? POLL_ORDER_EVERY_MS : stage === 'closing' ? POLL_RESULT_EVERY_MS : null;
  useEffect(() => {
    if (everyMs === null) return undefined;
    let polls = 0;
    const timer = setInterval(() => {
      polls += 1;
      if (polls > POLLS_MAX) clearInterval(timer);
      else refresh();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, refresh]);
}
