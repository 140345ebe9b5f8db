import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { EXCHANGE_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { ExchangeTerms } from './exchange-terms.js';

export interface ExchangeRow {
  id: number;
  sn: string;
  /** The member whose balance it is; null of a company's and of the house's. */
  account_id: number | null;
  company_id: number | null;
  sold_currency: Currency;
  sold: number;
  bought_currency: Currency;
  bought: number;
  /** Without zeros at its end. */
  rate: string;
  fee: number;
  status: number;
  made_by: number;
}

/** Whose money it is; of neither: the house's. */
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

/** Exchanges: whoever moves one has locked it. */
@Injectable()
export class ExchangeRepository {
  async insert(tx: Tx, { owner, ...asked }: NewExchange): Promise<ExchangeRow> {
    const { rows } = await tx.query<ExchangeRow>(
      `INSERT INTO exchange (account_id, company_id, sold_currency, sold, bought_currency, bought, rate, fee, value_day,
         reference, reason, made_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7::text::numeric, $8, $9::text::date, $10, $11, $12) RETURNING ${COLUMNS}`,
      [
        owner.memberId,
        owner.companyId,
        asked.soldCurrency,
        asked.sold,
        asked.boughtCurrency,
        asked.bought,
        asked.rate,
        asked.fee,
        asked.valueDay,
        asked.reference,
        asked.reason,
        asked.madeBy,
      ],
    );
    const [row] = rows;
    invariant(row, 'an exchange that is written has its row');
    return row;
  }

  /** Locked in the order of their ids. */
  async lock(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, ExchangeRow>> {
    const { rows } = await tx.query<ExchangeRow>(
      `SELECT ${COLUMNS} FROM exchange WHERE id = ANY ($1::bigint[]) ORDER BY id FOR UPDATE`,
      [[...ids]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async decide(tx: Tx, id: number, status: number, decisionId: number): Promise<void> {
    await tx.query(`UPDATE exchange SET status = $2, decision_id = $3 WHERE id = $1`, [
      id,
      status,
      decisionId,
    ]);
  }

  async takeBack(tx: Tx, id: number): Promise<void> {
    await tx.query(
      `UPDATE exchange SET status = ${EXCHANGE_STATUS.withdrawn}, withdrawn_at = clock_timestamp() WHERE id = $1`,
      [id],
    );
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
