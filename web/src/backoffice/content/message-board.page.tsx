import type { MessageBoardRow } from '@fovea/shared-types/content/enquiry.dto';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../kit/data-table/column';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { numberFilter, sortText } from '../../lib/list-page';
import { messageBoardListQuery } from './content.queries';
import { EnquiryPage } from './enquiry-page';
import { MessageBoardDrawer } from './message-board-drawer';

const FILTERS = ['email', 'phone', 'status'] as const;
type Filter = (typeof FILTERS)[number];

const textOf = ({ message }: MessageBoardRow): string => message;

/** What anybody wrote by the message board or the contact form. */
export function MessageBoardPage() {
  const { t } = useTranslation('content');
  const list = useTableList('content.message-board', FILTERS);
  const { email, phone, status } = list.filters;
  const request = { email, phone, status: numberFilter(status), sort: sortText(list.sort) };
  const result = useQuery({
    ...messageBoardListQuery({ page: list.page, limit: list.limit, ...request }),
    enabled: list.isReady,
  });
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
  const filters = useMemo<Array<FilterField<Filter>>>(
    () => [
      { type: 'text', name: 'email', label: t('field.email'), placeholder: 'aya@demo.fovea.example' },
      { type: 'text', name: 'phone', label: t('board.phone'), placeholder: '03-0000-5501' },
      { type: 'dict', name: 'status', label: t('field.status'), dict: 'states:enquiry' },
    ],
    [t],
  );
  return (
    <EnquiryPage
      kind="message-board"
      title={t('board.title')}
      replyHint={t('board.reply_hint')}
      list={list}
      result={result}
      columns={columns}
      filters={filters}
      exporting={{ resource: 'message_board', request }}
      empty={{ title: t('board.empty'), text: t('board.empty_text') }}
      textOf={textOf}
      letter={(tools) => <MessageBoardDrawer {...tools} />}
    />
  );
}
