import type { AuctionDetail } from '@fovea/shared-types/auction/auction.dto';
import type { AuctionBidRow } from '@fovea/shared-types/auction/bid.dto';

type WithLog = 'hash' | 'commitment' | 'end_after';

/** A row of the public log as the page shows it; what only verifying needs is there when it came with a snapshot. */
export type ShownRow = Omit<AuctionBidRow, WithLog> & Partial<Pick<AuctionBidRow, WithLog>>;

/** A lot on the page: a snapshot, and what was pushed since. */
export type ShownLot = Omit<AuctionDetail, 'rows'> & { rows: ShownRow[] };
