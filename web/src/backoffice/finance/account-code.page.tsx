import { accountCode } from '@fovea/shared-types/finance/account-code.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { recordPage } from '../record/record-page';

type Row = RowOf<typeof accountCode.declared>;

/** What the accounting package calls each kind of account. */
export const AccountCodePage = recordPage(accountCode, {
  columns: () => {
    const { t } = useTranslation('finance');
    return useMemo(
      () => [
        { prop: 'kind', width: 200, render: ({ kind }: Row) => t(`kind.${kind}`) },
        { prop: 'code', width: 160 },
        { prop: 'name', width: 260 },
      ],
      [t],
    );
  },
});
