import { Module } from '@nestjs/common';
import { PlatformAccountsModule } from '../../finance/platform-accounts/platform-accounts.module.js';
import { TaxDocumentsModule } from '../../finance/tax-documents/tax-documents.module.js';
import { TaxRepository } from '../tax/tax.repository.js';
import { CreditNotes } from './credit-notes.js';
import { IssuedOrderDocuments } from './issued-order-documents.js';
import { OrderDocumentController } from './order-document.controller.js';
import { OrderDocumentHandlers } from './order-document.handlers.js';
import { OrderDocumentRepository } from './order-document.repository.js';
import { OrderDocumentService } from './order-document.service.js';
import { PackingController } from './packing.controller.js';
import { PackingRepository } from './packing.repository.js';
import { PackingService } from './packing.service.js';

/** Invoices, receipts and credit notes of orders, and what goes with the parcels. */
@Module({
  imports: [PlatformAccountsModule, TaxDocumentsModule],
  controllers: [OrderDocumentController, PackingController],
  providers: [
    CreditNotes,
    IssuedOrderDocuments,
    OrderDocumentHandlers,
    OrderDocumentRepository,
    OrderDocumentService,
    PackingRepository,
    PackingService,
    TaxRepository,
  ],
  exports: [CreditNotes],
})
export class OrderDocumentsModule {}
