import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';

export interface SwitchedAccount {
  id: number;
  status: number;
  is_month_payment: number;
  is_add_good: number;
}

/** What staff switch on an account. */
@Injectable()
export class MembersAdminRepository {
  async lock(tx: Tx, id: number): Promise<SwitchedAccount | null> {
    const { rows } = await tx.query<SwitchedAccount>(
      `SELECT id, status, is_month_payment, is_add_good FROM account WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  async setStatus(tx: Tx, id: number, status: number, reason: string | null): Promise<void> {
    await tx.query(`UPDATE account SET status = $2, status_reason = $3 WHERE id = $1`, [id, status, reason]);
  }

  async setSwitch(
    tx: Tx,
    id: number,
    column: 'is_month_payment' | 'is_add_good',
    value: number,
  ): Promise<void> {
    await tx.query(`UPDATE account SET ${column} = $2 WHERE id = $1`, [id, value]);
  }
}
