import { mayBeHeldInCompany, PERMISSIONS, type Permission } from '@fovea/shared-types/permissions';
import { DATA_SCOPE } from '@fovea/shared-types/rbac/role.dto';
import { uniqueText } from '../fixtures/rows.js';
import { callRegistry } from '../../server/src/platform/http/call.decorator.js';
import { pg } from '../../server/src/platform/database/pg-types.js';
import { type Person, startApi, type TestApi } from '../support/api.js';
import { aMember, aSeller, aStaff } from '../support/people.js';
import { HIDDEN_GOODS } from '../support/hidden-goods.js';
import { matrixRows } from '../support/matrix.js';
import type { Cast, HiddenRow } from '../things/matrix-row.js';
import { readApiDocument } from './openapi.js';
import { isMadeByNobody, isShared } from './reach-shared.js';
import { type IdField, idFieldsOf, idIn, withId } from './reference-fields.js';
import {
  askers,
  besideOf,
  hiddenRowsFor,
  isKeyOf,
  keysOfSamples,
  lookedAtLate,
  reasonWithoutHidden,
} from './reference-samples.js';

let api: TestApi;
let fields: IdField[] = [];
beforeAll(async () => {
  api = await startApi();
  await spreadIds();
  fields = idFieldsOf(await readApiDocument(api));
});
afterAll(() => api?.stop());

/** No row of any table has it. */
const ABSENT = 2_000_000_011;

/** Gives each table a range of ids of its own, so that an id is found in answers and names a row of one table only. */
async function spreadIds(): Promise<void> {
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  try {
    await client.query(`
      SELECT setval(d.objid::regclass, 100000 + 10000 * row_number() OVER ())
      FROM pg_depend d JOIN pg_sequence s ON s.seqrelid = d.objid
      WHERE d.classid = 'pg_class'::regclass AND d.refobjsubid > 0 AND d.deptype = 'i'
        AND s.seqtypid = 'bigint'::regtype AND d.refobjid <> 'outbox'::regclass`);
  } finally {
    await client.end();
  }
}

const mayOf = (path: string): string | undefined => callRegistry.get(path)?.may;
const permissionOf = (path: string): Permission | undefined =>
  PERMISSIONS.find((permission) => permission === mayOf(path));

/** Calls that the platform's staff alone may make: they see every row. */
const isOfPlatform = (path: string): boolean => {
  const permission = permissionOf(path);
  return permission !== undefined && !mayBeHeldInCompany(permission);
};

const newCast = async (): Promise<Cast> => ({ seller: await aSeller(api), member: await aMember(api) });
const bodyOf = async (path: string, cast: Cast): Promise<object> =>
  (await matrixRows[path]?.request?.(api, cast)) ?? {};

/** A row, and the people who may see it. */
interface Sample {
  id: number;
  victim: Cast;
}

/** Nobody who may not see a row changes it: one of a kind serves all calls. */
const samples = new Map<HiddenRow, Promise<Sample>>();
function sampleOf(make: HiddenRow): Promise<Sample> {
  const made = samples.get(make) ?? newSample(make);
  samples.set(make, made);
  return made;
}

async function newSample(make: HiddenRow): Promise<Sample> {
  const victim = await newCast();
  return { id: await make(api, victim), victim };
}

/** Somebody, and a request of theirs that is served. */
interface Asker {
  who: string;
  as: Person | undefined;
  body: object;
}

async function strangersTo(path: string): Promise<Asker[]> {
  const special = await askers[path]?.(api);
  if (special) return [{ who: 'another', ...special }];
  const cast = await newCast();
  const body = await bodyOf(path, cast);
  const permission = permissionOf(path);
  if (permission) {
    const as = await aStaff(api, [permission], cast.seller.companyId);
    return [{ who: 'staff of another company', as, body }];
  }
  const member = { who: 'another member', as: cast.member, body };
  return mayOf(path) === 'public' ? [{ who: 'a visitor', as: undefined, body }, member] : [member];
}

