import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { BindingService } from './binding.service.js';
import { SecurityController } from './security.controller.js';

/** What members change of their own security. */
@Module({
  imports: [
    AccountsModule,
    CredentialsModule,
    PasswordsModule,
    SecondFactorModule,
    SessionsModule,
    VerificationModule,
  ],
  controllers: [SecurityController],
  providers: [BindingService],
})
export class SecurityModule {}
