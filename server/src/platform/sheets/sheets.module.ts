import { Global, Module } from '@nestjs/common';
import { SheetIntake } from './sheet-intake.js';
import { SheetTemplates } from './sheet-templates.js';

/** Sheets that people fill in and send. Global: several modules take some. */
@Global()
@Module({ providers: [SheetIntake, SheetTemplates], exports: [SheetIntake, SheetTemplates] })
export class SheetsModule {}
