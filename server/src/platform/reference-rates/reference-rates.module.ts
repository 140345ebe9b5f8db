import { Module } from '@nestjs/common';
import { ReferenceRateJobs } from './reference-rate.jobs.js';
import { servedReferenceRate } from './reference-rate.record.js';
import { ReferenceRates } from './reference-rates.js';

/** What currencies are worth, for all who compare or convert amounts. */
@Module({
  controllers: [...servedReferenceRate.controllers],
  providers: [ReferenceRates, ReferenceRateJobs, ...servedReferenceRate.providers],
  exports: [ReferenceRates],
})
export class ReferenceRatesModule {}
