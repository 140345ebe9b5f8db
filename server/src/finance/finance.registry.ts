import type { RemittedType } from '@fovea/shared-types/finance/remittance-bounds';
import type { Currency } from '@fovea/shared-types/money';

/** What the module adds to the registries of the platform. */

declare module '../platform/jobs/events.js' {
  interface Events {
    /** Opening a closed month again waits for another person's decision. */
    'month-reopening.submitted': { month_reopening_id: number };
    /** It is open, or stays closed. */
    'month-reopening.decided': { month_reopening_id: number; status: number; reason: string | null };
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
    /** A payout was created by hand and waits for another person's decision. */
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
    /** A merchant's month is over: its statement. */
    'fee-statement.issued': { document_id: number };
    /** A month's bill of a customer on monthly payment. */
    'month-bill.issued': { bill_id: number; account_id: number };
    /** Its day has passed, or passed some time ago. */
    'month-bill.overdue': { bill_id: number; account_id: number; is_first: boolean };
    /** Paid, or one decision nearer to being written off. */
    'month-bill.moved': { bill_id: number; account_id: number };
    /** Money that was asked back from a provider has gone, or will not go by itself. */
    'payment.refund-settled': {
      refund_id: number;
      payment_id: number;
      subject_type: string;
      subject_id: number;
      payer_id: number;
      /** Why it was asked, as who asked it said. */
      cause: { type: string; id: number; step: string };
      is_done: boolean;
    };
    /** Unannounced money that came to our bank is credited to its owner. */
    'recharge.credited': { payer_id: number; reference: string; amount: number; currency: Currency };
    /** Money came that no document takes, and waits for finance; or finance put it on its payer's balance. */
    'payment.parked': { payment_id: number; is_credited: boolean };
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
  }
}

declare module '../platform/approval/approval-document.js' {
  interface ApprovalDocuments {
    month_reopening: 'review';
    exchange: 'money';
    journal_voucher: 'money';
    transfer: 'money';
    withdrawal: 'money';
    write_off: 'money';
  }
}
