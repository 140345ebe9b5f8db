import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { ForcedPasswordService } from './forced-password.service.js';
import { RegistrationRepository } from './registration.repository.js';
import { RegistrationService } from './registration.service.js';
import { SecondStepService } from './second-step.service.js';
import { SignInNotes } from './sign-in-notes.js';
import { SignInSessionService } from './sign-in-session.service.js';
import { SignInController } from './sign-in.controller.js';
import { SignInService } from './sign-in.service.js';

/** How people come in. */
@Module({
  imports: [
    AccountsModule,
    CredentialsModule,
    PasswordsModule,
    SecondFactorModule,
    SessionsModule,
    VerificationModule,
  ],
  controllers: [SignInController],
  providers: [
    RegistrationRepository,
    RegistrationService,
    ForcedPasswordService,
    SecondStepService,
    SignInNotes,
    SignInService,
    SignInSessionService,
  ],
})
export class SignInModule {}
