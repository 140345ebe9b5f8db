import { Injectable } from '@nestjs/common';
import type {
  BidderListRequest,
  BidderListResponse,
  BidderRow,
} from '@fovea/shared-types/auction/admin-auction.dto';
import { toWire } from '@fovea/shared-types/money';
import { Database } from '../../platform/database/database.js';
import { exactTotal } from '../../platform/database/exact-total.js';
import { readerOf } from '../../platform/database/row-scope.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { isoOrNull, orNullWire } from '../lot/wire.js';
import { type BidderListRow, BidderListRepository } from './bidder-list.repository.js';
import { eligibilityOf } from './eligibility.js';

/** Accounts that requested admission to a lot or bid on it, with the amount frozen for it. */
@Injectable()
export class BidderListService {
  constructor(
    private readonly db: Database,
    private readonly bidders: BidderListRepository,
  ) {}

  async listBidders(caller: StaffCaller, request: BidderListRequest): Promise<BidderListResponse> {
    const { id, status } = request;
    const sums = await this.bidders.findSums(this.db, id, readerOf(caller));
    if (!sums) throw new AppError('NOT_FOUND');
    const bounds = pageOf(request);
    const rows = await this.bidders.listBidders(this.db, caller.language, id, status, bounds);
    const total = await exactTotal(rows.length, bounds, () => this.bidders.countBidders(this.db, id, status));
    const { currency } = sums;
    return {
      ...toPage(rows.map(toBidderRow), total, request),
      pending_count: sums.pending_count,
      deposits: {
        currency,
        held: toWire(sums.held, currency),
        released: toWire(sums.released, currency),
        used: toWire(sums.used, currency),
        forfeited: toWire(sums.forfeited, currency),
      },
    };
  }
}

const toBidderRow = (row: BidderListRow): BidderRow => ({
  id: row.id,
  account_id: row.account_id,
  username: row.username,
  company_name: row.company_name,
  is_certified: row.is_certified,
  deposit: toWire(row.deposit, row.currency),
  currency: row.currency,
  status: row.status,
  deposit_status: row.deposit_status,
  eligibility: eligibilityOf(row),
  strikes_in_year: row.strikes_in_year,
  is_barred: row.is_barred,
  has_open_strike: row.has_open_strike,
  bidder_no: row.bidder_no,
  bid_count: row.bid_count,
  bid_price: orNullWire(row.public_price, row.currency),
  is_leading: row.is_leading,
  decided_by: row.decided_by,
  decided_at: isoOrNull(row.decided_at),
  reason: row.reason,
  created_at: row.created_at.toISOString(),
});
