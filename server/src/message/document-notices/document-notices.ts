import { engineer } from '@fovea/shared-types/maintenance/engineer.record';
import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { monthReopening } from '@fovea/shared-types/finance/month-reopening.record';
import { settingChange } from '@fovea/shared-types/rbac/setting-change.record';
import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import type { AnyRecord } from '@fovea/shared-types/record/record';
import type { NoticeFacts } from '../notifications/notice-facts.js';
import type { NoticeId } from '../notifications/notifications.js';

/** Who is notified of a declared document, and what of it a message names. */
export interface DocumentNotices {
  document: AnyRecord;
  /** Which part of a handler's name is the document's, where that is not `notify-<thing>`; never changed. */
  handler?: string;
  submitted: NoticeId;
  approved: NoticeId;
  rejected: NoticeId;
  /** From its table `t` with what is joined; all SQL below is over this. */
  from: string;
  /** Who requested it; by default `t.made_by`. */
  madeBy?: string;
  /** Whom it is about: nobody decides about themselves. */
  about?: string;
  /** Whose it is: people of this company do not decide it. */
  company?: string;
  /** Who is notified of the decision; by default who requested it. */
  informed?: string;
  /** What a message names of it, beside its id. */
  facts: { readonly [Name in keyof NoticeFacts]?: string };
}

/** Notifications of `<thing>.submitted` and `<thing>.decided`, of each declared document. */
export const documentNotices = {
  exchange: {
    document: exchange,
    handler: 'tell-exchange',
    submitted: 'exchange_submitted',
    approved: 'exchange_approved',
    rejected: 'exchange_rejected',
    from: 'FROM exchange t JOIN account m ON m.id = t.made_by',
    about: 't.account_id',
    company: 't.company_id',
    facts: {
      words: 't.sn',
      who: 'm.username',
      price: 't.sold + t.fee',
      currency: 't.sold_currency',
      bought: 't.bought',
      bought_currency: 't.bought_currency',
      is_company: 'CASE WHEN t.company_id IS NOT NULL THEN 1 END',
    },
  },
  journalVoucher: {
    document: journalVoucher,
    handler: 'tell-voucher',
    submitted: 'voucher_submitted',
    approved: 'voucher_approved',
    rejected: 'voucher_rejected',
    from: 'FROM journal_voucher t JOIN account m ON m.id = t.made_by',
    facts: { words: 't.sn', who: 'm.username', price: 't.amount', currency: 't.currency' },
  },
  writeOff: {
    document: writeOff,
    handler: 'tell-write-off',
    submitted: 'write_off_submitted',
    approved: 'write_off_approved',
    rejected: 'write_off_rejected',
    from: 'FROM write_off t JOIN account m ON m.id = t.made_by JOIN month_bill b ON b.id = t.bill_id',
    facts: { words: 't.sn', who: 'm.username', price: 'b.price', currency: 'b.currency' },
  },
  monthReopening: {
    document: monthReopening,
    submitted: 'month_reopening_submitted',
    approved: 'month_reopening_approved',
    rejected: 'month_reopening_rejected',
    from: 'FROM month_reopening t JOIN account m ON m.id = t.made_by',
    facts: { words: 't.month', who: 'm.username' },
  },
  settingChange: {
    document: settingChange,
    submitted: 'setting_change_submitted',
    approved: 'setting_change_approved',
    rejected: 'setting_change_rejected',
    from: 'FROM setting_change t JOIN account m ON m.id = t.made_by',
    facts: { words: 't.sn', who: 'm.username' },
  },
  engineer: {
    document: engineer,
    submitted: 'engineer_submitted',
    approved: 'engineer_certified',
    rejected: 'engineer_rejected',
    from: 'FROM engineer t JOIN engineer_submission s ON s.id = t.submission_id',
    madeBy: 's.made_by',
    informed: 'coalesce(t.account_id, s.made_by)',
    facts: { who: 't.name', is_company: 'CASE WHEN t.account_id IS NULL THEN 1 END' },
  },
} as const satisfies Readonly<Record<string, DocumentNotices>>;

export const DOCUMENT_NOTICES: readonly DocumentNotices[] = Object.values(documentNotices);
