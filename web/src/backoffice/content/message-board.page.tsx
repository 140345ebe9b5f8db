import { messageBoard } from '@fovea/shared-types/content/message-board.record';
import { useTranslation } from 'react-i18next';
import type { RecordColumns } from '../record/record-page';
import { EnquiryPage } from './enquiry-page';
import { MessageBoardDrawer } from './message-board-drawer';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

const COLUMNS: RecordColumns<typeof messageBoard.declared> = [
  { prop: 'first_name', width: 92, decides: true },
  { prop: 'last_name', width: 92, decides: true },
  { prop: 'email', width: 230 },
  { prop: 'phone', width: 150, isCopyable: true },
  { prop: 'message', width: 250 },
  { prop: 'status', width: 116, decides: true },
  { prop: 'source', width: 150 },
  { prop: 'created_at', width: 170 },
  { prop: 'assignee_name', width: 150 },
];

/** What anybody wrote by the message board or the contact form. */
export function MessageBoardPage() {
  const { t } = useTranslation('content');
  return (
    <EnquiryPage
      kind="message-board"
      record={messageBoard}
      replyHint={t('board.reply_hint')}
      columns={COLUMNS}
      text="message"
      letter={(tools) => <MessageBoardDrawer {...tools} />}
    />
  );
}

backOfficePage(MessageBoardPage, { path: paths.messageBoard, texts: ['kit', 'content'] });
