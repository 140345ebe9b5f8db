import type { Language } from '@fovea/shared-types/language';
import type { Message } from '@fovea/shared-types/message/message.dto';
import { codeName } from '../../i18n/dictionary-text.js';
import type { MessageRow } from './message.repository.js';
import { figuresOf, noticeTextOf } from './notice.js';

/** Notices are from the platform itself. */
const SENDER = 'Fovea';

export const toMessage = (row: MessageRow, language: Language): Message => ({
  id: row.id,
  send_username: SENDER,
  data_type: row.data_type,
  data_type_name: codeName(language, 'message_type', row.data_type),
  content: { ...noticeTextOf(row.params, language), params: figuresOf(row.params, language) },
  is_read: row.is_read,
  data_id: row.data_id,
  created_at: row.created_at.toISOString(),
});
