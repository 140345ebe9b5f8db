import { Module } from '@nestjs/common';
import { FinanceModule } from '../../finance/finance.module.js';
import { GoodsModule } from '../../goods/goods.module.js';
import { FreightRepository } from '../freight/freight.repository.js';
import { TaxRepository } from '../tax/tax.repository.js';
import { AgreedPrices } from './agreed-prices.js';
import { QuoteRepository } from './quote.repository.js';
import { QuoteService } from './quote.service.js';

/** What an order would cost. */
@Module({
  imports: [FinanceModule, GoodsModule],
  providers: [AgreedPrices, FreightRepository, QuoteRepository, QuoteService, TaxRepository],
  exports: [AgreedPrices, QuoteService],
})
export class QuotesModule {}
