import { Module } from '@nestjs/common';
import { servedInvoiceIssuer } from './invoice-issuer.record.js';
import { OrderPaperController } from './order-paper.controller.js';
import { OrderPaperRepository } from './order-paper.repository.js';
import { OrderPaperService } from './order-paper.service.js';

/** Invoices and receipts, and who issues them. */
@Module({
  controllers: [OrderPaperController, ...servedInvoiceIssuer.controllers],
  providers: [OrderPaperRepository, OrderPaperService, ...servedInvoiceIssuer.providers],
})
export class OrderPapersModule {}
