import { mayBeHeldInCompany, PERMISSIONS, type Permission } from '@fovea/shared-types/permissions';
import { DATA_SCOPE } from '@fovea/shared-types/rbac/role.dto';
import { callRegistry } from '../../server/src/platform/http/call.decorator.js';
import { type Person, startApi, type TestApi } from '../support/api.js';
import { aMember, aSeller, aStaff, grant } from '../support/people.js';
import { outcomeOf } from '../support/outcomes.js';
import { matrixRows } from '../support/matrix.js';
import type { Cast, Outcome } from '../things/matrix-row.js';
import { idleAmong, isMadeByNobody, isShared } from './reach-shared.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const permissionOf = (path: string): Permission | undefined => {
  const may = callRegistry.get(path)?.may;
  return PERMISSIONS.find((permission) => permission === may);
};

/** Every call that staff of a company make on a row which staff of another company do not see. */
const paths = Object.entries(matrixRows).flatMap(([path, { others, right }]) => {
  const permission = permissionOf(path);
  const isOfRows =
    permission && mayBeHeldInCompany(permission) && (others === 'NOT_FOUND' || others === 'empty');
  return isOfRows && right !== 'FORBIDDEN'
    ? [{ path, permission, hidden: others, right: right ?? 'done' }]
    : [];
});

/** People, and a request about a row of the seller's. */
interface Scene {
  cast: Cast;
  body: object;
}

async function newScene(path: string): Promise<Scene> {
  const cast: Cast = { seller: await aSeller(api), member: await aMember(api) };
  return { cast, body: (await matrixRows[path]?.request?.(api, cast)) ?? {} };
}

/** What somebody whose role reaches only their own rows gets of the seller's. */
async function ask(path: string, { body }: Scene, person: Person): Promise<Outcome> {
  await api.db.query(
    'UPDATE role SET data_scope = $2 WHERE id IN (SELECT role_id FROM account_role WHERE account_id = $1)',
    [person.accountId, DATA_SCOPE.own],
  );
  return outcomeOf(await api.envelope(path, body, { as: person }));
}

describe('calls on rows that a role reaches as its holder’s own alone', () => {
  it('are known, each once', () => {
    expect(idleAmong(paths.map(({ path }) => path))).toEqual([]);
  });

  it.each(paths)(
    '$path hides what a colleague made, and serves its maker',
    async ({ path, permission, hidden, right }) => {
      const scene = await newScene(path);
      const colleague = await aStaff(api, [permission], scene.cast.seller.companyId);
      expect(await ask(path, scene, colleague)).toBe(isShared(path) ? right : hidden);
      if (isMadeByNobody(path)) return;
      // What a colleague cannot see stays as its creator left it.
      const its = isShared(path) ? await newScene(path) : scene;
      const { seller } = its.cast;
      await grant(api.db, seller.accountId, [permission], seller.companyId);
      expect([right, 'empty']).toContain(await ask(path, its, seller));
    },
  );
});
