import { Controller } from '@nestjs/common';
import { bidAudit, bidList, bidReceipt } from '@fovea/shared-types/auction/auction.calls';
import type { BidAuditRequest } from '@fovea/shared-types/auction/admin-auction.dto';
import type { BidListRequest, BidReceiptRequest } from '@fovea/shared-types/auction/bid.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller, MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { BidLogService } from './bid-log.service.js';

/** The log of a lot: for everybody, for its own bidder, and opened to the platform's auditor after a sale. */
@Controller()
export class BidLogController {
  constructor(private readonly log: BidLogService) {}

  @Call(bidList)
  bidList(caller: Caller, request: BidListRequest) {
    return this.log.listPublic(caller, request);
  }

  @Call(bidReceipt)
  receipt(caller: MemberCaller, request: BidReceiptRequest) {
    return this.log.receipt(caller, request);
  }

  @Call(bidAudit)
  openAfterSale(caller: StaffCaller, request: BidAuditRequest) {
    return this.log.openAfterSale(caller, request);
  }
}
