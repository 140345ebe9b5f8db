import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { bidderMachine, depositMachine } from '@fovea/shared-types/states/auction.states';
import { AUCTION_STATUS, BIDDER_STATUS } from '@fovea/shared-types/sale-states';
import { DEPOSIT_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { requireRows } from '../../platform/database/require-rows.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { isOfSellersSide } from '../lot/sellers-side.js';
import { mayNotBid } from '../lot/bidder-eligibility.js';

/** What decides whether and how an account may take part in a lot. */
export interface AdmissionRow {
  goods_id: number;
  status: number;
  end_at: Date;
  currency: Currency;
  start_price: number;
  deposit: number;
  need_approval: boolean;
  /**
   * Staff of this company admitted the account to an earlier lot; goods that need a licence require approval
   * every time.
   */
  is_known: boolean;
  is_own_goods: boolean;
  is_barred: boolean;
  is_certified: boolean;
  /** Of the account and of everybody in its company, ever. */
  strikes: number;
}

export interface BidderOfLotRow {
  id: number;
  account_id: number;
  deposit: number;
  /** Of the approval. */
  status: number | null;
  deposit_status: number | null;
}

export interface RequestedAdmissionRow extends BidderOfLotRow {
  auction_id: number;
  company_id: number | null;
  currency: Currency;
}

const { scheduled, bidding } = AUCTION_STATUS;
const { pending, admitted, refused } = BIDDER_STATUS;
/** Certification of a company that passed. */
const CERTIFIED = 2;

/** Who takes part in a lot, before the first bid. */
@Injectable()
export class AuctionAdmissionRepository {
  /**
   * Locks the lot against bids and its close, but not against other requests for admission, and reads the
   * requester's row after that.
   */
  async lockLot(tx: Tx, auctionId: number, accountId: number): Promise<AdmissionRow | undefined> {
    const { count } = await tx.query(`SELECT id FROM auction WHERE id = $1 FOR SHARE`, [auctionId]);
    if (count === 0) return undefined;
    const { rows } = await tx.query<AdmissionRow>(
      `SELECT a.status, a.goods_id, a.end_at, a.currency, a.start_price, a.deposit, a.need_approval,
         NOT g.need_licence AND EXISTS (
           SELECT FROM auction_bidder b JOIN auction o ON o.id = b.auction_id
           WHERE b.account_id = u.id AND b.decision_id IS NOT NULL AND b.status = ${admitted}
             AND o.company_id = a.company_id) AS is_known,
         ${isOfSellersSide('u', 'a')} AS is_own_goods,
         ${mayNotBid('u.id')} AS is_barred,
         coalesce(c.certification_status = ${CERTIFIED}, false) AS is_certified,
         (SELECT count(*) FROM auction_strike s JOIN account o ON o.id = s.account_id
          WHERE o.id = u.id OR o.company_id = u.company_id) AS strikes
       FROM auction a JOIN goods g ON g.id = a.goods_id JOIN account u ON u.id = $2
       LEFT JOIN company c ON c.id = u.company_id
       WHERE a.id = $1`,
      [auctionId, accountId],
    );
    return rows[0];
  }

  /** The one row of this bidder, made when there is none, and locked. */
  async lockBidder(tx: Tx, auctionId: number, accountId: number): Promise<BidderOfLotRow> {
    await tx.query(
      `INSERT INTO auction_bidder (auction_id, account_id) VALUES ($1, $2)
       ON CONFLICT ON CONSTRAINT auction_bidder_once_uq DO NOTHING`,
      [auctionId, accountId],
    );
    const { rows } = await tx.query<BidderOfLotRow>(
      `SELECT id, account_id, deposit, status, deposit_status FROM auction_bidder
       WHERE auction_id = $1 AND account_id = $2 FOR NO KEY UPDATE`,
      [auctionId, accountId],
    );
    const [row] = rows;
    invariant(row, 'a bidder just written is there');
    return row;
  }

  /** The legal check of the requester has just passed: their first bid need not repeat it. */
  async setAdmission(
    tx: Tx,
    { id, status, deposit, deposit_status: depositStatus }: BidderOfLotRow,
  ): Promise<void> {
    await tx.query(
      `UPDATE auction_bidder SET status = $2, deposit = $3, deposit_status = $4,
         cleared_at = coalesce(cleared_at, clock_timestamp()) WHERE id = $1`,
      [id, status, deposit, depositStatus],
    );
  }

  /** Locks the lots (shared, by id) and then these of their bidders; those out of scope are missing. */
  async lockBidders(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<RequestedAdmissionRow[]> {
    await tx.query(
      `SELECT id FROM auction
       WHERE id IN (SELECT auction_id FROM auction_bidder WHERE id = ANY($1::bigint[])) ORDER BY id FOR SHARE`,
      [[...ids]],
    );
    const { rows } = await tx.query<RequestedAdmissionRow>(
      `SELECT b.id, b.auction_id, b.account_id, b.deposit, b.status, b.deposit_status, a.currency, a.company_id
       FROM auction_bidder b JOIN auction a ON a.id = b.auction_id
       WHERE b.id = ANY($1::bigint[]) AND ($2::bigint[] IS NULL OR a.company_id = ANY($2::bigint[]))
       ORDER BY b.id FOR NO KEY UPDATE OF b`,
      [[...ids], companies && [...companies]],
    );
    return rows;
  }

  async admit(tx: Tx, id: number, decisionId: number): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE auction_bidder SET status = ${admitted}, decision_id = $2
       WHERE id = $1 AND status IN (${bidderMachine.from('admit').join()})`,
        [id, decisionId],
      ),
      1,
    );
  }

  /**
   * Refused is out of the lot: nothing of the bidder stays frozen.
   * @param decisionId null: nobody decided in time
   */
  async refuse(tx: Tx, ids: readonly number[], decisionId: number | null): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE auction_bidder SET status = ${refused}, decision_id = $2,
         deposit_status = CASE WHEN deposit_status IN (${depositMachine.from('refuse').join()})
           THEN ${DEPOSIT_STATUS.released} ELSE deposit_status END
       WHERE id = ANY($1::bigint[]) AND status IN (${bidderMachine.from('refuse').join()})`,
        [[...ids], decisionId],
      ),
      ids.length,
    );
  }

  /** Requests that are still undecided when the last hour has begun. */
  async listUndecided(q: Queryable, lastMs: number, limit: number): Promise<number[]> {
    const { rows } = await q.query<{ id: number }>(
      `SELECT b.id FROM auction a JOIN auction_bidder b ON b.auction_id = a.id AND b.status = ${pending}
       WHERE a.status IN (${scheduled}, ${bidding}) AND a.end_at <= clock_timestamp() + make_interval(secs => $1)
         AND b.created_at < a.end_at - make_interval(secs => $1)
       ORDER BY b.id LIMIT $2`,
      [lastMs / 1000, limit],
    );
    return rows.map(({ id }) => id);
  }
}
