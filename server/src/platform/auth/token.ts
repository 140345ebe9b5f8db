import { createHash, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';

export const SESSION_DAYS = 30;
const JTI_BYTES = 16;

interface TokenPayload {
  sub: string;
  jti: string;
}

/**
 * The signing secret as a key object. Given a string, the JWT library first tries to read it as a public key, at
 * every verification; that attempt costs more than the rest of a call.
 */
export const signingKey = (env: Pick<Env, 'jwtSecret'>): KeyObject =>
  createSecretKey(Buffer.from(env.jwtSecret));

/** Session tokens: a JWT whose `jti` is the secret; the session row keeps only the hash of that. */
@Injectable()
export class TokenService {
  private readonly jwt: JwtService;

  constructor(@Inject(ENV) env: Env) {
    this.jwt = new JwtService({
      secret: signingKey(env),
      signOptions: { algorithm: 'HS256', expiresIn: `${SESSION_DAYS}d` },
    });
  }

  issue(accountId: number): { token: string; tokenHash: Buffer } {
    const jti = randomBytes(JTI_BYTES).toString('base64url');
    return {
      token: this.jwt.sign({}, { subject: String(accountId), jwtid: jti }),
      tokenHash: hashOfJti(jti),
    };
  }

  /** The hash to look a session up by, or null for anything that is not a token of ours in its time. */
  verify(token: string): Buffer | null {
    try {
      return hashOfJti(this.jwt.verify<TokenPayload>(token, { algorithms: ['HS256'] }).jti);
    } catch {
      return null; // whatever is wrong with a token, the answer is the same: no session
    }
  }
}

export const hashOfJti = (jti: string): Buffer => createHash('sha256').update(jti).digest();
