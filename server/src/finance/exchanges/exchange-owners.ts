import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';

/** Whose balance is exchanged: a member's or a company's. */
interface Owner {
  member_id: number | null;
  company_id: number | null;
}

@Injectable()
export class ExchangeOwners {
  /** Whether there is such an owner. */
  async isKnown(q: Queryable, { member_id, company_id }: Owner): Promise<boolean> {
    const { rows } = await q.query<{ known: boolean }>(
      `SELECT ($1::bigint IS NULL OR EXISTS (SELECT FROM account WHERE id = $1 AND deleted_at IS NULL))
         AND ($2::bigint IS NULL OR EXISTS (SELECT FROM company WHERE id = $2)) AS known`,
      [member_id, company_id],
    );
    return rows[0]?.known === true;
  }

  /** Minor units that the owner may spend in the currency now; an account that was never used has none. */
  async available(
    q: Queryable,
    { member_id, company_id, sold_currency }: Owner & { sold_currency: Currency },
  ): Promise<number> {
    const { rows } = await q.query<{ balance: number }>(
      `SELECT coalesce((SELECT balance FROM ledger_account
         WHERE (owner_type, owner_id, kind, currency) = ($1, $2, 'available', $3)), 0)::bigint AS balance`,
      [company_id === null ? 'member' : 'company', company_id ?? member_id, sold_currency],
    );
    const [row] = rows;
    invariant(row, 'a sum has a row');
    return row.balance;
  }
}
