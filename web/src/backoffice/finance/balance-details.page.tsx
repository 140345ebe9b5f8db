import { balanceLine } from '@fovea/shared-types/finance/balance-line.record';
import { OWNER_KINDS } from '@fovea/shared-types/finance/balance-types';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths, to } from '../../lib/paths';
import { type RecordColumns, recordPage } from '../record/record-page';
import { useCompanySearch } from './company-search';
import { DocumentLink } from './document-link';
import { backOfficePage } from '../back-office-page';

type Row = RowOf<typeof balanceLine.declared>;
/** Every movement of the money of members and companies. */
export const BalanceDetailsPage = recordPage(balanceLine, {
  columns: useColumns,
  useChoices: () => {
    const { t } = useTranslation('finance');
    const search = useCompanySearch();
    return useMemo(
      () => ({
        company_id: { search },
        kind: { options: OWNER_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })) },
      }),
      [search, t],
    );
  },
  useActions: () => {
    const { t } = useTranslation('finance');
    const navigate = useNavigate();
    return useMemo(
      () => [
        {
          key: 'entry',
          label: t('journal.entry'),
          permission: 'finance:journal:list',
          run: ({ entry_id }: Row) => void navigate(to.journal({ entry_id })),
        },
      ],
      [t, navigate],
    );
  },
});

function useColumns(): RecordColumns<typeof balanceLine.declared> {
  const { t } = useTranslation('finance');
  return useMemo(
    () => [
      { prop: 'created_at', width: 170 },
      { prop: 'company_name', width: 180 },
      { prop: 'username', width: 130 },
      { prop: 'type', width: 150, decides: true },
      { prop: 'kind', width: 100, render: ({ kind }: Row) => t(`kind.${kind}`) },
      { prop: 'change', width: 150, decides: true },
      { prop: 'after', width: 150, decides: true },
      { prop: 'document', width: 150, render: (row: Row) => <DocumentLink line={row} /> },
      { prop: 'remark', width: 200, visible: false },
    ],
    [t],
  );
}

backOfficePage(BalanceDetailsPage, { path: paths.balanceDetails, texts: ['kit', 'system', 'finance'] });
