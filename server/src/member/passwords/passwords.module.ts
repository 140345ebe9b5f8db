import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { LoginAttemptRepository } from './login-attempt.repository.js';
import { LoginAttemptService } from './login-attempt.service.js';
import { OwnerCheckService } from './owner-check.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordReplacement } from './password-replacement.js';
import { PasswordRetrievalService } from './password-retrieval.service.js';
import { PasswordService } from './password.service.js';

/** Passwords: proved, changed and found again; tries are counted. */
@Module({
  imports: [AccountsModule, CredentialsModule, SessionsModule, VerificationModule],
  providers: [
    LoginAttemptRepository,
    LoginAttemptService,
    OwnerCheckService,
    PasswordChangeService,
    PasswordReplacement,
    PasswordRetrievalService,
    PasswordService,
  ],
  exports: [
    LoginAttemptService,
    OwnerCheckService,
    PasswordChangeService,
    PasswordReplacement,
    PasswordRetrievalService,
    PasswordService,
  ],
})
export class PasswordsModule {}
