import type { Envelope } from '@fovea/shared-types/envelope';
import { mayBeHeldInCompany, PERMISSIONS, type Permission, WILDCARD } from '@fovea/shared-types/permissions';
import { callRegistry } from '../../server/src/platform/http/call.decorator.js';
import { type Person, startApi, type TestApi } from '../support/api.js';
import { sendForm } from '../support/forms.js';
import { outcomeOf } from '../support/outcomes.js';
import { aMember, aSeller, aStaff } from '../support/people.js';
import { matrixRows } from '../support/matrix.js';
import type { Cast, Outcome } from '../things/matrix-row.js';
import { readApiDocument } from './openapi.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const row = (path: string) => {
  const found = matrixRows[path];
  if (!found) throw new Error(`the matrix has no row for ${path}`);
  return found;
};

const isPermission = (text: string | undefined): text is Permission =>
  PERMISSIONS.some((permission) => permission === text);

type Whom = (cast: Cast) => Promise<Person | undefined>;

/** People, and a request about a document of theirs. */
interface Scene {
  cast: Cast;
  body: object;
}

async function newScene(path: string): Promise<Scene> {
  const cast: Cast = { seller: await aSeller(api), member: await aMember(api) };
  return { cast, body: (await row(path).request?.(api, cast)) ?? {} };
}

/** A refused or empty call changes nothing for the next one. */
const shutScenes = new Map<string, Promise<Scene>>();
function shutScene(path: string): Promise<Scene> {
  const scene = shutScenes.get(path) ?? newScene(path);
  shutScenes.set(path, scene);
  return scene;
}

const CHANGES_NOTHING: ReadonlySet<Outcome> = new Set(['SESSION_INVALID', 'FORBIDDEN', 'NOT_FOUND', 'empty']);

async function send(path: string, body: object, as: Person | undefined): Promise<Envelope<unknown>> {
  const { file } = row(path);
  return file
    ? sendForm(api, { path, uploads: 'file' }, [await file(api)], as)
    : api.envelope(path, body, { as });
}

/** What `path` answers to somebody about a document that nobody was let near before, so that no answer depends on another. */
async function ask(path: string, whom: Whom, expected: Outcome): Promise<Outcome> {
  const { cast, body } = await (CHANGES_NOTHING.has(expected) ? shutScene(path) : newScene(path));
  return outcomeOf(await send(path, body, await whom(cast)));
}

/** An empty list counts as done by default. */
const counts = (outcome: Outcome, wanted: Outcome): boolean =>
  outcome === wanted || (wanted === 'done' && outcome === 'empty');

const paths = Object.keys(matrixRows);
/** As declared; that OpenAPI has the same is tested below. */
const mayOf = (path: string): string | undefined => callRegistry.get(path)?.may;
const staffPaths = paths.flatMap((path) => {
  const permission = mayOf(path);
  return isPermission(permission) ? [{ path, permission }] : [];
});
const rightOf = (path: string): Outcome => matrixRows[path]?.right ?? 'done';
const othersOf = (path: string): Outcome => matrixRows[path]?.others ?? 'done';

/** In a company nobody holds what is the platform's: not even a role that was given it allows the call. */
const inCompany = (permission: Permission, outcome: Outcome): Outcome =>
  mayBeHeldInCompany(permission) ? outcome : 'FORBIDDEN';

async function expectOutcome(path: string, whom: Whom, expected: Outcome): Promise<void> {
  const found = await ask(path, whom, expected);
  expect({ path, outcome: counts(found, expected) ? expected : found }).toEqual({ path, outcome: expected });
}

describe('the authorization matrix', () => {
  it('has a row for every path of the OpenAPI document, and no other', async () => {
    const { operations } = await readApiDocument(api);
    expect(operations.map(({ path }) => path).sort()).toEqual([...paths].sort());
    expect(operations.filter(({ path, may }) => may !== mayOf(path))).toEqual([]);
  });

  it('knows every permission that guards a call', () => {
    const unknown = paths.filter((path) => !['public', 'member'].includes(mayOf(path) ?? ''));
    expect(unknown.sort()).toEqual(staffPaths.map(({ path }) => path).sort());
  });
});

describe.each(paths)('%s', (path) => {
  const isPublic = mayOf(path) === 'public';
  const isForStaff = staffPaths.some((one) => one.path === path);

  it(isPublic ? 'is open to visitors' : 'requires a sign-in of a visitor', () =>
    expectOutcome(path, async () => undefined, isPublic ? othersOf(path) : 'SESSION_INVALID'),
  );

  it('does not take an ended session for one', () =>
    expectOutcome(
      path,
      async ({ member }) => {
        const once = await api.signIn(member.accountId);
        await api.db.query(
          'UPDATE session SET ended_at = clock_timestamp() WHERE id = (SELECT max(id) FROM session WHERE account_id = $1)',
          [member.accountId],
        );
        return once;
      },
      isPublic ? othersOf(path) : 'SESSION_INVALID',
    ));

  it(isForStaff ? 'is closed to members' : 'serves a member their own rows', () =>
    expectOutcome(path, async ({ member }) => member, isForStaff ? 'FORBIDDEN' : rightOf(path)),
  );

  it(isForStaff ? 'is closed to any other member' : "gives another member nothing of the first one's", () =>
    expectOutcome(path, () => aMember(api), isForStaff ? 'FORBIDDEN' : othersOf(path)),
  );
});

describe.each(staffPaths)('$path', ({ path, permission }) => {
  it('is closed to staff with every other permission', () =>
    expectOutcome(
      path,
      ({ seller }) =>
        aStaff(
          api,
          PERMISSIONS.filter((other) => other !== permission),
          seller.companyId,
        ),
      'FORBIDDEN',
    ));

  it('serves staff with the permission on the rows of their company', () =>
    expectOutcome(
      path,
      ({ seller }) => aStaff(api, [permission], seller.companyId),
      inCompany(permission, rightOf(path)),
    ));

  it.each([permission, WILDCARD] as const)('gives staff of another company nothing, even with %s', (held) =>
    expectOutcome(
      path,
      async () => aStaff(api, [held], (await aSeller(api)).companyId),
      inCompany(permission, othersOf(path)),
    ),
  );

  it('serves staff of the platform on the rows of every company', () =>
    expectOutcome(path, () => aStaff(api, [permission]), matrixRows[path]?.platform ?? 'done'));

  it('counts a role taken away from the next call on', () =>
    expectOutcome(
      path,
      async ({ seller }) => {
        const staff = await aStaff(api, [permission], seller.companyId);
        await api.db.query('DELETE FROM account_role WHERE account_id = $1', [staff.accountId]);
        return staff;
      },
      'FORBIDDEN',
    ));
});
