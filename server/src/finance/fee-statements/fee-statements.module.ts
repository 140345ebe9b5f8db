import { Module } from '@nestjs/common';
import { AccountsModule } from '../../member/accounts/accounts.module.js';
import { registerLedgerCauses } from '../ledger/ledger-causes.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { TaxDocumentsModule } from '../tax-documents/tax-documents.module.js';
import { FeeStatementIssuing } from './fee-statement-issuing.js';
import { FeeStatementJobs } from './fee-statement.jobs.js';
import { FeeStatementRepository } from './fee-statement.repository.js';

/** Merchants' monthly statements of fees, proceeds and payouts. */
@Module({
  imports: [AccountsModule, LedgerModule, TaxDocumentsModule],
  providers: [FeeStatementIssuing, FeeStatementJobs, FeeStatementRepository],
})
export class FeeStatementsModule {
  constructor() {
    // Between accounts of the platform: no owner's money moves.
    registerLedgerCauses({ fee_statement: { steps: {} } });
  }
}
