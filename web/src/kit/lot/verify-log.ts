import type { AuctionBidRow } from '@fovea/shared-types/auction/bid.dto';
import { canonicalRow, GENESIS_HASH } from '@fovea/shared-types/auction/public-log';

export type Verdict =
  | { isIntact: true; rows: number; lastHash: string }
  /** `why`: it does not continue the chain, or it shows a commitment again, which would reveal a secret raise. */
  | { isIntact: false; rows: number; brokenSeq: number; why: 'chain' | 'commitment' };

/** Browsers hash only on secure pages (https, or this very machine). */
export const canVerify = (): boolean => globalThis.crypto?.subtle !== undefined;

/**
 * Computes every hash of a lot's log anew, from its fields and the hash before, and looks for a repeated commitment.
 * @param rows all rows, oldest first
 */
export async function verifyLog(rows: readonly AuctionBidRow[]): Promise<Verdict> {
  let hash = GENESIS_HASH;
  let expectedSeq = 1;
  const commitments = new Set<string>();
  for (const row of rows) {
    hash = await sha256Hex(hash + canonicalOf(row));
    // A left-out row would break the chain as well; the gap is a clearer message.
    if (row.seq !== expectedSeq || hash !== row.hash) {
      return { isIntact: false, rows: rows.length, brokenSeq: row.seq, why: 'chain' };
    }
    if (row.commitment !== null) {
      if (commitments.has(row.commitment))
        return { isIntact: false, rows: rows.length, brokenSeq: row.seq, why: 'commitment' };
      commitments.add(row.commitment);
    }
    expectedSeq += 1;
  }
  return { isIntact: true, rows: rows.length, lastHash: hash };
}

const canonicalOf = (row: AuctionBidRow): string =>
  canonicalRow({
    seq: row.seq,
    kind: row.kind,
    at: Date.parse(row.created_at),
    priceAfter: row.amount,
    endAfter: Date.parse(row.end_after),
    bidderNo: row.bidder,
    commitment: row.commitment,
    voidsSeq: row.voids_seq,
  });

async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
