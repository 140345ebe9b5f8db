import type { AdminAuctionDetail, BidderRow } from '@fovea/shared-types/auction/admin-auction.dto';
import type { NextChance } from '@fovea/shared-types/auction/auction-order.dto';
import type { ShownLot, ShownRow } from '../../../kit/lot/shown-lot';

export interface AdminLot {
  /** Terms and reserve, as the seller's people see them. */
  auction: AdminAuctionDetail;
  /** As everybody sees it, live. */
  lot: ShownLot;
}

/** A command whose dialog is open. */
export type LotCommand =
  | { act: 'reserve' | 'end' | 'accept' | 'decline' | 'cancel' | 'audit' }
  | { act: 'void'; row: ShownRow }
  | { act: 'offer'; next: NextChance }
  | { act: 'bar'; bidder: BidderRow };

export interface LotAdminDialogProps extends AdminLot {
  changed: () => Promise<void>;
  onClose: () => void;
}
