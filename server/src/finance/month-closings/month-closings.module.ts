import { Module } from '@nestjs/common';
import { ClosedMonths } from './closed-months.js';
import { servedMonthClosing } from './month-closing.record.js';
import { servedMonthReopening } from './month-reopening.document.js';

/** Months that take no more entries, and how one is opened again. */
@Module({
  controllers: [...servedMonthClosing.controllers, ...servedMonthReopening.controllers],
  providers: [ClosedMonths, ...servedMonthClosing.providers, ...servedMonthReopening.providers],
})
export class MonthClosingsModule {}
