import { Injectable } from '@nestjs/common';
import { PAY_TYPE, type PayType } from '@fovea/shared-types/finance/pay-kinds';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { meansSql, quotesSql, unquotedSql, untoldSql } from '../../finance/payments/payable.js';
import { bankDeadline } from '../../member/accounts/bank-deadline.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { PAY_HOURS } from '../orders/order-clock.js';
import { firstRow } from '../../platform/database/first-row.js';

/** An order as far as its payment goes. */
export interface PayableOrderRow {
  id: number;
  order_no: string;
  buyer_id: number;
  seller_id: number;
  company_id: number | null;
  auction_id: number | null;
  currency: Currency;
  total: number;
  deposit: number;
  captured: number;
  status: number;
  /** The buyer's chosen payment method. */
  pay_type: PayType | null;
  /** By which its seller accepts payment. */
  pay_types: PayType[];
  pay_deadline: Date | null;
  /** Won, and still without a destination. */
  is_unaddressed: boolean;
  /** Its deadline has passed. */
  is_late: boolean;
}

interface GroupedOrderRow extends Pick<PayableOrderRow, 'id' | 'order_no' | 'status' | 'total' | 'currency'> {
  merchant: string;
  /** Of the group. */
  number: string;
}

/** The reminder of a won lot that is due on the morning before its deadline. */
const LAST_MORNING = 3;

const ORDER = `id, order_no, buyer_id, seller_id, company_id, auction_id, currency, total, deposit, captured, status,
  pay_type, pay_types, pay_deadline, coalesce(pay_deadline <= clock_timestamp(), false) AS is_late,
  auction_id IS NOT NULL AND NOT EXISTS (SELECT FROM order_address a WHERE a.order_id = orders.id) AS is_unaddressed`;

const WAITS_FOR_BANK = `o.status = ${ORDER_STATUS.pending_payment} AND ${PAY_TYPE.bank} = ANY (o.pay_types)
  AND ${untoldSql("'order'", 'o.id')}
  AND (o.auction_id IS NULL OR EXISTS (SELECT FROM order_address a WHERE a.order_id = o.id))`;

/** `QuotedSubject`s of `line`. */
export const QUOTED_ORDERS = `SELECT o.id, o.buyer_id AS payer_id, o.order_no AS reference, u.username AS name,
    ${unquotedSql('o.order_no')}
  FROM orders o JOIN account u ON u.id = o.buyer_id
  WHERE ${WAITS_FOR_BANK} AND o.total - o.deposit = line.amount AND o.currency = line.currency
    AND ${meansSql('o.order_no', 'o.buyer_id')}
  ORDER BY is_unquoted, o.id`;

/** The same of checkouts, of which all orders that wait are paid at once; a single one of a known payer is found by itself. */
export const QUOTED_GROUPS = `SELECT g.id, g.buyer_id AS payer_id, g.number AS reference, u.username AS name,
    ${unquotedSql('g.number')}
  FROM payment_group g JOIN account u ON u.id = g.buyer_id JOIN orders o ON o.payment_group_id = g.id
  WHERE ${WAITS_FOR_BANK} AND g.currency = line.currency AND ${meansSql('g.number', 'g.buyer_id')}
  GROUP BY g.id, u.username HAVING sum(o.total - o.deposit) = line.amount
    AND (${quotesSql('line.quoted', 'g.number')} OR count(*) > 1)
  ORDER BY is_unquoted, g.id`;

/** A later deadline, where it is one, and the reminders before it that are still to come. */
const lengthened = (
  until: string,
): string => `pay_deadline = greatest(pay_deadline, ${until}), reminders_sent = CASE
    WHEN pay_deadline >= ${until} THEN reminders_sent
    WHEN auction_id IS NULL THEN 0
    ELSE least(reminders_sent, ${LAST_MORNING - 1}) END`;

/** What a payment reads and writes of orders. */
@Injectable()
export class OrderPaymentRepository {
  async lockOrderPayment(tx: Tx, id: number, buyerId: number): Promise<PayableOrderRow | undefined> {
    const { count } = await tx.query('SELECT FROM orders WHERE id = $1 AND buyer_id = $2 FOR UPDATE', [
      id,
      buyerId,
    ]);
    return count === 1 ? this.findOrderPayment(tx, id) : undefined;
  }

