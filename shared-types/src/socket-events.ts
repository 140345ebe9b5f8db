import type { AuctionDetail } from './auction/auction.dto.js';
import type { AuctionBidRow, PlaceBidResponse } from './auction/bid.dto.js';
import type { Envelope } from './envelope.js';

/**
 * Everything said over the socket. Handshake: `auth: { token?, language }` (language as in the header, '1' … '3').
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

/** The whole public state of a lot. Seqs between `prev_seq` and `seq` were merged into this push, not lost. */
export interface AuctionPush {
  id: number;
  status: number;
  current_price: string;
  currency: string;
  bid_count: number;
  seq: number;
  /** The `seq` of the push before this one; a client whose own is lower missed one and asks for a snapshot. */
  prev_seq: number;
  min_next_bid: string;
  reserve_met: boolean;
  buy_now_price: string | null;
  start_at: string;
  end_at: string;
  /** Number of the leading bidder within this lot. */
  leader_no: number | null;
  /** Newest public rows, latest first, at most 5. */
  rows: AuctionBidRow[];
  server_time: string;
}

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
  /** To staff: a figure at the menu of the back office may have changed; ask for the new ones. */
  'admin-menu:changed': () => void;
  /** What the person may do has changed: permissions and menu are asked for again. */
  'permissions-changed': () => void;
  /** The session ended; the server closes the socket right after. */
  'session:ended': () => void;
}
