import { Injectable } from '@nestjs/common';
import { type Currency, ofUnits } from '@fovea/shared-types/money';
import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { lookTwice } from '../../platform/database/second-look.js';
import { firstRow } from '../../platform/database/first-row.js';

const { issued, overdue } = MONTH_BILL_STATUS;

/** A limit with what is used of it, in minor units. */
export interface CreditRow {
  limit: number;
  used: number;
}

/** An open bill that is below nothing, kind by kind. */
export interface ReleasedCredit {
  id: number;
  price: number;
  type1_total: number;
  type2_total: number;
  goods_total: number;
}

/** What members may owe, and what they owe. */
@Injectable()
export class CreditRepository {
  /** Locks the member's limit and that of their company: charges on one limit are serialised. */
  lockLimits(tx: Tx, accountId: number, currency: Currency): Promise<CreditRow[]> {
    return this.limits(tx, accountId, currency, 'FOR UPDATE');
  }

  async limits(
    q: Queryable,
    accountId: number,
    currency: Currency,
    lock: 'FOR UPDATE' | '' = '',
  ): Promise<CreditRow[]> {
    const { rows: limits } = await q.query<{
      account_id: number | null;
      company_id: number | null;
      credit_limit: number;
    }>(
      `SELECT l.account_id, l.company_id, l.credit_limit FROM credit_limit l
       WHERE l.currency = $2 AND (l.account_id = $1
         OR l.company_id = (SELECT company_id FROM account WHERE id = $1)) ORDER BY l.id ${lock}`,
      [accountId, currency],
    );
    const found: CreditRow[] = [];
    for (const { account_id, company_id, credit_limit } of limits) {
      // Read after the lock: a transaction that waited must see the previous charge.
      const { rows } = await q.query<{ used: number }>(
        `SELECT coalesce(-sum(balance), 0)::bigint AS used FROM ledger_account
         WHERE owner_type = 'member' AND kind = 'receivable' AND currency = $2 AND ${
           account_id === null
             ? 'owner_id IN (SELECT id FROM account WHERE company_id = $1)'
             : 'owner_id = $1'
         }`,
        [account_id ?? company_id, currency],
      );
      found.push({ limit: ofUnits(credit_limit, currency), used: firstRow(rows).used });
    }
    return found;
  }

  /**
   * True for members on monthly payment, while no bill of theirs, or of a colleague who shares their limit,
   * is overdue.
   */
  async mayOwe(q: Queryable, accountId: number): Promise<boolean> {
    const { rows } = await q.query<{ may: boolean }>(
      `SELECT u.is_month_payment = 1 AND NOT EXISTS (
         SELECT FROM month_bill b JOIN account o ON o.id = b.account_id
         WHERE (o.id = u.id OR o.company_id = u.company_id) AND b.status IN (${issued}, ${overdue})
           AND b.due_at <= clock_timestamp()) AS may
       FROM account u WHERE u.id = $1 AND u.deleted_at IS NULL`,
      [accountId],
    );
    return rows[0]?.may === true;
  }

  /** The bill of the current month, locked, where refunds exceed purchases. */
  lockReleased(tx: Tx, accountId: number, currency: Currency): Promise<ReleasedCredit | null> {
    // A bill that ended while this waited for it has carried its credit into the next, which the first look did not see.
    return lookTwice(async () => {
      const { rows } = await tx.query<ReleasedCredit>(
        `SELECT id, price, type1_total, type2_total, goods_total FROM month_bill
         WHERE account_id = $1 AND currency = $2 AND status = ${MONTH_BILL_STATUS.open} AND price < 0
         ORDER BY month DESC LIMIT 1 FOR UPDATE`,
        [accountId, currency],
      );
      return rows[0] ?? null;
    });
  }
}
