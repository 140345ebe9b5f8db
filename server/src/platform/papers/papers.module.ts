import { Global, Module } from '@nestjs/common';
import { LabelDesk } from './label-desk.js';
import { PaperDesk } from './paper-desk.js';
import { PaperPress } from './paper-press.js';

/** Documents and labels as PDF. Global: every module has some. */
@Global()
@Module({ providers: [LabelDesk, PaperDesk, PaperPress], exports: [LabelDesk, PaperDesk] })
export class PapersModule {}
