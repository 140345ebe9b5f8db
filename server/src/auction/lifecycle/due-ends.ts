import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { int8s } from '../../platform/database/array-param.js';
import type { Tx } from '../../platform/database/database.js';
import type { EndedLot } from '../ending/lot-outcomes.js';
import type { Lot } from '../lot/lot.js';
import { decideClose, sellerAnswerDeadline } from '../rules/close-rules.js';

/** Whether the time of lot `a` has come: to start, to end, or to do without its seller's decision. */
export const IS_DUE = `(a.status = ${AUCTION_STATUS.bidding} AND a.end_at <= clock_timestamp())
  OR (a.status = ${AUCTION_STATUS.scheduled} AND a.start_at <= clock_timestamp()) OR (a.status = ${AUCTION_STATUS.ended} AND a.answer_deadline <= clock_timestamp())`;

interface SellerPlace {
  id: number;
  time_zone: string;
  country: string;
}

/** What becomes of lots whose end, or whose seller's time to answer, has come. The caller holds their locks. */
export async function endsOf(tx: Tx, lots: readonly Lot[], now: number): Promise<EndedLot[]> {
  const ended: EndedLot[] = [];
  const missed: Lot[] = [];
  const unanswered = await unansweredOf(tx, lots, now);
  for (const lot of lots) {
    if (lot.state.status === 'ended') {
      if (unanswered.has(lot.id)) ended.push({ lot, status: 'failed', closedAt: now, reason: 'unanswered' });
      continue;
    }
    const decision = decideClose(lot.state, now);
    if (decision?.status === 'ended') missed.push(lot);
    else if (decision) ended.push({ lot, status: decision.status, closedAt: now, reason: 'end' });
  }
  const places = await sellersOf(tx, missed);
  for (const lot of missed) {
    const place = places.get(lot.id);
    const answerDeadline = sellerAnswerDeadline(
      now,
      place?.time_zone ?? 'Asia/Tokyo',
      place?.country ?? 'JP',
    );
    ended.push({ lot, status: 'ended', closedAt: now, reason: 'end', answerDeadline });
  }
  return ended;
}

/**
 * Lots whose seller's time to answer is over, read under the lock: another node may meanwhile have ended a
 * lot that was found because its end had come, and then the seller's time is still ahead.
 */
async function unansweredOf(tx: Tx, lots: readonly Lot[], now: number): Promise<Set<number>> {
  const waiting = lots.filter((lot) => lot.state.status === 'ended');
  if (waiting.length === 0) return new Set();
  const { rows } = await tx.query<{ id: number }>(
    `SELECT id FROM auction WHERE id = ANY($1::bigint[]) AND answer_deadline <= to_timestamp($2::float8)`,
    [int8s(waiting, (lot) => lot.id), now / 1000],
  );
  return new Set(rows.map((row) => row.id));
}

async function sellersOf(tx: Tx, lots: readonly Lot[]): Promise<Map<number, SellerPlace>> {
  if (lots.length === 0) return new Map();
  const { rows } = await tx.query<SellerPlace>(
    `SELECT a.id, c.time_zone, c.country FROM auction a JOIN company c ON c.id = a.company_id
     WHERE a.id = ANY($1::bigint[])`,
    [int8s(lots, (lot) => lot.id)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
