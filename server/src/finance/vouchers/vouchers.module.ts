import { Module } from '@nestjs/common';
import { BankMatchesModule } from '../bank-matches/bank-matches.module.js';
import { registerLedgerCauses } from '../ledger/ledger-causes.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { servedJournalVoucher } from './journal-voucher.record.js';
import { VoucherMatches } from './voucher-matches.js';
import { voucherCauses } from './voucher-movement.js';
import { VoucherQueryService } from './voucher-query.service.js';
import { VoucherReviewService } from './voucher-review.service.js';
import { VoucherController } from './voucher.controller.js';
import { VoucherRepository } from './voucher.repository.js';
import { VoucherService } from './voucher.service.js';

/** Platform money that no other document posts. */
@Module({
  imports: [BankMatchesModule, LedgerModule],
  controllers: [VoucherController, ...servedJournalVoucher.controllers],
  providers: [
    VoucherMatches,
    VoucherQueryService,
    VoucherRepository,
    VoucherReviewService,
    VoucherService,
    ...servedJournalVoucher.providers,
  ],
})
export class VouchersModule {
  constructor() {
    registerLedgerCauses(voucherCauses);
  }
}
