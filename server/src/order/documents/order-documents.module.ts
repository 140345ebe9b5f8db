import { Module } from '@nestjs/common';
import { servedInvoiceIssuer } from './invoice-issuer.record.js';
import { OrderDocumentController } from './order-document.controller.js';
import { OrderDocumentRepository } from './order-document.repository.js';
import { OrderDocumentService } from './order-document.service.js';
import { PackingController } from './packing.controller.js';
import { PackingRepository } from './packing.repository.js';
import { PackingService } from './packing.service.js';

/** Invoices and receipts, who issues them, and what goes with the parcels. */
@Module({
  controllers: [OrderDocumentController, PackingController, ...servedInvoiceIssuer.controllers],
  providers: [
    OrderDocumentRepository,
    OrderDocumentService,
    PackingRepository,
    PackingService,
    ...servedInvoiceIssuer.providers,
  ],
})
export class OrderDocumentsModule {}
