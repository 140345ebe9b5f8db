import { Module } from '@nestjs/common';
import { BankAccountNumbers } from './bank-account-numbers.js';
import { BankAccountController } from './bank-account.controller.js';
import { BankAccountRepository } from './bank-account.repository.js';
import { BankAccountService } from './bank-account.service.js';

/** Bank accounts of members and companies. */
@Module({
  controllers: [BankAccountController],
  providers: [BankAccountNumbers, BankAccountRepository, BankAccountService],
  exports: [BankAccountNumbers, BankAccountService],
})
export class BankAccountsModule {}
