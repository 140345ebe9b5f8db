import type { Currency } from '@fovea/shared-types/money';

/** What the module adds to the registries of the platform. */

declare module '../platform/jobs/events.js' {
  interface Events {
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
    /** A parcel of it was handed over for sending, left, or stays after all. */
    'order.parcel-moved': {
      order_id: number;
      /** Null: several of them at once. */
      shipment_id: number | null;
      /** What its buyer is notified of; null: nothing, or the order's own step does. */
      news: 'sent_in_part' | 'delivered' | 'came_back' | null;
    };
    'order.payment-reminder': { order_id: number; buyer_id: number; step: number };
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
    /** The unpaid order of a lot; `by` its buyer where the buyer gave it up, null where its time is over. */
    'order.defaulted': { order_id: number; auction_id: number; buyer_id: number; by: number | null };
    'evaluation.added': { evaluation_id: number };
    'evaluation.replied': { evaluation_id: number };
    'evaluation.hidden': { evaluation_id: number; reason: string };
  }
}
