import { Module } from '@nestjs/common';
import { servedInvoiceIssuer } from './invoice-issuer.record.js';
import { OrderPaperController } from './order-paper.controller.js';
import { OrderPaperRepository } from './order-paper.repository.js';
import { OrderPaperService } from './order-paper.service.js';
import { PackingController } from './packing.controller.js';
import { PackingRepository } from './packing.repository.js';
import { PackingService } from './packing.service.js';

/** Invoices and receipts, who issues them, and what goes with the parcels. */
@Module({
  controllers: [OrderPaperController, PackingController, ...servedInvoiceIssuer.controllers],
  providers: [
    OrderPaperRepository,
    OrderPaperService,
    PackingRepository,
    PackingService,
    ...servedInvoiceIssuer.providers,
  ],
})
export class OrderPapersModule {}
