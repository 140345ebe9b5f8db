import { Module } from '@nestjs/common';
import { BankAccountsModule } from '../bank-accounts/bank-accounts.module.js';
import { HouseAccountsModule } from '../house-accounts/house-accounts.module.js';
import { PayoutFileController } from './payout-file.controller.js';
import { PayoutFileRepository } from './payout-file.repository.js';
import { PayoutFileService } from './payout-file.service.js';

/** Files that tell our banks whom to pay. */
@Module({
  imports: [BankAccountsModule, HouseAccountsModule],
  controllers: [PayoutFileController],
  providers: [PayoutFileRepository, PayoutFileService],
})
export class PayoutFilesModule {}
