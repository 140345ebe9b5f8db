import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { RecordSearchRegistry } from '../../platform/record-search/record-search.registry.js';
import { AuctionAdminRepository } from './auction-admin.repository.js';

/** As staff see it: "#42". */
const NUMBER = /^#?(\d{1,15})$/;

/** Lots as what is found by their number; by their name the goods are found. */
@Injectable()
export class AuctionSearch implements OnModuleInit {
  constructor(
    private readonly searches: RecordSearchRegistry,
    private readonly db: Database,
    private readonly lots: AuctionAdminRepository,
  ) {}

  onModuleInit(): void {
    this.searches.register({
      kind: 'auction',
      permission: 'auction:auction:list',
      find: async (seeker, text) => {
        const [, number] = NUMBER.exec(text.normalize('NFKC').trim()) ?? [];
        if (number === undefined) return [];
        const lot = await this.lots.findNamed(this.db, seeker.language, seeker, Number(number));
        return lot ? [{ id: lot.id, title: lot.goods_name, detail: `#${lot.id}` }] : [];
      },
    });
  }
}
