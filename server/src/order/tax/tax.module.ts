import { Module } from '@nestjs/common';
import { servedTaxRate } from './tax-rate.record.js';

/** Consumption tax, by rates that staff edit. */
@Module({
  controllers: servedTaxRate.controllers,
  providers: servedTaxRate.providers,
})
export class TaxModule {}
