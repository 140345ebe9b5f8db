import { Inject, Injectable } from '@nestjs/common';
import { languageFromHeader } from '@fovea/shared-types/language';
import { GrantReader } from '../auth/grant-reader.js';
import { SessionReader } from '../auth/session-reader.js';
import { TokenService } from '../auth/token.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { addressOfClient } from '../limits/address-of-client.js';
import type { FoveaSocket } from './socket-types.js';
import { OpenSockets } from './open-sockets.js';

/** Who connects: visitors may watch, a token that is given must be good. */
@Injectable()
export class SocketHandshake {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly sessions: SessionReader,
    private readonly tokens: TokenService,
    private readonly grants: GrantReader,
    private readonly open: OpenSockets,
  ) {}

  /** Returns why not, or null. A token that is given must be good: silently watching as a visitor would mislead. */
  async admit(socket: FoveaSocket): Promise<string | null> {
    const auth: { token?: unknown; language?: unknown } = socket.handshake.auth;
    const language = languageFromHeader(typeof auth.language === 'string' ? auth.language : undefined);
    const { headers, address } = socket.handshake;
    const clientAddress = addressOfClient(headers, address, this.env);
    socket.data = { member: null, tokenHash: null, language, clientAddress };
    if (typeof auth.token !== 'string' || auth.token === '') return null;
    const tokenHash = this.tokens.verify(auth.token);
    const member = tokenHash && (await this.sessions.read(tokenHash));
    if (!member) return 'SESSION_INVALID';
    member.grants = await this.grants.read(member.accountId);
    if (this.open.ofAccount(member.accountId).size >= this.env.socketsPerAccount) return 'RATE_LIMITED';
    socket.data = { member, tokenHash, language, clientAddress };
    // In the turn that counted: between here and its connection others are counted too.
    this.open.add(member, socket);
    socket.conn.once('close', () => this.open.forget(socket));
    return null;
  }
}
