import { CODE_OK } from '@fovea/shared-types/envelope';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { onServer } from '../../scripts/lib/test-postgres.mjs';
import { aCategory } from '../fixtures/rows.js';
import { type Person, type RawAnswer, startApi, type TestApi } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { aLot, aMember, aStaff, giveMoney } from '../support/people.js';
import { bid } from '../support/lots.js';
import { type ApiDocument, type Operation, readApiDocument, sampleOf } from './openapi.js';
import { floodsOf, garbageBodies, garbageFor, isLong } from './garbage.js';

jest.setTimeout(1_800_000);

/** Nobody reads more of a refusal, and a large request must not get a larger answer. */
const REFUSAL_MAX = 16_384;

/** Written behind the scenes, or by a refusal on purpose: stored answers, counted tries, what a job does meanwhile. */
const UNQUIET = new Set([
  'idempotency',
  'login_failure',
  'verification_code',
  // When it was last seen in use.
  'session',
  'outbox',
  'event_inbox',
  'outgoing_message',
  'message',
  'heartbeat',
  'outage',
  'migration',
]);

/** Who is refused here leaves a line in the audit log, and nothing else. */
const NOTES_REFUSALS = new Set(['/member/email-login', '/member/sms-login', '/member/second-factor-login']);

const ENDS_SESSIONS = new Set(['/auth/logout', '/member/end-session']);

let api: TestApi;
let document: ApiDocument;
/** Holds every permission, so that no guard hides what is behind it. */
let somebody: Person;
let lastWrite = 0;

beforeAll(async () => {
  api = await startApi();
  document = await readApiDocument(api);
  somebody = await aStaff(api, [WILDCARD]);
  await giveMoney(api.db, somebody.accountId, 1_000_000);
  await aCategory(api.db);
  const lot = await aLot(api, { deposit_rate: 10, deposit: 0, reserve_price: 50_000, buy_now_price: 90_000 });
  await bid(api, await aMember(api), lot, 5_000);
  await noteWrites();
});
afterAll(() => api?.stop());

/** Every row written to a table that should be quiet is noted, in the transaction that writes it. */
async function noteWrites(): Promise<void> {
  const { rows } = await api.db.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  );
  const quiet = rows.map(({ name }) => name).filter((name) => !UNQUIET.has(name));
  await onServer(
    api.databaseUrl,
    `CREATE TABLE test_write (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, written text NOT NULL);
     CREATE FUNCTION test_note_write() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
     BEGIN INSERT INTO test_write (written) VALUES (TG_OP || ' ' || TG_TABLE_NAME); RETURN NULL; END $$;
     ${quiet
       .map(
         (name) =>
           `CREATE TRIGGER test_write AFTER INSERT OR UPDATE OR DELETE ON ${name} FOR EACH ROW EXECUTE FUNCTION test_note_write();`,
       )
       .join('')}`,
  );
}

/** What was written since the last look. */
async function writes(): Promise<string[]> {
  const { rows } = await api.db.query<{ id: number; written: string }>(
    'SELECT id, written FROM test_write WHERE id > $1 ORDER BY id',
    [lastWrite],
  );
  lastWrite = rows.at(-1)?.id ?? lastWrite;
  return rows.map(({ written }) => written);
}

/** What was done has its consequences by events; they must not be taken for those of the next call. */
const untilQuiet = () =>
  eventually('an empty outbox', async () => {
    const { rows } = await api.db.query<{ waiting: number }>(
      'SELECT count(*) AS waiting FROM outbox WHERE parked_at IS NULL',
    );
    return rows[0]?.waiting === 0;
  });

