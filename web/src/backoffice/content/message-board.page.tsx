import type { MessageBoardRow } from '@fovea/shared-types/content/enquiry.dto';
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
import { messageBoardListQuery, useEnquiriesChanged } from './content.queries';
import { MessageBoardDrawer } from './message-board-drawer';
import { ReplyDialog } from './reply-dialog';
import { useEnquiryActions, useEnquiryBulk } from './use-enquiry-actions';

const FILTERS = ['email', 'phone', 'status'] as const;
type Filter = (typeof FILTERS)[number];
type Letter = Pick<MessageBoardRow, 'id' | 'email' | 'message'>;

/** What anybody wrote by the message board or the contact form. */
export function MessageBoardPage() {
  const { t } = useTranslation('content');
  const list = useTableList('content.message-board', FILTERS);
  const [opened, setOpened] = useState<number | null>(null);
  const [answering, setAnswering] = useState<Letter | null>(null);
  const [closing, setClosing] = useState<Letter | null>(null);
  const changed = useEnquiriesChanged('message-board');
  const { email, phone, status } = list.filters;
  const request = { email, phone, status: numberFilter(status), sort: sortText(list.sort) };
  const result = useQuery({
    ...messageBoardListQuery({ page: list.page, limit: list.limit, ...request }),
    enabled: list.isReady,
  });
  const actions = useEnquiryActions<MessageBoardRow>('message-board', {
    onReply: setAnswering,
    onClose: setClosing,
  });
  const bulk = useEnquiryBulk<MessageBoardRow>('message-board');
  const columns = useMemo<Array<Column<MessageBoardRow>>>(
    () => [
      { prop: 'first_name', label: t('board.first_name'), width: 92, fixed: 'left', decides: true },
      { prop: 'last_name', label: t('board.last_name'), width: 92, decides: true },
      { prop: 'email', label: t('field.email'), width: 230 },
      { prop: 'phone', label: t('board.phone'), width: 150, isCopyable: true },
      { prop: 'message', label: t('board.message'), type: 'look', width: 250 },
      {
        prop: 'status',
        label: t('field.status'),
        type: 'dict',
        dict: 'states:enquiry',
        width: 116,
        decides: true,
        sortable: true,
      },
      { prop: 'source', label: t('board.source'), type: 'dict', dict: 'message_board_source', width: 150 },
      { prop: 'created_at', label: t('field.sent'), type: 'datetime', width: 170, sortable: true },
      { prop: 'assignee_name', label: t('field.assignee'), width: 150 },
    ],
    [t],
  );
  const fields = useMemo<Array<FilterField<Filter>>>(
    () => [
      { type: 'text', name: 'email', label: t('field.email'), placeholder: 'aya@demo.fovea.example' },
      { type: 'text', name: 'phone', label: t('board.phone'), placeholder: '03-0000-5501' },
      { type: 'dict', name: 'status', label: t('field.status'), dict: 'states:enquiry' },
    ],
    [t],
  );
  return (
    <>
      <PageTitle title={t('board.title')} />
      <DataTable
        label={t('board.title')}
        list={list}
        result={result}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ email: address, id }) => `${address} (${id})`}
        filters={fields}
        actions={actions}
        bulk={bulk}
        onBulkDone={changed}
        onOpen={({ id }) => setOpened(id)}
        exporting={{ resource: 'message_board', request }}
        empty={{ title: t('board.empty'), text: t('board.empty_text') }}
      />
      {opened !== null && (
        <MessageBoardDrawer
          id={opened}
          onReply={setAnswering}
          onClosing={setClosing}
          onClose={() => setOpened(null)}
        />
      )}
      {answering !== null && (
        <ReplyDialog
          kind="message-board"
          letter={{ id: answering.id, email: answering.email, text: answering.message }}
          hint={t('board.reply_hint')}
          onClose={() => setAnswering(null)}
        />
      )}
      {closing !== null && (
        <CloseDialog kind="message-board" letter={closing} onClose={() => setClosing(null)} />
      )}
    </>
  );
}
