// A baseline: statements behind a bare HTTP server, nothing else in it but, where one is sent, the session of a token.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Database } from '../../../server/dist/platform/database/database.js';
import { byHand as orders } from './orders-by-hand.mjs';
import { byHand as search } from './search-by-hand.mjs';
import { byHand as warehouse } from './warehouse-by-hand.mjs';
import { SessionRepository } from '../../../server/dist/member/sessions/session.repository.js';

/** @type {import('../../../server/src/platform/database/database.js').Database | undefined} */
let db;
/** @type {Record<string, Record<string, (db: import('../../../server/src/platform/database/database.js').Database, request: any) => Promise<unknown>>>} */
const STATEMENTS = { orders, search, warehouse };
let byHand = STATEMENTS.search;
const sessions = new SessionRepository();

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
  const { token } = request.headers;
  if (typeof token === 'string') await lookUp(db, token);
  const work = byHand?.[request.url?.slice(1) ?? ''];
  if (!work) throw new Error(`nothing is done at ${request.url}`);
  return JSON.stringify({ code: 200, data: await work(db, JSON.parse(await text(request))) });
}

/**
 * @param {import('../../../server/src/platform/database/database.js').Database} q
 * @param {string} token
 */
async function lookUp(q, token) {
  const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const [session] = await sessions.findLive(q, [createHash('sha256').update(jti).digest()]);
  if (!session?.session_id) throw new Error('no such session');
}

process.on('message', (/** @type {{ listen: { url: string, statements: string } }} */ { listen }) => {
  byHand = STATEMENTS[listen.statements];
  db = new Database({ databaseUrl: listen.url, databasePoolMax: 1 });
  http.listen(0, '127.0.0.1', () => process.send?.({ result: http.address() }));
});
process.on('disconnect', () => process.exit());
