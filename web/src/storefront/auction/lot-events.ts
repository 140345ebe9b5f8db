import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { useEffect, useRef } from 'react';
import type { ShownLot } from '../../kit/lot/shown-lot';

/** What happened between two states of a lot, for those who announce it: voice, sound, notices. */
export type LotEvent =
  | { kind: 'price'; price: string }
  | { kind: 'leading' }
  | { kind: 'outbid' }
  | { kind: 'extended'; from: string; to: string }
  | { kind: 'closed' };

export function lotEvents(before: ShownLot, after: ShownLot): LotEvent[] {
  if (before.id !== after.id) return [];
  const events: LotEvent[] = [];
  if (before.current_price !== after.current_price)
    events.push({ kind: 'price', price: after.current_price });
  const isSameReader = before.bidder_no === after.bidder_no || before.bidder_no === null;
  const isOpen = after.status < AUCTION_STATUS.ended;
  if (isOpen && isSameReader && !before.is_leading && after.is_leading) events.push({ kind: 'leading' });
  if (isOpen && before.is_leading && !after.is_leading && before.bidder_no === after.bidder_no) {
    events.push({ kind: 'outbid' });
  }
  if (isOpen && Date.parse(after.end_at) > Date.parse(before.end_at)) {
    events.push({ kind: 'extended', from: before.end_at, to: after.end_at });
  }
  if (before.status < AUCTION_STATUS.ended && !isOpen) events.push({ kind: 'closed' });
  return events;
}

/** Calls back once per event; the first state a page sees is no event. */
export function useLotEvents(lot: ShownLot, onEvent: (event: LotEvent) => void): void {
  const previous = useRef(lot);
  const listener = useRef(onEvent);
  useEffect(() => {
    listener.current = onEvent;
  }, [onEvent]);
  useEffect(() => {
    const events = lotEvents(previous.current, lot);
    previous.current = lot;
    for (const event of events) listener.current(event);
  }, [lot]);
}
