import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { CODE_OK, type Envelope } from '@fovea/shared-types/envelope';
import { SessionReader } from '../auth/session-reader.js';
import { translateDatabaseError } from '../database/constraint-errors.js';
import { AppError } from '../kernel/app-error.js';
import { BodyValidator } from '../http/body-validator.js';
import type { Caller, Member } from '../kernel/caller.js';
import { refusalEnvelope } from '../http/refusal.js';
import { Log } from '../logging/log.js';
import { newTraceId } from '../kernel/trace-id.js';
import { SocketLines } from './socket-lines.js';
import { SocketRights } from './socket-rights.js';
import type { FoveaSocket } from './socket-types.js';

const LOOK_EVERY_MS = 25;

/** A message a client may send: what it carries and what is done with it. */
export interface SocketCall<Request> {
  event: string;
  request: new () => object;
  /**
   * The handler refuses an ended session itself, in a query that it makes anyway; of the caller's member it may use the ids
   * of account and session alone, as the rest is of the handshake. Absent: the session is read before each message.
   */
  checksSession?: true;
  handle(caller: Caller, request: Request, socket: FoveaSocket): Promise<unknown>;
}

/**
 * The socket's counterpart of controllers: validates each message by its DTO and answers through the
 * acknowledgement with the same envelope as HTTP. Modules register their messages at start.
 */
@Injectable()
export class SocketCalls {
  private readonly calls: SocketCall<never>[] = [];
  /** The sockets of this node, and how many of their messages are being answered. */
  private readonly open = new Map<FoveaSocket, number>();
  private isLeaving = false;
  private validator: BodyValidator | undefined;

  constructor(
    private readonly log: Log,
    private readonly lines: SocketLines,
    private readonly sessions: SessionReader,
    private readonly rights: SocketRights,
  ) {}

  register<Request>(call: SocketCall<Request>): void {
    this.calls.push(call);
  }

  bind(socket: FoveaSocket): void {
    this.open.set(socket, 0);
    socket.once('disconnect', () => this.open.delete(socket));
    for (const call of this.calls) {
      // Events are typed for their senders; here the payload is whatever came over the wire.
      (socket as unknown as { on(event: string, listener: (...args: unknown[]) => void): void }).on(
        call.event,
        (...args) => {
          const ack = args.at(-1);
          this.count(socket, 1);
          void this.answer(call, socket, args[0]).then((envelope) => {
            if (typeof ack === 'function') (ack as (answer: Envelope<unknown>) => void)(envelope);
            // Its end was not published: what is open through it here must not go on receiving either.
            const { member } = socket.data;
            if (envelope.error === 'SESSION_INVALID' && member) this.rights.closeSessions([member.sessionId]);
            this.count(socket, -1);
          });
        },
      );
    }
  }

  /**
   * The node ends: each socket is closed once its messages are answered, so that its page connects to another node.
   * Resolves when all are, `maxMs` at the latest.
   */
  async leave(maxMs: number): Promise<void> {
    this.isLeaving = true;
    for (const socket of this.open.keys()) this.count(socket, 0);
    const deadline = performance.now() + maxMs;
    while (this.open.size > 0 && performance.now() < deadline) await sleep(LOOK_EVERY_MS);
  }

  private count(socket: FoveaSocket, change: number): void {
    const before = this.open.get(socket);
    if (before === undefined) return;
    this.open.set(socket, before + change);
    // Closes the connection, not the socket: its page then reconnects. Pending messages are sent first.
    if (this.isLeaving && before + change === 0) socket.conn.close();
  }

  /** Never throws: whatever happens is an envelope, and one line. */
  private async answer(
    call: SocketCall<never>,
    socket: FoveaSocket,
    payload: unknown,
  ): Promise<Envelope<unknown>> {
    const began = performance.now();
    const traceId = newTraceId();
    const envelope = await this.envelope(call, socket, payload, traceId);
    this.lines.add({
      traceId,
      event: call.event,
      accountId: socket.data.member?.accountId ?? null,
      result: envelope.code,
      error: envelope.error ?? null,
      ms: performance.now() - began,
    });
    return envelope;
  }

  private async envelope(
    call: SocketCall<never>,
    socket: FoveaSocket,
    payload: unknown,
    traceId: string,
  ): Promise<Envelope<unknown>> {
    const { language, clientAddress } = socket.data;
    const caller: Caller = {
      traceId,
      language,
      clientAddress,
      userAgent: null,
      device: null,
      idempotencyKey: null,
      member: null,
    };
    try {
      this.validator ??= new BodyValidator();
      const body = typeof payload === 'object' && !Array.isArray(payload) ? payload : null;
      caller.member = await this.memberOf(socket, call);
      const request = this.validator.check(call.request, body) as never; // checked against the call's own DTO
      return { code: CODE_OK, msg: '', data: (await call.handle(caller, request, socket)) ?? null };
    } catch (thrown) {
      const error = translateDatabaseError(thrown);
      if (error instanceof AppError) return refusalEnvelope(error, language, traceId);
      this.log.error('socket message failed', { trace_id: traceId, event: call.event, error });
      return refusalEnvelope(new AppError('INTERNAL'), language, traceId);
    }
  }

  /** Who calls, with no permissions: those of the handshake may be others by now. @throws SESSION_INVALID */
  private async memberOf({ data }: FoveaSocket, call: SocketCall<never>): Promise<Member | null> {
    if (!data.member || !data.tokenHash) return null;
    if (call.checksSession) return { ...data.member, grants: null };
    const member = await this.sessions.read(data.tokenHash);
    if (!member) throw new AppError('SESSION_INVALID');
    return member;
  }
}
