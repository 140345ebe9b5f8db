import { AuditLog } from './platform/audit/audit-log.js';
import { PgTransaction, type Tx } from './platform/database/database.js';
import { pg, SERVER_OPTIONS } from './platform/database/pg-types.js';
import { DeadLetters } from './platform/dead-letters/dead-letters.js';

const LIST_MAX = 160;

const USAGE = `npm run events                       what was put aside, the newest first
npm run events -- show <id>          what it carries, and why it failed
npm run events -- requeue <id> …     gives them to their handlers again
npm run events -- mend <id> '<json>' the same, with another content`;

const events = new DeadLetters(new AuditLog());

async function list(tx: Tx): Promise<boolean> {
  const rows = await events.list(tx, LIST_MAX);
  for (const { id, event, attempts, parked_at, last_error } of rows) {
    const [reason = ''] = (last_error ?? '').split('\n');
    console.log(`${id}  ${parked_at.toISOString()}  ${event}  ${attempts} attempts  ${reason}`);
  }
  if (rows.length === 0) console.log('no event is put aside');
  return true;
}

async function show(tx: Tx, id: number): Promise<boolean> {
  const found = (await events.list(tx, LIST_MAX)).find((row) => row.id === id);
  console.log(
    found
      ? `${found.event}, of ${found.created_at.toISOString()}\n${JSON.stringify(found.payload, null, 2)}\n${found.last_error ?? ''}`
      : `event ${id} is not put aside`,
  );
  return found !== undefined;
}

async function requeue(tx: Tx, ids: readonly number[], payload?: object): Promise<boolean> {
  const requeued = await events.requeue(tx, null, ids, payload);
  console.log(`${requeued.length} of ${ids.length} wait for their handlers again`);
  return requeued.length === ids.length;
}

/** The object that a JSON text contains; null where it contains none. */
function objectIn(text: string): object | null {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && !Array.isArray(value) ? value : null;
}

/** Runs the command; false where a named event does not exist, null for an unknown command. */
async function run(tx: Tx, [command = 'list', ...rest]: readonly string[]): Promise<boolean | null> {
  const ids = (command === 'mend' ? rest.slice(0, 1) : rest).map(Number);
  if (ids.some((id) => !Number.isSafeInteger(id) || id < 1)) return null;
  const [id] = ids;
  if (command === 'list' && id === undefined) return list(tx);
  if (id === undefined) return null;
  if (command === 'show' && ids.length === 1) return show(tx, id);
  if (command === 'requeue') return requeue(tx, ids);
  const payload = command === 'mend' && rest.length === 2 ? objectIn(rest[1] ?? '') : null;
  return payload && requeue(tx, [id], payload);
}

const url = process.env.DATABASE_URL;
if (!url) {
  console.error('DATABASE_URL is not set');
  process.exit(2);
}
const client = new pg.Client({ connectionString: url, options: SERVER_OPTIONS });
await client.connect();
await client.query('BEGIN');
const isDone = await run(new PgTransaction(client), process.argv.slice(2));
await client.query('COMMIT');
await client.end();
if (isDone === null) console.error(USAGE);
process.exit(isDone ? 0 : 1);
