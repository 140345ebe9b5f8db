import { Injectable } from '@nestjs/common';
import { ComplianceChecks } from '../../goods/compliance/compliance-checks.js';
import { refusalError, type LawRefusal } from '../../goods/compliance/law-refusal.js';
import { int8s } from '../../platform/database/array-param.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Gather } from '../../platform/database/gather.js';

/** Somebody on the way to a first bid on a lot. */
interface FirstBidder {
  auctionId: number;
  accountId: number;
}

interface UnclearedRow {
  auction_id: number;
  account_id: number;
  goods_id: number;
}

/**
 * The legal check of a bidder: made once per lot, before the first bid, and stored in the bidder's row, which
 * is all that a lane reads. Bidders who place their first bids at the same moment are checked together.
 */
@Injectable()
export class BidderClearance {
  private readonly waiting: Gather<FirstBidder, { refusal: LawRefusal | null }>;

  constructor(
    private readonly db: Database,
    private readonly compliance: ComplianceChecks,
  ) {
    this.waiting = new Gather(async (bidders) => {
      const refusals = await this.db.transaction((tx) => this.clearBidders(tx, bidders));
      return refusals.map((refusal) => ({ refusal }));
    });
  }

  /** @throws the refusals of the law */
  async clear(bidder: FirstBidder): Promise<void> {
    const { refusal } = await this.waiting.read(bidder);
    if (refusal) throw refusalError(refusal, 'id');
  }

  /** The same in the caller's transaction. */
  async clearIn(tx: Tx, bidder: FirstBidder): Promise<void> {
    const [refusal] = await this.clearBidders(tx, [bidder]);
    if (refusal) throw refusalError(refusal, 'id');
  }

  /**
   * Checks the bidders who are not cleared yet and marks those who pass; results in the order of the bidders.
   */
  private async clearBidders(tx: Tx, bidders: readonly FirstBidder[]): Promise<(LawRefusal | null)[]> {
    const rows = await this.uncleared(tx, bidders);
    if (rows.length === 0) return bidders.map(() => null);
    const refusals = await this.compliance.refusalsOfBuyers(
      tx,
      rows.map((row) => ({ accountId: row.account_id, goodsId: row.goods_id })),
      { isBinding: true },
    );
    await this.mark(
      tx,
      rows.filter((_, place) => refusals[place] === null),
    );
    const refused = new Map(
      rows.map((row, place) => [keyOf(row.auction_id, row.account_id), refusals[place]]),
    );
    return bidders.map(({ auctionId, accountId }) => refused.get(keyOf(auctionId, accountId)) ?? null);
  }

  private async uncleared(tx: Tx, bidders: readonly FirstBidder[]): Promise<UnclearedRow[]> {
    const { rows } = await tx.query<UnclearedRow>(
      `SELECT DISTINCT p.auction_id, p.account_id, a.goods_id
       FROM unnest($1::bigint[], $2::bigint[]) AS p(auction_id, account_id) JOIN auction a ON a.id = p.auction_id
       WHERE NOT EXISTS (SELECT FROM auction_bidder b
         WHERE b.auction_id = p.auction_id AND b.account_id = p.account_id AND b.cleared_at IS NOT NULL)
       ORDER BY p.auction_id, p.account_id`,
      [int8s(bidders, ({ auctionId }) => auctionId), int8s(bidders, ({ accountId }) => accountId)],
    );
    return rows;
  }

  /** In the order of their keys, as everybody who writes several does. */
  private async mark(tx: Tx, rows: readonly UnclearedRow[]): Promise<void> {
    if (rows.length === 0) return;
    await tx.query(
      `INSERT INTO auction_bidder AS b (auction_id, account_id, cleared_at)
       SELECT p.auction_id, p.account_id, clock_timestamp()
       FROM unnest($1::bigint[], $2::bigint[]) WITH ORDINALITY AS p(auction_id, account_id, place) ORDER BY place
       ON CONFLICT ON CONSTRAINT auction_bidder_once_uq
         DO UPDATE SET cleared_at = coalesce(b.cleared_at, excluded.cleared_at)`,
      [int8s(rows, (row) => row.auction_id), int8s(rows, (row) => row.account_id)],
    );
  }
}

const keyOf = (auctionId: number, accountId: number): string => `${auctionId}:${accountId}`;
