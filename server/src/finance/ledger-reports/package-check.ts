import type { AccountingFormat } from '@fovea/shared-types/platform/export-formats';
import { percentText } from '@fovea/shared-types/record/percent';
import type { Queryable } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { encodedIn, isWritable, type LegacyEncoding } from '../../platform/text/encoded-text.js';
import { feeTaxRates } from './accounting-entries.js';
import { TAX_CLASSES } from './tax-classes.js';

/** By what a package knows an account, and what of it fits into its field. */
export interface AccountField {
  of: 'code' | 'name';
  encoding: LegacyEncoding | null;
  bytes: number;
}

/**
 * An account that its package cannot find would be booked somewhere else, so it is refused; words of a summary that do
 * not fit are marked instead.
 * @throws EXPORT_CURRENCY, EXPORT_ACCOUNT, EXPORT_TAX_RATE
 */
export async function checkPackage(
  q: Queryable,
  format: AccountingFormat,
  { currency: filtered }: Readonly<Record<string, unknown>>,
  { of, encoding, bytes }: AccountField,
): Promise<void> {
  const { currency, taxed } = TAX_CLASSES[format];
  if (filtered !== currency) throw new AppError('EXPORT_CURRENCY', { currency });
  const { rows } = await q.query<{ code: string; name: string }>(
    'SELECT code, name FROM account_code ORDER BY code',
  );
  const sizeOf = (text: string): number =>
    encoding === null ? text.length : encodedIn(encoding, text).length;
  const unfit = rows.find(
    (row) => sizeOf(row[of]) > bytes || (encoding !== null && !isWritable(encoding, row[of])),
  );
  if (unfit) throw new AppError('EXPORT_ACCOUNT', { account: `${unfit.code} ${unfit.name}`, bytes });
  const unknown = (await feeTaxRates(q, currency)).find((rate) => rate !== 0 && !taxed.has(rate));
  if (unknown !== undefined) throw new AppError('EXPORT_TAX_RATE', { rate: percentText(unknown) });
}
