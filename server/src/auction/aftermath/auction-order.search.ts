import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { RecordSearchRegistry } from '../../platform/record-search/record-search.registry.js';
import { AuctionOrderRepository } from './auction-order.repository.js';

/** Auction orders as what is found by the number that a winner quotes. */
@Injectable()
export class AuctionOrderSearch implements OnModuleInit {
  constructor(
    private readonly searches: RecordSearchRegistry,
    private readonly db: Database,
    private readonly orders: AuctionOrderRepository,
  ) {}

  onModuleInit(): void {
    this.searches.register({
      kind: 'auction_order',
      permission: 'auction:order:list',
      find: async (seeker, text, limit) => {
        const orderNo = text.normalize('NFKC').trim().toUpperCase();
        const found = await this.orders.findByNumber(this.db, seeker.language, seeker, orderNo, limit);
        return found.map(({ id, goods_name, username }) => ({
          id,
          title: orderNo,
          detail: `${goods_name} · ${username}`,
        }));
      },
    });
  }
}
