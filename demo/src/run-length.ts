import { toWire } from '@fovea/shared-types/money';
import type { AuctionTerms } from '@fovea/shared-types/auction/admin-auction.dto';
import { Seeded } from './seeded.js';
import { starGoodsSn } from './content/all-goods.js';
import type { DemoGoods } from './content/demo-goods.js';

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;
const SOFT_CLOSE_S = 300;

/** How one run of a demo lot is timed, in seconds from now. */
export interface RunTimes {
  startsIn: number;
  endsIn: number;
  /** Soft close: lots that live for minutes would never end with the usual five. */
  extendSeconds: number;
}

/**
 * Spreads the ends of demo lots so that one is always about to end, some end within the hour, and the rest later.
 * @param shortestS  length of the star's run, the shortest of all
 * @param run        how often these goods have been up before; each run is a little different
 */
export function runTimes(goods: DemoGoods, shortestS: number, run: number): RunTimes {
  const random = new Seeded(`${goods.goodsSn} ${run}`);
  const extendSeconds = Math.round(Math.min(SOFT_CLOSE_S, Math.max(5, shortestS / 4)));
  if (goods.goodsSn === starGoodsSn) return { startsIn: 0, endsIn: shortestS, extendSeconds };
  switch (goods.auction?.runs) {
    case 'minutes':
      return { startsIn: 0, endsIn: Math.round(shortestS * random.between(1.3, 3)), extendSeconds };
    case 'hour':
      return { startsIn: 0, endsIn: random.whole(18 * MINUTE_S, 55 * MINUTE_S), extendSeconds: SOFT_CLOSE_S };
    case 'hours':
      return { startsIn: 0, endsIn: random.whole(2 * HOUR_S, 9 * HOUR_S), extendSeconds: SOFT_CLOSE_S };
    case 'upcoming': {
      const startsIn = random.whole(40 * MINUTE_S, 150 * MINUTE_S);
      return {
        startsIn,
        endsIn: startsIn + random.whole(4 * HOUR_S, 20 * HOUR_S),
        extendSeconds: SOFT_CLOSE_S,
      };
    }
    case 'ended':
      // Long enough for a handful of bids, short enough to be over when the first visitor looks; no bid moves its end.
      return { startsIn: 0, endsIn: 12, extendSeconds: 0 };
    default:
      return { startsIn: 0, endsIn: random.whole(DAY_S, 5 * DAY_S), extendSeconds: SOFT_CLOSE_S };
  }
}

/** The terms of a new run as a merchant would send them. */
export function runTerms(goods: DemoGoods, shortestS: number, run: number, now: number): AuctionTerms {
  const { startsIn, endsIn, extendSeconds } = runTimes(goods, shortestS, run);
  const { currency } = goods.price;
  const wire = (amount: number | null | undefined): string | null =>
    amount === null || amount === undefined ? null : toWire(amount, currency);
  return {
    start_price: toWire(goods.auction?.startPrice ?? goods.price.amount, currency),
    reserve_price: wire(goods.auction?.reservePrice),
    buy_now_price: wire(goods.auction?.buyNowPrice),
    currency,
    start_at: new Date(now + startsIn * 1000).toISOString(),
    end_at: new Date(now + endsIn * 1000).toISOString(),
    extend_seconds: extendSeconds,
    deposit_rate: goods.auction?.depositRate ?? 0,
    need_approval: goods.auction?.needsApproval ?? false,
  };
}
