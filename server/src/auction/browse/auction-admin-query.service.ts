import { Injectable } from '@nestjs/common';
import type {
  AdminAuctionDetail,
  AdminAuctionListRequest,
  AdminAuctionListResponse,
} from '@fovea/shared-types/auction/admin-auction.dto';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { Database } from '../../platform/database/database.js';
import { readerOf } from '../../platform/database/row-scope.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { toAdminDetail, toAdminRow } from './auction-admin.mapper.js';
import { AuctionAdminRepository } from './auction-admin.repository.js';

/** Lots of the back office, those of the caller's companies. */
@Injectable()
export class AuctionAdminQueryService {
  constructor(
    private readonly db: Database,
    private readonly auctions: AuctionAdminRepository,
  ) {}

  async listAuctions(
    caller: StaffCaller,
    request: AdminAuctionListRequest,
  ): Promise<AdminAuctionListResponse> {
    const page = await this.auctions.page(this.db, caller.language, readerOf(caller), request);
    return { ...page, data: page.data.map(toAdminRow) };
  }

  async getAuctionDetail(caller: StaffCaller, { id }: IdRequest): Promise<AdminAuctionDetail> {
    const { language } = caller;
    const row = await this.auctions.findDetail(this.db, language, readerOf(caller), id);
    if (!row) throw new AppError('NOT_FOUND');
    return toAdminDetail(row, language);
  }
}
