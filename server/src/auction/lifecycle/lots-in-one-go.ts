import type {
  AddAuctionsRequest,
  AuctionTerms,
  NewLot,
  RelistAuctionsRequest,
} from '@fovea/shared-types/auction/admin-auction.dto';
import type { FieldFault } from '../../i18n/texts.js';
import { AppError, fieldError, invariant } from '../../platform/kernel/app-error.js';
import { staggeredEnds } from '../rules/close-rules.js';
import { type LotTermsDraft, readTerms } from './auction-terms.js';

/** The terms of a lot that is opened as the n-th of its go, counted from 0. */
export type TermsOfPlace = (place: number) => LotTermsDraft;

const OWN_PRICES: ReadonlySet<string> = new Set(['start_price', 'reserve_price', 'buy_now_price']);

/**
 * Reads the terms of several lots, by their goods in the requested order, or refuses all with a fault per field: a price
 * of one of them is `lots.2.reserve_price`.
 * @param now epoch milliseconds by the database's clock
 */
export function readNewLots({ lots, ...shared }: AddAuctionsRequest, now: number): Map<number, TermsOfPlace> {
  return readLots(
    'goods_id',
    lots.map((lot) => ({ id: lot.goods_id, terms: { ...shared, ...pricesOf(lot) } })),
    shared.end_at,
    now,
  );
}

/**
 * The same for lots that go up again, by their last run.
 * @param lastTerms of each that is there; the others are not read
 */
export function readLotsAgain(
  { lots, ...times }: RelistAuctionsRequest,
  lastTerms: ReadonlyMap<number, AuctionTerms>,
  now: number,
): Map<number, TermsOfPlace> {
  return readLots(
    'id',
    lots.map(({ id, ...prices }) => {
      const last = lastTerms.get(id);
      return {
        id,
        terms:
          last === undefined ? null : { ...last, latest_end_at: null, ...given(times), ...given(prices) },
      };
    }),
    times.end_at,
    now,
  );
}

interface RequestedLot {
  id: number;
  /** Null where there is nothing to read. */
  terms: AuctionTerms | null;
}

/** @param idField what the request calls the lot's id */
function readLots(
  idField: string,
  lots: readonly RequestedLot[],
  firstEnd: string,
  now: number,
): Map<number, TermsOfPlace> {
  const faults: Record<string, FieldFault> = {};
  const ends = staggeredEnds(Date.parse(firstEnd), lots.length);
  const read = new Map<number, TermsOfPlace>();
  lots.forEach(({ id, terms }, at) => {
    const first = lots.findIndex((lot) => lot.id === id);
    if (first < at) faults[`lots.${at}.${idField}`] = { key: 'same_as_row', params: { row: first + 1 } };
    const draft = terms && orFaults(() => readTerms(terms, now), at, faults);
    if (draft) read.set(id, (place) => ({ ...draft, ...endsAt(draft, ends[place]) }));
  });
  if (Object.keys(faults).length > 0) throw fieldError(faults);
  return read;
}

const pricesOf = ({ start_price, reserve_price, buy_now_price }: NewLot) => ({
  start_price,
  reserve_price,
  buy_now_price,
});

/** The fields that a request contains: null is a value, undefined is not. */
const given = <Fields extends object>(fields: Fields): Fields =>
  // What is left has the values it had.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

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
