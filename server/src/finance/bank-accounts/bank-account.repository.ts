import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { nextIds } from '../../platform/database/next-ids.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { ReadBankAccount } from './bank-account-rules.js';
import type { MoneyOwner } from './money-owner.js';

export interface BankAccountRow {
  id: number;
  country: string;
  currency: Currency;
  bank_name: string;
  bank_code: string;
  branch_name: string;
  branch_code: string;
  account_type: number | null;
  payee: string;
  number_sealed: Buffer;
  number_end: string;
  is_default: boolean;
  /** Until when nothing is paid to it, as its owner had another before; null: no longer. */
  held_until: Date | null;
}

/** Who is notified of a change. */
export interface Recipient {
  email: string;
  username: string;
  language: Language;
}

const COLUMNS = `id, country, currency, bank_name, bank_code, branch_name, branch_code, account_type, payee,
  number_sealed, number_end, is_default, CASE WHEN held_until > clock_timestamp() THEN held_until END AS held_until`;
const IS_OWN = `owner_type = $1 AND owner_id = $2 AND deleted_at IS NULL`;

const keyOf = ({ accountId, companyId }: MoneyOwner): [string, number] =>
  companyId === null ? ['member', accountId] : ['company', companyId];

/** Bank accounts of one owner at a time. Rows never change: a correction adds another in its place. */
@Injectable()
export class BankAccountRepository {
  constructor(@Inject(ENV) private readonly env: Pick<Env, 'payoutHoldDays'>) {}

  /** Whatever changes an owner's accounts waits here, so that their number and the default hold. */
  async lockOwner(tx: Tx, { accountId, companyId }: MoneyOwner): Promise<void> {
    if (companyId === null)
      await tx.query('SELECT id FROM account WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
    else await tx.query('SELECT id FROM company WHERE id = $1 FOR NO KEY UPDATE', [companyId]);
  }

  async listBankAccounts(q: Queryable, owner: MoneyOwner): Promise<BankAccountRow[]> {
    const { rows } = await q.query<BankAccountRow>(
      `SELECT ${COLUMNS} FROM bank_account WHERE ${IS_OWN} ORDER BY currency, is_default DESC, id DESC`,
      keyOf(owner),
    );
    return rows;
  }

  async countBankAccounts(q: Queryable, owner: MoneyOwner): Promise<number> {
    const { rows } = await q.query<{ count: number }>(
      `SELECT count(*) FROM bank_account WHERE ${IS_OWN}`,
      keyOf(owner),
    );
    return firstRow(rows).count;
  }

  /** One that its owner may name in a withdrawal. */
  async findBankAccount(q: Queryable, owner: MoneyOwner, id: number): Promise<BankAccountRow | null> {
    const { rows } = await q.query<BankAccountRow>(
      `SELECT ${COLUMNS} FROM bank_account WHERE ${IS_OWN} AND id = $3`,
      [...keyOf(owner), id],
    );
    return rows[0] ?? null;
  }

  /** Any of them, deleted ones too: pending withdrawals to it continue. */
  async listById(q: Queryable, ids: readonly number[]): Promise<BankAccountRow[]> {
    const { rows } = await q.query<BankAccountRow>(
      `SELECT ${COLUMNS} FROM bank_account WHERE id = ANY ($1::bigint[])`,
      [[...ids]],
    );
    return rows;
  }

  /** Nothing is paid to it for some days where its owner had another before. @param seal of the number, for the row of this id */
  async insertBankAccount(
    tx: Tx,
    { accountId, companyId }: MoneyOwner,
    read: ReadBankAccount,
    end: string,
    seal: (id: number) => Buffer,
  ): Promise<number> {
    const [id] = await nextIds(tx, 'bank_account', 1);
    invariant(id !== undefined, 'a sequence has a next number');
    await tx.query(
      `INSERT INTO bank_account (id, account_id, company_id, country, currency, bank_name, bank_code, branch_name,
         branch_code, account_type, payee, number_sealed, number_end, held_until)
       OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
         CASE WHEN $14::int > 0 AND EXISTS (SELECT FROM bank_account o
             WHERE (o.owner_type, o.owner_id) = (CASE WHEN $3::bigint IS NULL THEN 'member' ELSE 'company' END, coalesce($3::bigint, $2)))
           THEN clock_timestamp() + make_interval(days => $14) END)`,
      [
        id,
        accountId,
        companyId,
        read.country,
        read.currency,
        read.bank_name,
        read.bank_code,
        read.branch_name,
        read.branch_code,
        read.account_type,
        read.payee,
        seal(id),
        end,
        this.env.payoutHoldDays,
      ],
    );
    return id;
  }

  /** Whether there was such an account, and whether it was the default of its currency. */
  async markDeleted(
    tx: Tx,
    owner: MoneyOwner,
    id: number,
  ): Promise<{ currency: Currency; was_default: boolean } | null> {
    const { rows } = await tx.query<{ currency: Currency; was_default: boolean }>(
      `WITH before AS (SELECT id, is_default FROM bank_account WHERE ${IS_OWN} AND id = $3)
       UPDATE bank_account b SET deleted_at = clock_timestamp(), is_default = false
       FROM before WHERE b.id = before.id RETURNING b.currency, before.is_default AS was_default`,
      [...keyOf(owner), id],
    );
    return rows[0] ?? null;
  }

  /** The one default of its currency becomes `id`. Two statements: the index is looked at row by row. */
  async makeDefault(tx: Tx, owner: MoneyOwner, currency: Currency, id: number): Promise<void> {
    await tx.query(
      `UPDATE bank_account SET is_default = false WHERE ${IS_OWN} AND currency = $3 AND is_default AND id <> $4`,
      [...keyOf(owner), currency, id],
    );
    await tx.query(`UPDATE bank_account SET is_default = true WHERE id = $1`, [id]);
  }

  /** Where a currency has none left, its newest account becomes the default. */
  async fillDefault(tx: Tx, owner: MoneyOwner, currency: Currency): Promise<void> {
    await tx.query(
      `UPDATE bank_account SET is_default = true
       WHERE id = (SELECT max(id) FROM bank_account WHERE ${IS_OWN} AND currency = $3)
         AND NOT EXISTS (SELECT FROM bank_account WHERE ${IS_OWN} AND currency = $3 AND is_default)`,
      [...keyOf(owner), currency],
    );
  }

  /** The person who changed it, and the company's owner. */
  async listRecipients(q: Queryable, { accountId, companyId }: MoneyOwner): Promise<Recipient[]> {
    const { rows } = await q.query<Recipient>(
      `SELECT a.email, a.username, a.language FROM account a
       WHERE a.id = $1 OR a.id = (SELECT c.owner_id FROM company c WHERE c.id = $2::bigint) ORDER BY a.id`,
      [accountId, companyId],
    );
    return rows;
  }
}
