import type { RemittedType } from '@fovea/shared-types/finance/remittance-bounds';
import type { Currency } from '@fovea/shared-types/money';

/** The status codes that an auction's close can end in. */
type ClosedStatus = 30 | 40 | 41 | 42;

export interface LotMove {
  auction_id: number;
  /** Who lost the lead, and by which row of the log; pairs, because a batch on a hot lot names hundreds. */
  outbid: [accountId: number, seq: number][];
  price: number;
  currency: string;
}

/**
 * Every domain event and what it carries. Ids are numbers, money is minor units with its currency beside it,
 * instants are ISO texts: a payload is stored as JSON and read again by another process.
 */
export interface Events {
  /** The lots of one batch on which somebody lost the lead: one event, however many they are. */
  'auction.moved': { moves: LotMove[] };
  'auction.closed': {
    auction_id: number;
    status: ClosedStatus;
    winner_id: number | null;
    price: number;
    currency: string;
    reason: 'end' | 'buy_now' | 'accepted' | 'declined' | 'unanswered' | 'cancelled';
    /** Until when the seller may accept a bid below the reserve. */
    answer_deadline?: string;
  };
  /** Lots that are open for bids from now on. */
  'auction.started': { auction_ids: number[] };
  /** Its piece was called back while it ran. */
  'auction.recalled': { auction_id: number; recall_id: number };
  /** An exchange between currencies waits for another person's decision. */
  'exchange.submitted': { exchange_id: number };
  /** It was booked or refused. */
  'exchange.decided': { exchange_id: number; status: number; reason: string | null };
  /** A bill's write-off waits for another person's decision. */
  'write-off.submitted': { write_off_id: number };
  /** It was booked or refused. */
  'write-off.decided': { write_off_id: number; status: number; reason: string | null };
  /** A journal voucher waits for another person's decision. */
  'journal-voucher.submitted': { voucher_id: number };
  /** It was booked or refused. */
  'journal-voucher.decided': { voucher_id: number; status: number; reason: string | null };
  /** A proceeds payout was created by hand and waits for another person's decision. */
  'transfer.submitted': { transfer_id: number };
  /** Put aside, released, stopped or returned. */
  'transfer.moved': { transfer_id: number; status: number; reason: string | null };
  /** Finance stopped it long ago. */
  'transfer.stopped-long': { transfer_id: number };
  /** So many differences of a day were found that nobody knew of. */
  'reconciliation.differs': { day: string; currency: string; count: number };
  /** A withdrawal waits for finance's decision. */
  'withdrawal.submitted': { withdrawal_id: number };
  /** Decided, paid, refused by the bank, or released. */
  'withdrawal.moved': { withdrawal_id: number; status: number; reason: string | null };
  /** Nobody recorded its payout in time. */
  'withdrawal.overdue': { withdrawal_id: number };
  'auction.voided': { auction_id: number; seq: number; reason: string };
  'auction.extended': { auction_id: number; end_at: string; cause: 'outage' | 'staff' };
  'auction.bidder-decided': {
    auction_id: number;
    account_id: number;
    status: number;
    reason: string | null;
  };
  'auction.offer-made': {
    offer_id: number;
    auction_id: number;
    account_id: number;
    price: number;
    currency: string;
    expired_at: string;
  };
  'auction.offer-answered': {
    offer_id: number;
    auction_id: number;
    account_id: number;
    status: number;
    price: number;
    currency: string;
  };
  /** Goods wait for their review; approvers are notified. */
  'goods.submitted': { goods_id: number; submission_id: number };
  'goods.decided': {
    goods_id: number;
    submission_id: number;
    /** The submitter. */
    account_id: number;
    is_approved: boolean;
    reason: string | null;
  };
  /** On the shelf from now on, where they were not before. */
  'goods.listed': { goods_ids: number[] };
  /**
   * The sale state of listed goods changed (SALE_STATE): by their seller, or by an auction or order where
   * somebody may have waited for them.
   */
  'goods.sale-state-changed': { goods_id: number; from: number; to: number };
  /** What the shop shows of listed goods was changed: a review approved it, or a price counts at once. */
  'goods.changed': { goods_id: number };
  'goods.forced-off': { goods_id: number; seller_id: number; reason: string };
  /** The import of a sheet of goods by a job ended; rows that came with an earlier one are in neither count. */
  'goods-import.finished': {
    import_id: number;
    account_id: number;
    file_name: string;
    is_done: boolean;
    imported: number;
    left_out: number;
  };
  /** The import of a sheet of opening stock by a job ended: all of it, or nothing. */
  'opening-import.finished': {
    import_id: number;
    account_id: number;
    file_name: string;
    is_done: boolean;
    lines: number;
  };
  'goods-question.added': { question_id: number };
  /** Answered for the first time. */
  'goods-question.answered': { question_id: number };
  /** A thread of offers went on or ended: its new state, and the price on the table. */
  'bargain.moved': {
    bargain_id: number;
    status: number;
    price: number;
    currency: Currency;
    /** Whose decision it was; null: nobody's. */
    by: 'buyer' | 'merchant' | null;
  };
  /** A viewing went from one state to another, or to another time. */
  'reservation.moved': { reservation_id: number; status: number; is_moved: boolean };
  'order.placed': { order_id: number; auction_id: number | null; buyer_id: number };
  /** Paid and not shipped: 1 after three days, 2 after seven. */
  'order.ship-reminder': { order_id: number; step: number };
  /**
   * Nothing of it was shipped in fourteen days: its money was refunded. So many orders of its merchant ended this way; null: there is no
   * company.
   */
  'order.unshipped': { order_id: number; is_part: boolean; marks?: number | null };
  /** From one state of its life into another, by whomever. */
  'order.moved': { order_id: number; from: number; to: number };
  /** The pickup of one of its parcels was requested, made or cancelled. */
  'order.parcel-moved': {
    order_id: number;
    /** Null: several of them at once. */
    shipment_id: number | null;
    /** What its buyer is notified of; null: nothing, or the order's own step does. */
    news: 'sent_in_part' | 'delivered' | 'came_back' | null;
  };
  /** A month's bill of a customer on monthly payment. */
  'month-bill.issued': { bill_id: number; account_id: number };
  /** Its day has passed, or passed some time ago. */
  'month-bill.overdue': { bill_id: number; account_id: number; is_first: boolean };
  /** Paid, or one decision nearer to being written off. */
  'month-bill.moved': { bill_id: number; account_id: number };
  'order.payment-reminder': { order_id: number; buyer_id: number; step: number };
  /** A refund through a provider succeeded, or needs a person. */
  'payment.refund-settled': {
    refund_id: number;
    payment_id: number;
    subject_type: string;
    subject_id: number;
    payer_id: number;
    /** The reason, as the requester stated it. */
    cause: { type: string; id: number; step: string };
    is_done: boolean;
  };
  /** Money came that no document takes, and waits for finance; or finance put it on its payer's balance. */
  /** Unannounced money that came to our bank is credited to its owner. */
  'recharge.credited': { payer_id: number; reference: string; amount: number; currency: Currency };
  'payment.parked': { payment_id: number; is_credited: boolean };
  'order.paid': { order_id: number; auction_id: number | null; buyer_id: number };
  /** An order of the shop that nobody paid; `by`: who wanted it no more, null: its time was over. */
  'order.canceled': { order_id: number; buyer_id: number; by: number | null; reason: string | null };
  /** A refund moved on, or somebody wrote about it. */
  'order.refund-moved': {
    refund_id: number;
    order_id: number;
    buyer_id: number;
    seller_id: number;
    company_id: number | null;
    status: number;
    /** `REFUND_SIDE` of who did it. */
    side: number;
    /** False: words alone. */
    is_move: boolean;
  };
  /** A bank transfer was announced, decided, or waits too long for finance's decision. */
  'remittance.moved': {
    remittance_id: number;
    subject_type: RemittedType;
    subject_id: number;
    /** Orders that are paid with it, if any. */
    order_ids: number[];
    reference: string;
    payer_id: number;
    amount: number;
    currency: Currency;
    status: number;
    reason: string;
    is_late: boolean;
  };
  /** The unpaid order of a lot; `by` its buyer where the buyer gave it up, null where its time is over. */
  'order.defaulted': { order_id: number; auction_id: number; buyer_id: number; by: number | null };
  /** Goods were listed that answer a kept search; `address` is the query of the storefront's search page. */
  'saved-search.matched': {
    saved_search_id: number;
    account_id: number;
    name: string;
    address: string;
    /** The newest of them. */
    goods_id: number;
    count: number;
  };
  'evaluation.added': { evaluation_id: number };
  'evaluation.replied': { evaluation_id: number };
  'evaluation.hidden': { evaluation_id: number; reason: string };
  'feedback.added': { feedback_id: number };
  'feedback.replied': { feedback_id: number };
  'message-board.added': { message_board_id: number };
  /** A letter is no longer new: it was assigned, answered or closed. */
  'enquiry.taken': { table: 'feedback' | 'message_board'; id: number };
  /** A row of outgoing_message waits; the text stays in that row. */
  'mail.send': { outgoing_message_id: number };
  /** Rows of `file` or `export_job` are gone; their bytes are to follow. */
  'file.removed': { keys: string[] };
  'export.finished': { export_id: number; account_id: number; resource: string; status: number };
  /** Documents wait for a review; auditors are notified. */
  'company.submitted': { company_id: number; submission_id: number };
  'company.certification-decided': {
    company_id: number;
    submission_id: number;
    /** Who sent the documents. */
    account_id: number;
    is_approved: boolean;
    reason: string | null;
  };
  /** Certified, for the first time or again: its owner holds the company's role of owners from now on. */
  'company.certified': { company_id: number; owner_id: number };
  /** Sent 30 and 7 days before the certification ends. */
  'company.expiring': { company_id: number; owner_id: number | null; days: number; expired_at: string };
  'company.expired': { company_id: number; owner_id: number | null; expired_at: string };
  'company.disabled': { company_id: number; owner_id: number | null; reason: string };
  /** After it was disabled. */
  'company.enabled': { company_id: number };
  /** Waits for a review; approvers are notified. */
  'licence.submitted': { licence_id: number; submission_id: number };
  'licence.decided': {
    licence_id: number;
    submission_id: number;
    /** Who sent it. */
    account_id: number;
    is_approved: boolean;
    reason: string | null;
  };
  /** `days`: the threshold of the warning, 0: it has ended; `days_left` as they were then. */
  'licence.ending': { licence_id: number; company_id: number; days: number; days_left: number };
  /** A stock document is pending; approvers are notified. */
  'stock.document-submitted': { document_id: number };
  'stock.document-decided': {
    document_id: number;
    /** Who sent it. */
    account_id: number;
    is_approved: boolean;
    reason: string | null;
  };
  /** An allocation arrived, but so many of it did not: the staff of both warehouses are notified. */
  'stock.allocation-short': { document_id: number; missing: number };
  /** Stock on hand fell to the number at which staff want to be notified; once per fall. */
  'stock.low': { stock_id: number };
  /** A maker has been silent for the configured time; repeated after the same time. */
  'stock.notice-silent': { notice_id: number };
  /** An open recall reaches these who were not notified yet. */
  'stock.recall': { recall_id: number; party_ids: number[] };
  /** A recall was opened: modules that have pieces outside the warehouse add them. */
  'stock.recall-more': { recall_id: number; party_ids: number[] };
  'stock.recall-opened': { recall_id: number };
  /** A count that nobody ended in time was cancelled; its creator is notified. */
  'stock.count-expired': { count_id: number; account_id: number; check_sn: string; warehouse: string };
  'account.sessions-ended': { session_ids: number[] };
  /** It was turned on or off by its owner: roles that demand it may allow something now, or nothing any more. */
  'account.second-factor-changed': { account_id: number };
  /** What these people may do has changed. */
  'account.grants-changed': { account_ids: number[] };
}

export type EventName = keyof Events;

/** An event to be written, its payload checked against its name. */
export type NewEvent = { [Name in EventName]: { event: Name; payload: Events[Name] } }[EventName];

/** An event as its handlers get it. */
export interface OutboxEvent<Name extends EventName = EventName> {
  id: number;
  event: Name;
  payload: Events[Name];
  created_at: Date;
}
