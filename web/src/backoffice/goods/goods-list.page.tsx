import { goodsMachine } from '@fovea/shared-types/states/goods.states';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../kit/button/button';
import { DataTable } from '../../kit/data-table/data-table';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { PageTitle } from '../../kit/page-title/page-title';
import { useDict } from '../../lib/dicts';
import { numberFilter, sortText, useOpenRow } from '../../lib/list-page';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { GoodsQuestion, type GoodsQuestionOpened } from './goods-question';
import { useCompanyChoices, useMayChooseCompany } from '../record/record-owner';
import { adminGoodsListQuery } from './manage.queries';
import { categoryChoices } from './publish/choices';
import { goodsParamsQuery, useGoodsChanged } from './publish/publishing.queries';
import { ImportDialog } from './import/import-dialog';
import { useOpenImport } from './import/use-open-import';
import { GoodsDrawer } from './review/goods-drawer';
import { mayAuction, useGoodsActions } from './use-goods-actions';
import { useGoodsBulk } from './use-goods-bulk';
import { useGoodsColumns } from './use-goods-columns';

const FILTERS = ['goods_name', 'category_id', 'sale_type', 'status', 'audit_status', 'company_id'] as const;
type Filter = (typeof FILTERS)[number];

/** Goods of the back office: of all companies for the platform, of the own company for a merchant. */
export function GoodsListPage() {
  const { t } = useTranslation('publishing');
  const may = useMay();
  const navigate = useNavigate();
  const list = useTableList('goods.goods', FILTERS);
  const { filters } = list;
  const { openId, open, close } = useOpenRow();
  const importing = useOpenImport();
  const [question, setOpened] = useState<GoodsQuestionOpened | null>(null);
  const changed = useGoodsChanged();
  const columns = useGoodsColumns();
  const fields = useGoodsFilters();
  const actions = useGoodsActions(setOpened);
  const bulk = useGoodsBulk();
  const request = {
    goods_name: filters.goods_name,
    category_id: numberFilter(filters.category_id),
    sale_type: numberFilter(filters.sale_type),
    status: numberFilter(filters.status),
    audit_status: numberFilter(filters.audit_status),
    company_id: numberFilter(filters.company_id),
    sort: sortText(list.sort),
  };
  const result = useQuery({
    ...adminGoodsListQuery({ ...request, page: list.page, limit: list.limit }),
    enabled: list.isReady,
  });
  const create = may('goods:goods:add') && (
    <ButtonLink to={to.publish} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('list.create')}
    </ButtonLink>
  );
  return (
    <>
      <PageTitle title={t('list.title')} />
      <DataTable
        label={t('list.title')}
        list={list}
        result={result}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ goods_name }) => goods_name}
        filters={fields}
        actions={actions}
        bulk={bulk}
        onBulkDone={changed}
        onOpen={({ id }) => open(id)}
        exporting={{ resource: 'goods', request }}
        empty={{ title: t('list.empty'), text: t('list.empty_text'), action: create }}
      >
        {create}
        {may('goods:draft:edit') && (
          <Button
            variant="default"
            leftSection={<IconFileImport size={18} aria-hidden />}
            onClick={() => importing.open(null)}
          >
            {t('open', { ns: 'goods_import' })}
          </Button>
        )}
      </DataTable>
      {importing.isOpen && may('goods:draft:edit') && (
        <ImportDialog id={importing.id} onOpen={importing.open} onClose={importing.close} />
      )}
      {openId !== null && (
        <GoodsDrawer
          id={openId}
          onClose={close}
          actions={(goods) => {
            const mayEdit = may('goods:goods:edit') && !goodsMachine.may(goods.status, 'withdraw');
            const mayReview = may('goods:goods:approve') && goods.pending !== null;
            const mayOpen = may('auction:auction:add') && mayAuction(goods) && !goods.is_in_auction;
            return mayReview || mayOpen || (mayEdit && !goods.is_in_auction) ? (
              <>
                {mayEdit && !goods.is_in_auction && (
                  <Button variant="default" onClick={() => void navigate(to.editGoods(goods.id))}>
                    {t('list.edit')}
                  </Button>
                )}
                {mayOpen && (
                  <Button variant="default" onClick={() => void navigate(to.openAuction(goods.id))}>
                    {t('list.auction')}
                  </Button>
                )}
                {mayReview && (
                  <Button onClick={() => void navigate(to.goodsReview(goods.id))}>{t('list.review')}</Button>
                )}
              </>
            ) : null;
          }}
        />
      )}
      {question !== null && <GoodsQuestion {...question} onClose={() => setOpened(null)} />}
    </>
  );
}

function useGoodsFilters(): Array<FilterField<Filter>> {
  const { t } = useTranslation('publishing');
  const states = useDict('states:goods');
  const { data: params } = useQuery(goodsParamsQuery());
  const seesAll = useMayChooseCompany();
  const companies = useCompanyChoices(seesAll);
  return useMemo(() => {
    const fields: Array<FilterField<Filter>> = [
      { type: 'text', name: 'goods_name', label: t('list.goods_name') },
      {
        type: 'tree',
        name: 'category_id',
        label: t('field.category_id'),
        tree: categoryChoices(params?.categories ?? []),
      },
      {
        type: 'select',
        name: 'sale_type',
        label: t('field.sale_type'),
        options: (params?.sale_types ?? [])
          .filter(({ code }) => code !== 1)
          .map(({ code, name }) => ({ value: String(code), label: name })),
      },
      {
        type: 'select',
        name: 'status',
        label: t('list.status'),
        // Deleted goods are in no list.
        options: states.options.filter(({ value }) => value !== String(GOODS_STATUS.deleted)),
      },
      { type: 'dict', name: 'audit_status', label: t('list.audit_status'), dict: 'states:goods_approval' },
    ];
    if (seesAll)
      fields.push({
        type: 'select',
        name: 'company_id',
        label: t('list.company'),
        options: companies,
      });
    return fields;
  }, [t, params, states, seesAll, companies]);
}
