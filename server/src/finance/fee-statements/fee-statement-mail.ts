import type { Language } from '@fovea/shared-types/language';
import { mailText } from '../../i18n/mail-text.js';
import type { MailMessage } from '../../platform/mail/mail.js';
import { subjectOf, TAX_DOCUMENT } from '../tax-documents/tax-document-printing.js';

interface Reader {
  email: string;
  username: string;
  language: Language;
}

const FIRST_ISSUE = 1;

/** With the statement itself, in its reader's language. */
export const feeStatementMail = (
  id: number,
  month: string,
  { email, username, language }: Reader,
): MailMessage => ({
  to: email,
  ...mailText(language, 'fee_statement', { username, month }),
  paper: { kind: TAX_DOCUMENT, ...subjectOf(id, FIRST_ISSUE, language) },
});
