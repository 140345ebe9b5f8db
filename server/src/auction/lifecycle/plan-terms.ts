import type { AuctionTerms } from '@fovea/shared-types/auction/admin-auction.dto';
import type { auctionPlan } from '@fovea/shared-types/auction/plan.record';
import type { StoredOf } from '@fovea/shared-types/record/record';
import { DateTime } from 'luxon';

/** The terms of a draft, as they are kept. */
export type PlannedTerms = Omit<StoredOf<(typeof auctionPlan)['declared']>, 'goods_id' | 'opens_by_itself'>;

/** The time zone of a company that has not set one. */
export const PLAN_ZONE = 'Asia/Tokyo';

const wire = (whole: number | null): string | null => (whole === null ? null : String(whole));

/**
 * The terms of a lot that is opened now by a draft.
 * @param now  epoch milliseconds
 * @param zone IANA name of the company's time zone, in which its end is given
 */
export function planTerms(plan: PlannedTerms, now: number, zone: string): AuctionTerms {
  const end = DateTime.fromMillis(now, { zone })
    .plus({ days: plan.days })
    .set({ hour: plan.end_hour, minute: 0, second: 0, millisecond: 0 });
  const instant = (at: DateTime): string => new Date(at.toMillis()).toISOString();
  return {
    currency: plan.currency,
    start_price: String(plan.start_price),
    reserve_price: wire(plan.reserve_price),
    buy_now_price: wire(plan.buy_now_price),
    start_at: new Date(now).toISOString(),
    end_at: instant(end),
    latest_end_at: plan.latest_minutes === null ? null : instant(end.plus({ minutes: plan.latest_minutes })),
    bid_chances: plan.bid_chances,
    extend_seconds: plan.extend_minutes * 60,
    deposit_rate: plan.deposit_rate,
    need_approval: plan.need_approval,
  };
}
