import type { DraftProduct } from '@fovea/shared-types/goods/draft.dto';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../kit/button/button';
import type { Column, RowAction } from '../../kit/data-table/column';
import { DataTable } from '../../kit/data-table/data-table';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { PageTitle } from '../../kit/page-title/page-title';
import { isCallFailure } from '../../lib/api-client';
import { numberFilter, sortText } from '../../lib/list-page';
import { paths, to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { toast } from '../../lib/toast-store';
import { DeleteQuestion } from '../tree/delete-question';
import { copyDraft, deleteDraft, draftListQuery } from './manage.queries';
import { PublishDraft } from './publish-draft';
import { categoryChoices } from './publish/choices';
import { goodsParamsQuery, useGoodsChanged } from './publish/publishing.queries';
import { backOfficePage } from '../back-office-page';

const FILTERS = ['goods_name', 'category_id'] as const;
type Filter = (typeof FILTERS)[number];

/** Publish forms that were begun and not submitted yet. */
export function DraftListPage() {
  const { t } = useTranslation('publishing');
  const may = useMay();
  const navigate = useNavigate();
  const list = useTableList('goods.draft', FILTERS);
  const [deleted, setDeleted] = useState<DraftProduct | null>(null);
  const [published, setPublished] = useState<DraftProduct | null>(null);
  const changed = useGoodsChanged();
  const { data: params } = useQuery(goodsParamsQuery());
  const request = {
    goods_name: list.filters.goods_name,
    category_id: numberFilter(list.filters.category_id),
    sort: sortText(list.sort),
  };
  const result = useQuery({
    ...draftListQuery({ ...request, page: list.page, limit: list.limit }),
    enabled: list.isReady,
  });
  const columns = useDraftColumns();
  const fields = useMemo<Array<FilterField<Filter>>>(
    () => [
      { type: 'text', name: 'goods_name', label: t('list.goods_name') },
      {
        type: 'tree',
        name: 'category_id',
        label: t('field.category_id'),
        tree: categoryChoices(params?.categories ?? []),
      },
    ],
    [t, params],
  );
  const actions = useMemo<Array<RowAction<DraftProduct>>>(() => {
    const copy = async (id: number): Promise<void> => {
      try {
        await copyDraft(id);
        toast.success(t('draft.copied'));
        await changed();
      } catch (error) {
        if (!isCallFailure(error)) throw error;
      }
    };
    return [
      {
        key: 'edit',
        label: t('draft.edit'),
        permission: 'goods:draft:edit',
        run: ({ id }) => void navigate(to.editDraft(id)),
      },
      { key: 'publish', label: t('draft.publish'), permission: 'goods:goods:add', run: setPublished },
      { key: 'copy', label: t('draft.copy'), permission: 'goods:draft:edit', run: ({ id }) => void copy(id) },
      {
        key: 'delete',
        label: t('list.delete'),
        permission: 'goods:draft:delete',
        isDanger: true,
        run: setDeleted,
      },
    ];
  }, [t, navigate, changed]);
  const nameOf = ({ goods_name }: DraftProduct): string => goods_name ?? t('draft.unnamed');
  const create = may('goods:draft:edit') && (
    <ButtonLink to={to.publish} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('draft.create')}
    </ButtonLink>
  );
  return (
    <>
      <PageTitle title={t('draft.title')} />
      <DataTable
        label={t('draft.title')}
        list={list}
        result={result}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        filters={fields}
        actions={actions}
        onOpen={may('goods:draft:edit') ? ({ id }) => void navigate(to.editDraft(id)) : undefined}
        exporting={{ resource: 'draft_products', request }}
        empty={{ title: t('draft.empty'), text: t('draft.empty_text'), action: create }}
      >
        {create}
      </DataTable>
      {published !== null && (
        <PublishDraft id={published.id} name={nameOf(published)} onClose={() => setPublished(null)} />
      )}
      {deleted !== null && (
        <DeleteQuestion
          title={t('draft.delete_title', { name: nameOf(deleted) })}
          remove={async () => {
            await deleteDraft(deleted.id);
            await changed();
          }}
          onClose={() => setDeleted(null)}
        >
          {t('draft.delete_text')}
        </DeleteQuestion>
      )}
    </>
  );
}

function useDraftColumns(): Array<Column<DraftProduct>> {
  const { t } = useTranslation('publishing');
  return useMemo<Array<Column<DraftProduct>>>(
    () => [
      { prop: 'goods_name', label: t('list.goods_name'), type: 'look', width: 280, decides: true },
      {
        prop: 'images',
        label: t('list.image'),
        type: 'image',
        width: 84,
        exported: false,
        images: ({ images, goods_name }) =>
          images.map((url) => ({ url, name: goods_name ?? t('draft.unnamed') })),
      },
      { prop: 'category_name', label: t('field.category_id'), width: 170 },
      { prop: 'maker', label: t('field.brand_id'), width: 170 },
      { prop: 'goods_code', label: t('field.goods_code'), width: 150 },
      {
        prop: 'updated_at',
        label: t('draft.updated'),
        type: 'datetime',
        width: 170,
        sortable: true,
        decides: true,
      },
      { prop: 'created_at', label: t('list.created'), type: 'datetime', width: 170, sortable: true },
    ],
    [t],
  );
}

backOfficePage(DraftListPage, { path: paths.draftProducts, texts: ['kit', 'system', 'publishing'] });
