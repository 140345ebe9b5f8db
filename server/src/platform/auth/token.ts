import {
  createHash,
  createHmac,
  createSecretKey,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { signingSecrets } from '../crypto/secrets.js';
import { invariant } from '../kernel/app-error.js';

export const SESSION_DAYS = 30;
const JTI_BYTES = 16;

interface TokenPayload {
  sub: string;
  jti: string;
}

/**
 * The signing secrets as key objects. Given a string, the JWT library first tries to read it as a public key, at
 * every verification; that attempt costs more than the rest of a call.
 */
export class SigningKeys {
  private readonly older: readonly KeyObject[];
  readonly newest: KeyObject;

  constructor(env: Pick<Env, 'jwtSecret' | 'jwtSecretOld'>) {
    const [newest, ...older] = signingSecrets(env).map((secret) => createSecretKey(Buffer.from(secret)));
    invariant(newest, 'there is a signing secret');
    this.newest = newest;
    this.older = older;
  }

  /**
   * The key that signed a token, as far as it is one of ours; the contents of the token are verified
   * elsewhere.
   */
  of(token: string): KeyObject {
    if (this.older.length === 0) return this.newest;
    const end = token.lastIndexOf('.');
    const signature = Buffer.from(token.slice(end + 1), 'base64url');
    const signed = (key: KeyObject) => {
      const expected = createHmac('sha256', key).update(token.slice(0, end)).digest();
      return signature.length === expected.length && timingSafeEqual(signature, expected);
    };
    return this.older.find(signed) ?? this.newest;
  }
}

/** Session tokens: a JWT whose `jti` is the secret; the session row keeps only the hash of that. */
@Injectable()
export class TokenService {
  private readonly keys: SigningKeys;
  private readonly jwt: JwtService;

  constructor(@Inject(ENV) env: Env) {
    this.keys = new SigningKeys(env);
    this.jwt = new JwtService({
      secret: this.keys.newest,
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
      const secret = this.keys.of(token) as unknown as Buffer; // the called function takes key objects
      return hashOfJti(this.jwt.verify<TokenPayload>(token, { secret, algorithms: ['HS256'] }).jti);
    } catch {
      return null; // whatever is wrong with a token, the answer is the same: no session
    }
  }
}

export const hashOfJti = (jti: string): Buffer => createHash('sha256').update(jti).digest();
