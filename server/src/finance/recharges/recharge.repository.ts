import { Injectable } from '@nestjs/common';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import type { RechargePayType } from '@fovea/shared-types/finance/recharge-bounds';
import type { Currency } from '@fovea/shared-types/money';
import { rechargeMachine } from '@fovea/shared-types/states/recharge.states';
import { RECHARGE_STATUS, REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { bankDeadline } from '../../member/accounts/bank-deadline.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { meansSql, unquotedSql, untoldSql } from '../payments/payable.js';
import type { PageBounds } from '../../platform/database/page.js';

export interface RechargeRow {
  id: number;
  order_no: string;
  amount: number;
  currency: Currency;
  /** By which it was begun, and is paid. */
  pay_type: RechargePayType;
  status: number;
  expires_at: Date;
  created_at: Date;
  /** Of the last transfer that its member showed. */
  remittance_status: number | null;
}

const COLUMNS = `id, order_no, amount, currency, pay_type, status, expires_at, created_at,
  (SELECT r.status FROM remittance r WHERE (r.subject_type, r.subject_id) = ('recharge', recharge.id)
   ORDER BY r.id DESC LIMIT 1) AS remittance_status`;
/** A page of a provider is open for as long; a transfer takes days. */
const HOURS: Readonly<Record<RechargePayType, number>> = { [PAY_TYPE.online]: 2, [PAY_TYPE.bank]: 7 * 24 };
const { expired } = RECHARGE_STATUS;
const UNPAID = rechargeMachine.from('not paid').join();

/** `QuotedSubject`s of `line`. */
export const QUOTED_RECHARGES = `SELECT r.id, r.account_id AS payer_id, r.order_no AS reference, u.username AS name,
    ${unquotedSql('r.order_no')}
  FROM recharge r JOIN account u ON u.id = r.account_id
  WHERE r.status IN (${UNPAID}) AND r.pay_type = ${PAY_TYPE.bank} AND r.amount = line.amount
    AND r.currency = line.currency AND ${meansSql('r.order_no', 'r.account_id')}
    AND ${untoldSql("'recharge'", 'r.id')}
  ORDER BY is_unquoted, r.id`;

@Injectable()
export class RechargeRepository {
  async insertRecharge(
    tx: Tx,
    accountId: number,
    amount: number,
    currency: Currency,
    payType: RechargePayType,
  ): Promise<{ id: number; order_no: string }> {
    const hours = HOURS[payType];
    const until = payType === PAY_TYPE.bank ? await bankDeadline(tx, { accountId, currency, hours }) : null;
    const { rows } = await tx.query<{ id: number; order_no: string }>(
      `INSERT INTO recharge (account_id, amount, currency, pay_type, expires_at)
       VALUES ($1, $2, $3, $4, coalesce($5::timestamptz, clock_timestamp() + make_interval(hours => $6)))
       RETURNING id, order_no`,
      [accountId, amount, currency, payType, until, hours],
    );
    return rows[0] ?? { id: 0, order_no: '' };
  }

  async isMember(q: Queryable, accountId: number): Promise<boolean> {
    const { rows } = await q.query('SELECT FROM account WHERE id = $1 AND deleted_at IS NULL', [accountId]);
    return rows.length > 0;
  }

  async lockRecharge(tx: Tx, id: number, accountId: number): Promise<RechargeRow | undefined> {
    const { rows } = await tx.query<RechargeRow>(
      `SELECT ${COLUMNS} FROM recharge WHERE id = $1 AND account_id = $2 FOR UPDATE`,
      [id, accountId],
    );
    return rows[0];
  }

  async setRechargeStatus(tx: Tx, id: number, status: number): Promise<void> {
    await tx.query('UPDATE recharge SET status = $2 WHERE id = $1', [id, status]);
  }

  /** Its member has so many hours again, or what was left where that is more. */
  async extend(tx: Tx, id: number, hours: number): Promise<void> {
    await tx.query(
      `UPDATE recharge SET expires_at = greatest(expires_at, clock_timestamp() + make_interval(hours => $2)) WHERE id = $1`,
      [id, hours],
    );
  }

  /** The same for another transfer. */
  async extendForBank(tx: Tx, id: number, hours: number): Promise<void> {
    const { rows } = await tx.query<{ accountId: number; currency: Currency }>(
      'SELECT account_id AS "accountId", currency FROM recharge WHERE id = $1',
      [id],
    );
    await tx.query('UPDATE recharge SET expires_at = greatest(expires_at, $2::timestamptz) WHERE id = $1', [
      id,
      await bankDeadline(tx, { ...firstRow(rows), hours }),
    ]);
  }

  async findRecharge(q: Queryable, accountId: number, id: number): Promise<RechargeRow | undefined> {
    const { rows } = await q.query<RechargeRow>(
      `SELECT ${COLUMNS} FROM recharge WHERE id = $1 AND account_id = $2`,
      [id, accountId],
    );
    return rows[0];
  }

  async listRecharges(
    q: Queryable,
    accountId: number,
    status: number | null,
    { limit, offset }: PageBounds,
  ): Promise<{ rows: RechargeRow[]; total: number }> {
    const where = 'account_id = $1 AND ($2::smallint IS NULL OR status = $2)';
    const { rows } = await q.query<RechargeRow>(
      `SELECT ${COLUMNS} FROM recharge WHERE ${where} ORDER BY id DESC LIMIT $3 OFFSET $4`,
      [accountId, status, limit, offset],
    );
    const counted = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM recharge WHERE ${where}`,
      [accountId, status],
    );
    return { rows, total: firstRow(counted.rows).total };
  }

  /** At most `limit` that stayed unpaid; those whose transfer finance looks for, or that a payment holds, wait. */
  async expire(q: Queryable, limit: number): Promise<number> {
    const { count } = await q.query(
      `UPDATE recharge SET status = ${expired} WHERE id = ANY (ARRAY(
         SELECT id FROM recharge WHERE status IN (${UNPAID}) AND expires_at <= clock_timestamp() AND NOT EXISTS (
           SELECT FROM remittance r WHERE (r.subject_type, r.subject_id) = ('recharge', recharge.id)
             AND r.status = ${REMITTANCE_STATUS.pending})
         ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED))`,
      [limit],
    );
    return count;
  }
}
