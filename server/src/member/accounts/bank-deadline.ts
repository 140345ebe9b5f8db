import type { Currency } from '@fovea/shared-types/money';
import type { Queryable } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { BANK_COUNTRY, withinBankDays } from '../../platform/calendar/bank-days.js';
import { sellerZoneSql } from '../contact/country-zones.js';

interface Wait {
  /** The customer who has to pay, or is paid. */
  accountId: number;
  currency: Currency;
  hours: number;
  /** Since when; absent: from now on. */
  since?: Date;
}

/** When so many hours are over, on a day on which banks of the currency are open. */
export async function bankDeadline(q: Queryable, { accountId, currency, hours, since }: Wait): Promise<Date> {
  const { rows } = await q.query<{ at: Date; zone: string }>(
    `SELECT coalesce($2::timestamptz, clock_timestamp()) + make_interval(hours => $3::int) AS at,
       ${sellerZoneSql({ company: 'c', seller: 'a' })} AS zone
     FROM account a LEFT JOIN company c ON c.id = a.company_id WHERE a.id = $1`,
    [accountId, since ?? null, hours],
  );
  const { at, zone } = firstRow(rows);
  return withinBankDays(at, zone, BANK_COUNTRY[currency]);
}
