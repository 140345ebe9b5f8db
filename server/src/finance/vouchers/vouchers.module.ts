import { Module } from '@nestjs/common';
import { BankMatchesModule } from '../bank-matches/bank-matches.module.js';
import { registerLedgerCauses } from '../ledger/ledger-causes.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { servedJournalVoucher } from './journal-voucher.document.js';
import { VoucherMatches } from './voucher-matches.js';
import { voucherCauses } from './voucher-movement.js';

/** Platform money that no other document posts. */
@Module({
  imports: [BankMatchesModule, LedgerModule],
  controllers: servedJournalVoucher.controllers,
  providers: [VoucherMatches, ...servedJournalVoucher.providers],
})
export class VouchersModule {
  constructor() {
    registerLedgerCauses(voucherCauses);
  }
}
