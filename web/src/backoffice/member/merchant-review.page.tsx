import { merchant } from '@fovea/shared-types/member/merchant.record';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprovalPage, useWaitingColumn } from '../../kit/approval/approval-page';
import type { Column } from '../../kit/data-table/column';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { numberFilter, sortText } from '../../lib/list-page';
import { recordFilters } from '../record/record-filters';
import { type RecordLook, useRecordColumns } from '../record/record-page';
import { plainOf } from '../record/record-types';
import { useMerchantColumns } from './merchant-columns';
import { MerchantReviewDrawer } from './merchant-review-drawer';
import { merchantListQuery, type MerchantRow, useMerchantsChanged } from './merchant.queries';
import { CERTIFICATION_TONES } from './tones';
import { backOfficePage } from '../back-office-page';

const plain = plainOf(merchant);

const FILTERS = ['company_name', 'type', 'certification_status'] as const;
type Filter = (typeof FILTERS)[number];

const sinceOf = ({ submitted_at }: MerchantRow): string | null => submitted_at;

/** Documents pending a decision, the longest waiting first. */
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
  const columns = useReviewColumns();
  const fields = useMemo(
    () =>
      recordFilters(plain).flatMap((field): FilterField<Filter>[] => {
        if (field.type === 'text' && field.name === 'company_name') return [{ ...field, name: field.name }];
        if (field.type !== 'dict') return [];
        if (field.name === 'type') return [{ ...field, name: field.name }];
        return field.name === 'certification_status'
          ? [{ ...field, name: field.name, placeholder: t('audit.pending_first') }]
          : [];
      }),
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

/** Columns of the list of merchants that the queue offers as hidden ones. */
const ALSO_OFFERED: ReadonlySet<string> = new Set([
  'company_phone',
  'address',
  'status',
  'is_add_good',
  'expired_at',
  'created_at',
]);
const SHOWN: ReadonlyArray<RecordLook<typeof merchant.declared>> = [
  { prop: 'company_name', width: 240 },
  { prop: 'submitted_at', width: 180 },
  { prop: 'type', width: 150 },
  { prop: 'legal_person', width: 140 },
  { prop: 'legal_number', width: 210, isCopyable: true },
  { prop: 'images', width: 90 },
  { prop: 'owner_name', width: 150 },
  { prop: 'certification_status', tones: CERTIFICATION_TONES, width: 140, decides: true },
];

function useReviewColumns(): Array<Column<MerchantRow>> {
  const ofMerchants = useMerchantColumns();
  const waiting = useWaitingColumn(sinceOf);
  const looks = useMemo(
    () => [
      ...SHOWN,
      ...ofMerchants
        .filter(({ prop }) => ALSO_OFFERED.has(prop))
        .map((column) => ({ ...column, visible: false })),
    ],
    [ofMerchants],
  );
  const columns = useRecordColumns(plain, looks, useMerchantsChanged());
  return useMemo(() => {
    const [name, ...rest] = columns as unknown as Array<Column<MerchantRow>>; // of the same declaration
    return name === undefined ? rest : [name, waiting, ...rest];
  }, [columns, waiting]);
}

backOfficePage(MerchantReviewPage, { path: '/business/audit', texts: ['kit', 'approval', 'member'] });
