import { isPlausibleDay } from '../../platform/bank-files/file-checks.js';
import type { Queryable } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import { LEDGER_TODAY } from './ledger-day.js';

/** The day that runs in the platform's zone. */
export async function ledgerToday(q: Queryable): Promise<string> {
  const { rows } = await q.query<{ today: string }>(`SELECT ${LEDGER_TODAY}::text AS today`);
  return firstRow(rows).today;
}

/** A bank's day that a person types is as plausible as one of its file. @throws VALIDATION */
export async function checkValueDay(q: Queryable, day: string | null): Promise<void> {
  if (day !== null && !isPlausibleDay(day, await ledgerToday(q)))
    throw fieldError({ value_day: { key: 'implausible_day' } });
}
