import { Global, Module } from '@nestjs/common';
import { LabelPrinting } from './label-printing.js';
import { DocumentPrinting } from './document-printing.js';
import { PdfRenderer } from './pdf-renderer.js';

/** Documents and labels as PDF. Global: every module has some. */
@Global()
@Module({
  providers: [LabelPrinting, DocumentPrinting, PdfRenderer],
  exports: [LabelPrinting, DocumentPrinting],
})
export class PrintingModule {}
