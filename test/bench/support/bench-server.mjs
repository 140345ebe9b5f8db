import { freePort } from '../../../scripts/lib/network.mjs';
import { startServer } from '../../../scripts/lib/server-process.mjs';
import { JWT_SECRET } from './bench-database.mjs';

/** Limits that would stop one machine from playing thousands; nothing else differs from the shipped server. */
const LIFTED = {
  RATE_HTTP_PER_ADDRESS: '100000000',
  RATE_SUGGEST: '100000000',
  RATE_HTTP_PER_ACCOUNT: '100000000',
  RATE_AI_SEARCH: '100000000',
  RATE_SOCKET_MESSAGES: '1000000',
  SOCKETS_PER_ACCOUNT: '1000000',
  SOCKETS_PER_NETWORK: '1000000',
};

/**
 * The built server on a port of its own.
 * @param {{ url: string, folder: string }} database
 */
export async function startBenchServer(database) {
  const port = await freePort();
  const server = await startServer({
    port,
    env: {
      ...process.env,
      ...LIFTED,
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      DATABASE_URL: database.url,
      JWT_SECRET,
      UPLOAD_DIR: database.folder,
    },
  });
  return { port, pid: server.pid, stop: () => server.stop() };
}
