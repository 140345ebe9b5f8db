import { Module } from '@nestjs/common';
import { LedgerReportController } from './ledger-report.controller.js';
import { LedgerReportService } from './ledger-report.service.js';
import { servedAccountCode, servedJournal } from './journal.record.js';

/**
 * The ledger's reports: the journal, the balances at an instant, and the account names of the accounting
 * package.
 */
@Module({
  controllers: [LedgerReportController, ...servedJournal.controllers, ...servedAccountCode.controllers],
  providers: [LedgerReportService, ...servedJournal.providers, ...servedAccountCode.providers],
})
export class LedgerReportModule {}
