import { AUCTION_STATUS, SALE_STATE, SALE_TYPE } from '@fovea/shared-types/sale-states';
import type { StatusTone } from '../../kit/status-pill/status-pill';

type StateText =
  | 'state.live'
  | 'state.coming'
  | 'state.closing'
  | 'state.sold'
  | 'state.failed'
  | 'state.cancelled'
  | 'state.on_sale'
  | 'state.negotiating'
  | 'state.procurement'
  | 'state.in_auction'
  | 'state.sold_out';

export interface StateView {
  tone: StatusTone;
  text: StateText;
}

const AUCTION: Readonly<Record<number, StateView>> = {
  [AUCTION_STATUS.scheduled]: { tone: 'info', text: 'state.coming' },
  [AUCTION_STATUS.bidding]: { tone: 'success', text: 'state.live' },
  [AUCTION_STATUS.ended]: { tone: 'warning', text: 'state.closing' },
  [AUCTION_STATUS.successful]: { tone: 'neutral', text: 'state.sold' },
  [AUCTION_STATUS.failed]: { tone: 'neutral', text: 'state.failed' },
  [AUCTION_STATUS.cancelled]: { tone: 'neutral', text: 'state.cancelled' },
};

const SALE: Readonly<Record<number, StateView>> = {
  [SALE_STATE.on_sale]: { tone: 'success', text: 'state.on_sale' },
  [SALE_STATE.negotiating]: { tone: 'violet', text: 'state.negotiating' },
  [SALE_STATE.coming_soon]: { tone: 'info', text: 'state.procurement' },
  [SALE_STATE.in_auction]: { tone: 'success', text: 'state.in_auction' },
  [SALE_STATE.sold_out]: { tone: 'neutral', text: 'state.sold_out' },
};

export const auctionState = (status: number): StateView | null => AUCTION[status] ?? null;

/** @param saleState null when it is not known */
export const saleStateView = (saleState: number | null): StateView | null =>
  saleState === null ? null : (SALE[saleState] ?? null);

/** Whether goods can be ordered at their price, by the server's sale state; how many are left is separate. */
export const isBuyable = (goods: { sale_type: number; sale_state: number; price: string | null }): boolean =>
  goods.sale_type === SALE_TYPE.immediate &&
  goods.price !== null &&
  (goods.sale_state === SALE_STATE.on_sale || goods.sale_state === SALE_STATE.negotiating);
