import type { AuctionListRequest } from '@fovea/shared-types/auction/auction.dto';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';

/** The running auctions, the next end first. */
export const ENDING_SOON: AuctionListRequest = {
  status: AUCTION_STATUS.bidding,
  sort: 'ending',
  limit: 40,
};
