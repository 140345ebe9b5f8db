import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { exchangeMachine } from '@fovea/shared-types/states/requested.states';
import {
  type RequestedDocument,
  type RequestedRow,
  RequestedRows,
} from '../../platform/approval/requested-rows.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { ExchangeTerms } from './exchange-terms.js';

export interface ExchangeRow extends RequestedRow {
  sn: string;
  /** The member whose balance it is; null of a company's and of the platform's. */
  account_id: number | null;
  company_id: number | null;
  sold_currency: Currency;
  sold: number;
  bought_currency: Currency;
  bought: number;
  /** Without zeros at its end. */
  rate: string;
  fee: number;
}

/** Whose money it is; of neither: the platform's. */
export interface ExchangeOwner {
  memberId: number | null;
  companyId: number | null;
}

export interface NewExchange extends ExchangeTerms {
  owner: ExchangeOwner;
  valueDay: string | null;
  reference: string;
  reason: string;
  madeBy: number;
}

const COLUMNS = `id, sn, account_id, company_id, sold_currency, sold, bought_currency, bought,
  trim_scale(rate)::text AS rate, fee, status, made_by`;

@Injectable()
export class ExchangeRepository extends RequestedRows<ExchangeRow> {
  readonly document: RequestedDocument = {
    name: 'exchange',
    permission: 'finance:exchange',
    machine: exchangeMachine,
  };
  protected readonly columns = COLUMNS;

  async insertExchange(tx: Tx, { owner, ...requested }: NewExchange): Promise<ExchangeRow> {
    const { rows } = await tx.query<ExchangeRow>(
      `INSERT INTO exchange (account_id, company_id, sold_currency, sold, bought_currency, bought, rate, fee, value_day,
         reference, reason, made_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7::text::numeric, $8, $9::text::date, $10, $11, $12) RETURNING ${COLUMNS}`,
      [
        owner.memberId,
        owner.companyId,
        requested.soldCurrency,
        requested.sold,
        requested.boughtCurrency,
        requested.bought,
        requested.rate,
        requested.fee,
        requested.valueDay,
        requested.reference,
        requested.reason,
        requested.madeBy,
      ],
    );
    const [row] = rows;
    invariant(row, 'an exchange that is written has its row');
    return row;
  }

  /** Whether there is such an owner. */
  async isKnown(q: Queryable, { memberId, companyId }: ExchangeOwner): Promise<boolean> {
    const { rows } = await q.query<{ known: boolean }>(
      `SELECT ($1::bigint IS NULL OR EXISTS (SELECT FROM account WHERE id = $1 AND deleted_at IS NULL))
         AND ($2::bigint IS NULL OR EXISTS (SELECT FROM company WHERE id = $2)) AS known`,
      [memberId, companyId],
    );
    return rows[0]?.known === true;
  }

  /** Minor units that its owner may spend in the currency now. */
  async available(q: Queryable, { memberId, companyId }: ExchangeOwner, currency: Currency): Promise<number> {
    const { rows } = await q.query<{ balance: number }>(
      `SELECT balance FROM ledger_account
       WHERE (owner_type, owner_id, kind, currency) = ($1, $2, 'available', $3)`,
      [companyId === null ? 'member' : 'company', companyId ?? memberId, currency],
    );
    return rows[0]?.balance ?? 0;
  }
}
