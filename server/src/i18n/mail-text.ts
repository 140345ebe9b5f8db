import type { Language } from '@fovea/shared-types/language';
import { fillText, type TextParams } from './texts.js';
import { mails } from './mails.js';
import { inEachLanguage } from './translated.js';

/** `notice` frames the text of a notice that is sent as a mail as well. */
export type MailId =
  | 'register_code'
  | 'retrieve_code'
  | 'bind_code'
  | SecurityMailId
  | EnquiryMailId
  | MakerMailId
  | BillMailId
  | 'notice';

/** Sent to the owner of an account when something about its security changed. */
export type SecurityMailId =
  | 'sign_in'
  | 'password_changed'
  | 'password_set_by_staff'
  | 'account_opened'
  | 'account_not_opened'
  | 'account_for_order'
  | 'email_changed'
  | 'email_set_by_staff'
  | 'phone_changed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_reset'
  | 'recovery_code_used'
  | 'bank_account_changed';

/** Carries the answer to what somebody wrote. */
export type EnquiryMailId = 'feedback_reply' | 'message_board_reply';

/** To a customer on monthly payment, or a merchant. */
export type BillMailId =
  | 'month_bill'
  | 'month_bill_overdue'
  | 'month_bill_second_reminder'
  | 'month_bill_final_notice'
  | 'fee_statement'
  | 'tax_document';

/** To the maker of a used device. */
export type MakerMailId = 'device_notice' | 'device_notice_reminder' | 'device_recall';

export interface MailText {
  subject: string;
  text: string;
}

export type MailTexts = Record<MailId, MailText>;

const MAILS = inEachLanguage<MailTexts>(mails);

export function mailText(language: Language, id: MailId, params: TextParams): MailText {
  const { subject, text } = MAILS[language][id];
  return { subject: fillText(subject, params), text: fillText(text, params) };
}