/** Staff of the company to which the row belongs, whose role reaches their own rows alone. */
async function colleagueOf(path: string, { seller }: Cast): Promise<Asker | null> {
  const permission = permissionOf(path);
  if (!permission || path in askers) return null;
  const as = await aStaff(api, [permission], seller.companyId);
  await api.db.query(
    'UPDATE role SET data_scope = $2 WHERE id IN (SELECT role_id FROM account_role WHERE account_id = $1)',
    [as.accountId, DATA_SCOPE.own],
  );
  const cast = { seller: { ...as, companyId: seller.companyId }, member: await aMember(api) };
  return { who: 'a colleague beyond the reach of their role', as, body: await bodyOf(path, cast) };
}

const VOLATILE: ReadonlySet<string> = new Set(['trace_id', 'server_time', 'now']);

/** An answer as it is for any id: what differs by the call itself is left out. */
function comparable(answer: unknown, id: number): unknown {
  const text = JSON.stringify(answer, (key, value: unknown) => (VOLATILE.has(key) ? undefined : value));
  return JSON.parse(text.replaceAll(String(id), '0'));
}

async function answerTo({ as, body }: Asker, { path, field, isText }: IdField, id: number): Promise<unknown> {
  const request = withId({ ...body, ...besideOf(path, field) }, field, isText ? String(id) : id);
  if ('request_id' in request) request.request_id = uniqueText();
  return comparable(await api.envelope(path, request, { as }), id);
}

/** An answer that does not depend on the field would be the same for every id, and proves nothing. */
function isAboutField(answer: unknown, field: string): boolean {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return true;
  if (answer.error !== 'VALIDATION')
    return ['NOT_FOUND', 'FILE_UNKNOWN', 'BARGAIN_INVALID'].includes(String(answer.error));
  const [root = ''] = field.replace('[]', '').split(/[.[]/);
  const refusedFields = 'fields' in answer ? Object.keys(answer.fields ?? {}) : [];
  const name = (field.split('.').at(-1) ?? '').replace('[]', '');
  return refusedFields.some((one) => one === root || one.split('.').at(-1) === name);
}

async function expectSame(asker: Asker, one: IdField, why: string, id: number): Promise<void> {
  const [hidden, absent] = [await answerTo(asker, one, id), await answerTo(asker, one, ABSENT)];
  const about = { field: one.field, row: why, asker: asker.who };
  const isLate = `${one.path}#${one.field}` in lookedAtLate;
  expect({ ...about, answer: hidden, isAboutField: isLate || isAboutField(hidden, one.field) }).toEqual({
    ...about,
    answer: absent,
    isAboutField: true,
  });
}

/** Whether colleagues share the rows of this call. */
const isOfColleagues = (path: string): boolean =>
  isShared(path) || isMadeByNobody(path) || matrixRows[path]?.others !== 'NOT_FOUND';

const paths = Object.keys(matrixRows).filter((path) => !isOfPlatform(path));

describe('ids in requests', () => {
  it('have no sample that no field needs', () => {
    expect(
      keysOfSamples().filter((key) => !fields.some(({ path, field }) => isKeyOf(key, path, field))),
    ).toEqual([]);
  });
});

describe.each(paths)('%s', (path) => {
  it('answers for a row that its caller may not see as for one that does not exist', async () => {
    const tried = fields.filter((one) => one.path === path && !reasonWithoutHidden(path, one.field));
    if (tried.length === 0) return;
    const strangers = await strangersTo(path);
    const victim = await newCast();
    const owned = tried.every(({ field }) => hiddenRowsFor(path, field)) ? {} : await bodyOf(path, victim);
    for (const one of tried) {
      const kind = hiddenRowsFor(path, one.field);
      if (!kind) {
        const id = Number(idIn(owned, one.field));
        // A new field needs a hidden row among the `ids` of its thing, or the reason why there is none.
        expect({ field: one.field, hasSample: id > 0 }).toEqual({ field: one.field, hasSample: true });
        for (const asker of strangers) await expectSame(asker, one, "another's", id);
        const colleague = isOfColleagues(path) ? null : await colleagueOf(path, victim);
        if (colleague) await expectSame(colleague, one, "a colleague's", id);
        continue;
      }
      for (const [why, make] of Object.entries(kind)) {
        const sample = await sampleOf(make);
        for (const asker of strangers) await expectSame(asker, one, why, sample.id);
        const colleague = kind === HIDDEN_GOODS ? await colleagueOf(path, sample.victim) : null;
        if (colleague) await expectSame(colleague, one, why, sample.id);
      }
    }
  });
});
