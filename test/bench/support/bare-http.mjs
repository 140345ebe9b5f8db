// A baseline of the search: the statements written by hand behind a bare HTTP server, nothing else in it.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Database } from '../../../server/dist/platform/database/database.js';
import { byHand } from './search-by-hand.mjs';

/** @type {import('../../../server/src/platform/database/database.js').Database | undefined} */
let db;

const http = createServer((request, response) => {
  void answer(request).then(
    (body) => response.setHeader('Content-Length', Buffer.byteLength(body)).end(body),
    (/** @type {Error} */ error) => response.writeHead(500).end(error.message),
  );
});

// A round of another baseline may take longer than a connection is kept by default.
http.keepAliveTimeout = 0;

/** @param {import('node:http').IncomingMessage} request */
async function answer(request) {
  if (!db) throw new Error('no database yet');
  const kind = /** @type {keyof typeof byHand} */ (request.url?.slice(1));
  return JSON.stringify({ code: 200, data: await byHand[kind](db, JSON.parse(await text(request))) });
}

process.on('message', (/** @type {{ listen: { url: string } }} */ { listen }) => {
  db = new Database({ databaseUrl: listen.url, databasePoolMax: 1 });
  http.listen(0, '127.0.0.1', () => process.send?.({ result: http.address() }));
});
process.on('disconnect', () => process.exit());
