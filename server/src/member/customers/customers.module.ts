import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AddressModule } from '../address/address.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { CustomerAccountRepository } from './customer-account.repository.js';
import { CustomerAccountService } from './customer-account.service.js';

/** Accounts that staff open for customers. */
@Module({
  imports: [AccountsModule, AddressModule, CredentialsModule],
  providers: [CustomerAccountRepository, CustomerAccountService],
  exports: [CustomerAccountService],
})
export class CustomersModule {}
