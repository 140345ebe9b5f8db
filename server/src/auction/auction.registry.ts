/** What the module adds to the registries of the platform. */

declare module '../platform/jobs/events.js' {
  interface Events {
    /** The lots of one batch on which somebody lost the lead: one event, however many they are. */
    'auction.moved': {
      moves: {
        auction_id: number;
        /** Who lost the lead, and by which row of the log; pairs, because a batch on a hot lot names hundreds. */
        outbid: [accountId: number, seq: number][];
        price: number;
        currency: string;
      }[];
    };
    'auction.closed': {
      auction_id: number;
      /** What an auction's close can end in, as its status code says. */
      status: 30 | 40 | 41 | 42;
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
  }
}

declare module '../platform/approval/approval-document.js' {
  interface ApprovalDocuments {
    auction_bidder: 'review';
  }
}

export {};
