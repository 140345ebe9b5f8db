import { Module } from '@nestjs/common';
import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import { registerLedgerCauses } from '../ledger/ledger-causes.js';
import { BankMatchesModule } from '../bank-matches/bank-matches.module.js';
import { PlatformAccountsModule } from '../platform-accounts/platform-accounts.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { RemittanceAdminController } from './remittance-admin.controller.js';
import { RemittanceMatches } from './remittance-matches.js';
import { RemittanceJobs } from './remittance.jobs.js';
import { RemittanceQueryService } from './remittance-query.service.js';
import { servedRemittance } from './remittance.record.js';
import { RemittanceRepository } from './remittance.repository.js';
import { RemittanceReviewService } from './remittance-review.service.js';
import { RemittanceController } from './remittance.controller.js';
import { RemittanceService } from './remittance.service.js';
import { UntoldMatches } from './untold-matches.js';

const remittanceOf = (column: string): string =>
  `SELECT r.${column} FROM remittance r WHERE r.id = e.cause_id`;

/** Payments by bank: what payers announce, and what finance finds. */
@Module({
  imports: [BankMatchesModule, PlatformAccountsModule, LedgerModule, PaymentsModule],
  controllers: [RemittanceController, RemittanceAdminController, ...servedRemittance.controllers],
  providers: [
    RemittanceJobs,
    RemittanceMatches,
    RemittanceQueryService,
    RemittanceRepository,
    RemittanceReviewService,
    RemittanceService,
    UntoldMatches,
    ...servedRemittance.providers,
  ],
})
export class RemittancesModule {
  constructor() {
    registerLedgerCauses({
      remittance: {
        steps: { credit: BALANCE_TYPE.recharge },
        document: {
          type: remittanceOf('subject_type'),
          id: remittanceOf('subject_id'),
          name: remittanceOf('reference'),
          numbered: (no) => `SELECT r.id FROM remittance r WHERE r.reference = ${no}`,
        },
      },
    });
  }
}
