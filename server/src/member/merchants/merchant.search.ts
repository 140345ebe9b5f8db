import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { RecordSearchRegistry } from '../../platform/record-search/record-search.registry.js';
import { servedMerchant } from './merchant.record.js';

/** Companies as what is found by words. */
@Injectable()
export class MerchantSearch implements OnModuleInit {
  constructor(
    private readonly searches: RecordSearchRegistry,
    @Inject(servedMerchant.Service) private readonly merchants: InstanceType<typeof servedMerchant.Service>,
  ) {}

  onModuleInit(): void {
    this.searches.register({
      kind: 'merchant',
      permission: 'member:company:list',
      // The page that shows a hit has merchants only.
      find: async (reader, text, limit) =>
        (await this.merchants.top(reader, { company_name: text, is_merchant: 1 }, limit)).map(
          ({ id, company_name, address }) => ({ id, title: company_name, detail: address }),
        ),
    });
  }
}
