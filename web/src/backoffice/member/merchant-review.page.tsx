import type { MerchantRow } from '@fovea/shared-types/member/merchant.dto';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprovalPage, useWaitingColumn } from '../../kit/approval/approval-page';
import type { Column } from '../../kit/data-table/column';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { numberFilter, sortText } from '../../lib/list-page';
import { MerchantReviewDrawer } from './merchant-review-drawer';
import { merchantListQuery } from './merchant.queries';
import { CERTIFICATION_TONES } from './tones';
import { useMerchantColumns } from './use-merchant-columns';

const FILTERS = ['company_name', 'type', 'certification_status'] as const;
type Filter = (typeof FILTERS)[number];

const sinceOf = ({ submitted_at }: MerchantRow): string | null => submitted_at;

/** Papers that wait for a word, the longest first. */
export function MerchantReviewPage() {
  const { t } = useTranslation('member');
  const list = useTableList('member.company-audit', FILTERS);
  const { filters } = list;
  const request = {
    company_name: filters.company_name,
    type: numberFilter(filters.type),
    certification_status: numberFilter(filters.certification_status) ?? CERTIFICATION_STATUS.pending,
    sort: sortText(list.sort) ?? 'submitted_at',
  };
  const result = useQuery({
    ...merchantListQuery({ ...request, page: list.page, limit: list.limit }),
    enabled: list.isReady,
  });
  const columns = useAuditColumns();
  const fields = useMemo<Array<FilterField<Filter>>>(
    () => [
      { type: 'text', name: 'company_name', label: t('field.company_name') },
      { type: 'dict', name: 'type', label: t('field.type'), dict: 'merchant_type' },
      {
        type: 'dict',
        name: 'certification_status',
        label: t('field.certification'),
        dict: 'states:certification',
        placeholder: t('audit.pending_first'),
      },
    ],
    [t],
  );
  return (
    <ApprovalPage
      title={t('audit.title')}
      permission="member:company:approve"
      list={list}
      result={result}
      columns={columns}
      filters={fields}
      nameOf={({ company_name }) => company_name}
      waitingSince={sinceOf}
      exporting={{ resource: 'merchants', request }}
      empty={{ title: t('audit.empty'), text: t('audit.empty_text') }}
      detail={(open) => <MerchantReviewDrawer {...open} />}
    />
  );
}

/** What the list of merchants shows and the queue keeps for whoever chooses it. */
const ALSO_OFFERED: ReadonlySet<string> = new Set([
  'company_phone',
  'address',
  'status',
  'is_add_good',
  'expired_at',
  'created_at',
]);

function useAuditColumns(): Array<Column<MerchantRow>> {
  const { t } = useTranslation('member');
  const ofMerchants = useMerchantColumns();
  const waiting = useWaitingColumn(sinceOf);
  return useMemo<Array<Column<MerchantRow>>>(
    () => [
      {
        prop: 'company_name',
        label: t('field.company_name'),
        type: 'look',
        width: 240,
        sortable: true,
        decides: true,
      },
      waiting,
      { prop: 'submitted_at', label: t('field.submitted_at'), type: 'datetime', width: 180, sortable: true },
      { prop: 'type', label: t('field.type'), type: 'dict', dict: 'merchant_type', width: 150 },
      { prop: 'legal_person', label: t('field.legal_person'), width: 140 },
      { prop: 'legal_number', label: t('field.legal_number'), width: 210, isCopyable: true },
      {
        prop: 'images',
        label: t('field.papers'),
        type: 'image',
        width: 90,
        exported: false,
        images: (row) => row.images.filter((file) => file.mime.startsWith('image/')),
      },
      { prop: 'owner_name', label: t('field.owner'), width: 150 },
      {
        prop: 'certification_status',
        label: t('field.certification'),
        type: 'dict',
        dict: 'states:certification',
        tones: CERTIFICATION_TONES,
        width: 140,
        decides: true,
      },
      ...ofMerchants
        .filter(({ prop }) => ALSO_OFFERED.has(prop))
        .map((column) => ({ ...column, visible: false })),
    ],
    [t, waiting, ofMerchants],
  );
}
