import { messageBoard } from '@fovea/shared-types/content/message-board.record';
import { serveRecord } from '../../platform/records/serve-record.js';
import { containing, LETTER_SHOWN, LETTER_STAFF } from './enquiry-sql.js';

/** Enquiries, as staff read them. */
export const servedMessageBoard = serveRecord(messageBoard, {
  table: 'message_board',
  rowsOf: { sharedBy: 'anybody wrote it to the platform, whose staff answer each' },
  joins: LETTER_STAFF,
  shown: LETTER_SHOWN,
  filters: { email: containing('t.email'), phone: containing('t.phone') },
});
