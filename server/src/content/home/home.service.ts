import { Injectable } from '@nestjs/common';
import type { HomeData } from '@fovea/shared-types/content/home.dto';
import { AUCTION_STATUS, SALE_TYPE } from '@fovea/shared-types/sale-states';
import { AuctionQueryService } from '../../auction/browse/auction-query.service.js';
import { ShowcaseService } from '../../goods/showcase/showcase.service.js';
import type { Caller } from '../../platform/kernel/caller.js';

/** Of each kind. */
const SHOWN = 8;

/** The first page of the shop. */
@Injectable()
export class HomeService {
  constructor(
    private readonly auctions: AuctionQueryService,
    private readonly showcase: ShowcaseService,
  ) {}

  async readHomePage(caller: Caller): Promise<HomeData> {
    const [auctions, immediate_goods, procurement_goods] = await Promise.all([
      this.auctions.listShown(caller, { status: AUCTION_STATUS.bidding, sort: 'ending', limit: SHOWN }),
      this.showcase.newest(caller, SALE_TYPE.immediate, SHOWN),
      this.showcase.newest(caller, SALE_TYPE.procurement, SHOWN),
    ]);
    return {
      carousels: [],
      activities: [],
      auctions: auctions.data,
      immediate_goods,
      procurement_goods,
      articles: [],
      server_time: auctions.server_time,
    };
  }
}
