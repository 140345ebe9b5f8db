import { WILDCARD, type Permission } from '@fovea/shared-types/permissions';
import type { Database, SqlValue } from '../../server/src/platform/database/database.js';
import { plant } from './planting.js';
import { aCompany, aGoods, anAccount, anAuction, uniqueText } from '../fixtures/rows.js';
import type { Person, TestApi } from './api.js';

/** People and lots as specs of calls need them: rows written directly, sessions opened by the product. */

type Row = Record<string, SqlValue | null>;

export const aMember = async (api: TestApi, changes: Row = {}): Promise<Person> =>
  api.signIn(await anAccount(api.db, changes));

export interface Seller extends Person {
  companyId: number;
}

/** Somebody of a certified company who sells for it. */
export async function aSeller(api: TestApi, company: Row = {}): Promise<Seller> {
  const companyId = await aCompany(api.db, company);
  return { companyId, ...(await aMember(api, { company_id: companyId })) };
}

/**
 * Somebody who holds these permissions in a company, or on the platform as a whole.
 * @param companyId null: the platform
 */
export async function aStaff(
  api: TestApi,
  permissions: readonly (Permission | '*:*:*')[],
  companyId: number | null = null,
): Promise<Person> {
  const person = await aMember(api, { company_id: companyId });
  await grant(api.db, person.accountId, permissions, companyId);
  return person;
}

/** A role that somebody got before, by whatever approval it needed. */
export async function give(db: Database, accountId: number, roleId: number): Promise<void> {
  await plant(db, 'INSERT INTO account_role (account_id, role_id) VALUES ($1, $2)', [accountId, roleId]);
}

export async function grant(
  db: Database,
  accountId: number,
  permissions: readonly string[],
  companyId: number | null = null,
): Promise<void> {
  const { rows } = await db.query<{ id: number }>(
    'INSERT INTO role (company_id, role_name, is_wildcard) VALUES ($1, $2, $3) RETURNING id',
    [companyId, `role ${uniqueText()}`, permissions.includes(WILDCARD)],
  );
  const roleId = rows[0]?.id ?? 0;
  const { count } = await db.query(
    'INSERT INTO role_menu (role_id, menu_id) SELECT $1, id FROM menu WHERE perms = ANY ($2::text[]) AND key IS NOT NULL',
    [roleId, [...permissions]],
  );
  const wanted = new Set(permissions.filter((permission) => permission !== WILDCARD)).size;
  if (count !== wanted) throw new Error(`the menu does not carry each of ${permissions.join(', ')}`);
  await give(db, accountId, roleId);
}

export interface TestLot {
  id: number;
  goodsId: number;
  sellerId: number;
  companyId: number | null;
}

/** A running lot from 1,000 yen on; seller and goods are its own unless named. */
export async function aLot(api: Pick<TestApi, 'db'>, changes: Row = {}): Promise<TestLot> {
  const sellerId = Number(changes.seller_id ?? (await anAccount(api.db)));
  const companyId =
    changes.company_id === undefined || changes.company_id === null ? null : Number(changes.company_id);
  const goodsId = Number(
    changes.goods_id ??
      (await aGoods(api.db, {
        seller_id: sellerId,
        company_id: companyId,
        sale_type: 2,
        sale_state: 4,
        currency: changes.currency ?? 'JPY',
      })),
  );
  const price = changes.start_price ?? 1_000;
  const id = await anAuction(api.db, {
    price,
    start_price: price,
    ...changes,
    goods_id: goodsId,
    seller_id: sellerId,
    company_id: companyId,
  });
  await api.db.query(
    'UPDATE goods SET auction_id = $2, auction_end_at = (SELECT end_at FROM auction WHERE id = $2) WHERE id = $1',
    [goodsId, id],
  );
  return { id, goodsId, sellerId, companyId };
}

/** An instant so many seconds from now. */
export const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000);

/** Money in a member's available balance, come from outside. */
export async function giveMoney(
  db: Database,
  accountId: number,
  amount: number,
  currency = 'JPY',
  /** On which it counts; today. */
  day?: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (day !== undefined) await tx.query(`SELECT set_config('fovea.posting_day', $1, true)`, [day]);
    const { rows: accounts } = await tx.query<{ id: number }>(
      `INSERT INTO ledger_account (owner_type, owner_id, kind, currency)
       VALUES ('platform', 0, 'external', $2), ('member', $1, 'available', $2)
       ON CONFLICT (owner_type, owner_id, kind, currency) DO UPDATE SET kind = excluded.kind RETURNING id`,
      [accountId, currency],
    );
    const { rows: entries } = await tx.query<{ id: number }>(
      `INSERT INTO journal_entry (cause_type, cause_id, step)
       VALUES ('test', nextval(pg_get_serial_sequence('outage', 'id')), 'deposit') RETURNING id`,
    );
    for (const [index, change] of [-amount, amount].entries()) {
      await tx.query(
        'INSERT INTO posting (entry_id, account_id, currency, change, seq, after) VALUES ($1, $2, $3, $4, 0, 0)',
        [entries[0]?.id ?? 0, accounts[index]?.id ?? 0, currency, change],
      );
    }
  });
}
