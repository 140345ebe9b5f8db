import type { Language } from '@fovea/shared-types/language';
import { MESSAGE_TYPE, type MessageType } from '@fovea/shared-types/message/message.dto';
import { toWire, toWireOfAny, type Currency } from '@fovea/shared-types/money';
import { textIn } from '@fovea/shared-types/record/translations';
import { CARRIER_NAMES } from '@fovea/shared-types/warehouse/carriers';
import { cancelReasonText } from '../../i18n/cancel-reason-text.js';
import { noticeText, type NoticeId, type NoticeText } from '../../i18n/notice-text.js';
import { inLanguage, type LocalizedText } from '../../platform/database/localized.js';

/** What a message keeps of its cause; words are made when it is read, in the reader's language. */
export interface NoticeParams {
  notice: NoticeId;
  goods_id?: number;
  goods_name?: LocalizedText;
  company_id?: number;
  company_name?: LocalizedText;
  days?: number;
  count?: number;
  /** A feedback, or an entry of the message board. */
  letter_id?: number;
  who?: string;
  /** A question about goods. */
  question_id?: number;
  /** What somebody wrote, or the number of a licence. */
  words?: string;
  licence_id?: number;
  /** A document that moves stock, stock that runs low, or a count. */
  document_id?: number;
  stock_id?: number;
  /** A notice of a used device. */
  notice_id?: number;
  /** The notified parties of recalls. */
  recall_party_id?: number;
  recall_name?: LocalizedText;
  recall_measures?: LocalizedText;
  count_id?: number;
  /** Of a customer on monthly payment. */
  bill_id?: number;
  /** `2027-01-31`. */
  day?: string;
  withdrawal_id?: number;
  /** A bank transfer that finance checks. */
  remittance_id?: number;
  /** What a bank transfer was for, where it is no order. */
  paid_kind?: 'recharge' | 'month_bill';
  transfer_id?: number;
  /** One that staff look at. */
  refund_id?: number;
  exchange_id?: number;
  voucher_id?: number;
  write_off_id?: number;
  /** Held money that finance settles. */
  parked_id?: number;
  /** The money is a company's. */
  is_company?: 1;
  export_id?: number;
  import_id?: number;
  evaluation_id?: number;
  bargain_id?: number;
  reservation_id?: number;
  /** The reader sells: their page is in the back office. */
  is_desk?: 1;
  saved_search_id?: number;
  /** The query of the storefront's search page, after the question mark. */
  search?: string;
  auction_id?: number;
  order_id?: number;
  order_no?: string;
  /** Minor units of `currency`. */
  price?: number;
  currency?: string;
  /** What was bought for it: minor units of `bought_currency`. */
  bought?: number;
  bought_currency?: Currency;
  /** The carrier of a parcel, whose number is in `words`. */
  carrier?: number;
  seq?: number;
  reason?: string;
  /** ISO. */
  until?: string;
}

