import { languageHeader } from '@fovea/shared-types/language';
import type { ClientEvents, ServerEvents } from '@fovea/shared-types/socket-events';
import type { Socket } from 'socket.io-client';
import { activeLanguage } from './i18n';
import { requestLogin, onSessionChange, sessionToken } from './session';

export type FoveaSocket = Socket<ServerEvents, ClientEvents>;

const RETRY_FROM_MS = 500;
const RETRY_TO_MS = 5_000;

let connection: Promise<FoveaSocket> | undefined;

/** The page's one live connection, opened when it is first used; visitors get one too. */
export const getSocket = (): Promise<FoveaSocket> => (connection ??= connect());

async function connect(): Promise<FoveaSocket> {
  const { io } = await import('socket.io-client').catch((cause: unknown) => {
    // The chunk did not arrive; the next caller may try again.
    connection = undefined;
    throw cause;
  });
  let usedToken = sessionToken();
  const socket: FoveaSocket = io({
    // Read at every handshake, so that a reconnect after signing in is a member's.
    auth: (give) => {
      usedToken = sessionToken();
      give({
        ...(usedToken === null ? {} : { token: usedToken }),
        language: languageHeader(activeLanguage()),
      });
    },
    // No long polling first: behind several nodes it would need sticky sessions, and pages poll for themselves.
    transports: ['websocket'],
    reconnectionDelay: RETRY_FROM_MS,
    reconnectionDelayMax: RETRY_TO_MS,
  });
  const startAnew = () => socket.disconnect().connect();
  onSessionChange(() => {
    if (sessionToken() !== usedToken) startAnew();
  });
  socket.on('disconnect', (reason) => {
    // Only this reason is final for the library. A server that restarts politely gives it, and one that ended the
    // session: then the next handshake is refused, unless this page ended it itself and has gone on by then.
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), RETRY_FROM_MS);
  });
  socket.on('connect_error', (error) => {
    // A lost line is retried by the library; a refused handshake is not.
    if (socket.active) return;
    // The log-in dialog opens once; as a visitor one may continue watching meanwhile.
    if (error.message === 'SESSION_INVALID' && sessionToken() === usedToken) requestLogin();
    else setTimeout(() => socket.connect(), RETRY_TO_MS);
  });
  return socket;
}
