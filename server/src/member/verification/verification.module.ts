import { Module } from '@nestjs/common';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { VerificationCodeRepository } from './verification-code.repository.js';
import { VerificationCodeService } from './verification-code.service.js';

/** Codes that prove control of an address. */
@Module({
  imports: [CredentialsModule],
  providers: [VerificationCodeRepository, VerificationCodeService],
  exports: [VerificationCodeService],
})
export class VerificationModule {}
