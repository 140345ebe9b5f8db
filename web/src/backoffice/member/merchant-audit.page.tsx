import type { MerchantRow } from '@fovea/shared-types/member/merchant.dto';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, RowAction } from '../../kit/data-table/column';
import { DataTable } from '../../kit/data-table/data-table';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { PageTitle } from '../../kit/page-title/page-title';
import { numberFilter, sortText, useOpenRow } from '../../lib/list-page';
import { serverNow } from '../../lib/server-clock';
import { toast } from '../../lib/toast-store';
import { MerchantDetailDrawer } from './merchant-detail-drawer';
import { merchantListQuery } from './merchant.queries';
import { waitedSince } from './submission-changes';
import { useMerchantColumns } from './use-merchant-columns';
import { CERTIFICATION_TONES } from './tones';

const FILTERS = ['company_name', 'type', 'certification_status'] as const;
type Filter = (typeof FILTERS)[number];
const PENDING = 1;

/** Papers that wait for a word, the longest first. */
export function MerchantAuditPage() {
  const { t } = useTranslation('member');
  const list = useTableList('member.company-audit', FILTERS);
  const { filters } = list;
  const { openId, open, close } = useOpenRow();
  const request = {
    company_name: filters.company_name,
    type: numberFilter(filters.type),
    certification_status: numberFilter(filters.certification_status) ?? PENDING,
    sort: sortText(list.sort) ?? 'submitted_at',
  };
  const result = useQuery({
    ...merchantListQuery({ ...request, page: list.page, limit: list.limit }),
    enabled: list.isReady,
  });
  const rows = result.data?.data ?? [];
  /** The one after the decided one, as the list stood; the first when that was the last. */
  const goOn = (): void => {
    if (request.certification_status !== PENDING) {
      close();
      return;
    }
    const at = rows.findIndex((row) => row.id === openId);
    const next = rows[at + 1] ?? rows.find((row) => row.id !== openId);
    if (next === undefined) close();
    else open(next.id);
    if (result.data?.total === 1) toast.success(t('audit.all_done'));
  };
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
  const actions = useMemo<Array<RowAction<MerchantRow>>>(
    () => [
      {
        key: 'review',
        label: t('action.review'),
        permission: 'member:company:audit',
        isHidden: (row) => row.submitted_at === null,
        run: (row) => open(row.id),
      },
      {
        key: 'detail',
        label: t('action.detail'),
        isHidden: (row) => row.submitted_at !== null,
        run: (row) => open(row.id),
      },
    ],
    [t, open],
  );
  return (
    <>
      <PageTitle title={t('audit.title')} />
      <DataTable
        label={t('audit.title')}
        list={list}
        result={result}
        columns={columns}
        keyOf={(row) => row.id}
        nameOf={(row) => row.company_name}
        filters={fields}
        actions={actions}
        onOpen={(row) => open(row.id)}
        exporting={{ resource: 'merchants', request }}
        empty={{ title: t('audit.empty'), text: t('audit.empty_text') }}
      />
      {openId !== null && <MerchantDetailDrawer id={openId} onClose={close} onDecided={goOn} />}
    </>
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
      {
        prop: 'waiting',
        label: t('audit.waiting'),
        type: 'custom',
        width: 130,
        decides: true,
        exported: false,
        render: (row) => {
          if (row.submitted_at === null) return '-';
          const { unit, count } = waitedSince(row.submitted_at, serverNow());
          return t(`audit.waited_${unit}`, { count });
        },
      },
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
    [t, ofMerchants],
  );
}
