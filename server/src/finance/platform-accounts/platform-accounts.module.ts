import { Module } from '@nestjs/common';
import { PlatformAccounts, servedPlatformBankAccount } from './platform-accounts.js';

/** The platform's own accounts at banks. */
@Module({
  controllers: servedPlatformBankAccount.controllers,
  providers: [PlatformAccounts, ...servedPlatformBankAccount.providers],
  exports: [PlatformAccounts],
})
export class PlatformAccountsModule {}
