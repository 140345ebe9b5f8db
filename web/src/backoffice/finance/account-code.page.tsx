import { accountCode } from '@fovea/shared-types/finance/account-code.record';
import { ACCOUNT_KINDS } from '@fovea/shared-types/finance/balance-types';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordColumns, recordPage } from '../record/record-page';
import { backOfficePage } from '../back-office-page';

function useColumns(): RecordColumns<typeof accountCode.declared> {
  const { t } = useTranslation('finance');
  return useMemo(
    () => [
      { prop: 'kind', width: 200, render: ({ kind }) => t(`kind.${kind}`) },
      { prop: 'code', width: 160 },
      { prop: 'name', width: 260 },
    ],
    [t],
  );
}

/** What the accounting package calls each kind of account. */
export const AccountCodePage = recordPage(accountCode, {
  columns: useColumns,
  useChoices: () => {
    const { t } = useTranslation('finance');
    return useMemo(
      () => ({ kind: { options: ACCOUNT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })) } }),
      [t],
    );
  },
});

backOfficePage(AccountCodePage, { path: '/finance/accountCodes', texts: ['kit', 'system', 'finance'] });
