import { BID_KIND, type BidKind } from '@fovea/shared-types/sale-states';
import { invariant } from '../../platform/kernel/app-error.js';
import type { NewBidRow } from '../lot/lot.js';

/** A public row as it is read, with what it is to the reader. Instants are epoch milliseconds, hex is lower-case. */
export interface PublicRowRecord {
  seq: number;
  kind: number;
  at: number;
  price_after: number;
  end_after: number;
  bidder_no: number | null;
  commitment: string | null;
  voids_seq: number | null;
  hash: string;
  is_mine: boolean;
  is_void: boolean;
}

/** A public row as the page shows it; nothing secret is in it. */
export interface PublicRow {
  seq: number;
  kind: NewBidRow['kind'];
  at: number;
  priceAfter: number;
  endAfter: number;
  bidderNo: number | null;
  commitment: string | null;
  voidsSeq: number | null;
  hash: string;
}

/** A public row beside what it is to its reader. */
export interface ShownRow extends PublicRow {
  isMine: boolean;
  isVoid: boolean;
}

const ms = (column: string): string => `(extract(epoch FROM ${column}) * 1000)::bigint`;

/**
 * Columns of rows `r` of auction_bid that everybody may read: the maximum, its salt and who bid are not among them.
 * @param reader placeholder of the reader's account, null for a visitor
 */
export const publicRowColumns = (reader: string): string =>
  `r.seq, r.kind, ${ms('r.at')} AS at, r.price_after, ${ms('r.end_after')} AS end_after, r.bidder_no,
    encode(r.commitment, 'hex') AS commitment, r.voids_seq, encode(r.hash, 'hex') AS hash,
    coalesce(r.bidder_id = ${reader}::bigint, false) AS is_mine,
    EXISTS (SELECT FROM auction_bid v WHERE v.auction_id = r.auction_id AND v.voids_seq = r.seq) AS is_void`;

/**
 * SQL for the newest public rows of the lot `a` as a JSON array, latest first. The public rows have no gaps, so
 * the newest ones are found by their number.
 */
export const newestRowsJson = (reader: string, count: number): string =>
  `coalesce((SELECT json_agg(newest) FROM (
      SELECT ${publicRowColumns(reader)} FROM auction_bid r
      WHERE r.auction_id = a.id AND r.seq > a.seq - ${count} ORDER BY r.seq DESC) newest), '[]'::json)`;

const KINDS = new Map<number, BidKind>();
for (const kind of Object.keys(BID_KIND)) {
  // The keys of BID_KIND are what BidKind names.
  KINDS.set(BID_KIND[kind as BidKind], kind as BidKind);
}

export function kindName(code: number): BidKind {
  const kind = KINDS.get(code);
  invariant(kind !== undefined, `a row of the log has kind ${code}`);
  return kind;
}

export function shownRowOf(record: PublicRowRecord): ShownRow {
  return {
    seq: record.seq,
    kind: kindName(record.kind),
    at: record.at,
    priceAfter: record.price_after,
    endAfter: record.end_after,
    bidderNo: record.bidder_no,
    commitment: record.commitment,
    voidsSeq: record.voids_seq,
    hash: record.hash,
    isMine: record.is_mine,
    isVoid: record.is_void,
  };
}
