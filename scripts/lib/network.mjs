import { randomInt } from 'node:crypto';
import net from 'node:net';

/**
 * Below the ports that systems assign to outgoing connections: one of those may be taken before it is
 * listened on.
 */
const PORTS = { from: 20_000, to: 32_000 };

/**
 * A port nobody listens on just now, nor is likely to before the caller does.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isPortFree(port, '127.0.0.1')) return port;
  }
  throw new Error(`no port from ${PORTS.from} to ${PORTS.to} is free`);
}

/**
 * Whether we could listen there; false when somebody else does.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export function isPortFree(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/**
 * Whether somebody answers there.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isListening(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const answer = (/** @type {boolean} */ is) => {
      socket.destroy();
      resolve(is);
    };
    socket.setTimeout(1000, () => answer(false));
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
