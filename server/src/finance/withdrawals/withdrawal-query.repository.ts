import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { localized } from '../../platform/database/localized.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { Queryable } from '../../platform/database/database.js';
import type { MoneyOwner } from '../bank-accounts/money-owner.js';
import { BANK_ACCOUNT, heldIn, WITHDRAWAL_JOINS } from './withdrawal-columns.js';
import type { WithdrawalRow } from './withdrawal.repository.js';

export interface MyWithdrawalRow {
  id: number;
  sn: string;
  created_at: Date;
  amount: number;
  currency: Currency;
  status: number;
  bank_account: string;
  reason: string | null;
}

export interface DetailRow extends WithdrawalRow {
  created_at: Date;
  company_name: string;
  username: string;
  available: number;
  frozen: number;
  deadline_at: Date | null;
  paid_at: Date | null;
  bank_reference: string;
  audit_notes: string | null;
}

export interface MoveRow {
  from_key: number;
  to_status: number;
  username: string | null;
  reason: string | null;
  created_at: Date;
}

export interface HeldRow {
  currency: Currency;
  available: number;
  frozen: number;
}

/** Withdrawals as they are read. */
@Injectable()
export class WithdrawalQueryRepository {
  async listOwn(
    q: Queryable,
    accountId: number,
    status: number | undefined,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: MyWithdrawalRow[]; total: number }> {
    const where = `t.account_id = $1 AND t.company_id IS NULL AND ($2::smallint IS NULL OR t.status = $2::smallint)`;
    const { rows } = await q.query<MyWithdrawalRow>(
      `SELECT t.id, t.sn, t.created_at, t.amount, t.currency, t.status, ${BANK_ACCOUNT} AS bank_account,
         (SELECT h.reason FROM withdrawal_history h WHERE h.withdrawal_id = t.id ORDER BY h.seq DESC LIMIT 1) AS reason
       FROM withdrawal t ${WITHDRAWAL_JOINS} WHERE ${where} ORDER BY t.id DESC LIMIT $3 OFFSET $4`,
      [accountId, status ?? null, limit, offset],
    );
    const counted = await q.query<{ count: number }>(`SELECT count(*) FROM withdrawal t WHERE ${where}`, [
      accountId,
      status ?? null,
    ]);
    return { rows, total: firstRow(counted.rows).count };
  }

  async findWithdrawal(
    q: Queryable,
    id: number,
    companies: readonly number[] | null,
    language: Language,
  ): Promise<DetailRow | null> {
    const { rows } = await q.query<DetailRow>(
      `SELECT t.id, t.sn, t.account_id, t.company_id, t.amount, t.currency, t.bank_account_id, t.status, t.attempt,
         t.created_at, coalesce(${localized('c.name', language)}, a.username) AS company_name, a.username,
         ${heldIn('available')} AS available, ${heldIn('frozen')} AS frozen,
         t.deadline_at, t.paid_at, t.bank_reference, w.notes AS audit_notes
       FROM withdrawal t ${WITHDRAWAL_JOINS} LEFT JOIN approval_decision w ON w.id = t.decision_id
       WHERE t.id = $1 AND ($2::bigint[] IS NULL OR t.company_id = ANY ($2::bigint[]))`,
      [id, companies === null ? null : [...companies]],
    );
    return rows[0] ?? null;
  }

  async listMoves(q: Queryable, id: number): Promise<MoveRow[]> {
    const { rows } = await q.query<MoveRow>(
      `SELECT h.from_key, h.to_status, a.username, h.reason, h.created_at FROM withdrawal_history h
       LEFT JOIN account a ON a.id = h.actor_id WHERE h.withdrawal_id = $1 ORDER BY h.seq`,
      [id],
    );
    return rows;
  }

  async listHeld(q: Queryable, { accountId, companyId }: MoneyOwner): Promise<HeldRow[]> {
    const { rows } = await q.query<HeldRow>(
      `SELECT currency, coalesce(sum(balance) FILTER (WHERE kind = 'available'), 0)::bigint AS available,
         coalesce(sum(balance) FILTER (WHERE kind = 'frozen'), 0)::bigint AS frozen
       FROM ledger_account
       WHERE owner_type = $1 AND owner_id = $2 AND kind IN ('available', 'frozen')
       GROUP BY currency ORDER BY currency`,
      [companyId === null ? 'member' : 'company', companyId ?? accountId],
    );
    return rows;
  }
}
