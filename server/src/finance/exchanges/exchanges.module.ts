import { Module } from '@nestjs/common';
import { BankMatchesModule } from '../bank-matches/bank-matches.module.js';
import { registerLedgerCauses } from '../ledger/ledger-causes.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ExchangeMatches } from './exchange-matches.js';
import { exchangeCauses } from './exchange-movement.js';
import { ExchangeQueryService } from './exchange-query.service.js';
import { ExchangeReviewService } from './exchange-review.service.js';
import { ExchangeController } from './exchange.controller.js';
import { servedExchange } from './exchange.record.js';
import { ExchangeRepository } from './exchange.repository.js';
import { ExchangeService } from './exchange.service.js';

/** Money from one currency into another, at a rate that somebody answers for. */
@Module({
  imports: [BankMatchesModule, LedgerModule],
  controllers: [ExchangeController, ...servedExchange.controllers],
  providers: [
    ExchangeMatches,
    ExchangeQueryService,
    ExchangeRepository,
    ExchangeReviewService,
    ExchangeService,
    ...servedExchange.providers,
  ],
})
export class ExchangesModule {
  constructor() {
    registerLedgerCauses(exchangeCauses);
  }
}
