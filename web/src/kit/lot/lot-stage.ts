import { lacksApproval, lacksDeposit } from '@fovea/shared-types/auction/admission';
import { AUCTION_STATUS, BIDDER_STATUS } from '@fovea/shared-types/sale-states';
import type { ShownLot } from './shown-lot';

/** What the lot page is about right now. */
export type LotStage =
  | 'scheduled'
  | 'bidding'
  /** The time is over by the server's clock, but the result has not come yet. */
  | 'closing'
  | 'awaiting_seller'
  | 'won'
  | 'lost'
  | 'sold'
  | 'failed'
  | 'cancelled';

/**
 * @param startsInSeconds until the start, 0 once it has passed
 * @param endsInSeconds   until the end, 0 once it has passed
 */
export function lotStage(lot: ShownLot, startsInSeconds: number, endsInSeconds: number): LotStage {
  switch (lot.status) {
    case AUCTION_STATUS.scheduled:
    case AUCTION_STATUS.bidding:
      if (endsInSeconds === 0) return 'closing';
      // The status may stay "scheduled" until the first bid; the clock opens the lot.
      return startsInSeconds > 0 ? 'scheduled' : 'bidding';
    case AUCTION_STATUS.ended:
      // Past its end a lot reads as ended until the close is written; only a missed reserve leaves it so.
      return lot.answer_deadline === null ? 'closing' : 'awaiting_seller';
    case AUCTION_STATUS.successful:
      if (lot.bidder_no === null) return 'sold';
      // The push of the close names no winner; the leader is the winner, and the snapshot confirms it.
      return (lot.winner ?? lot.leader_no) === lot.bidder_no ? 'won' : 'lost';
    case AUCTION_STATUS.failed:
      return 'failed';
    default:
      return 'cancelled';
  }
}

export type PriceLabel =
  | 'price.start'
  | 'price.current'
  | 'price.reached'
  | 'price.final'
  | 'price.cancelled';

/** What the lot's figure is: only a lot that was sold has a price at which it was. */
export function priceLabelOf(stage: LotStage, bidCount: number): PriceLabel {
  switch (stage) {
    case 'won':
    case 'lost':
    case 'sold':
      return 'price.final';
    case 'cancelled':
      return bidCount === 0 ? 'price.start' : 'price.cancelled';
    case 'awaiting_seller':
    case 'failed':
      return bidCount === 0 ? 'price.start' : 'price.reached';
    default:
      return bidCount === 0 ? 'price.start' : 'price.current';
  }
}

export type ResultTitle =
  | 'outcome.won'
  | 'outcome.lost'
  | 'outcome.sold'
  | 'outcome.reserve_missed'
  | 'outcome.ended'
  | 'outcome.failed'
  | 'outcome.cancelled';

/** What came of a lot that is over, in few words; null before. */
export function resultTitleOf(stage: LotStage, lot: Pick<ShownLot, 'has_reserve'>): ResultTitle | null {
  switch (stage) {
    case 'won':
    case 'lost':
    case 'sold':
    case 'failed':
    case 'cancelled':
      return `outcome.${stage}`;
    case 'awaiting_seller':
      return lot.has_reserve ? 'outcome.reserve_missed' : 'outcome.ended';
    default:
      return null;
  }
}

/** The reader's position while bids are accepted. */
export type ReaderPosition = 'owner' | 'leading' | 'outbid' | 'not_bidding';

export function readerPositionOf(lot: ShownLot): ReaderPosition {
  if (lot.is_own_goods) return 'owner';
  if (lot.is_leading) return 'leading';
  return lot.bidder_no === null ? 'not_bidding' : 'outbid';
}

/** Obstacles between the reader and the next bid. */
export type Admission = 'open' | 'apply' | 'pending' | 'refused';

export const hasDeposit = (lot: Pick<ShownLot, 'deposit'>): boolean => Number(lot.deposit) > 0;
export const needsApproval = (lot: ShownLot): boolean => lacksApproval(lot.need_approval, lot.bidder_status);
export const needsDeposit = (lot: ShownLot): boolean => lacksDeposit(hasDeposit(lot), lot.deposit_status);

export function admissionOf(lot: ShownLot): Admission {
  if (lot.bidder_status === BIDDER_STATUS.refused) return 'refused';
  if (needsDeposit(lot)) return 'apply';
  if (!needsApproval(lot)) return 'open';
  return lot.bidder_status === BIDDER_STATUS.pending ? 'pending' : 'apply';
}
