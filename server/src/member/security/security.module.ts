import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { AddressUndoController } from './address-undo.controller.js';
import { AddressUndoRepository } from './address-undo.repository.js';
import { AddressUndoService } from './address-undo.service.js';
import { BindingService } from './binding.service.js';
import { FullProofService } from './full-proof.service.js';
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
  controllers: [AddressUndoController, SecurityController],
  providers: [AddressUndoRepository, AddressUndoService, BindingService, FullProofService],
  exports: [AddressUndoService, FullProofService],
})
export class SecurityModule {}
