import type { FeedbackRow } from '@fovea/shared-types/content/enquiry.dto';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../kit/data-table/column';
import { DataTable } from '../../kit/data-table/data-table';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { PageTitle } from '../../kit/page-title/page-title';
import { numberFilter, sortText } from '../../lib/list-page';
import { CloseDialog } from './close-dialog';
import { feedbackListQuery, useEnquiriesChanged } from './content.queries';
import { FeedbackDrawer } from './feedback-drawer';
import { ReplyDialog } from './reply-dialog';
import { useEnquiryActions, useEnquiryBulk } from './use-enquiry-actions';

const FILTERS = ['email', 'status'] as const;
type Filter = (typeof FILTERS)[number];
type Letter = Pick<FeedbackRow, 'id' | 'email' | 'content'>;

/** What members tell the house: taken in hand, answered, closed. */
export function FeedbackPage() {
  const { t } = useTranslation('content');
  const list = useTableList('content.feedback', FILTERS);
  const [opened, setOpened] = useState<number | null>(null);
  const [answering, setAnswering] = useState<Letter | null>(null);
  const [closing, setClosing] = useState<Letter | null>(null);
  const changed = useEnquiriesChanged('feedback');
  const request = {
    email: list.filters.email,
    status: numberFilter(list.filters.status),
    sort: sortText(list.sort),
  };
  const result = useQuery({
    ...feedbackListQuery({ page: list.page, limit: list.limit, ...request }),
    enabled: list.isReady,
  });
  const actions = useEnquiryActions<FeedbackRow>('feedback', { onReply: setAnswering, onClose: setClosing });
  const bulk = useEnquiryBulk<FeedbackRow>('feedback');
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
  const fields = useMemo<Array<FilterField<Filter>>>(
    () => [
      { type: 'text', name: 'email', label: t('field.email'), placeholder: 'aya@demo.fovea.example' },
      { type: 'dict', name: 'status', label: t('field.status'), dict: 'states:enquiry' },
    ],
    [t],
  );
  return (
    <>
      <PageTitle title={t('feedback.title')} />
      <DataTable
        label={t('feedback.title')}
        list={list}
        result={result}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ email, id }) => `${email} (${id})`}
        filters={fields}
        actions={actions}
        bulk={bulk}
        onBulkDone={changed}
        onOpen={({ id }) => setOpened(id)}
        exporting={{ resource: 'feedback', request }}
        empty={{ title: t('feedback.empty'), text: t('feedback.empty_text') }}
      />
      {opened !== null && (
        <FeedbackDrawer
          id={opened}
          onReply={setAnswering}
          onClosing={setClosing}
          onClose={() => setOpened(null)}
        />
      )}
      {answering !== null && (
        <ReplyDialog
          kind="feedback"
          letter={{ id: answering.id, email: answering.email, text: answering.content }}
          hint={t('feedback.reply_hint')}
          onClose={() => setAnswering(null)}
        />
      )}
      {closing !== null && <CloseDialog kind="feedback" letter={closing} onClose={() => setClosing(null)} />}
    </>
  );
}
