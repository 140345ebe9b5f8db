import { Module } from '@nestjs/common';
import { BankAccountsModule } from '../bank-accounts/bank-accounts.module.js';
import { BankMatchesModule } from '../bank-matches/bank-matches.module.js';
import { PlatformAccountsModule } from '../platform-accounts/platform-accounts.module.js';
import { PayoutFileController } from './payout-file.controller.js';
import { PayoutFileMatches } from './payout-file-matches.js';
import { PayoutFileRepository } from './payout-file.repository.js';
import { PayoutFileService } from './payout-file.service.js';
import { PayoutListPrinting } from './payout-list-printing.js';
import { PayoutPayeesService } from './payout-payees.service.js';
import { SentPayouts } from './sent-payouts.js';

/** Payment files for our banks. */
@Module({
  imports: [BankAccountsModule, BankMatchesModule, PlatformAccountsModule],
  controllers: [PayoutFileController],
  providers: [
    PayoutFileMatches,
    PayoutFileRepository,
    PayoutFileService,
    PayoutListPrinting,
    PayoutPayeesService,
    SentPayouts,
  ],
  exports: [SentPayouts],
})
export class PayoutFilesModule {}
