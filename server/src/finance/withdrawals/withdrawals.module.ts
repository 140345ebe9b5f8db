import { Module } from '@nestjs/common';
import { BankAccountsModule } from '../bank-accounts/bank-accounts.module.js';
import { BankMatchesModule } from '../bank-matches/bank-matches.module.js';
import { registerLedgerCauses } from '../ledger/ledger-causes.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { WithdrawalAdminController } from './withdrawal-admin.controller.js';
import { withdrawalCauses } from './withdrawal-movement.js';
import { WithdrawalMatches } from './withdrawal-matches.js';
import { WithdrawalPayoutService } from './withdrawal-payout.service.js';
import { WithdrawalQueryRepository } from './withdrawal-query.repository.js';
import { WithdrawalQueryService } from './withdrawal-query.service.js';
import { WithdrawalReviewService } from './withdrawal-review.service.js';
import { WithdrawalController } from './withdrawal.controller.js';
import { WithdrawalJobs } from './withdrawal.jobs.js';
import { servedWithdrawal, servedWithdrawalLimit, servedWithdrawalReview } from './withdrawal.record.js';
import { WithdrawalRepository } from './withdrawal.repository.js';
import { WithdrawalService } from './withdrawal.service.js';

/** Money on its way from balances to banks. */
@Module({
  imports: [BankAccountsModule, BankMatchesModule, LedgerModule],
  controllers: [
    WithdrawalController,
    WithdrawalAdminController,
    ...servedWithdrawal.controllers,
    ...servedWithdrawalLimit.controllers,
    ...servedWithdrawalReview.controllers,
  ],
  providers: [
    WithdrawalJobs,
    WithdrawalMatches,
    WithdrawalPayoutService,
    WithdrawalQueryRepository,
    WithdrawalQueryService,
    WithdrawalRepository,
    WithdrawalReviewService,
    WithdrawalService,
    ...servedWithdrawal.providers,
    ...servedWithdrawalLimit.providers,
    ...servedWithdrawalReview.providers,
  ],
})
export class WithdrawalsModule {
  constructor() {
    registerLedgerCauses(withdrawalCauses);
  }
}
