import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { rechargeMachine } from '@fovea/shared-types/states/recharge.states';
import { RECHARGE_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { PageBounds } from '../../platform/database/page.js';

export interface RechargeRow {
  id: number;
  order_no: string;
  amount: number;
  currency: Currency;
  status: number;
  expires_at: Date;
  created_at: Date;
}

const COLUMNS = 'id, order_no, amount, currency, status, expires_at, created_at';
const { expired } = RECHARGE_STATUS;
const UNPAID = rechargeMachine.from('not paid').join();

@Injectable()
export class RechargeRepository {
  async insert(
    tx: Tx,
    accountId: number,
    amount: number,
    currency: Currency,
  ): Promise<{ id: number; order_no: string }> {
    const { rows } = await tx.query<{ id: number; order_no: string }>(
      `INSERT INTO recharge (account_id, amount, currency) VALUES ($1, $2, $3) RETURNING id, order_no`,
      [accountId, amount, currency],
    );
    return rows[0] ?? { id: 0, order_no: '' };
  }

  async lock(tx: Tx, id: number, accountId: number): Promise<RechargeRow | undefined> {
    const { rows } = await tx.query<RechargeRow>(
      `SELECT ${COLUMNS} FROM recharge WHERE id = $1 AND account_id = $2 FOR UPDATE`,
      [id, accountId],
    );
    return rows[0];
  }

  async setStatus(tx: Tx, id: number, status: number): Promise<void> {
    await tx.query('UPDATE recharge SET status = $2 WHERE id = $1', [id, status]);
  }

  async find(q: Queryable, accountId: number, id: number): Promise<RechargeRow | undefined> {
    const { rows } = await q.query<RechargeRow>(
      `SELECT ${COLUMNS} FROM recharge WHERE id = $1 AND account_id = $2`,
      [id, accountId],
    );
    return rows[0];
  }

  async list(
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
    return { rows, total: counted.rows[0]?.total ?? 0 };
  }

  /** At most `limit` that stayed unpaid; those that a payment holds wait for the next turn. */
  async expire(q: Queryable, limit: number): Promise<number> {
    const { count } = await q.query(
      `UPDATE recharge SET status = ${expired} WHERE id = ANY (ARRAY(
         SELECT id FROM recharge WHERE status IN (${UNPAID}) AND expires_at <= clock_timestamp()
         ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED))`,
      [limit],
    );
    return count;
  }
}
