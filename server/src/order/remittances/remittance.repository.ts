import { Injectable } from '@nestjs/common';
import type { BankTransfer } from '@fovea/shared-types/finance/payment.dto';
import type { Currency } from '@fovea/shared-types/money';
import { REMITTANCE_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';

export interface RemittanceRow {
  id: number;
  order_id: number;
  order_no: string;
  buyer_id: number;
  amount: number;
  currency: Currency;
  status: number;
  order_status: number;
}

export interface RemittanceShownRow extends RemittanceRow, BankTransfer {
  username: string;
  received_amount: number | null;
  received_currency: Currency | null;
  decided_by: string | null;
  decided_at: Date | null;
  audit_notes: string;
  created_at: Date;
  images: number[];
}

export type LateRemittance = Pick<
  RemittanceRow,
  'id' | 'order_id' | 'buyer_id' | 'amount' | 'currency' | 'status'
>;

/** What finance said of one. */
export interface Word {
  status: number;
  deciderId: number;
  notes: string;
  received?: { amount: number; currency: Currency };
}

const { pending } = REMITTANCE_STATUS;
const ROW = `r.id, r.order_id, o.order_no, r.buyer_id, r.amount, r.currency, r.status, o.status AS order_status`;

/** Bank transfers for orders. */
@Injectable()
export class RemittanceRepository {
  /** The order is locked. */
  async insert(
    tx: Tx,
    sent: { orderId: number; buyerId: number; amount: number; currency: Currency; bank: BankTransfer },
    files: readonly number[],
  ): Promise<number> {
    const { bank } = sent;
    const { rows } = await tx.query<{ id: number }>(
      `WITH sent AS (
         INSERT INTO remittance (order_id, buyer_id, amount, currency, payee, bank_name, branch_name, account_type, account_no)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id),
       shown AS (
         INSERT INTO remittance_file (remittance_id, sort, file_id)
         SELECT sent.id, f.sort, f.id FROM sent, unnest($10::bigint[]) WITH ORDINALITY f (id, sort))
       SELECT id FROM sent`,
      [
        ...[sent.orderId, sent.buyerId, sent.amount, sent.currency],
        ...[bank.payee, bank.bank_name, bank.branch_name, bank.account_type, bank.account_no],
        [...files],
      ],
    );
    return rows[0]?.id ?? 0;
  }

  /** The order first, then what was told of it. */
  async lock(tx: Tx, id: number): Promise<RemittanceRow | undefined> {
    await tx.query(
      'SELECT FROM orders WHERE id = (SELECT order_id FROM remittance WHERE id = $1) FOR UPDATE',
      [id],
    );
    const { rows } = await tx.query<RemittanceRow>(
      `SELECT ${ROW} FROM remittance r JOIN orders o ON o.id = r.order_id WHERE r.id = $1 FOR UPDATE OF r`,
      [id],
    );
    return rows[0];
  }

  async decide(tx: Tx, id: number, { status, deciderId, notes, received }: Word): Promise<void> {
    await tx.query(
      `UPDATE remittance SET status = $2, decided_by = $3, decided_at = clock_timestamp(), audit_notes = $4,
         received_amount = $5, received_currency = $6 WHERE id = $1`,
      [id, status, deciderId, notes, received?.amount ?? null, received?.currency ?? null],
    );
  }

  /** The buyer has so many hours again, or what was left where that is more. */
  async extend(tx: Tx, orderId: number, hours: number): Promise<void> {
    await tx.query(
      `UPDATE orders SET pay_deadline = greatest(pay_deadline, clock_timestamp() + make_interval(hours => $2)) WHERE id = $1`,
      [orderId, hours],
    );
  }

  /** At most `limit` that wait too long, told of once a day; those that somebody holds wait for the next turn. */
  async markLate(tx: Tx, limit: number): Promise<LateRemittance[]> {
    const { rows } = await tx.query<LateRemittance>(
      `UPDATE remittance SET alarm_at = clock_timestamp() + interval '1 day' WHERE id = ANY (ARRAY(
         SELECT id FROM remittance WHERE status = ${pending} AND alarm_at <= clock_timestamp()
         ORDER BY alarm_at LIMIT $1 FOR UPDATE SKIP LOCKED))
       RETURNING id, order_id, buyer_id, amount, currency, status`,
      [limit],
    );
    return rows;
  }

  /** That wait for just this sum and whose order the bank's words quote, with marks or without. */
  async listQuoted(
    q: Queryable,
    { amount, currency, said }: { amount: number; currency: Currency; said: string },
  ): Promise<Array<{ subject_id: number; sn: string; name: string }>> {
    const { rows } = await q.query<{ subject_id: number; sn: string; name: string }>(
      `SELECT r.id AS subject_id, o.order_no AS sn, u.username AS name
       FROM remittance r JOIN orders o ON o.id = r.order_id JOIN account u ON u.id = r.buyer_id
       WHERE r.status = ${pending} AND r.amount = $1 AND r.currency = $2
         AND strpos($3, upper(regexp_replace(o.order_no, '[^0-9A-Za-z]', '', 'g'))) > 0
       ORDER BY r.id`,
      [amount, currency, said.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')],
    );
    return rows;
  }

  /** One, or those of an order, the newest first. */
  async list(
    q: Queryable,
    by: { id: number } | { orderId: number; buyerId: number },
  ): Promise<RemittanceShownRow[]> {
    const isOne = 'id' in by;
    const { rows } = await q.query<RemittanceShownRow>(
      `SELECT ${ROW}, u.username, r.payee, r.bank_name, r.branch_name, r.account_type, r.account_no, r.received_amount,
         r.received_currency, d.username AS decided_by, r.decided_at, r.audit_notes, r.created_at,
         ARRAY(SELECT f.file_id FROM remittance_file f WHERE f.remittance_id = r.id ORDER BY f.sort) AS images
       FROM remittance r JOIN orders o ON o.id = r.order_id JOIN account u ON u.id = r.buyer_id
       LEFT JOIN account d ON d.id = r.decided_by
       WHERE ${isOne ? 'r.id = $1' : 'r.order_id = $1 AND r.buyer_id = $2'} ORDER BY r.id DESC`,
      isOne ? [by.id] : [by.orderId, by.buyerId],
    );
    return rows;
  }

  async isOrderOf(q: Queryable, orderId: number, buyerId: number): Promise<boolean> {
    const { count } = await q.query('SELECT FROM orders WHERE id = $1 AND buyer_id = $2', [orderId, buyerId]);
    return count === 1;
  }
}
