import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { networkOf } from '../../platform/limits/network-of.js';
import { SessionService } from '../sessions/session.service.js';
import { LoginAttemptRepository, type Attempt } from './login-attempt.repository.js';

const WINDOW_MINUTES = 15;
const FAILURES_MAX = 10;
/** From then on one try a minute: slow for a guesser, and never locked for ever for the owner. */
const PAUSE_SECONDS = 60;

/** Something that a guesser would try again and again. */
export interface Trial {
  caller: Caller;
  /** The target of an attempt: an address, or what identifies one. */
  address: string;
  /** Whose it is; null where nobody has it, which is counted alike. */
  accountId: number | null;
  /** Notes a failure in the transaction that counts it. */
  failed?: (tx: Tx) => Promise<void>;
}

/**
 * Counts tries to sign in, per account and per client address (I5). Strangers share one budget per account; each device
 * and each network its owner signed in from has its own, so that strangers do not lock the owner out. A device they signed in
 * from does not suffer from its network either.
 */
@Injectable()
export class LoginAttemptService {
  constructor(
    private readonly db: Database,
    private readonly attempts: LoginAttemptRepository,
    private readonly sessions: SessionService,
  ) {}

  /** A refusal of `work` counts as a failure; success is noted by `succeeded` in its transaction. */
  async during<T>(trial: Trial, work: (attempt: Attempt) => Promise<T>): Promise<T> {
    const { attempt, attemptId } = await this.begin(trial);
    try {
      return await work(attempt);
    } catch (error) {
      if (error instanceof AppError)
        await this.db.transaction(async (tx) => {
          await this.attempts.markFailed(tx, attemptId);
          await trial.failed?.(tx);
        });
      throw error;
    }
  }

  succeeded(tx: Tx, attempt: Attempt): Promise<void> {
    return this.attempts.clear(tx, attempt);
  }

  /** A proof of ownership clears the failed attempts of others. */
  forgive(tx: Tx, address: string): Promise<void> {
    return this.attempts.clearAll(tx, address);
  }

  /** Tries that no window reaches any more. */
  clearOld(tx: Tx): Promise<void> {
    return this.attempts.deleteOld(tx);
  }

  /** Admits one try; it counts as failed until its outcome is known. */
  private begin({ caller, address, accountId }: Trial): Promise<{ attempt: Attempt; attemptId: number }> {
    const network = networkOf(caller.clientAddress);
    return this.db.transaction(async (tx) => {
      // Done without an account as well, so that an unknown address takes as long.
      const known = await this.sessions.knownBy(tx, accountId ?? 0, caller);
      const attempt = { address, budget: known?.budget ?? '' };
      await this.attempts.lockBudget(tx, attempt);
      const counts = await this.attempts.countLoginAttempts(tx, attempt, network, WINDOW_MINUTES);
      const isSlowed =
        counts.of_budget >= FAILURES_MAX || (!known?.isDevice && counts.of_client >= FAILURES_MAX);
      if (isSlowed && counts.since_last !== null && counts.since_last < PAUSE_SECONDS) {
        throw new AppError('RATE_LIMITED', { retry_after_s: Math.ceil(PAUSE_SECONDS - counts.since_last) });
      }
      return { attempt, attemptId: await this.attempts.insertLoginAttempt(tx, attempt, network) };
    });
  }
}
