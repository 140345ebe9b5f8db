import { goodsMachine } from '@fovea/shared-types/states/goods.states';
import { GOODS_STATUS, SALE_STATE, SALE_TYPE, type SaleState } from '@fovea/shared-types/states';

const { draft, under_review, rejected, off_shelf, listed } = GOODS_STATUS;

/** What somebody does with goods; where it leads is each service's to write. */
export type GoodsMove = 'edit' | 'submit' | 'decide' | 'take_back' | 'put_on' | 'take_off' | 'delete';

/**
 * In which states each move may begin: as the machine has it, where the move is one of the state. What is only written
 * anew, and a change that waits while goods are on or off the shelf, moves no state: whether a submission waits is asked of
 * its row.
 */
export function mayMove(status: number, move: GoodsMove): boolean {
  switch (move) {
    case 'submit':
      return goodsMachine.may(status, 'submit');
    case 'put_on':
      return goodsMachine.may(status, 'put on the shelf');
    case 'take_off':
      return goodsMachine.may(status, 'take off the shelf', 'force off');
    case 'delete':
      return goodsMachine.may(status, 'delete');
    case 'edit':
      return [draft, rejected, off_shelf, listed].some((code) => code === status);
    case 'decide':
    case 'take_back':
      return [under_review, listed, off_shelf].some((code) => code === status);
  }
}

export interface Offer {
  sale_type: number;
  sale_state: number;
  quantity: number;
}

/**
 * What listed goods show of their sale when nothing else is known of it than the offer itself. What a bargain or an
 * auction brought about stays until that module says otherwise.
 */
export function saleStateOf({ sale_type, sale_state, quantity }: Offer): SaleState {
  const { on_sale, negotiating, coming_soon, in_auction, sold_out } = SALE_STATE;
  if (sale_type === SALE_TYPE.procurement) return coming_soon;
  if (sale_type === SALE_TYPE.auction) return sale_state === sold_out ? sold_out : in_auction;
  if (sale_state === negotiating) return negotiating;
  return quantity > 0 ? on_sale : sold_out;
}

/** A lot that was sold stays one until its winner is out of it: relisting it is the auction's. */
export const isSoldLot = ({ sale_type, sale_state }: Offer): boolean =>
  sale_type === SALE_TYPE.auction && sale_state === SALE_STATE.sold_out;
