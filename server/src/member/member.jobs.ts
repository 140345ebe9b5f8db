import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { EmailCodeRepository } from './email-code.repository.js';
import { LoginAttemptRepository } from './login-attempt.repository.js';
import { SessionRepository } from './session.repository.js';

const EVERY_MS = 60 * 60_000;

/** Clears away codes, sign-in tries and sessions that no rule counts any more. */
@Injectable()
export class MemberJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly codes: EmailCodeRepository,
    private readonly attempts: LoginAttemptRepository,
    private readonly sessions: SessionRepository,
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
        }),
      'slow',
    );
  }
}
