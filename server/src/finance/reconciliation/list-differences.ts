import type { Currency } from '@fovea/shared-types/money';
import type { Queryable } from '../../platform/database/database.js';
import { BALANCE } from './reconciliation-balances.js';
import { BANK } from './reconciliation-bank.js';
import { LEDGER } from './reconciliation-ledger.js';
import { GATEWAY } from './reconciliation-gateway.js';

/** One thing on which both sides should agree; minor units, into the account above 0. */
export interface Compared {
  source: number;
  reference: string;
  told: number | null;
  booked: number | null;
}

/** All that differs of a day in a currency. */
export async function listDifferences(q: Queryable, day: string, currency: Currency): Promise<Compared[]> {
  const found: Compared[] = [];
  for (const sql of [GATEWAY, BANK, BALANCE, LEDGER])
    found.push(...(await q.query<Compared & object>(sql, [day, currency])).rows);
  return found;
}