const TYPE_OF: Record<NoticeId, MessageType> = {
  outbid: MESSAGE_TYPE.outbid,
  auction_won: MESSAGE_TYPE.auction_won,
  auction_lost: MESSAGE_TYPE.auction_lost,
  auction_lost_unsold: MESSAGE_TYPE.auction_lost,
  auction_cancelled: MESSAGE_TYPE.auction_cancelled,
  bid_voided: MESSAGE_TYPE.bid_voided,
  auction_extended: MESSAGE_TYPE.auction_extended,
  auction_extended_outage: MESSAGE_TYPE.auction_extended,
  reserve_missed: MESSAGE_TYPE.reserve_missed,
  bidder_admitted: MESSAGE_TYPE.bidder_admitted,
  bidder_refused: MESSAGE_TYPE.bidder_refused,
  payment_reminder: MESSAGE_TYPE.payment_reminder,
  payment_default: MESSAGE_TYPE.payment_default,
  lot_given_up: MESSAGE_TYPE.payment_default,
  order_lapsed: MESSAGE_TYPE.payment_default,
  order_cancelled: MESSAGE_TYPE.payment_default,
  refund_moved: MESSAGE_TYPE.refund,
  refund_waits: MESSAGE_TYPE.refund,
  refund_told: MESSAGE_TYPE.refund,
  refund_escalated: MESSAGE_TYPE.refund,
  refund_failed: MESSAGE_TYPE.refund,
  freight_credited: MESSAGE_TYPE.refund,
  second_chance: MESSAGE_TYPE.second_chance,
  seller_sold: MESSAGE_TYPE.auction_ended_seller,
  seller_unsold: MESSAGE_TYPE.auction_ended_seller,
  seller_reserve_missed: MESSAGE_TYPE.auction_ended_seller,
  seller_cancelled: MESSAGE_TYPE.auction_ended_seller,
  seller_defaulted: MESSAGE_TYPE.auction_ended_seller,
  seller_given_up: MESSAGE_TYPE.auction_ended_seller,
  company_certified: MESSAGE_TYPE.company_certified,
  company_refused: MESSAGE_TYPE.company_refused,
  company_submitted: MESSAGE_TYPE.company_submitted,
  company_expiring: MESSAGE_TYPE.company_expiring,
  company_expired: MESSAGE_TYPE.company_expired,
  company_disabled: MESSAGE_TYPE.company_disabled,
  company_lots_run_on: MESSAGE_TYPE.company_expired,
  feedback_replied: MESSAGE_TYPE.feedback_replied,
  feedback_received: MESSAGE_TYPE.feedback_received,
  message_received: MESSAGE_TYPE.message_received,
  export_finished: MESSAGE_TYPE.export_finished,
  export_failed: MESSAGE_TYPE.export_finished,
  order_for_you: MESSAGE_TYPE.order,
  order_paid: MESSAGE_TYPE.order,
  order_freight_asked: MESSAGE_TYPE.order,
  order_freight_settled: MESSAGE_TYPE.order,
  order_shipped: MESSAGE_TYPE.order,
  order_sent_in_part: MESSAGE_TYPE.order,
  parcel_delivered: MESSAGE_TYPE.order,
  parcel_back: MESSAGE_TYPE.order,
  parcel_back_desk: MESSAGE_TYPE.order,
  order_received: MESSAGE_TYPE.order,
  order_ship_reminder: MESSAGE_TYPE.order,
  order_unshipped: MESSAGE_TYPE.order,
  order_part_unshipped: MESSAGE_TYPE.order,
  merchant_marked: MESSAGE_TYPE.order,
  evaluation_received: MESSAGE_TYPE.evaluation,
  evaluation_replied: MESSAGE_TYPE.evaluation,
  evaluation_hidden: MESSAGE_TYPE.evaluation,
  bargain_offered: MESSAGE_TYPE.bargain,
  bargain_countered: MESSAGE_TYPE.bargain,
  bargain_agreed: MESSAGE_TYPE.bargain,
  bargain_declined: MESSAGE_TYPE.bargain,
  bargain_withdrawn: MESSAGE_TYPE.bargain,
  bargain_expired: MESSAGE_TYPE.bargain,
  bargain_void: MESSAGE_TYPE.bargain,
  reservation_received: MESSAGE_TYPE.reservation,
  reservation_booked: MESSAGE_TYPE.reservation,
  reservation_moved: MESSAGE_TYPE.reservation,
  reservation_refused: MESSAGE_TYPE.reservation,
  reservation_unanswered: MESSAGE_TYPE.reservation,
  reservation_refunded: MESSAGE_TYPE.reservation,
  reservation_unpaid: MESSAGE_TYPE.reservation,
  saved_search_matched: MESSAGE_TYPE.saved_search,
  question_received: MESSAGE_TYPE.question_received,
  question_answered: MESSAGE_TYPE.question_answered,
  goods_arrived: MESSAGE_TYPE.goods_arrived,
  goods_submitted: MESSAGE_TYPE.goods_submitted,
  goods_approved: MESSAGE_TYPE.goods_decided,
  goods_rejected: MESSAGE_TYPE.goods_decided,
  goods_forced_off: MESSAGE_TYPE.goods_decided,
  licence_submitted: MESSAGE_TYPE.licence_submitted,
  licence_approved: MESSAGE_TYPE.licence_decided,
  licence_rejected: MESSAGE_TYPE.licence_decided,
  licence_ending: MESSAGE_TYPE.licence_ending,
  licence_ended: MESSAGE_TYPE.licence_ending,
  stock_submitted: MESSAGE_TYPE.stock_submitted,
  stock_approved: MESSAGE_TYPE.stock_decided,
  stock_rejected: MESSAGE_TYPE.stock_decided,
  stock_low: MESSAGE_TYPE.stock_low,
  notice_silent: MESSAGE_TYPE.notice_silent,
  stock_recall: MESSAGE_TYPE.stock_recall,
  bought_recall: MESSAGE_TYPE.stock_recall,
  lot_recalled: MESSAGE_TYPE.stock_recall,
  stock_count_expired: MESSAGE_TYPE.stock_count_expired,
  allocation_approved: MESSAGE_TYPE.stock_decided,
  allocation_short: MESSAGE_TYPE.allocation_short,
  bill_issued: MESSAGE_TYPE.month_bill,
  bill_overdue: MESSAGE_TYPE.month_bill,
  bill_unpaid: MESSAGE_TYPE.month_bill_unpaid,
  opening_import_done: MESSAGE_TYPE.opening_import,
  opening_import_failed: MESSAGE_TYPE.opening_import,
  goods_import_done: MESSAGE_TYPE.goods_import,
  goods_import_partly: MESSAGE_TYPE.goods_import,
  goods_import_failed: MESSAGE_TYPE.goods_import,
  transfer_submitted: MESSAGE_TYPE.transfer_waits,
  transfer_stopped_long: MESSAGE_TYPE.transfer_waits,
  transfer_made: MESSAGE_TYPE.transfer_moved,
  transfer_released: MESSAGE_TYPE.transfer_moved,
  transfer_stopped: MESSAGE_TYPE.transfer_moved,
  transfer_returned: MESSAGE_TYPE.transfer_moved,
  reconciliation_differs: MESSAGE_TYPE.reconciliation,
  voucher_submitted: MESSAGE_TYPE.voucher_waits,
  voucher_approved: MESSAGE_TYPE.voucher_decided,
  voucher_rejected: MESSAGE_TYPE.voucher_decided,
  write_off_submitted: MESSAGE_TYPE.write_off_waits,
  write_off_approved: MESSAGE_TYPE.write_off_decided,
  write_off_rejected: MESSAGE_TYPE.write_off_decided,
  exchange_submitted: MESSAGE_TYPE.exchange_waits,
  exchange_approved: MESSAGE_TYPE.exchange_decided,
  exchange_rejected: MESSAGE_TYPE.exchange_decided,
  exchange_booked: MESSAGE_TYPE.exchange_decided,
  withdrawal_submitted: MESSAGE_TYPE.withdrawal_submitted,
  withdrawal_approved: MESSAGE_TYPE.withdrawal_moved,
  withdrawal_rejected: MESSAGE_TYPE.withdrawal_moved,
  withdrawal_paid: MESSAGE_TYPE.withdrawal_moved,
  withdrawal_failed: MESSAGE_TYPE.withdrawal_moved,
  withdrawal_returned: MESSAGE_TYPE.withdrawal_moved,
  withdrawal_overdue: MESSAGE_TYPE.withdrawal_submitted,
  remittance_waits: MESSAGE_TYPE.order,
  remittance_overdue: MESSAGE_TYPE.order,
  remittance_confirmed: MESSAGE_TYPE.order,
  remittance_rejected: MESSAGE_TYPE.order,
  remittance_credited: MESSAGE_TYPE.order,
  recharge_credited: MESSAGE_TYPE.order,
  parked_waits: MESSAGE_TYPE.order,
  parked_credited: MESSAGE_TYPE.order,
  parked_returned: MESSAGE_TYPE.order,
};