/** What is wrong with an answer to garbage; null when nothing is. */
function faultOf(answer: RawAnswer): string | null {
  if (answer.status >= 500) return `HTTP ${answer.status}: ${answer.text.slice(0, 200)}`;
  if (/\n\s+at |node_modules|\.js:\d+/.test(answer.text))
    return `reveals our code: ${answer.text.slice(0, 200)}`;
  if (!isDone(answer) && answer.text.length > REFUSAL_MAX)
    return `${answer.text.length} characters of refusal`;
  if (/"error":"VALIDATION"/.test(answer.text) && !/"fields":\{"/.test(answer.text))
    return `VALIDATION without a field: ${answer.text.slice(0, 200)}`;
  if (!answer.text.startsWith('{"code":')) return `no envelope: ${answer.text.slice(0, 200)}`;
  return null;
}

interface Garbage {
  what: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

const AT_ONCE = 40;

/** All calls take minutes on a busy machine: each part has its own time. */
const PARTS = 10;
const EACH_PART = Array.from({ length: PARTS }, (_, at) => at + 1);
const callsOf = (part: number): Operation[] => document.operations.filter((_, at) => at % PARTS === part - 1);

const send = (path: string, { body, headers }: Garbage): Promise<RawAnswer> =>
  api.raw(path, body, { as: somebody, ...(headers ? { headers } : {}) });
const isDone = (answer: RawAnswer): boolean => answer.text.startsWith(`{"code":${CODE_OK},`);
const faultsOf = (sent: readonly Garbage[], answers: readonly RawAnswer[]): string[] =>
  answers.flatMap((answer, at) => {
    const fault = faultOf(answer);
    return fault === null ? [] : [`${sent[at]?.what} -> ${fault}`];
  });

/** Sends one and finds what it broke: a fault of the answer, or a refusal that wrote. */
async function throwOne(path: string, garbage: Garbage): Promise<string[]> {
  const answer = await send(path, garbage);
  const found = faultsOf([garbage], [answer]);
  if (isDone(answer)) {
    if (ENDS_SESSIONS.has(path)) somebody = await api.signIn(somebody.accountId);
    await untilQuiet();
  }
  const written = (await writes()).filter((one) => !(NOTES_REFUSALS.has(path) && one === 'INSERT audit_log'));
  if (!isDone(answer) && written.length > 0)
    found.push(`${garbage.what} -> refused, and yet: ${written.join(', ')}`);
  return found;
}

/** Several at once, as nearly all are refused; those beside which something was written are sent again one by one. */
async function throwAt(path: string, garbage: readonly Garbage[]): Promise<string[]> {
  const found: string[] = [];
  await writes();
  const size = ENDS_SESSIONS.has(path) ? 1 : AT_ONCE;
  for (let from = 0; from < garbage.length; from += size) {
    const some = garbage.slice(from, from + size);
    const [only] = some;
    if (size === 1 && only) {
      found.push(...(await throwOne(path, only)));
      continue;
    }
    const answers = await Promise.all(some.map((one) => send(path, one)));
    found.push(...faultsOf(some, answers));
    if (answers.some(isDone)) await untilQuiet();
    if ((await writes()).length === 0) continue;
    for (const [at, answer] of answers.entries()) {
      const again = some[at];
      if (again && !isDone(answer)) found.push(...(await throwOne(path, again)));
    }
  }
  return found;
}

function fieldGarbage({ path, request, isForm }: Operation): { what: string; body: string }[] {
  if (!request || isForm) return [];
  const { properties = {} } = document.resolve(request);
  const { required = [] } = document.resolve(request);
  const whole = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, JSON.stringify(sampleOf(document, schema))]),
  );
  // One optional field may be looked at only where another is absent: by turns, in the long run each value in both.
  const least = Object.fromEntries(Object.entries(whole).filter(([name]) => required.includes(name)));
  const both = [whole, least];
  return Object.keys(properties).flatMap((field, turn) =>
    garbageFor(`${path} ${field}`).flatMap((value, at) =>
      (required.includes(field)
        ? [whole]
        : both.filter((_, one) => isLong || one === (turn + at) % both.length)
      ).map((sound) => ({
        what: `${field}: ${value.slice(0, 40)}`,
        body: `{${Object.entries({ ...sound, [field]: value })
          .map(([name, text]) => `${JSON.stringify(name)}:${text}`)
          .join(',')}}`,
      })),
    ),
  );
}

describe('garbage', () => {
  it('as a body breaks no call and writes nothing', async () => {
    const broken: string[] = [];
    for (const [at, { path, isForm }] of document.operations.entries()) {
      for (const fault of await throwAt(path, garbageBodies(at, isForm))) broken.push(`${path} ${fault}`);
    }
    expect(broken).toEqual([]);
  });

  it.each(EACH_PART)(
    `in any one field breaks no call and writes nothing where it is refused (part %i of ${PARTS})`,
    async (part) => {
      const broken: string[] = [];
      for (const operation of callsOf(part)) {
        for (const fault of await throwAt(operation.path, fieldGarbage(operation))) {
          broken.push(`${operation.path} ${fault}`);
        }
      }
      expect(broken).toEqual([]);
    },
  );

  it('that was harmless and done has been seen by the notes of writes: they can see', () => {
    expect(lastWrite).toBeGreaterThan(0);
  });

  it('without end is refused with a short message', async () => {
    const broken: string[] = [];
    for (const { path, request, isForm } of document.operations) {
      if (!request || isForm) continue;
      for (const fault of await throwAt(path, floodsOf(document, request))) broken.push(`${path} ${fault}`);
    }
    expect(broken).toEqual([]);
  });

  it('as a token is no session and no fault', async () => {
    const tokens = [
      'null',
      'x',
      'a.b.c',
      'eyJhbGciOiJub25lIn0.eyJqdGkiOiJ4In0.',
      '"'.repeat(500),
      '%00%ff',
      `${somebody.token}x`,
      'Bearer Bearer',
    ];
    for (const token of tokens) {
      const ways: Record<string, string>[] = [{ token }, { authorization: `Bearer ${token}` }];
      for (const headers of ways) {
        const answer = await api.envelope('/member/my-profile', {}, { headers });
        expect(answer).toMatchObject({ code: -102, error: 'SESSION_INVALID', data: null });
      }
    }
  });

  it('as an address finds nothing and reveals nothing', async () => {
    for (const url of [
      '/nobody',
      '/%00',
      '/%ff',
      '/auctions/add-bid/',
      '/../etc/passwd',
      `/${'x'.repeat(5_000)}`,
      '//',
    ]) {
      const answer = await api.raw(url, '{}', { as: somebody });
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toMatch(/node_modules|\n\s+at /);
    }
  });

  it('does not pollute what all objects inherit', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Reflect.get({}, 'is_admin')).toBeUndefined();
  });
});
