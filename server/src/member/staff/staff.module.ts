import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { StaffAccountRepository } from './staff-account.repository.js';
import { StaffAccountService } from './staff-account.service.js';

/** What module rbac does to accounts. */
@Module({
  imports: [AccountsModule, CredentialsModule, PasswordsModule, SecondFactorModule, SessionsModule],
  providers: [StaffAccountRepository, StaffAccountService],
  exports: [StaffAccountService],
})
export class StaffModule {}
