import { Module } from '@nestjs/common';
import { AccountsModule } from '../../member/accounts/accounts.module.js';
import { servedInvoiceIssuer } from './invoice-issuer.record.js';
import { TaxDocumentArchives } from './tax-document-archives.js';
import { TaxDocumentController } from './tax-document.controller.js';
import { TaxDocumentListRepository } from './tax-document-list.repository.js';
import { TaxDocumentMailing } from './tax-document-mailing.js';
import { TaxDocumentPrinting } from './tax-document-printing.js';
import { TaxDocumentQueryService } from './tax-document-query.service.js';
import { servedTaxDocument } from './tax-document.record.js';
import { TaxDocumentRepository } from './tax-document.repository.js';
import { TaxDocuments } from './tax-documents.js';

/** Documents that are numbered and kept as issued, and who issues them. */
@Module({
  imports: [AccountsModule],
  controllers: [TaxDocumentController, ...servedInvoiceIssuer.controllers, ...servedTaxDocument.controllers],
  providers: [
    TaxDocumentArchives,
    TaxDocumentListRepository,
    TaxDocumentMailing,
    TaxDocumentPrinting,
    TaxDocumentQueryService,
    TaxDocumentRepository,
    TaxDocuments,
    ...servedInvoiceIssuer.providers,
    ...servedTaxDocument.providers,
  ],
  exports: [TaxDocumentPrinting, TaxDocuments],
})
export class TaxDocumentsModule {}
