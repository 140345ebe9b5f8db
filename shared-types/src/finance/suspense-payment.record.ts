import { choice } from '../record/code-fields.js';
import { instant, int, money, text, truth } from '../record/fields.js';
import { exactly, ofId, same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { PAYMENT_STATUS } from '../states.js';

/** Why money is held, in the order of the codes. */
export const SUSPENSE_CAUSES = ['amount', 'currency', 'closed', 'late'] as const;

const PAYER = ['付款人', 'Payer', '支払人'] as const;
const PROVIDER_REF = ['渠道流水号', 'Provider’s number', '決済会社の番号'] as const;

/** Money that came and that no document took, and what became of it. */
export const suspensePayment = staffRecord({
  name: 'finance:parked',
  one: ['暂存款项', 'a held payment', '保留中の入金'],
  many: ['暂存款项', 'Held payments', '保留中の入金'],
  words: {
    empty: ['没有暂存款项', 'No held payments', '保留中の入金はありません'],
    empty_text: [
      '金额或币种不符、重复或逾期到账的款项会显示在这里。',
      'Payments with a different amount or currency, paid twice or received late appear here.',
      '金額や通貨が異なる入金、重複や期限後の入金がここに表示されます。',
    ],
  },
  scope: 'platform',
  calls: { list: ['/payments/parked-payment-list', 'Payments and recharges that are held for a mismatch'] },
  exports: 'parked_payments',
  menu: { path: '/finance/parkedPayments', icon: 'zoom-exclamation' },
  subject: 'payment',
  title: 'sn',
  order: '-id',
  fields: {},
  shown: {
    sn: text({ label: ['支付单号', 'Payment no.', '決済番号'], max: 20 }),
    subject_type: text({ label: ['单据类型', 'Kind of document', '書類の種類'], max: 20 }),
    subject_id: int({ label: ['单据编号', 'Document', '書類'] }),
    username: text({ label: PAYER, max: 60 }),
    cause: choice({
      label: ['原因', 'Cause', '理由'],
      names: {
        1: ['金额不符', 'Amount differs', '金額の相違'],
        2: ['币种不符', 'Currency differs', '通貨の相違'],
        3: ['单据已付或已取消', 'Already paid or cancelled', '支払済みまたは取消済み'],
        4: ['逾期到账', 'Received late', '期限後の入金'],
      },
    }),
    /** In whole units, as due and as received. */
    due: money({ label: ['应付金额', 'Due', '請求額'], currency: 'due_currency' }),
    due_currency: text({ label: ['应付币种', 'Currency due', '請求通貨'], max: 3 }),
    money: money({ label: ['到账金额', 'Received', '入金額'], currency: 'currency' }),
    /** Any of ISO 4217: a provider may take one in which no account is kept. */
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3 }),
    provider_ref: text({
      label: PROVIDER_REF,
      max: 255,
    }),
    status: choice({
      label: ['状态', 'State', '状態'],
      names: {
        [PAYMENT_STATUS.parked]: ['暂存中', 'Held', '保留中'],
        [PAYMENT_STATUS.returned]: ['已处理', 'Settled', '処理済み'],
      },
    }),
    resolution: choice({
      label: ['处理方式', 'Resolution', '処理方法'],
      names: {
        1: ['转入余额', 'Credited to the balance', '残高に加算'],
        2: ['原路退回', 'Returned to payer', '返金'],
      },
      orNull: true,
    }),
    /** It is being refunded to the payer at this moment. */
    is_going: truth({ label: ['退回中', 'Being returned', '返金処理中'] }),
    /** The provider did not refund it. */
    last_error: text({
      label: ['退回失败原因', 'Why the return failed', '返金失敗の理由'],
      max: 500,
      orNull: true,
    }),
    resolved_by_name: text({ label: ['处理人', 'Handled by', '処理担当'], max: 60, orNull: true }),
    resolve_note: text({ label: ['备注', 'Note', '備考'], max: 500, orNull: true }),
    created_at: instant({ label: LABELS.created_at, sortable: true }),
  },
  filters: {
    id: ofId(LABELS.id),
    status: same(),
    cause: same(),
    username: searchText(PAYER),
    currency: same(),
    resolution: same(),
    provider_ref: exactly(PROVIDER_REF, 255),
    begin: since(LABELS.created_at),
    end: until(LABELS.created_at),
  },
});
