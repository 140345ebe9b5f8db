import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SecurityModule } from '../security/security.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { StaffAccountNotes } from './staff-account-notes.js';
import { StaffAccountRepository } from './staff-account.repository.js';
import { StaffAccountService } from './staff-account.service.js';

/** What module rbac does to accounts. */
@Module({
  imports: [
    AccountsModule,
    CredentialsModule,
    PasswordsModule,
    SecondFactorModule,
    SecurityModule,
    SessionsModule,
  ],
  providers: [StaffAccountNotes, StaffAccountRepository, StaffAccountService],
  exports: [StaffAccountService],
})
export class StaffModule {}