/** Types whose document is the order; the others' is what they name besides, else the auction. */
const ABOUT_ORDER: ReadonlySet<MessageType> = new Set([
  MESSAGE_TYPE.auction_won,
  MESSAGE_TYPE.payment_reminder,
  MESSAGE_TYPE.payment_default,
  MESSAGE_TYPE.order,
  MESSAGE_TYPE.refund,
]);

/** Types whose document is the goods. */
const ABOUT_GOODS: ReadonlySet<MessageType> = new Set([
  MESSAGE_TYPE.question_received,
  MESSAGE_TYPE.question_answered,
  MESSAGE_TYPE.goods_arrived,
  MESSAGE_TYPE.goods_decided,
  MESSAGE_TYPE.goods_submitted,
]);

/** One message to one person. */
export interface Notice {
  /** Names the cause: the same cause notifies the same person once (G1). */
  eventKey: string;
  recipientId: number;
  params: NoticeParams;
}

export const typeOf = (notice: NoticeId): MessageType => TYPE_OF[notice];

/** The id of the document a message opens. */
export function dataIdOf(params: NoticeParams): number | null {
  const named =
    params.company_id ??
    params.withdrawal_id ??
    params.transfer_id ??
    params.exchange_id ??
    params.voucher_id ??
    params.write_off_id ??
    params.licence_id ??
    params.document_id ??
    params.stock_id ??
    params.recall_party_id ??
    params.notice_id ??
    params.count_id ??
    params.bill_id ??
    params.letter_id ??
    params.export_id ??
    params.import_id ??
    params.evaluation_id ??
    params.bargain_id ??
    params.reservation_id ??
    params.saved_search_id;
  if (named !== undefined) return named;
  if (ABOUT_GOODS.has(typeOf(params.notice))) return params.goods_id ?? null;
  return (ABOUT_ORDER.has(typeOf(params.notice)) ? params.order_id : params.auction_id) ?? null;
}

