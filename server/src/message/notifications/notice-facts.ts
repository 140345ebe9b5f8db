import type { Currency } from '@fovea/shared-types/money';
import type { LocalizedText } from '../../platform/database/localized.js';

/** What a notification names; which of it, its kind and its text decide. */
export interface NoticeFacts {
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
  /** Which way a document moves stock. */
  moves?: 'in' | 'out' | 'move';
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
  /** A merchant's statement of fees. */
  tax_document_id?: number;
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
  month_reopening_id?: number;
  setting_change_id?: number;
  engineer_id?: number;
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
  /** Of the storefront's search page: what stands after the question mark. */
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
  /** Of a parcel, whose number stands in `words`. */
  carrier?: number;
  seq?: number;
  reason?: string;
  /** ISO. */
  until?: string;
}
