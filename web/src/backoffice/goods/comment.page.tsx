import type { Evaluation } from '@fovea/shared-types/order/evaluation.dto';
import { STARS_MAX } from '@fovea/shared-types/order/evaluation-rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../kit/data-table/column';
import { DataTable } from '../../kit/data-table/data-table';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { PageTitle } from '../../kit/page-title/page-title';
import { numberFilter, sortText } from '../../lib/list-page';
import { CommentDrawer } from './comment-drawer';
import { CommentReplyDialog } from './comment-reply-dialog';
import { commentListQuery } from './comment.queries';
import { useCommentColumns } from './use-comment-columns';

const FILTERS = ['goods_name', 'username', 'comment_star', 'status', 'is_replied'] as const;
type Filter = (typeof FILTERS)[number];
const STARS = Array.from({ length: STARS_MAX }, (_, at) => String(STARS_MAX - at));

/** What buyers say of the goods: of a merchant's own, or of all. */
export function CommentPage() {
  const { t } = useTranslation('evaluation');
  const list = useTableList('goods.comment', FILTERS);
  const [openId, setOpenId] = useState<number | null>(null);
  const [answered, setAnswered] = useState<Evaluation | null>(null);
  const request = {
    goods_name: list.filters.goods_name,
    username: list.filters.username,
    comment_star: numberFilter(list.filters.comment_star),
    status: numberFilter(list.filters.status),
    is_replied: numberFilter(list.filters.is_replied),
    sort: sortText(list.sort),
  };
  const result = useQuery({
    ...commentListQuery({ page: list.page, limit: list.limit, ...request }),
    enabled: list.isReady,
  });
  const columns = useCommentColumns();
  const filters = useMemo<Array<FilterField<Filter>>>(
    () => [
      { type: 'text', name: 'goods_name', label: t('desk.goods') },
      { type: 'text', name: 'username', label: t('desk.buyer') },
      {
        type: 'select',
        name: 'comment_star',
        label: t('desk.stars'),
        options: STARS.map((value) => ({ value, label: t('of_five', { stars: value }) })),
      },
      { type: 'dict', name: 'status', label: t('desk.shown'), dict: 'states:evaluation' },
      { type: 'yesno', name: 'is_replied', label: t('desk.replied') },
    ],
    [t],
  );
  const actions = useMemo<Array<RowAction<Evaluation>>>(
    () => [
      {
        key: 'reply',
        label: t('desk.reply'),
        permission: 'order:evaluation:reply',
        run: setAnswered,
      },
    ],
    [t],
  );
  const opened = result.data?.data.find(({ id }) => id === openId);
  return (
    <>
      <PageTitle title={t('desk.title')} />
      <DataTable
        label={t('desk.title')}
        list={list}
        result={result}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ goods_name, username }) => `${goods_name}, ${username}`}
        filters={filters}
        actions={actions}
        onOpen={({ id }) => setOpenId(id)}
        exporting={{ resource: 'evaluations', request }}
        empty={{ title: t('desk.empty'), text: t('desk.empty_text') }}
      />
      {opened !== undefined && (
        <CommentDrawer comment={opened} onReply={() => setAnswered(opened)} onClose={() => setOpenId(null)} />
      )}
      {answered !== null && <CommentReplyDialog comment={answered} onClose={() => setAnswered(null)} />}
    </>
  );
}
