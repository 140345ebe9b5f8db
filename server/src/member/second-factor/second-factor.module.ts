import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SecondFactorCheckService } from './second-factor-check.service.js';
import { SecondFactorEnrolmentService } from './second-factor-enrolment.service.js';
import { SecondFactorNotes } from './second-factor-notes.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorService } from './second-factor.service.js';

/** The second factor of an account. */
@Module({
  imports: [AccountsModule, CredentialsModule, PasswordsModule, SessionsModule],
  providers: [
    SecondFactorCheckService,
    SecondFactorEnrolmentService,
    SecondFactorNotes,
    SecondFactorRepository,
    SecondFactorService,
  ],
  exports: [SecondFactorCheckService, SecondFactorEnrolmentService, SecondFactorService],
})
export class SecondFactorModule {}
