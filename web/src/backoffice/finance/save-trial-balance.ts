import type { TrialBalance } from '@fovea/shared-types/finance/trial-balance.dto';
import type { TFunction } from 'i18next';
import { formatDate } from '../../lib/format';
import { csvText, saveText } from '../../lib/save-text';

/** The sums of a row and what they are called: before the period, in it, and after it. */
export const SUMS = [
  ['opening_debit', 'opening_debit'],
  ['opening_credit', 'opening_credit'],
  ['moved_debit', 'moved_debit'],
  ['moved_credit', 'moved_credit'],
  ['debit', 'closing_debit'],
  ['credit', 'closing_credit'],
] as const;

/** As sheets read it: a row for each kind of account, sums in whole units beside their currency, the totals last. */
export function trialBalanceCsv({ begin, end, rows, totals }: TrialBalance, t: TFunction<'finance'>): string {
  return csvText([
    [t('trial.period', { begin: formatDate(begin), end: formatDate(end) })],
    [
      t('trial.currency'),
      t('trial.code'),
      t('trial.account'),
      t('trial.name'),
      t('trial.accounts'),
      ...SUMS.map(([, key]) => t(`trial.${key}`)),
    ],
    ...rows.map((row) => [
      row.currency,
      row.account_code,
      t(`kind.${row.kind}`),
      row.account_name,
      row.accounts,
      ...SUMS.map(([name]) => row[name]),
    ]),
    ...totals.map((total) => [
      ...[total.currency, '', t('trial.sum'), '', ''],
      ...SUMS.map(([name]) => total[name]),
    ]),
  ]);
}

export const saveTrialBalance = (balance: TrialBalance, t: TFunction<'finance'>): void =>
  saveText(`${t('trial.title')}-${balance.begin}-${balance.end}.csv`, trialBalanceCsv(balance, t));
