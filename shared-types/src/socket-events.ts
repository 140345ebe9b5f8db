import type { AuctionDetail } from './auction/auction.dto.js';
import type { PlaceBidResponse } from './auction/bid.dto.js';
import type { Envelope } from './envelope.js';

/**
 * All messages of the socket. Handshake: `auth: { token?, language }` (language as in the header, '1' … '3').
 * Visitors may watch; a bid needs a session. Each client message is answered through its acknowledgement.
 */
export interface ClientEvents {
  /** Enters a lot's room and answers with the whole snapshot. */
  'auction:join': (request: { id: number }, ack: (answer: Envelope<AuctionDetail | null>) => void) => void;
  'auction:leave': (request: { id: number }, ack: (answer: Envelope<null>) => void) => void;
  /** `amount` is the secret maximum in integer minor units. Acknowledged means committed. */
  'auction:bid': (
    request: { id: number; amount: number; currency: string; request_id: string },
    ack: (answer: Envelope<PlaceBidResponse | null>) => void,
  ) => void;
}

/**
 * The public state of a lot, so short that thousands of watchers can be sent it at once: what a snapshot contains besides does
 * not move with a bid. Amounts are in the lot's currency, instants epoch milliseconds. Seqs between `prev_seq` and `seq`
 * were merged into this push, not lost.
 */
export interface AuctionPush {
  id: number;
  status: number;
  seq: number;
  /**
   * The `seq` of the push before this one; a client whose own is lower missed one and requests a snapshot.
   */
  prev_seq: number;
  current_price: string;
  min_next_bid: string;
  bid_count: number;
  /** Number of the leading bidder within this lot. */
  leader_no: number | null;
  reserve_met: boolean;
  /** Absent when it is not, or no longer, offered. */
  buy_now_price?: string;
  /** Sent while the log is empty: terms may change until the first bid. */
  start_at?: number;
  end_at: number;
  /** Public rows since `prev_seq`, latest first, at most 5: the first is that of `seq`, each next one is one earlier. */
  rows: PushedRow[];
  server_time: number;
}

/** A row of the public log in short; hash and commitment are read with the log, by who verifies it. */
export type PushedRow = [
  /** As of `BID_KIND`. */
  kind: number,
  /** Milliseconds from the row to the push's `server_time`. */
  age: number,
  /** Integer minor units. */
  price_after: number,
  bidder: number | null,
  /** The row that a void row voids, the instant to which a moved end was moved. */
  about?: number,
];

export interface ServerEvents {
  'auction:state': (state: AuctionPush) => void;
  /** How many watch this lot, over all nodes. */
  'auction:watchers': (state: { id: number; watchers: number }) => void;
  /** To the bidder who lost the lead. */
  'auction:outbid': (notice: {
    id: number;
    goods_id: number;
    goods_name: string;
    current_price: string;
    currency: string;
    seq: number;
  }) => void;
  /** Counts of the header; pushed on change and every 60 seconds. */
  badge: (counts: { unread: number; cart_cnt: number }) => void;
  'message:new': (message: { id: number }) => void;
  /** To its parties: a document that may be on their screen moved; request it again. */
  'document:changed': (document: {
    kind: 'bargain' | 'month_bill' | 'order' | 'remittance' | 'reservation';
    id: number;
  }) => void;
  /** To staff: a figure in the menu of the back office may have changed; request the new ones. */
  'admin-menu:changed': () => void;
  /** The person's rights have changed: request permissions and menu again. */
  'permissions-changed': () => void;
  /** The session ended; the server closes the socket right after. */
  'session:ended': () => void;
}
