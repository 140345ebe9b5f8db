/**
 * Its request would be known to every file after it.
 *
 * @jest-environment node
 */
import { EventEmitter } from 'node:events';
import { IsInt } from 'class-validator';
import { GrantEvents } from '../auth/grant-events.js';
import { GrantReader, NO_GRANTS } from '../auth/grant-reader.js';
import { SessionEvents } from '../auth/session-events.js';
import { SessionReader } from '../auth/session-reader.js';
import { AppError } from '../kernel/app-error.js';
import type { Member } from '../kernel/caller.js';
import { Log } from '../logging/log.js';
import { OpenSockets } from './open-sockets.js';
import { Realtime } from './realtime.js';
import { SocketCalls } from './socket-calls.js';
import { LINES_PER_SECOND, SocketLines } from './socket-lines.js';
import { SocketRights } from './socket-rights.js';
import type { FoveaSocket } from './socket-types.js';

const MEMBER: Member = {
  accountId: 5,
  sessionId: 50,
  username: 'Test Person',
  companyId: null,
  language: 'en',
  grants: null,
};

class Requested {
  @IsInt() id: number;
}

/** A socket whose message `ask` refuses every third id and breaks at the seventh, and what is logged of it. */
function aSocket() {
  const log = new Log({ logLevel: 'info', nodeEnv: 'test', nodeName: 'node' });
  const received: [string, Record<string, unknown>][] = [];
  for (const level of ['plain', 'warn', 'error'] as const)
    jest
      .spyOn(log, level)
      .mockImplementation((message: string, fields?: object) => void received.push([message, { ...fields }]));
  const lines = new SocketLines(log);
  const calls = new SocketCalls(
    log,
    lines,
    new (class extends SessionReader {
      read = () => Promise.resolve(MEMBER);
    })(),
    new SocketRights(
      new (class extends GrantReader {
        read = () => Promise.resolve(NO_GRANTS);
      })(),
      new OpenSockets(),
      log,
      new SessionEvents(),
      new GrantEvents(),
      new Realtime(),
    ),
  );
  calls.register<Requested>({
    event: 'ask',
    request: Requested,
    handle: async (_caller, { id }) => {
      if (id === 7) throw new Error('broken');
      if (id % 3 === 0) throw new AppError('NOT_FOUND');
      return id;
    },
  });
  const socket = Object.assign(new EventEmitter(), {
    data: { language: 'en', clientAddress: '10.0.0.1', member: MEMBER, tokenHash: Buffer.alloc(32) },
  });
  calls.bind(socket as unknown as FoveaSocket); // no other member of a socket is used
  const ask = (body: object) => new Promise<unknown>((resolve) => socket.emit('ask', body, resolve));
  return { ask, received, lines };
}

describe('the lines of messages over a socket', () => {
  it('are one for each, whatever the result', async () => {
    const { ask, received, lines } = aSocket();
    for (const body of [{ id: 1 }, { id: 3 }, { id: 'x' }, { id: 7 }]) await ask(body);
    lines.onApplicationShutdown();
    const messages = received.filter(([message]) => message === 'message').map(([, fields]) => fields);
    expect(
      messages.map(({ event, account_id, result, error }) => [event, account_id, result, error]),
    ).toEqual([
      ['ask', 5, 200, null],
      ['ask', 5, -101, 'NOT_FOUND'],
      ['ask', 5, -101, 'VALIDATION'],
      ['ask', 5, expect.any(Number), 'INTERNAL'],
    ]);
    expect(new Set(messages.map(({ trace_id }) => trace_id)).size).toBe(4);
    // The failure's own line names the same request.
    const failed = received.find(([message]) => message === 'socket message failed');
    expect(failed?.[1].trace_id).toBe(messages[3]?.trace_id);
  });

  it('are bounded in a storm, and leave no message untold', async () => {
    const { ask, received, lines } = aSocket();
    const sent = 10 * LINES_PER_SECOND;
    const began = performance.now();
    await Promise.all(Array.from({ length: sent }, (_, i) => ask({ id: 10 + i })));
    const seconds = Math.ceil((performance.now() - began) / 1_000);
    lines.onApplicationShutdown();
    const single = received.filter(([message]) => message === 'message').length;
    const counted = received.filter(([message]) => message === 'messages').map(([, fields]) => fields);
    expect(single).toBeGreaterThanOrEqual(LINES_PER_SECOND);
    expect(single).toBeLessThanOrEqual(seconds * LINES_PER_SECOND);
    expect(single + counted.reduce((sum, { calls }) => sum + Number(calls), 0)).toBe(sent);
    expect(new Set(counted.map(({ error }) => error))).toEqual(new Set([null, 'NOT_FOUND']));
  });
});
