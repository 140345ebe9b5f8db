import { Module } from '@nestjs/common';
import { MonthBillsModule } from '../../finance/month-bills/month-bills.module.js';
import { PlatformAccountsModule } from '../../finance/platform-accounts/platform-accounts.module.js';
import { TaxDocumentsModule } from '../../finance/tax-documents/tax-documents.module.js';
import { TaxRepository } from '../tax/tax.repository.js';
import { BilledOrders } from './billed-orders.js';
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
  imports: [MonthBillsModule, PlatformAccountsModule, TaxDocumentsModule],
  controllers: [OrderDocumentController, PackingController],
  providers: [
    BilledOrders,
    CreditNotes,
    IssuedOrderDocuments,
    OrderDocumentHandlers,
    OrderDocumentRepository,
    OrderDocumentService,
    PackingRepository,
    PackingService,
    TaxRepository,
  ],
  exports: [BilledOrders, CreditNotes],
})
export class OrderDocumentsModule {}