  /** As it is by the database's clock. */
  async findOrderPayment(q: Queryable, id: number): Promise<PayableOrderRow | undefined> {
    const { rows } = await q.query<PayableOrderRow>(`SELECT ${ORDER} FROM orders WHERE id = $1`, [id]);
    return rows[0];
  }

  /** Orders of one checkout; none where it is not this buyer's. */
  async lockGroup(tx: Tx, groupId: number, buyerId: number): Promise<PayableOrderRow[]> {
    const { count } = await tx.query(
      'SELECT FROM orders WHERE payment_group_id = $1 AND buyer_id = $2 ORDER BY id FOR UPDATE',
      [groupId, buyerId],
    );
    return count === 0 ? [] : this.listGroup(tx, groupId);
  }

  async listGroup(q: Queryable, groupId: number): Promise<PayableOrderRow[]> {
    const { rows } = await q.query<PayableOrderRow>(
      `SELECT ${ORDER} FROM orders WHERE payment_group_id = $1 ORDER BY id`,
      [groupId],
    );
    return rows;
  }

  /** Orders of one checkout for their buyer; none where it is not this buyer's. */
  async describeGroup(
    q: Queryable,
    groupId: number,
    buyerId: number,
    language: Language,
  ): Promise<GroupedOrderRow[]> {
    const { rows } = await q.query<GroupedOrderRow>(
      `SELECT o.id, o.order_no, o.status, o.total, o.currency, g.number AS number,
         coalesce(${localized('c.name', language)}, s.username) AS merchant
       FROM orders o JOIN payment_group g ON g.id = o.payment_group_id JOIN account s ON s.id = o.seller_id
       LEFT JOIN company c ON c.id = o.company_id
       WHERE o.payment_group_id = $1 AND o.buyer_id = $2 ORDER BY o.id`,
      [groupId, buyerId],
    );
    return rows;
  }

  /** The number that people use for a joint payment. */
  async groupNumber(q: Queryable, groupId: number): Promise<string> {
    const { rows } = await q.query<{ number: string }>(
      `SELECT g.number AS number FROM payment_group g WHERE g.id = $1`,
      [groupId],
    );
    return firstRow(rows).number;
  }

  async listLines(tx: Tx, orderId: number): Promise<number[]> {
    const { rows } = await tx.query<{ id: number }>(
      'SELECT id FROM order_line WHERE order_id = $1 ORDER BY line',
      [orderId],
    );
    return rows.map(({ id }) => id);
  }

  async setPaid(tx: Tx, id: number, captured: number, payType: PayType): Promise<void> {
    await tx.query('UPDATE orders SET captured = $2, pay_type = $3 WHERE id = $1', [id, captured, payType]);
  }

  /** Its buyer has so many hours again, or what was left where that is more. */
  async extend(tx: Tx, id: number, hours: number): Promise<void> {
    await tx.query(
      `UPDATE orders SET ${lengthened('clock_timestamp() + make_interval(hours => $2)')} WHERE id = $1`,
      [id, hours],
    );
  }

  /** The same for another transfer. */
  async extendForBank(tx: Tx, id: number, hours: number): Promise<void> {
    await tx.query(`UPDATE orders SET ${lengthened('$2::timestamptz')} WHERE id = $1`, [
      id,
      await this.deadline(tx, id, hours),
    ]);
  }

  /**
   * Paid by bank: the same time as if that had been chosen at placement; the time of a lot is its auction's.
   */
  async allowTransfer(tx: Tx, id: number): Promise<void> {
    await tx.query(
      `UPDATE orders SET pay_type = ${PAY_TYPE.bank}, ${lengthened('$2::timestamptz')}
       WHERE id = $1 AND auction_id IS NULL`,
      [id, await this.deadline(tx, id, PAY_HOURS.bank, 'placement')],
    );
  }

  private async deadline(tx: Tx, id: number, hours: number, since?: 'placement'): Promise<Date> {
    const { rows } = await tx.query<{ accountId: number; currency: Currency; created_at: Date }>(
      'SELECT buyer_id AS "accountId", currency, created_at FROM orders WHERE id = $1',
      [id],
    );
    const { accountId, currency, created_at } = firstRow(rows);
    return bankDeadline(tx, {
      ...{ accountId, currency, hours },
      ...(since === 'placement' && { since: created_at }),
    });
  }
}
