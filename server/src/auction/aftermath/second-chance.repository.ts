import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { auctionOrderMachine, offerMachine } from '@fovea/shared-types/states/auction.states';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { AUCTION_ORDER_STATUS, DEPOSIT_STATUS, OFFER_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { localized } from '../../platform/database/localized.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { PageBounds } from '../../platform/database/page.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import { isOfSellersSide } from '../lot/sellers-side.js';
import { isGone, mayNotBid } from '../lot/bidder-eligibility.js';

export interface DefaultedBidder {
  id: number;
  account_id: number;
  deposit: number;
  /** The deposit was still frozen and is now the seller's. */
  is_forfeited: boolean;
}

/** What is known of a default when the next offer is made. */
export interface DefaultFacts {
  has_winner_defaulted: boolean;
  is_running_again: boolean;
  has_live_offer: boolean;
  offers_made: number;
  defaulted_at: Date | null;
  /**
   * Accounts that may not be offered the lot: in default, offered before, barred, deleted, or the seller's
   * own staff.
   */
  excluded: number[];
}

export interface OfferRow {
  id: number;
  auction_id: number;
  account_id: number;
  price: number;
  currency: Currency;
  status: number;
  expired_at: Date;
}

export interface MyOfferRow extends OfferRow {
  goods_id: number;
  goods_name: string;
  image_key: string | null;
}

const DEFAULTS_FROM = auctionOrderMachine
  .from('pay_deadline passed, no remittance under review', 'cancels the won order')
  .join();
const { open, accepted, expired } = OFFER_STATUS;
const { won, lost, defaulted } = AUCTION_ORDER_STATUS;
const { frozen, forfeited } = DEPOSIT_STATUS;
const { scheduled, bidding, ended } = AUCTION_STATUS;

/** An offer as the seller's people see it. */
export interface LotOfferRow extends Pick<OfferRow, 'id' | 'price' | 'currency' | 'status' | 'expired_at'> {
  bidder_no: number | null;
  username: string;
  created_at: Date;
}

/** An offer as people read it: over at the very instant, whenever the job writes it. */
const READ_STATUS = `CASE WHEN o.status = ${open} AND o.expired_at <= statement_timestamp() THEN ${expired}
  ELSE o.status END`;

/** What follows a default: the winner's row, the strike, and the offers to those next in rank. */
@Injectable()
export class SecondChanceRepository {
  /** From won to in default; nothing when the winner has paid, or the default is recorded already. */
  async markDefaulted(tx: Tx, auctionId: number, accountId: number): Promise<DefaultedBidder | undefined> {
    const { rows } = await tx.query<DefaultedBidder>(
      `UPDATE auction_bidder SET order_status = ${defaulted},
         deposit_status = CASE WHEN deposit_status = ${frozen} THEN ${forfeited} ELSE deposit_status END
       WHERE auction_id = $1 AND account_id = $2 AND order_status IN (${DEFAULTS_FROM})
       RETURNING id, account_id, deposit, coalesce(deposit_status = ${forfeited}, false) AS is_forfeited`,
      [auctionId, accountId],
    );
    return rows[0];
  }

  async addStrike(tx: Tx, auctionId: number, accountId: number): Promise<void> {
    await tx.query(
      `INSERT INTO auction_strike (auction_id, account_id) VALUES ($1, $2)
       ON CONFLICT ON CONSTRAINT auction_strike_once_uq DO NOTHING`,
      [auctionId, accountId],
    );
  }

  /** Read under the locks of the lot and of its goods. */
  async readFacts(tx: Tx, auctionId: number): Promise<DefaultFacts | undefined> {
    const { rows } = await tx.query<DefaultFacts>(
      `SELECT
         EXISTS (SELECT FROM auction_bidder b WHERE b.auction_id = a.id AND b.account_id = a.winner_id
           AND b.order_status = ${defaulted}) AS has_winner_defaulted,
         EXISTS (SELECT FROM auction n WHERE n.relisted_from_id = a.id
           OR (n.goods_id = a.goods_id AND n.status IN (${scheduled}, ${bidding}, ${ended}))) AS is_running_again,
         EXISTS (SELECT FROM auction_offer o WHERE o.auction_id = a.id AND o.status IN (${open}, ${accepted}))
           AS has_live_offer,
         (SELECT count(*) FROM auction_offer o WHERE o.auction_id = a.id) AS offers_made,
         (SELECT min(s.created_at) FROM auction_strike s WHERE s.auction_id = a.id) AS defaulted_at,
         (SELECT coalesce(json_agg(b.account_id), '[]'::json) FROM auction_bidder b JOIN account u ON u.id = b.account_id
           WHERE b.auction_id = a.id AND b.order_status IS NOT NULL AND (
             b.order_status <> ${lost} OR ${isGone('u')}
             OR ${isOfSellersSide('u', 'a')} OR ${mayNotBid('u.id')}
             OR EXISTS (SELECT FROM auction_offer o WHERE o.auction_id = a.id AND o.account_id = u.id))) AS excluded
       FROM auction a WHERE a.id = $1`,
      [auctionId],
    );
    return rows[0];
  }

  async insertOffer(
    tx: Tx,
    offer: Pick<OfferRow, 'auction_id' | 'account_id' | 'price' | 'currency'> & {
      answerUntil: number;
      createdBy: number;
    },
  ): Promise<OfferRow | undefined> {
    const { rows } = await tx.query<OfferRow>(
      `INSERT INTO auction_offer (auction_id, account_id, price, currency, expired_at, created_by)
       VALUES ($1, $2, $3, $4, to_timestamp($5::float8), $6)
       RETURNING id, auction_id, account_id, price, currency, status, expired_at`,
      [
        offer.auction_id,
        offer.account_id,
        offer.price,
        offer.currency,
        offer.answerUntil / 1000,
        offer.createdBy,
      ],
    );
    return rows[0];
  }

  async listMine(
    q: Queryable,
    language: Language,
    accountId: number,
    status: number | undefined,
    { limit, offset }: PageBounds,
  ): Promise<MyOfferRow[]> {
    const filter = offersOf(accountId, status);
    const { rows } = await q.query<MyOfferRow>(
      `SELECT o.id, o.auction_id, o.account_id, o.price, o.currency, ${READ_STATUS} AS status, o.expired_at,
         a.goods_id, ${localized('g.name', language)} AS goods_name,
         (SELECT i.thumbnail_key FROM goods_image i WHERE i.goods_id = g.id ORDER BY i.sort LIMIT 1) AS image_key
       FROM auction_offer o JOIN auction a ON a.id = o.auction_id JOIN goods g ON g.id = a.goods_id
       WHERE ${filter.sql} ORDER BY o.id DESC LIMIT ${filter.value(limit)} OFFSET ${filter.value(offset)}`,
      filter.values,
    );
    return rows;
  }

  async countMine(q: Queryable, accountId: number, status: number | undefined): Promise<number> {
    const filter = offersOf(accountId, status);
    const { rows } = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM auction_offer o WHERE ${filter.sql}`,
      filter.values,
    );
    return firstRow(rows).total;
  }

  /** Offers of a lot, latest first. */
  async listOfLot(q: Queryable, auctionId: number): Promise<LotOfferRow[]> {
    const { rows } = await q.query<LotOfferRow>(
      `SELECT o.id, o.price, o.currency, ${READ_STATUS} AS status, o.expired_at, o.created_at, b.bidder_no, u.username
       FROM auction_offer o JOIN auction_bidder b ON b.auction_id = o.auction_id AND b.account_id = o.account_id
       JOIN account u ON u.id = o.account_id
       WHERE o.auction_id = $1 ORDER BY o.id DESC`,
      [auctionId],
    );
    return rows;
  }

  async getBidder(
    q: Queryable,
    auctionId: number,
    accountId: number,
  ): Promise<Pick<LotOfferRow, 'bidder_no' | 'username'>> {
    const { rows } = await q.query<Pick<LotOfferRow, 'bidder_no' | 'username'>>(
      `SELECT b.bidder_no, u.username FROM auction_bidder b JOIN account u ON u.id = b.account_id
       WHERE b.auction_id = $1 AND b.account_id = $2`,
      [auctionId, accountId],
    );
    const [row] = rows;
    invariant(row, 'a bidder who is offered a lot has bid on it');
    return row;
  }

  async findSecondChance(q: Queryable, id: number, accountId: number): Promise<OfferRow | undefined> {
    const { rows } = await q.query<OfferRow>(
      `SELECT id, auction_id, account_id, price, currency, status, expired_at FROM auction_offer
       WHERE id = $1 AND account_id = $2`,
      [id, accountId],
    );
    return rows[0];
  }

  /** Answers an offer that is still open by the database's clock; false when it is not. */
  async answerSecondChance(tx: Tx, id: number, status: number): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE auction_offer SET status = $2, answered_at = clock_timestamp()
       WHERE id = $1 AND status IN (${offerMachine.from('accept', 'decline').join()}) AND expired_at > clock_timestamp()`,
      [id, status],
    );
    return count === 1;
  }

  async isBarred(tx: Tx, accountId: number): Promise<boolean> {
    const { rows } = await tx.query<{ barred: boolean }>(`SELECT ${mayNotBid('$1::bigint')} AS barred`, [
      accountId,
    ]);
    return firstRow(rows).barred;
  }

  /** From lost to won; false when the bidder does not have that rank. */
  async markWon(tx: Tx, auctionId: number, accountId: number): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE auction_bidder SET order_status = ${won}
       WHERE auction_id = $1 AND account_id = $2 AND order_status IN (${auctionOrderMachine.from('takes the second chance').join()})`,
      [auctionId, accountId],
    );
    return count === 1;
  }

  /** Offers nobody answered in time; each is returned once, over all nodes. */
  async expire(tx: Tx, limit: number): Promise<OfferRow[]> {
    const { rows } = await tx.query<OfferRow>(
      `WITH due AS (
         SELECT id FROM auction_offer WHERE status IN (${offerMachine.from('no answer').join()}) AND expired_at <= clock_timestamp()
         ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
       UPDATE auction_offer o SET status = ${expired}, answered_at = clock_timestamp() FROM due WHERE o.id = due.id
       RETURNING o.id, o.auction_id, o.account_id, o.price, o.currency, o.status, o.expired_at`,
      [limit],
    );
    return rows;
  }
}

function offersOf(accountId: number, status: number | undefined): SqlFilter {
  const filter = new SqlFilter();
  return filter
    .where(`o.account_id = ${filter.value(accountId)}::bigint`)
    .whenGiven(status, (value) => `${READ_STATUS} = ${value}::smallint`);
}
