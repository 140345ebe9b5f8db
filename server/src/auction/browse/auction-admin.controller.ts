import { Controller } from '@nestjs/common';
import { adminAuctionDetail, adminAuctionList } from '@fovea/shared-types/auction/auction.calls';
import type { AdminAuctionListRequest } from '@fovea/shared-types/auction/admin-auction.dto';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { AuctionAdminQueryService } from './auction-admin-query.service.js';

/** Lots as sellers' staff and the platform see them. */
@Controller()
export class AuctionAdminController {
  constructor(private readonly auctions: AuctionAdminQueryService) {}

  @Call(adminAuctionList)
  adminAuctionList(caller: StaffCaller, request: AdminAuctionListRequest) {
    return this.auctions.listAuctions(caller, request);
  }

  @Call(adminAuctionDetail)
  adminAuctionDetail(caller: StaffCaller, request: IdRequest) {
    return this.auctions.getAuctionDetail(caller, request);
  }
}
