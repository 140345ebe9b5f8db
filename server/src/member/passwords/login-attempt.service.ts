import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { networkOf } from '../../platform/limits/network-of.js';
import { LoginAttemptRepository } from './login-attempt.repository.js';

const WINDOW_MINUTES = 15;
const FAILURES_MAX = 10;
/** From then on one try a minute: slow for a guesser, and never locked for ever for the owner. */
const PAUSE_SECONDS = 60;

/** Counts tries to sign in, per account and per client address (I5). An unknown account is counted alike. */
@Injectable()
export class LoginAttemptService {
  constructor(
    private readonly db: Database,
    private readonly attempts: LoginAttemptRepository,
  ) {}

  /**
   * Does what a guesser would try again and again; a refusal counts as a failure. Success is noted by `succeeded` in
   * the transaction of `work`.
   */
  async during<T>(address: string, clientAddress: string, work: () => Promise<T>): Promise<T> {
    const attemptId = await this.begin(address, networkOf(clientAddress));
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError) await this.attempts.markFailed(this.db, attemptId);
      throw error;
    }
  }

  async succeeded(tx: Tx, address: string): Promise<void> {
    await this.attempts.clear(tx, address);
  }

  /** Tries that no window reaches any more. */
  clearOld(tx: Tx): Promise<void> {
    return this.attempts.deleteOld(tx);
  }

  /** Admits one try; it counts as failed until its outcome is known. */
  private begin(address: string, clientAddress: string): Promise<number> {
    return this.db.transaction(async (tx) => {
      await this.attempts.lockAccount(tx, address);
      const counts = await this.attempts.count(tx, address, clientAddress, WINDOW_MINUTES);
      const isSlowed = counts.of_account >= FAILURES_MAX || counts.of_client >= FAILURES_MAX;
      if (isSlowed && counts.since_last !== null && counts.since_last < PAUSE_SECONDS) {
        throw new AppError('RATE_LIMITED', { retry_after_s: Math.ceil(PAUSE_SECONDS - counts.since_last) });
      }
      return this.attempts.insert(tx, address, clientAddress);
    });
  }
}
