import type { AddAuctionsRequest, NewLot } from '@fovea/shared-types/auction/admin-auction.dto';
import type { FieldFault } from '../../i18n/texts.js';
import { AppError, fieldError, invariant } from '../../platform/kernel/app-error.js';
import { staggeredEnds } from '../rules/close-rules.js';
import { type LotTermsDraft, readTerms } from './auction-terms.js';

/** The terms of a lot that is opened as the n-th of its go, counted from 0. */
export type TermsOfPlace = (place: number) => LotTermsDraft;

const OWN_PRICES: ReadonlySet<string> = new Set(['start_price', 'reserve_price', 'buy_now_price']);

/**
 * Reads the terms of several lots, by their goods in the order asked for, or refuses all with a fault per field: a price
 * of one of them is `lots.2.reserve_price`.
 * @param now epoch milliseconds by the database's clock
 */
export function readLots({ lots, ...shared }: AddAuctionsRequest, now: number): Map<number, TermsOfPlace> {
  const faults: Record<string, FieldFault> = {};
  const ends = staggeredEnds(Date.parse(shared.end_at), lots.length);
  const read = new Map<number, TermsOfPlace>();
  lots.forEach((lot, at) => {
    const first = lots.findIndex(({ goods_id }) => goods_id === lot.goods_id);
    if (first < at) faults[`lots.${at}.goods_id`] = { key: 'same_as_row', params: { row: first + 1 } };
    const draft = orFaults(() => readTerms({ ...shared, ...pricesOf(lot) }, now), at, faults);
    if (draft) read.set(lot.goods_id, (place) => ({ ...draft, ...endsAt(draft, ends[place]) }));
  });
  if (Object.keys(faults).length > 0) throw fieldError(faults);
  return read;
}

const pricesOf = ({ start_price, reserve_price, buy_now_price }: NewLot) => ({
  start_price,
  reserve_price,
  buy_now_price,
});

/** The latest end moves along: each lot may be extended as long as the first. */
function endsAt(
  { endAt, latestEndAt }: LotTermsDraft,
  end: number | undefined,
): Pick<LotTermsDraft, 'endAt' | 'latestEndAt'> {
  invariant(end !== undefined, 'every lot of one go has its end');
  return { endAt: end, latestEndAt: latestEndAt === null ? null : latestEndAt + end - endAt };
}

function orFaults(
  read: () => LotTermsDraft,
  at: number,
  faults: Record<string, FieldFault>,
): LotTermsDraft | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    for (const [field, fault] of Object.entries(error.fields))
      faults[OWN_PRICES.has(field) ? `lots.${at}.${field}` : field] ??= fault;
    return null;
  }
}
