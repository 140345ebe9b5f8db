import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { VerificationCodeRepository } from './verification/verification-code.repository.js';
import { LoginAttemptRepository } from './passwords/login-attempt.repository.js';
import { SecondFactorRepository } from './second-factor/second-factor.repository.js';
import { SessionRepository } from './sessions/session.repository.js';
import { SignInChallengeRepository } from './sessions/sign-in-challenge.repository.js';

const EVERY_MS = 60 * 60_000;

/** Clears away codes, sign-in tries, sessions and unconfirmed second factors that no rule counts any more. */
@Injectable()
export class MemberJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly codes: VerificationCodeRepository,
    private readonly attempts: LoginAttemptRepository,
    private readonly sessions: SessionRepository,
    private readonly challenges: SignInChallengeRepository,
    private readonly factors: SecondFactorRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.every(
      'clear-sign-in-traces',
      EVERY_MS,
      () =>
        this.db.transaction(async (tx) => {
          await this.codes.deleteOld(tx);
          await this.attempts.deleteOld(tx);
          await this.sessions.deleteOld(tx);
          await this.challenges.deleteOld(tx);
          await this.factors.deleteOld(tx);
        }),
      'slow',
    );
  }
}
