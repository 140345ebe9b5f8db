import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { bidderMachine, depositMachine } from '@fovea/shared-types/states/auction.states';
import { BIDDER_STATUS } from '@fovea/shared-types/sale-states';
import { AUCTION_ORDER_STATUS, DEPOSIT_STATUS, OFFER_STATUS } from '@fovea/shared-types/states';
import type { Queryable, SqlValue, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { readerOf, rowsInScope } from '../../platform/database/row-scope.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { LOT_ROWS } from '../rules/lot-rows.js';
import type { LotTermsDraft } from './auction-terms.js';

/** A lot's terms and how far it has come. */
export interface TermsRow {
  id: number;
  goods_id: number;
  status: number;
  /** Rows in its log of any kind; the terms are fixed once there is one. */
  last_ord: number;
  currency: Currency;
  start_price: number;
  reserve_price: number | null;
  step_price: number | null;
  buy_now_price: number | null;
  start_at: Date;
  end_at: Date;
  latest_end_at: Date | null;
  bid_chances: number | null;
  extend_window_ms: number;
  deposit_rate: number;
  deposit: number;
  need_approval: boolean;
  serial_unit_id: number | null;
}

export interface NewAuction {
  goodsId: number;
  companyId: number | null;
  sellerId: number;
  handlerId: number | null;
  relistedFromId: number | null;
  /** The piece of stock in the lot. */
  serialUnitId: number | null;
}

const COLUMNS = `id, goods_id, status, last_ord, currency, start_price, reserve_price, step_price, buy_now_price,
  start_at, end_at, latest_end_at, bid_chances, extend_window_ms, deposit_rate, deposit, need_approval, serial_unit_id`;

const seconds = (ms: number | null): number | null => (ms === null ? null : ms / 1000);

/** In the order of the columns of both writes below. */
const termsValues = (terms: LotTermsDraft) => [
  terms.currency,
  terms.startPrice,
  terms.reservePrice,
  terms.stepPrice,
  terms.buyNowPrice,
  seconds(terms.startAt),
  seconds(terms.endAt),
  seconds(terms.latestEndAt),
  terms.bidChances,
  terms.extendWindowMs,
  terms.depositRate,
  terms.deposit,
  terms.needApproval,
];

/** The terms of lots: set once, changed only while the log is empty. */
@Injectable()
export class AuctionTermsRepository {
  /** Undefined for a lot that the caller may not touch. */
  findAuctionTerms(q: Queryable, id: number, caller: StaffCaller): Promise<TermsRow | undefined> {
    return this.inReach(q, id, caller, '');
  }

  /** The same under the lock of the lot. */
  lockAuctionTerms(tx: Tx, id: number, caller: StaffCaller): Promise<TermsRow | undefined> {
    return this.inReach(tx, id, caller, 'FOR NO KEY UPDATE');
  }

  private async inReach(
    q: Queryable,
    id: number,
    caller: StaffCaller,
    lock: '' | 'FOR NO KEY UPDATE',
  ): Promise<TermsRow | undefined> {
    const values: SqlValue[] = [id];
    const isReached = rowsInScope(readerOf(caller), LOT_ROWS.rowsOf, (value) => `$${values.push(value)}`);
    const { rows } = await q.query<TermsRow>(
      `SELECT ${COLUMNS} FROM auction a WHERE id = $1 AND ${isReached} ${lock}`,
      values,
    );
    return rows[0];
  }

  async insertAuctionTerms(tx: Tx, auction: NewAuction, terms: LotTermsDraft): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO auction (goods_id, company_id, seller_id, handler_id, relisted_from_id, currency, start_price, price,
         reserve_price, step_price, buy_now_price, start_at, end_at, latest_end_at, bid_chances, extend_window_ms,
         deposit_rate, deposit, need_approval, serial_unit_id)
       VALUES ($14, $15, $16, $17, $18, $1, $2, $2, $3, $4, $5, to_timestamp($6::float8), to_timestamp($7::float8),
         to_timestamp($8::float8), $9, $10, $11, $12, $13, $19)
       RETURNING id`,
      [
        ...termsValues(terms),
        auction.goodsId,
        auction.companyId,
        auction.sellerId,
        auction.handlerId,
        auction.relistedFromId,
        auction.serialUnitId,
      ],
    );
    const [row] = rows;
    invariant(row, 'an inserted auction has an id');
    return row.id;
  }

  /** The lot takes the place of what was drafted for its goods. */
  async deletePlan(tx: Tx, goodsId: number): Promise<void> {
    await tx.query('DELETE FROM auction_plan WHERE goods_id = $1', [goodsId]);
  }

  /** The caller has seen, under the lock, that the log is empty; the trigger on the table insists. */
  async updateAuctionTerms(tx: Tx, id: number, terms: LotTermsDraft): Promise<void> {
    await tx.query(
      `UPDATE auction SET currency = $1, start_price = $2, price = $2, reserve_price = $3, step_price = $4,
         buy_now_price = $5, start_at = to_timestamp($6::float8), end_at = to_timestamp($7::float8),
         latest_end_at = to_timestamp($8::float8), bid_chances = $9, extend_window_ms = $10, deposit_rate = $11,
         deposit = $12, need_approval = $13
       WHERE id = $14`,
      [...termsValues(terms), id],
    );
  }

  /** Whether somebody has money frozen for the lot by its present terms. */
  async hasDeposits(tx: Tx, id: number): Promise<boolean> {
    const { rows } = await tx.query<{ found: boolean }>(
      `SELECT EXISTS (SELECT FROM auction_bidder
         WHERE auction_id = $1 AND deposit_status = ${DEPOSIT_STATUS.frozen}) AS found`,
      [id],
    );
    return firstRow(rows).found;
  }

  /** Ends requests for an approval that is no longer required; returns their accounts. */
  async lapseApprovals(tx: Tx, id: number): Promise<number[]> {
    const { rows } = await tx.query<{ account_id: number }>(
      `UPDATE auction_bidder SET status = ${BIDDER_STATUS.lapsed}
       WHERE auction_id = $1 AND status IN (${bidderMachine.from('approval is no longer asked').join()}) RETURNING account_id`,
      [id],
    );
    return rows.map((row) => row.account_id);
  }

  /** Who was let off a deposit was so by terms that are no more. */
  async lapseExemptions(tx: Tx, id: number): Promise<void> {
    await tx.query(
      `UPDATE auction_bidder SET deposit_status = ${DEPOSIT_STATUS.lapsed}
       WHERE auction_id = $1 AND deposit_status IN (${depositMachine.from('change terms').join()})`,
      [id],
    );
  }

  /** Whether a second chance is offered, or taken and not defaulted, in any run of these goods. */
  async hasLiveOffer(tx: Tx, goodsId: number): Promise<boolean> {
    const { rows } = await tx.query<{ found: boolean }>(
      `SELECT EXISTS (
         SELECT FROM auction a JOIN auction_offer o ON o.auction_id = a.id
           JOIN auction_bidder b ON b.auction_id = o.auction_id AND b.account_id = o.account_id
         WHERE a.goods_id = $1 AND (o.status = ${OFFER_STATUS.open}
           OR (o.status = ${OFFER_STATUS.accepted} AND b.order_status <> ${AUCTION_ORDER_STATUS.defaulted}))) AS found`,
      [goodsId],
    );
    return firstRow(rows).found;
  }

  /** Whether the winner of a successful lot did not pay. */
  async hasDefaulted(tx: Tx, id: number): Promise<boolean> {
    const { rows } = await tx.query<{ found: boolean }>(
      `SELECT EXISTS (SELECT FROM auction a JOIN auction_bidder b ON b.auction_id = a.id AND b.account_id = a.winner_id
         WHERE a.id = $1 AND b.order_status = ${AUCTION_ORDER_STATUS.defaulted}) AS found`,
      [id],
    );
    return firstRow(rows).found;
  }
}
