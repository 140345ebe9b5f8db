import { Module } from '@nestjs/common';
import { servedTaxRate } from './tax-rate.record.js';
import { TaxRepository } from './tax.repository.js';

/** Consumption tax, by rates that staff edit. */
@Module({
  controllers: servedTaxRate.controllers,
  providers: [TaxRepository, ...servedTaxRate.providers],
  exports: [TaxRepository],
})
export class TaxModule {}
