import type { FeedbackRow } from '@fovea/shared-types/content/enquiry.dto';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../kit/data-table/column';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { numberFilter, sortText } from '../../lib/list-page';
import { feedbackListQuery } from './content.queries';
import { EnquiryPage } from './enquiry-page';
import { FeedbackDrawer } from './feedback-drawer';

const FILTERS = ['email', 'status'] as const;
type Filter = (typeof FILTERS)[number];

const textOf = ({ content }: FeedbackRow): string => content;

/** What members tell the house. */
export function FeedbackPage() {
  const { t } = useTranslation('content');
  const list = useTableList('content.feedback', FILTERS);
  const request = {
    email: list.filters.email,
    status: numberFilter(list.filters.status),
    sort: sortText(list.sort),
  };
  const result = useQuery({
    ...feedbackListQuery({ page: list.page, limit: list.limit, ...request }),
    enabled: list.isReady,
  });
  const columns = useMemo<Array<Column<FeedbackRow>>>(
    () => [
      { prop: 'email', label: t('field.email'), width: 240, fixed: 'left', decides: true },
      { prop: 'content', label: t('field.content'), type: 'look', width: 300, decides: true },
      { prop: 'image_count', label: t('feedback.pictures'), type: 'number', width: 90 },
      { prop: 'created_at', label: t('field.sent'), type: 'datetime', width: 170, sortable: true },
      {
        prop: 'status',
        label: t('field.status'),
        type: 'dict',
        dict: 'states:enquiry',
        width: 130,
        decides: true,
        sortable: true,
      },
      { prop: 'assignee_name', label: t('field.assignee'), width: 150 },
    ],
    [t],
  );
  const filters = useMemo<Array<FilterField<Filter>>>(
    () => [
      { type: 'text', name: 'email', label: t('field.email'), placeholder: 'aya@demo.fovea.example' },
      { type: 'dict', name: 'status', label: t('field.status'), dict: 'states:enquiry' },
    ],
    [t],
  );
  return (
    <EnquiryPage
      kind="feedback"
      title={t('feedback.title')}
      replyHint={t('feedback.reply_hint')}
      list={list}
      result={result}
      columns={columns}
      filters={filters}
      exporting={{ resource: 'feedback', request }}
      empty={{ title: t('feedback.empty'), text: t('feedback.empty_text') }}
      textOf={textOf}
      letter={(tools) => <FeedbackDrawer {...tools} />}
    />
  );
}