export function noticeTextOf(params: NoticeParams, language: Language): NoticeText {
  return noticeText(language, params.notice, {
    goodsName: params.goods_name ? inLanguage(params.goods_name, language) : '',
    companyName: params.company_name ? inLanguage(params.company_name, language) : '',
    days: params.days ?? null,
    count: params.count ?? null,
    who: params.who ?? null,
    words: detailOf(params, language) ?? null,
    day: params.day ?? null,
    orderNo: params.order_no ?? null,
    price: params.price ?? null,
    currency: params.currency ?? null,
    bought: params.bought ?? null,
    boughtCurrency: params.bought_currency ?? null,
    seq: params.seq ?? null,
    reason: params.recall_measures
      ? inLanguage(params.recall_measures, language)
      : params.reason === undefined
        ? null
        : cancelReasonText(language, params.reason),
    until: params.until === undefined ? null : new Date(params.until),
  });
}

/** The words of a message: a recall by its name, a parcel by its carrier and its number. */
function detailOf(
  { recall_name, carrier, words: detail }: NoticeParams,
  language: Language,
): string | undefined {
  if (recall_name) return inLanguage(recall_name, language);
  const name = carrier === undefined ? undefined : CARRIER_NAMES[carrier];
  return name === undefined ? detail : [textIn(name, language), detail].join(' ').trim();
}

/** The figures of a message for the page: names in the reader's language, money as a wire string. */
export function figuresOf(params: NoticeParams, language: Language): Record<string, string | number> {
  const {
    goods_name,
    company_name,
    recall_name: _recall,
    recall_measures: _measures,
    words: _detail,
    carrier: _carrier,
    price,
    currency,
    bought,
    bought_currency,
    reason,
    ...rest
  } = params;
  const detail = detailOf(params, language);
  return {
    ...rest,
    ...(reason === undefined ? {} : { reason: cancelReasonText(language, reason) }),
    ...(detail === undefined ? {} : { words: detail }),
    ...(goods_name ? { goods_name: inLanguage(goods_name, language) } : {}),
    ...(company_name ? { company_name: inLanguage(company_name, language) } : {}),
    ...(price === undefined || currency === undefined
      ? {}
      : { price: toWireOfAny(price, currency), currency }),
    ...(bought === undefined || bought_currency === undefined
      ? {}
      : { bought: toWire(bought, bought_currency), bought_currency }),
  };
}
