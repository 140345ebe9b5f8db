import type { IncomingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import type { CallRequest } from './call.decorator.js';
import type { Member } from '../kernel/caller.js';
import { SessionReader } from '../auth/session-reader.js';
import { hashOfJti, SigningKeys } from '../auth/token.js';

/** The header `token`, or a bearer `Authorization`. */
export function tokenFromHeaders(headers: IncomingHttpHeaders): string | null {
  const { token, authorization } = headers;
  if (typeof token === 'string' && token !== '') return token;
  const bearer = authorization?.match(/^Bearer (\S+)$/i);
  return bearer?.[1] ?? null;
}

/** passport-jwt's types allow keys as text only; the function that receives it takes a key object. */
type KeyCallback = (error: Error | null, key?: string | Buffer) => void;

/** The signature proves that we made the token; the session row decides whether it still lives. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(ENV) env: Env,
    private readonly sessions: SessionReader,
  ) {
    const keys = new SigningKeys(env);
    super({
      jwtFromRequest: (request: { headers: IncomingHttpHeaders }) => tokenFromHeaders(request.headers),
      secretOrKeyProvider: (_request: unknown, token: string, done: KeyCallback) =>
        done(null, keys.of(token) as unknown as Buffer), // see KeyCallback
      algorithms: ['HS256'],
      passReqToCallback: true,
    });
  }

  async validate(request: CallRequest, payload: { sub?: unknown; jti?: unknown }): Promise<Member | null> {
    if (typeof payload.jti !== 'string') return null;
    const accountId = Number(payload.sub);
    request.onTokenProven?.(accountId);
    const member = await this.sessions.read(hashOfJti(payload.jti));
    return member?.accountId === accountId ? member : null;
  }
}
