import type { AdminGoods } from '@fovea/shared-types/goods/publishing.dto';
import { SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprovalPage, useWaitingColumn } from '../../../kit/approval/approval-page';
import type { Column } from '../../../kit/data-table/column';
import type { FilterField } from '../../../kit/data-table/filter-field';
import { useTableList } from '../../../kit/data-table/table-settings';
import { numberFilter, sortText } from '../../../lib/list-page';
import { adminGoodsListQuery } from '../manage.queries';
import { useGoodsChanged } from '../publish/publishing.queries';
import { useGoodsColumns } from '../use-goods-columns';
import { GoodsReviewDrawer } from './goods-review-drawer';
import { useReviewBulk } from './use-review-bulk';
import { backOfficePage } from '../../back-office-page';
import { paths } from '../../../lib/paths';

const FILTERS = ['goods_name', 'sale_type', 'audit_status'] as const;
type Filter = (typeof FILTERS)[number];

const sinceOf = ({ submitted_at }: AdminGoods): string | null => submitted_at;

/** Pending goods, the longest waiting first. */
export function GoodsReviewPage() {
  const { t } = useTranslation('publishing');
  const list = useTableList('goods.review', FILTERS);
  const { filters } = list;
  const changed = useGoodsChanged();
  const auditStatus = numberFilter(filters.audit_status) ?? SUBMISSION_STATUS.under_review;
  const isQueue = auditStatus === SUBMISSION_STATUS.under_review;
  const request = {
    goods_name: filters.goods_name,
    sale_type: numberFilter(filters.sale_type),
    audit_status: auditStatus,
    // Only what waits has a time since when.
    sort: isQueue ? (sortText(list.sort) ?? 'submitted_at') : undefined,
  };
  const result = useQuery({
    ...adminGoodsListQuery({ ...request, page: list.page, limit: list.limit }),
    enabled: list.isReady,
  });
  const columns = useReviewColumns();
  const bulk = useReviewBulk();
  const fields = useMemo<Array<FilterField<Filter>>>(
    () => [
      { type: 'text', name: 'goods_name', label: t('list.goods_name') },
      { type: 'dict', name: 'sale_type', label: t('field.sale_type'), dict: 'sale_type' },
      {
        type: 'dict',
        name: 'audit_status',
        label: t('list.audit_status'),
        dict: 'states:goods_approval',
        placeholder: t('review.waiting'),
      },
    ],
    [t],
  );
  return (
    <ApprovalPage
      title={t('queue.title')}
      permission="goods:goods:approve"
      list={list}
      result={result}
      columns={columns}
      filters={fields}
      nameOf={({ goods_name }) => goods_name}
      waitingSince={sinceOf}
      bulk={bulk}
      onBulkDone={changed}
      exporting={{ resource: 'goods', request }}
      empty={{ title: t('queue.empty'), text: t('queue.empty_text') }}
      detail={(open) => <GoodsReviewDrawer {...open} />}
    />
  );
}

/** What of goods decides, with how long each waits. */
const SHOWN: ReadonlySet<string> = new Set([
  'goods_name',
  'image',
  'category_name',
  'price',
  'quantity',
  'audit_status',
  'company_name',
]);

function useReviewColumns(): Array<Column<AdminGoods>> {
  const { t } = useTranslation('publishing');
  const waiting = useWaitingColumn(sinceOf);
  const goods = useGoodsColumns();
  return useMemo(() => {
    const [name, image, ...rest] = goods.filter(({ prop }) => SHOWN.has(prop));
    const since: Column<AdminGoods> = {
      prop: 'submitted_at',
      label: t('queue.submitted_at'),
      type: 'datetime',
      width: 170,
      sortable: true,
      exported: false,
    };
    return [...(name ? [name] : []), ...(image ? [image] : []), waiting, ...rest, since];
  }, [t, goods, waiting]);
}

backOfficePage(GoodsReviewPage, { path: paths.goodsReview, texts: ['kit', 'approval', 'publishing'] });
