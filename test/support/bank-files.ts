import { uploadBankFile } from '@fovea/shared-types/finance/bank-import.calls';
import type { BankImport } from '@fovea/shared-types/finance/bank-import.dto';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { addPayoutFile, payoutPayees } from '@fovea/shared-types/finance/payout-file.calls';
import type { AddPayoutFileRequest } from '@fovea/shared-types/finance/payout-file.dto';
import { CURRENCIES, type Currency } from '@fovea/shared-types/money';
import { nextPayDay } from '../../server/src/finance/payout-files/pay-days.js';
import type { Person, TestApi } from './api.js';
import { upload, type SentFile } from './forms.js';

const DAY_MS = 86_400_000;

/** A day that a bank may report: no file has days of years ago or to come. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** A day to come on which banks pay in every currency. */
export function aPayDay(): string {
  let day = daysAgo(-1);
  for (const currency of [...CURRENCIES, ...CURRENCIES]) day = nextPayDay(day, currency);
  return day;
}

/** A bank file as a form sends it: its account, by its currency, and its contents. */
export async function aBankFile(
  { db }: Pick<TestApi, 'db'>,
  content: Buffer | string,
  { name = 'bank.csv', currency = 'JPY' }: { name?: string; currency?: Currency } = {},
): Promise<SentFile> {
  const { rows } = await db.query<{ id: number }>('SELECT id FROM house_account WHERE currency = $1', [
    currency,
  ]);
  return { bytes: Buffer.from(content), name, requested: { house_account_id: rows[0]?.id ?? 0 } };
}

/** What is read of it; nothing is taken over yet. */
export const uploadedBankFile = async (
  api: TestApi,
  as: Person,
  ...of: [content: Buffer | string, named?: { name?: string; currency?: Currency }]
): Promise<BankImport> => upload(api, uploadBankFile, await aBankFile(api, ...of), as);

/** A file of all that waits, by somebody who has read its payees. */
export async function aPayoutFile(
  api: TestApi,
  as: Person,
  order: Omit<AddPayoutFileRequest, 'expected_total'>,
): Promise<IdAnswer> {
  const { format, currency } = order;
  const { total } = await api.ok(payoutPayees, { format, currency }, { as });
  return api.ok(addPayoutFile, { ...order, expected_total: total }, { as });
}
