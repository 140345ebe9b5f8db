import { Module } from '@nestjs/common';
import { SalesTaxController } from './sales-tax.controller.js';
import { servedSalesTax } from './sales-tax.record.js';
import { SalesTaxTotals } from './sales-tax-totals.js';

/** The register of the sales tax of merchants. */
@Module({
  controllers: [SalesTaxController, ...servedSalesTax.controllers],
  providers: [SalesTaxTotals, ...servedSalesTax.providers],
})
export class SalesTaxModule {}
