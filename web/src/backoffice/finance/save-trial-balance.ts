import type { TrialBalance } from '@fovea/shared-types/finance/trial-balance.dto';
import type { TFunction } from 'i18next';
import { formatDateTime } from '../../lib/format';
import { csvText, saveText } from '../../lib/save-text';

/** As sheets read it: a row for each kind of account, sums in whole units beside their currency, the totals last. */
export function trialBalanceCsv({ at, rows, totals }: TrialBalance, t: TFunction<'finance'>): string {
  return csvText([
    [t('trial.as_of', { at: formatDateTime(at) })],
    [
      t('trial.currency'),
      t('trial.code'),
      t('trial.account'),
      t('trial.name'),
      t('trial.accounts'),
      t('trial.debit'),
      t('trial.credit'),
    ],
    ...rows.map((row) => [
      row.currency,
      row.account_code,
      t(`kind.${row.kind}`),
      row.account_name,
      row.accounts,
      row.debit,
      row.credit,
    ]),
    ...totals.map(({ currency, debit, credit }) => [
      ...[currency, '', t('trial.sum'), '', ''],
      ...[debit, credit],
    ]),
  ]);
}

export const saveTrialBalance = (balance: TrialBalance, t: TFunction<'finance'>): void =>
  saveText(`${t('trial.title')}-${balance.at.slice(0, 10)}.csv`, trialBalanceCsv(balance, t));
