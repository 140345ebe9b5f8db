import { randomBytes } from 'node:crypto';
import { canonicalRow, GENESIS_HASH } from '@fovea/shared-types/auction/public-log';
import { invariant } from '../../platform/kernel/app-error.js';
import type { LogRow } from '../rules/lot-state.js';
import type { Lot } from '../lot/lot.js';
import { chainHash, commitment } from './log-hash.js';

const SALT_BYTES = 16;

/** A row of `auction_bid` about to be written. Times are epoch milliseconds, hex strings are lower-case. */
export interface NewBidRow {
  auctionId: number;
  ord: number;
  seq: number | null;
  kind: LogRow['kind'];
  bidderId: number | null;
  bidderNo: number | null;
  sellerId: number;
  digest: string | null;
  max: number | null;
  salt: string | null;
  commitment: string | null;
  priceBefore: number;
  priceAfter: number;
  priceSettled: number;
  startAt: number;
  endBefore: number;
  endAfter: number;
  at: number;
  chancesLeft: number | null;
  isLeading: boolean;
  reserveMet: boolean;
  endsLot: boolean;
  voidsSeq: number | null;
  actorId: number | null;
  reason: string | null;
  hash: string | null;
}

/** The author and cause of a row, in addition to what the rules return. */
export interface RowAuthor {
  bidderNo: number | null;
  digest: string | null;
  max: number | null;
  salt: string | null;
  commitment: string | null;
  chancesLeft: number | null;
  isLeading: boolean;
  endsLot: boolean;
  voidsSeq: number | null;
  actorId: number | null;
  reason: string | null;
}

const SALTS_AT_ONCE = 256;
let drawn = Buffer.alloc(0);
let used = 0;

/**
 * Requesting randomness from the system for every salt would cost as much as the hash; no part is used twice.
 */
function drawSalt(): string {
  if (used >= drawn.length) {
    drawn = randomBytes(SALT_BYTES * SALTS_AT_ONCE);
    used = 0;
  }
  used += SALT_BYTES;
  return drawn.toString('hex', used - SALT_BYTES, used);
}

/** Draws a salt and commits to a maximum with it: one that serves twice would reveal that the maximum is the same. */
export function commitTo(max: number): { max: number; salt: string; commitment: string } {
  const salt = drawSalt();
  return { max, salt, commitment: commitment(salt, max) };
}

/**
 * Appends a row to the lot's log: gives it the next `ord` and, when it is public, continues the hash chain.
 * Changes `lot` in place; `lot.state` is already the state after the whole command.
 */
export function appendRow(lot: Lot, row: LogRow, at: number, author: Partial<RowAuthor>): NewBidRow {
  const { bidderNo = null, commitment: committed = null, voidsSeq = null } = author;
  invariant(at >= lot.lastAt, 'the rows of a lot go forward in time');
  lot.lastAt = at;
  lot.lastOrd += 1;
  const hash =
    row.seq === null
      ? null
      : chainHash(
          lot.headHash ?? GENESIS_HASH,
          canonicalRow({
            seq: row.seq,
            kind: row.kind,
            at,
            priceAfter: row.priceAfter,
            endAfter: row.endAfter,
            bidderNo,
            commitment: committed,
            voidsSeq,
          }),
        );
  if (hash !== null) lot.headHash = hash;
  return {
    auctionId: lot.id,
    ord: lot.lastOrd,
    seq: row.seq,
    kind: row.kind,
    bidderId: row.bidderId,
    bidderNo,
    sellerId: lot.sellerId,
    digest: author.digest ?? null,
    max: author.max ?? null,
    salt: author.salt ?? null,
    commitment: committed,
    priceBefore: row.priceBefore,
    priceAfter: row.priceAfter,
    priceSettled: lot.state.price,
    startAt: lot.state.terms.startAt,
    endBefore: row.endBefore,
    endAfter: row.endAfter,
    at,
    chancesLeft: author.chancesLeft ?? null,
    isLeading: author.isLeading ?? false,
    reserveMet: lot.state.reserveMet,
    endsLot: author.endsLot ?? false,
    voidsSeq,
    actorId: author.actorId ?? null,
    reason: author.reason ?? null,
    hash,
  };
}
