import { Inject, type OnModuleDestroy } from '@nestjs/common';
import { OnGatewayConnection, OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import { languageFromHeader } from '@fovea/shared-types/language';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { GrantEvents } from '../auth/grant-events.js';
import { GrantReader } from '../auth/grant-reader.js';
import { SessionEvents } from '../auth/session-events.js';
import { SessionReader } from '../auth/session-reader.js';
import { TokenService } from '../auth/token.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Log } from '../logging/log.js';
import { Metrics } from '../metrics/metrics.js';
import { BadgeReader } from './badge-reader.js';
import { patientPublisher } from './patient-publisher.js';
import { accountRoom, Realtime } from './realtime.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { SocketCalls } from './socket-calls.js';
import type { FoveaServer, FoveaSocket } from './socket-types.js';
import { enterStaffRooms } from './staff-rooms.js';

const BADGE_PUSH_MS = 60_000;
const SESSIONS_ENDED = 'sessions-ended';
const GRANTS_CHANGED = 'grants-changed';

/**
 * Sockets of people: who connects is established at the handshake (visitors may watch), each is limited, and a
 * session's death closes its sockets on every node.
 */
@WebSocketGateway({ path: '/socket.io', perMessageDeflate: false })
export class RealtimeGateway implements OnGatewayInit, OnGatewayConnection, OnModuleDestroy {
  private readonly bySession = new Map<number, Set<FoveaSocket>>();
  private readonly byAccount = new Map<number, Set<FoveaSocket>>();
  private minute: NodeJS.Timeout | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly sessions: SessionReader,
    private readonly tokens: TokenService,
    private readonly sessionEvents: SessionEvents,
    private readonly grants: GrantReader,
    private readonly grantEvents: GrantEvents,
    private readonly badges: BadgeReader,
    private readonly realtime: Realtime,
    private readonly calls: SocketCalls,
    private readonly redis: RedisConnection,
    private readonly metrics: Metrics,
    private readonly log: Log,
  ) {}

  afterInit(server: FoveaServer): void {
    const { client } = this.redis;
    if (client) server.adapter(createAdapter(patientPublisher(client)));
    this.realtime.attach(server, client !== null);
    server.use((socket, next) => {
      this.admit(socket).then(
        (refusal) => next(refusal ? new Error(refusal) : undefined),
        (error: unknown) => {
          this.log.error('socket handshake failed', { error });
          next(new Error('INTERNAL'));
        },
      );
    });
    this.sessionEvents.onEnded((ids) => {
      this.closeSessions(ids);
      this.realtime.toNodes(SESSIONS_ENDED, ids);
    });
    this.realtime.onNodes(SESSIONS_ENDED, (ids) => {
      // Sent by this same class on another node.
      this.closeSessions(ids as number[]);
    });
    this.grantEvents.onChanged((ids) => {
      void this.readGrantsAgain(ids);
      this.realtime.toNodes(GRANTS_CHANGED, ids);
    });
    this.realtime.onNodes(GRANTS_CHANGED, (ids) => {
      // Sent by this same class on another node.
      void this.readGrantsAgain(ids as number[]);
    });
    this.minute = setInterval(() => void this.everyMinute(), BADGE_PUSH_MS);
  }

  handleConnection(socket: FoveaSocket): void {
    this.metrics.sockets.inc();
    this.limitMessages(socket);
    this.calls.bind(socket);
    const { member } = socket.data;
    if (member) void socket.join(accountRoom(member.accountId));
    enterStaffRooms(socket);
    socket.once('disconnect', () => {
      this.metrics.sockets.dec();
      this.forget(socket);
    });
  }

  onModuleDestroy(): void {
    clearInterval(this.minute);
  }

  /** Returns why not, or null. A token that is given must be good: silently watching as a visitor would mislead. */
  private async admit(socket: FoveaSocket): Promise<string | null> {
    const auth: { token?: unknown; language?: unknown } = socket.handshake.auth;
    const language = languageFromHeader(typeof auth.language === 'string' ? auth.language : undefined);
    const clientAddress = this.addressOf(socket);
    socket.data = { member: null, tokenHash: null, language, clientAddress };
    if (typeof auth.token !== 'string' || auth.token === '') return null;
    const tokenHash = this.tokens.verify(auth.token);
    const member = tokenHash && (await this.sessions.read(tokenHash));
    if (!member) return 'SESSION_INVALID';
    member.grants = await this.grants.read(member.accountId);
    if ((this.byAccount.get(member.accountId)?.size ?? 0) >= this.env.socketsPerAccount)
      return 'RATE_LIMITED';
    socket.data = { member, tokenHash, language, clientAddress };
    // In the turn that counted: between here and its connection others are counted too.
    add(this.bySession, member.sessionId, socket);
    add(this.byAccount, member.accountId, socket);
    socket.conn.once('close', () => this.forget(socket));
    return null;
  }

  private forget(socket: FoveaSocket): void {
    const { member } = socket.data;
    if (!member) return;
    remove(this.bySession, member.sessionId, socket);
    remove(this.byAccount, member.accountId, socket);
  }

  private addressOf(socket: FoveaSocket): string {
    const forwarded = socket.handshake.headers['x-forwarded-for'];
    if (this.env.trustProxy > 0 && typeof forwarded === 'string') {
      const hops = forwarded.split(',').map((hop) => hop.trim());
      const client = hops.at(-this.env.trustProxy);
      if (client) return client;
    }
    return socket.handshake.address;
  }

  private limitMessages(socket: FoveaSocket): void {
    let second = 0;
    let sent = 0;
    socket.use((_packet, next) => {
      const now = Math.floor(performance.now() / 1000);
      if (now !== second) {
        second = now;
        sent = 0;
      }
      if (++sent > this.env.socketMessagesPerSecond) socket.disconnect(true);
      else next();
    });
  }

  private closeSessions(sessionIds: readonly number[]): void {
    for (const id of sessionIds) {
      for (const socket of this.bySession.get(id) ?? []) {
        if (!socket.connected) socket.conn.close();
        else socket.emit('session:ended');
        socket.disconnect(true);
      }
    }
  }

  /** What people may do over their open sockets is read again when it changed, and their pages are told. */
  private async readGrantsAgain(accountIds: readonly number[]): Promise<void> {
    try {
      const here = accountIds.filter((accountId) => this.byAccount.has(accountId));
      await Promise.all(
        here.map(async (accountId) => {
          const grants = await this.grants.read(accountId);
          for (const socket of this.byAccount.get(accountId) ?? []) {
            if (socket.data.member) socket.data.member.grants = grants;
            enterStaffRooms(socket);
            socket.emit('permissions-changed');
          }
        }),
      );
    } catch (error) {
      this.log.error('permissions of open sockets could not be read again', { error });
    }
  }

  /** Header counts for everybody who is here; and a session whose end was not heard of closes now. */
  private async everyMinute(): Promise<void> {
    try {
      const sockets = [...this.bySession.values()].flatMap((set) => [...set]);
      await Promise.all(
        sockets.map(async (socket) => {
          const { tokenHash, member } = socket.data;
          if (tokenHash && member && !(await this.sessions.read(tokenHash)))
            this.closeSessions([member.sessionId]);
        }),
      );
      const counts = await this.badges.counts([...this.byAccount.keys()]);
      for (const [accountId, badge] of counts) {
        for (const socket of this.byAccount.get(accountId) ?? []) socket.emit('badge', badge);
      }
    } catch (error) {
      this.log.error('badge push failed', { error });
    }
  }
}

function add<Key>(map: Map<Key, Set<FoveaSocket>>, key: Key, socket: FoveaSocket): void {
  const set = map.get(key);
  if (set) set.add(socket);
  else map.set(key, new Set([socket]));
}

function remove<Key>(map: Map<Key, Set<FoveaSocket>>, key: Key, socket: FoveaSocket): void {
  const set = map.get(key);
  set?.delete(socket);
  if (set?.size === 0) map.delete(key);
}
