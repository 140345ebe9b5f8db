import { Global, Module } from '@nestjs/common';
import { PaperDesk } from './paper-desk.js';
import { PaperPress } from './paper-press.js';

/** Papers and labels as PDF. Global: every module has some. */
@Global()
@Module({ providers: [PaperDesk, PaperPress], exports: [PaperDesk] })
export class PapersModule {}
