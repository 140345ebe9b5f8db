import { SALE_STATE, SALE_TYPE, type SaleState } from '@fovea/shared-types/sale-states';
import { GOODS_STATUS } from '@fovea/shared-types/states';

const { draft, rejected, off_shelf, listed } = GOODS_STATUS;

/** Goods may be edited unless they are under review; their state machine decides on moves. */
export const mayEdit = (status: number): boolean =>
  [draft, rejected, off_shelf, listed].some((code) => code === status);

export interface Offer {
  sale_type: number;
  sale_state: number;
  quantity: number;
}

/**
 * What listed goods show of their sale when nothing else is known of it than the offer itself. What a bargain or an
 * auction caused stays until that module changes it.
 */
export function saleStateOf({ sale_type, sale_state, quantity }: Offer): SaleState {
  const { on_sale, negotiating, coming_soon, in_auction, sold_out } = SALE_STATE;
  if (sale_type === SALE_TYPE.procurement) return coming_soon;
  if (sale_type === SALE_TYPE.auction) return sale_state === sold_out ? sold_out : in_auction;
  if (sale_state === negotiating) return negotiating;
  return quantity > 0 ? on_sale : sold_out;
}

/** A lot that was sold stays one until its winner is out of it: relisting it is the auction's. */
export const isSoldLot = ({ sale_type, sale_state }: Pick<Offer, 'sale_type' | 'sale_state'>): boolean =>
  sale_type === SALE_TYPE.auction && sale_state === SALE_STATE.sold_out;

/** A listing as a document may name it. */
export interface NamedListing {
  id: number;
  product_id: number | null;
  serial_number: string | null;
  sale_type: number;
  sale_state: number;
}
