import { Module } from '@nestjs/common';
import { BankMatchesModule } from '../bank-matches/bank-matches.module.js';
import { registerLedgerCauses } from '../ledger/ledger-causes.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ReferenceRatesModule } from '../../platform/reference-rates/reference-rates.module.js';
import { ExchangeController } from './exchange.controller.js';
import { ExchangeRates } from './exchange-rates.js';
import { ExchangeMatches } from './exchange-matches.js';
import { exchangeCauses } from './exchange-movement.js';
import { servedExchange } from './exchange.document.js';
import { ExchangeOwners } from './exchange-owners.js';

/** Money from one currency into another, at a rate that somebody answers for. */
@Module({
  imports: [BankMatchesModule, LedgerModule, ReferenceRatesModule],
  controllers: [ExchangeController, ...servedExchange.controllers],
  providers: [ExchangeMatches, ExchangeOwners, ExchangeRates, ...servedExchange.providers],
})
export class ExchangesModule {
  constructor() {
    registerLedgerCauses(exchangeCauses);
  }
}
