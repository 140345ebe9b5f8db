import { Global, Module } from '@nestjs/common';
import { LabelPrinting } from './label-printing.js';
import { DocumentPrinting } from './document-printing.js';
import { PaperPress } from './paper-press.js';

/** Documents and labels as PDF. Global: every module has some. */
@Global()
@Module({
  providers: [LabelPrinting, DocumentPrinting, PaperPress],
  exports: [LabelPrinting, DocumentPrinting],
})
export class PapersModule {}
