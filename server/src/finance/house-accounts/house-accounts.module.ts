import { Module } from '@nestjs/common';
import { HouseAccounts, servedHouseAccount } from './house-accounts.js';

/** The platform's own accounts at banks. */
@Module({
  controllers: servedHouseAccount.controllers,
  providers: [HouseAccounts, ...servedHouseAccount.providers],
  exports: [HouseAccounts],
})
export class HouseAccountsModule {}
