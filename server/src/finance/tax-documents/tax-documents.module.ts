import { Module } from '@nestjs/common';
import { servedInvoiceIssuer } from './invoice-issuer.record.js';
import { TaxDocumentPrinting } from './tax-document-printing.js';
import { TaxDocumentRepository } from './tax-document.repository.js';
import { TaxDocuments } from './tax-documents.js';

/** Documents that are numbered and kept as issued, and who issues them. */
@Module({
  controllers: servedInvoiceIssuer.controllers,
  providers: [TaxDocumentPrinting, TaxDocumentRepository, TaxDocuments, ...servedInvoiceIssuer.providers],
  exports: [TaxDocumentPrinting, TaxDocumentRepository, TaxDocuments],
})
export class TaxDocumentsModule {}
