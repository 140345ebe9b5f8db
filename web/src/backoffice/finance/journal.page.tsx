import { ACCOUNT_KINDS } from '@fovea/shared-types/finance/balance-types';
import { journal } from '@fovea/shared-types/finance/journal.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths, to } from '../../lib/paths';
import { type RecordColumns, recordPage } from '../record/record-page';
import { useCompanySearch } from './company-search';
import { DocumentLink } from './document-link';
import { useMemberSearch } from './member-search';
import { backOfficePage } from '../back-office-page';

type Row = RowOf<typeof journal.declared>;
/** Every posting; from one of them to its entry, and to all entries of its cause. */
export const JournalPage = recordPage(journal, {
  columns: useColumns,
  useChoices: () => {
    const { t } = useTranslation('finance');
    const [member, company] = [useMemberSearch(), useCompanySearch()];
    return useMemo(
      () => ({
        member_id: { search: member },
        company_id: { search: company },
        kind: { options: ACCOUNT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })) },
      }),
      [t, member, company],
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
        {
          key: 'story',
          label: t('journal.story'),
          permission: 'finance:journal:list',
          run: ({ cause_type, cause_id }: Row) => void navigate(to.journal({ cause_type, cause_id })),
        },
      ],
      [t, navigate],
    );
  },
});

function useColumns(): RecordColumns<typeof journal.declared> {
  const { t } = useTranslation('finance');
  return useMemo(
    () => [
      { prop: 'entry_id', width: 70 },
      { prop: 'created_at', width: 150 },
      { prop: 'type', width: 120, decides: true },
      { prop: 'kind', width: 100, decides: true, render: ({ kind }: Row) => t(`kind.${kind}`) },
      { prop: 'owner_name', width: 105 },
      { prop: 'debit', width: 125, decides: true },
      { prop: 'credit', width: 125, decides: true },
      { prop: 'after', width: 125, decides: true, visible: false },
      { prop: 'document', width: 150, render: (row: Row) => <DocumentLink line={row} /> },
      { prop: 'cause', width: 170, visible: false },
      { prop: 'account_code', width: 110, visible: false },
      { prop: 'account_name', width: 150, visible: false },
      { prop: 'remark', width: 200, visible: false },
    ],
    [t],
  );
}

backOfficePage(JournalPage, { path: paths.journal, texts: ['kit', 'system', 'finance'] });
