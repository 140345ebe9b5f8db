import type { Language } from '@fovea/shared-types/language';
import { type BillMailId, mailText } from '../../i18n/mail-text.js';
import { priceText } from '../../i18n/notice-text.js';
import { printedDay } from '../tax-documents/drawn-tax-document.js';
import type { MailMessage } from '../../platform/mail/mail.js';
import { BILL_DOCUMENT } from './month-bill-printing.js';
import type { DueBillRow } from './month-bill.repository.js';

interface Reader {
  email: string;
  username: string;
  language: Language;
}

const REMINDERS = ['month_bill_overdue', 'month_bill_second_reminder', 'month_bill_final_notice'] as const;

/** Each is firmer than the last; the third is repeated. @param count of reminders, this one included */
export const reminderMail = (count: number): (typeof REMINDERS)[number] =>
  REMINDERS[Math.min(Math.max(count, 1), REMINDERS.length) - 1] ?? 'month_bill_final_notice';

/** The bill itself goes with it, in the customer's language. */
export const billMail = (
  { id, month, price, paid, currency, due_on }: DueBillRow,
  { email, username, language }: Reader,
  mail: BillMailId,
): MailMessage => ({
  to: email,
  ...mailText(language, mail, {
    username,
    month,
    price: priceText(price - paid, currency),
    due: due_on === null ? '-' : printedDay(due_on, language),
  }),
  paper: { kind: BILL_DOCUMENT, subject: String(id), language },
});
