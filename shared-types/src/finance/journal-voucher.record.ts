import { CURRENCIES } from '../money.js';
import { choice, state } from '../record/code-fields.js';
import { day, instant, money, reference, text } from '../record/fields.js';
import { exactly, same, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { journalVoucherMachine, requestedStates } from '../states/requested.states.js';
import { ACCOUNT_KIND_NAMES } from './account-kind-names.js';
import {
  VOUCHER_ACCOUNTS,
  VOUCHER_KIND,
  VOUCHER_REASON_MAX,
  VOUCHER_REFERENCE_MAX,
} from './journal-voucher-bounds.js';

const ACCOUNT_MAX = 20;

/** Platform money that no other document posts: requested by one member of finance, posted once by another. */
export const journalVoucher = staffRecord({
  name: 'finance:journal-voucher',
  one: ['手工凭证', 'a journal voucher', '振替伝票'],
  many: ['手工凭证', 'Journal vouchers', '振替伝票'],
  words: {
    add: ['申请手工凭证', 'Request a journal voucher', '振替伝票の申請'],
    audit: ['审核手工凭证', 'Decide a journal voucher', '振替伝票の審査'],
    cancel: ['撤回手工凭证', 'Withdraw a journal voucher', '振替伝票の取下げ'],
    empty: ['还没有手工凭证', 'No journal voucher yet', '振替伝票はまだありません'],
    empty_text: [
      '支付渠道打款到银行、银行扣收的费用，以及平台科目之间的更正，都从这里提交，由另一人审核后记账。',
      'What a payment provider pays to the bank, what a bank charges, and corrections between the platform’s accounts are requested here and posted once another person approves them.',
      '決済代行からの入金、銀行手数料、当社の勘定間の訂正をここで申請し、別の担当者の承認後に記帳します。',
    ],
  },
  scope: 'platform',
  calls: {
    list: ['/journal-vouchers/journal-voucher-list', 'Journal vouchers: pending, posted or rejected'],
    detail: [
      '/journal-vouchers/journal-voucher-detail',
      'One journal voucher: accounts, reason, requester and decision',
    ],
    add: [
      '/journal-vouchers/add-journal-voucher',
      'Requests an entry between platform accounts; another person approves it',
    ],
    cancel: [
      '/journal-vouchers/cancel-journal-voucher',
      'Withdraws an own journal voucher that is not decided yet',
      'add',
    ],
    audit: [
      '/journal-vouchers/audit-journal-voucher',
      'Approves or rejects pending journal vouchers, each by itself',
      'approve',
    ],
  },
  exports: 'journal_vouchers',
  menu: { path: '/finance/journalVouchers', icon: 'file-pencil' },
  subject: 'journal_voucher',
  title: 'sn',
  order: '-id',
  document: requestedStates(journalVoucherMachine),
  posts: true,
  fields: {
    kind: choice({
      label: ['类型', 'Kind', '種類'],
      required: true,
      names: {
        [VOUCHER_KIND.payout]: ['渠道打款', 'Provider’s payout', '決済代行からの入金'],
        [VOUCHER_KIND.charge]: ['银行费用', 'Bank charge', '銀行手数料'],
        [VOUCHER_KIND.correction]: ['更正', 'Correction', '訂正'],
      },
    }),
    currency: text({ label: ['币种', 'Currency', '通貨'], required: true, max: 3, oneOf: CURRENCIES }),
    /** Of a payout what the provider gave up, its fee included. */
    amount: money({ label: ['金额', 'Amount', '金額'], required: true, currency: 'currency' }),
    /** Of a payout alone: what the provider kept of it. */
    fee: money({ label: ['渠道手续费', 'Provider’s fee', '決済手数料'], currency: 'currency' }),
    /** Of a correction alone: from which account to which. */
    debit_kind: text({
      label: ['借方科目', 'Debit', '借方'],
      max: ACCOUNT_MAX,
      oneOf: VOUCHER_ACCOUNTS,
      names: ACCOUNT_KIND_NAMES,
    }),
    credit_kind: text({
      label: ['贷方科目', 'Credit', '貸方'],
      max: ACCOUNT_MAX,
      oneOf: VOUCHER_ACCOUNTS,
      names: ACCOUNT_KIND_NAMES,
    }),
    /** When the bank moved it; of a correction it may be left out. */
    value_day: day({ label: ['起息日', 'Value day', '受渡日'], orNone: true }),
    /** As the bank's statement has it; of a correction it may be left out. */
    reference: text({ label: ['参考号', 'Reference', '参照番号'], max: VOUCHER_REFERENCE_MAX }),
    reason: text({
      label: ['原因', 'Reason', '理由'],
      required: true,
      max: VOUCHER_REASON_MAX,
      isLong: true,
      only: 'detail',
    }),
  },
  shown: {
    sn: text({ label: ['凭证号', 'Number', '伝票番号'], max: 30 }),
    created_at: instant({ label: ['申请时间', 'Requested', '申請日時'], sortable: true }),
    asked_by: text({ label: ['申请人', 'Requested by', '申請者'], max: 60 }),
    status: state(journalVoucherMachine, {}),
    entry_id: reference({ label: ['会计分录', 'Journal entry', '仕訳'], orNull: true, only: 'detail' }),
  },
  filters: {
    sn: exactly(),
    kind: same(),
    currency: same(),
    status: same(),
    reference: exactly(['参考号', 'Reference', '参照番号'], VOUCHER_REFERENCE_MAX),
    begin: since(['申请时间', 'Requested', '申請日時']),
    end: until(['申请时间', 'Requested', '申請日時']),
  },
});
