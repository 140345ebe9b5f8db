import { Controller } from '@nestjs/common';
import {
  addWatch,
  auctionDetail,
  auctionList,
  myWatchList,
  removeWatch,
} from '@fovea/shared-types/auction/auction.calls';
import type { AuctionListRequest, WatchRequest } from '@fovea/shared-types/auction/auction.dto';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type { PageRequest } from '@fovea/shared-types/pagination';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { AuctionQueryService } from './auction-query.service.js';
import { WatchService } from './watch.service.js';

/** Lots as everybody sees them, and those a member keeps an eye on. */
@Controller()
export class AuctionController {
  constructor(
    private readonly auctions: AuctionQueryService,
    private readonly watches: WatchService,
  ) {}

  @Call(auctionList)
  auctionList(caller: Caller, request: AuctionListRequest) {
    return this.auctions.listShown(caller, request);
  }

  @Call(auctionDetail)
  auctionDetail(caller: Caller, request: IdRequest) {
    return this.auctions.getAuctionDetail(caller, request);
  }

  @Call(addWatch)
  addWatch(caller: MemberCaller, request: WatchRequest) {
    return this.watches.addWatch(caller, request);
  }

  @Call(removeWatch)
  removeWatch(caller: MemberCaller, request: WatchRequest) {
    return this.watches.remove(caller, request);
  }

  @Call(myWatchList)
  watchList(caller: MemberCaller, request: PageRequest) {
    return this.auctions.listWatched(caller, request);
  }
}
