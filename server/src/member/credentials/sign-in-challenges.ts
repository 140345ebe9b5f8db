import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../../platform/database/database.js';

/** What a sign-in waits for: its second factor, or a password that staff do not know. */
export const CHALLENGE_FOR = { secondFactor: 1, newPassword: 2 } as const;
export type ChallengePurpose = (typeof CHALLENGE_FOR)[keyof typeof CHALLENGE_FOR];

/** What carries a sign-in over to its next step. */
export interface Challenge {
  challenge: string;
  expiresInS: number;
}

const CHALLENGE_BYTES = 24;
const CHALLENGE_TRIES = 5;
const MINUTES: Record<ChallengePurpose, number> = {
  [CHALLENGE_FOR.secondFactor]: 5,
  // A good password is not thought of in haste.
  [CHALLENGE_FOR.newPassword]: 15,
};

/** Sign-ins that wait for their next step; the challenge is returned once and stored as a hash. */
@Injectable()
export class SignInChallenges {
  async issue(tx: Tx, accountId: number, purpose: ChallengePurpose): Promise<Challenge> {
    const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
    const minutes = MINUTES[purpose];
    await tx.query(
      `INSERT INTO sign_in_challenge (account_id, purpose, token_hash, expires_at)
       VALUES ($1, $2, $3, clock_timestamp() + make_interval(mins => $4))`,
      [accountId, purpose, hashOf(challenge), minutes],
    );
    return { challenge, expiresInS: minutes * 60 };
  }

  /** Takes one try; null when there is none to try any more. */
  async countAttempt(
    q: Queryable,
    challenge: string,
    purpose: ChallengePurpose,
  ): Promise<{ id: number; account_id: number } | null> {
    const { rows } = await q.query<{ id: number; account_id: number }>(
      `UPDATE sign_in_challenge SET tries = tries + 1
       WHERE token_hash = $1 AND purpose = $2 AND closed_at IS NULL AND expires_at > clock_timestamp() AND tries < $3
       RETURNING id, account_id`,
      [hashOf(challenge), purpose, CHALLENGE_TRIES],
    );
    return rows[0] ?? null;
  }

  /** True for the one caller that it admits. */
  async close(tx: Tx, id: number): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE sign_in_challenge SET closed_at = clock_timestamp()
       WHERE id = $1 AND closed_at IS NULL AND expires_at > clock_timestamp()`,
      [id],
    );
    return count === 1;
  }

  async closeAllOf(tx: Tx, accountId: number): Promise<void> {
    await tx.query(
      `UPDATE sign_in_challenge SET closed_at = clock_timestamp() WHERE account_id = $1 AND closed_at IS NULL`,
      [accountId],
    );
  }

  async deleteOld(tx: Tx): Promise<void> {
    await tx.query(`DELETE FROM sign_in_challenge WHERE expires_at < clock_timestamp() - interval '1 day'`);
  }
}

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();
