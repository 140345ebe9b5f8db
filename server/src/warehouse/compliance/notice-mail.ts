import { mailText } from '../../i18n/mail-text.js';
import type { MailMessage } from '../../platform/mail/mail.js';
import { languageOf, type NoticeRow } from './notice.repository.js';

/** As it is in the addresses of documents. */
export const NOTICE_DOCUMENT = 'device-notice';

const orDash = (text: string | null): string => (text === null || text === '' ? '-' : text);

/** What the maker reads, the first time or as a reminder, in the maker's language. */
export function noticeMail(row: NoticeRow, id: 'device_notice' | 'device_notice_reminder'): MailMessage {
  const facts = {
    maker: row.maker,
    addressee: row.notice_name === '' ? row.maker : row.notice_name,
    company: row.company_name,
    company_address: orDash(row.company_address),
    company_phone: orDash(row.company_phone),
    number: row.id,
    trade_name: row.trade_name,
    generic_name: row.generic_name,
    model: row.model,
    serial: row.serial_number,
    user: row.user_name,
    earlier_users: orDash(row.earlier_users),
    delivered_on: orDash(row.delivered_on),
    servicing: row.servicing,
    serviced_by: row.serviced_by,
    condition: row.condition_note,
    past_repairs: orDash(row.past_repairs),
  };
  const language = languageOf(row);
  return {
    to: row.notice_email ?? '',
    ...mailText(language, id, facts),
    paper: { kind: NOTICE_DOCUMENT, subject: String(row.id), language },
  };
}
