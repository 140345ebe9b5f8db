import type { MerchantDetail, MerchantRow } from '@fovea/shared-types/member/merchant.dto';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/button/button';
import type { RowAction } from '../../kit/data-table/column';
import { DataTable } from '../../kit/data-table/data-table';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { PageTitle } from '../../kit/page-title/page-title';
import { dayEnd, dayStart } from '../../lib/day';
import { numberFilter, sortText, useOpenRow } from '../../lib/list-page';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { MerchantDetailDrawer } from './merchant-detail-drawer';
import { MerchantForm } from './merchant-form';
import { MerchantStatusDialog } from './merchant-status-dialog';
import { merchantListQuery } from './merchant.queries';
import { useMerchantColumns } from './use-merchant-columns';

const FILTERS = ['company_name', 'type', 'status', 'is_add_good', 'from', 'to'] as const;
type Filter = (typeof FILTERS)[number];

/** Companies certified at least once: values, expiry, right to publish, enable and disable. */
export function MerchantManagePage() {
  const { t } = useTranslation('member');
  const may = useMay();
  const list = useTableList('member.company', FILTERS);
  const { filters } = list;
  const { openId, open, close } = useOpenRow();
  const [decided, setDecided] = useState<MerchantRow | null>(null);
  const [edited, setEdited] = useState<MerchantRow | MerchantDetail | null>(null);
  const columns = useMerchantColumns();
  const request = {
    is_merchant: 1,
    company_name: filters.company_name,
    type: numberFilter(filters.type),
    status: numberFilter(filters.status),
    is_add_good: numberFilter(filters.is_add_good),
    created_from: dayStart(filters.from),
    created_to: dayEnd(filters.to),
    sort: sortText(list.sort),
  };
  const result = useQuery({
    ...merchantListQuery({ ...request, page: list.page, limit: list.limit }),
    enabled: list.isReady,
  });
  const fields = useMemo<Array<FilterField<Filter>>>(
    () => [
      { type: 'text', name: 'company_name', label: t('field.company_name') },
      { type: 'dict', name: 'type', label: t('field.type'), dict: 'merchant_type' },
      { type: 'dict', name: 'status', label: t('field.status'), dict: 'states:merchant' },
      { type: 'yesno', name: 'is_add_good', label: t('field.may_publish') },
      { type: 'days', from: 'from', to: 'to', label: t('merchant.since') },
    ],
    [t],
  );
  const actions = useMemo<Array<RowAction<MerchantRow>>>(
    () => [
      { key: 'detail', label: t('action.detail'), run: (row) => open(row.id) },
      { key: 'edit', label: t('action.edit'), permission: 'member:company:update', run: setEdited },
      {
        key: 'disable',
        label: t('action.disable'),
        permission: 'member:company:status',
        isDanger: true,
        isHidden: (row) => row.status === 0,
        run: setDecided,
      },
      {
        key: 'enable',
        label: t('action.enable'),
        permission: 'member:company:status',
        isHidden: (row) => row.status !== 0,
        run: setDecided,
      },
    ],
    [t, open],
  );
  return (
    <>
      <PageTitle title={t('merchant.list_title')} />
      <DataTable
        label={t('merchant.list_title')}
        list={list}
        result={result}
        columns={columns}
        keyOf={(row) => row.id}
        nameOf={(row) => row.company_name}
        filters={fields}
        actions={actions}
        onOpen={(row) => open(row.id)}
        exporting={{ resource: 'merchants', request }}
        empty={{ title: t('merchant.empty'), text: t('merchant.empty_text') }}
      />
      {openId !== null && (
        <MerchantDetailDrawer
          id={openId}
          onClose={close}
          actions={(merchant) => {
            const mayEdit = may('member:company:update');
            const waits = merchant.certification_status === CERTIFICATION_STATUS.pending;
            const mayReview = waits && may('member:company:approve');
            return mayEdit || mayReview ? (
              <>
                {mayEdit && (
                  <Button variant="default" onClick={() => setEdited(merchant)}>
                    {t('action.edit')}
                  </Button>
                )}
                {mayReview && (
                  <ButtonLink to={to.merchantReview(merchant.id)}>{t('action.review')}</ButtonLink>
                )}
              </>
            ) : null;
          }}
        />
      )}
      {edited !== null && <MerchantForm merchant={edited} onClose={() => setEdited(null)} />}
      {decided !== null && <MerchantStatusDialog merchant={decided} onClose={() => setDecided(null)} />}
    </>
  );
}
