import type { AdminBrand } from '@fovea/shared-types/goods/brand.dto';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import type { Column, RowAction } from '../../kit/data-table/column';
import { DataTable } from '../../kit/data-table/data-table';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { PageTitle } from '../../kit/page-title/page-title';
import { numberFilter, sortText } from '../../lib/list-page';
import { useMay } from '../../lib/permissions';
import { DeleteQuestion } from '../tree/delete-question';
import { BrandDrawer } from './brand-drawer';
import { brandListQuery, switchBrand, useBrandsChanged, useDeleteBrand } from './brand.queries';

const FILTERS = ['brand_name', 'status'] as const;
type Filter = (typeof FILTERS)[number];

/** Makers of goods, in the order in which the shop offers them. */
export function BrandPage() {
  const { t } = useTranslation('catalogue');
  const { t: system } = useTranslation('system');
  const may = useMay();
  const list = useTableList('goods.brand', FILTERS);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const [deleted, setDeleted] = useState<AdminBrand | null>(null);
  const changed = useBrandsChanged();
  const request = {
    brand_name: list.filters.brand_name,
    status: numberFilter(list.filters.status),
    sort: sortText(list.sort),
  };
  const result = useQuery({
    ...brandListQuery({ page: list.page, limit: list.limit, ...request }),
    enabled: list.isReady,
  });
  const columns = useMemo<Array<Column<AdminBrand>>>(
    () => [
      { prop: 'brand_name', label: t('brand.name'), type: 'look', width: 190, sortable: true, decides: true },
      {
        prop: 'image',
        label: t('image'),
        type: 'image',
        width: 90,
        exported: false,
        images: ({ image, brand_name }) => (image === null ? [] : [{ url: image, name: brand_name }]),
      },
      { prop: 'brand_name_e', label: t('name.latin'), width: 180, visible: false },
      { prop: 'brand_name_c', label: t('name.zh'), width: 160 },
      { prop: 'brand_name_j', label: t('name.ja'), width: 190 },
      { prop: 'goods_count', label: t('products'), type: 'number', width: 100 },
      { prop: 'sort', label: system('tree.sort'), type: 'number', width: 100, sortable: true },
      {
        prop: 'status',
        label: t('shown'),
        type: 'switch',
        width: 110,
        decides: true,
        permission: 'goods:brand:update',
        isOn: ({ status }) => status === 1,
        name: ({ brand_name }) => `${t('shown')}: ${brand_name}`,
        set: async ({ id }, isOn) => {
          await switchBrand(id, isOn);
          await changed();
        },
        confirm: () => null,
        canUndo: true,
      },
      { prop: 'created_at', label: t('created'), type: 'datetime', width: 180, sortable: true },
    ],
    [t, system, changed],
  );
  const fields = useMemo<Array<FilterField<Filter>>>(
    () => [
      { type: 'text', name: 'brand_name', label: t('brand.name') },
      { type: 'yesno', name: 'status', label: t('shown') },
    ],
    [t],
  );
  const actions = useMemo<Array<RowAction<AdminBrand>>>(
    () => [
      {
        key: 'edit',
        label: system('action.edit'),
        permission: 'goods:brand:update',
        run: ({ id }) => setEdited(id),
      },
      {
        key: 'delete',
        label: system('action.delete'),
        permission: 'goods:brand:delete',
        isDanger: true,
        run: setDeleted,
      },
    ],
    [system],
  );
  const create = may('goods:brand:add') && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      {t('brand.create')}
    </Button>
  );
  const open = may('goods:brand:update') ? ({ id }: AdminBrand) => setEdited(id) : undefined;
  return (
    <>
      <PageTitle title={t('brand.title')} />
      <DataTable
        label={t('brand.title')}
        list={list}
        result={result}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ brand_name }) => brand_name}
        filters={fields}
        actions={actions}
        onOpen={open}
        exporting={{ resource: 'brands', request }}
        empty={{ title: t('brand.empty'), text: t('brand.empty_text'), action: create }}
      >
        {create}
      </DataTable>
      {edited !== null && (
        <BrandDrawer id={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {deleted !== null && <DeleteBrand brand={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

function DeleteBrand({ brand, onClose }: { brand: AdminBrand; onClose: () => void }) {
  const { t } = useTranslation('catalogue');
  const remove = useDeleteBrand();
  return (
    <DeleteQuestion
      title={t('delete_of', { name: brand.brand_name })}
      remove={() => remove(brand.id)}
      onClose={onClose}
    >
      {t(brand.goods_count > 0 ? 'delete_held' : 'delete_text', { count: brand.goods_count })}
    </DeleteQuestion>
  );
}
