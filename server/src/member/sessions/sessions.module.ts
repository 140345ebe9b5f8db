import { Module } from '@nestjs/common';
import { SessionReader } from '../../platform/auth/session-reader.js';
import { CredentialsModule } from '../credentials/credentials.module.js';
import { SessionLookup } from './session-lookup.js';
import { SessionRepository } from './session.repository.js';
import { SessionService } from './session.service.js';

/** Sessions, from sign-in to their end. */
@Module({
  imports: [CredentialsModule],
  providers: [
    SessionLookup,
    SessionRepository,
    SessionService,
    { provide: SessionReader, useExisting: SessionLookup },
  ],
  exports: [SessionReader, SessionService],
})
export class SessionsModule {}
