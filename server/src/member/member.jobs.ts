import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { AddressUndoService } from './security/address-undo.service.js';
import { LoginAttemptService } from './passwords/login-attempt.service.js';
import { SecondFactorCheckService } from './second-factor/second-factor-check.service.js';
import { SessionService } from './sessions/session.service.js';
import { VerificationCodeService } from './verification/verification-code.service.js';

const EVERY_MS = 60 * 60_000;

/** Clears away codes, sign-in tries, sessions and unconfirmed second factors that no rule counts any more. */
@Injectable()
export class MemberJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly codes: VerificationCodeService,
    private readonly attempts: LoginAttemptService,
    private readonly sessions: SessionService,
    private readonly factors: SecondFactorCheckService,
    private readonly undos: AddressUndoService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(
      'clear-sign-in-traces',
      EVERY_MS,
      () =>
        this.db.transaction(async (tx) => {
          for (const kept of [this.codes, this.attempts, this.sessions, this.factors, this.undos])
            await kept.clearOld(tx);
        }),
      'slow',
    );
  }
}
