import http from 'node:http';
import type { Call } from '@fovea/shared-types/call';
import { CODE_OK, type Envelope } from '@fovea/shared-types/envelope';
import type { ClientEvents, ServerEvents } from '@fovea/shared-types/socket-events';
import { io, type Socket } from 'socket.io-client';

/** Clients of nodes that are processes of their own, over real connections. */

/**
 * The outcome of a call for its client. Unknown: the connection broke, or we failed; it may have happened.
 */
export type Outcome<Data> =
  | { kind: 'ok'; data: Data }
  | { kind: 'refused'; error: string }
  | { kind: 'unknown'; why: string };

const agent = new http.Agent({ keepAlive: true, maxSockets: 512 });
const TIMEOUT_MS = 20_000;
/** Refusals that do not reveal the call's own fate. */
const UNDECIDED = new Set(['INTERNAL', 'BUSY', 'RATE_LIMITED']);

function outcomeOf<Data>(answer: Envelope<Data>): Outcome<Data> {
  if (answer.code === CODE_OK) return { kind: 'ok', data: answer.data };
  const error = answer.error ?? `code ${answer.code}`;
  return UNDECIDED.has(error) ? { kind: 'unknown', why: error } : { kind: 'refused', error };
}

/** One call; never throws. */
export function send<Request, Response>(
  url: string,
  { path }: Call<Request, Response>,
  request: Request,
  token: string | null,
): Promise<Outcome<Response>> {
  const body = JSON.stringify(request);
  return new Promise((resolve) => {
    const unknown = (why: string) => resolve({ kind: 'unknown', why });
    const call = http.request(
      `${url}${path}`,
      {
        method: 'POST',
        agent,
        timeout: TIMEOUT_MS,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...(token === null ? {} : { token }),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', (error) => unknown(error.message));
        answer.on('end', () => {
          try {
            resolve(outcomeOf(JSON.parse(Buffer.concat(parts).toString()) as Envelope<Response>)); // as its call declares
          } catch {
            unknown('half an answer');
          }
        });
      },
    );
    call.on('timeout', () => call.destroy(new Error('timeout')));
    call.on('error', (error) => unknown(error.message));
    call.end(body);
  });
}

export type Client = Socket<ServerEvents, ClientEvents>;

/** An open socket; rejects with the server's reason when the handshake is refused. */
export function openSocket(url: string, token: string | null = null): Promise<Client> {
  const socket: Client = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { language: '2', ...(token === null ? {} : { token }) },
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', (error) => {
      socket.disconnect();
      reject(error);
    });
  });
}

/** A message with its acknowledgement; unknown when the socket breaks before it. */
export function emitForAnswer<Data>(
  socket: Client,
  event: keyof ClientEvents,
  payload: object,
): Promise<Outcome<Data>> {
  return new Promise((resolve) => {
    const unknown = (why: string) => resolve({ kind: 'unknown', why });
    if (!socket.connected) return unknown('not connected');
    const broken = () => unknown('disconnected');
    socket.once('disconnect', broken);
    // The client's types tie each payload to its event; here the event is a parameter.
    const emitter = socket.timeout(TIMEOUT_MS) as unknown as {
      emit(event: string, payload: object, ack: (late: Error | null, answer: Envelope<Data>) => void): void;
    };
    emitter.emit(event, payload, (late, answer) => {
      socket.off('disconnect', broken);
      if (late) unknown('no acknowledgement');
      else resolve(outcomeOf(answer));
    });
  });
}
