import { mayBeHeldInCompany, PERMISSIONS, type Permission } from '@fovea/shared-types/permissions';
import { DATA_SCOPE } from '@fovea/shared-types/rbac/role.dto';
import { servedRecords } from '../../server/src/platform/records/served-record.js';
import { callRegistry } from '../../server/src/platform/http/call.decorator.js';
import { type Person, startApi, type TestApi } from '../support/api.js';
import { aMember, aSeller, aStaff, grant } from '../support/people.js';
import { outcomeOf } from '../support/outcomes.js';
import { type Cast, matrixRows, type Outcome } from './authorization-rows.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const permissionOf = (path: string): Permission | undefined => {
  const may = callRegistry.get(path)?.may;
  return PERMISSIONS.find((permission) => permission === may);
};

/** Calls on rows of a company that are of none of its people, and why; beside those of records that say it themselves. */
const SHARED: Readonly<Record<string, string>> = {
  '/auth/add-dept': 'departments are the company itself',
  '/auth/add-role': 'a role is of the place in which it is held',
  '/auth/add-user': 'who adds names the role of the new one, not a person',
  '/auth/del-dept': 'departments are the company itself',
  '/auth/del-role': 'a role is of the place in which it is held',
  '/auth/dept-options': 'departments are the company itself',
  '/auth/role-detail': 'a role is of the place in which it is held',
  '/auth/role-list': 'a role is of the place in which it is held',
  '/auth/role-menu-options': 'a role is of the place in which it is held',
  '/auth/role-menu-preview': 'a role is of the place in which it is held',
  '/auth/role-options': 'a role is of the place in which it is held',
  '/auth/update-dept': 'departments are the company itself',
  '/auth/update-role': 'a role is of the place in which it is held',
  '/auth/user-list': 'shows the reader himself at least; data-scope.api.spec counts the others',
  '/bank-accounts/del-company-bank-account': 'money of a company',
  '/licences/licence-history': 'papers of a company',
  '/products/product-labels': 'items are of a company, or of everybody',
  '/reservations/admin-slot-list': 'hours of a company',
  '/reservations/update-slot': 'hours of a company',
  '/warehouse-allocations/add-warehouse-allocations': 'a new paper, between places of the company',
  '/warehouse-inps/add-warehouse-inps': 'a new paper, at a place of the company',
  '/warehouse-outs/add-warehouse-more-outs': 'new papers, at places of the company',
  '/warehouse-outs/add-warehouse-outs': 'a new paper, at a place of the company',
  '/transfers/transfer-detail': 'money of a company',
  '/withdrawals/cancel-company-withdrawal': 'money of a company',
  '/withdrawals/withdrawal-detail': 'money of a company',
  '/merchants/merchant-detail': 'the company itself',
};

/** Where the row of the scene was not made by the seller: a person, a department, a draft of a colleague's goods, papers. */
const MADE_BY_NOBODY =
  /^\/auth\/(.*user.*|dept-detail)$|^\/members\/|\/update-auction-plan$|^\/warehouse-(inps|outs|audits|allocations)\//;

/** Rows of a company that are nobody's, but are about goods that are somebody's. */
const ABOUT_GOODS: ReadonlySet<string> = new Set([
  '/auction-plans/add-auction-plan',
  '/auction-plans/update-auction-plan',
]);

/** Places, stock and what comes, goes and is told of are of a company: all who work there go on with what one began. */
const OF_WAREHOUSE =
  /^\/(warehouses|warehouses-play-logs|warehouse-checks|arriveds|ware-house-sends|device-notices|clean-statements|trade-records|recalls)\//;

const isShared = (path: string): boolean =>
  path in SHARED ||
  OF_WAREHOUSE.test(path) ||
  (!ABOUT_GOODS.has(path) &&
    servedRecords.some(
      ({ record, options }) =>
        Object.values(record.calls).some((call) => call.path === path) &&
        !('creator' in (options.rowsOf ?? {})),
    ));

/** Every call that staff of a company make on a row which staff of another company do not see. */
const paths = Object.entries(matrixRows).flatMap(([path, { others, right }]) => {
  const permission = permissionOf(path);
  const isOfRows =
    permission && mayBeHeldInCompany(permission) && (others === 'NOT_FOUND' || others === 'empty');
  return isOfRows && right !== 'FORBIDDEN'
    ? [{ path, permission, hidden: others, right: right ?? 'done' }]
    : [];
});

/** People, and what is asked about a row of the seller's. */
interface Scene {
  cast: Cast;
  body: object;
}

async function newScene(path: string): Promise<Scene> {
  const cast: Cast = { seller: await aSeller(api), member: await aMember(api) };
  return { cast, body: (await matrixRows[path]?.request?.(api, cast)) ?? {} };
}

/** What somebody whose role reaches his own rows alone gets of the seller's. */
async function ask(path: string, { body }: Scene, person: Person): Promise<Outcome> {
  await api.db.query(
    'UPDATE role SET data_scope = $2 WHERE id IN (SELECT role_id FROM account_role WHERE account_id = $1)',
    [person.accountId, DATA_SCOPE.own],
  );
  return outcomeOf(await api.envelope(path, body, { as: person }));
}

describe('calls on rows that a role reaches as its holder’s own alone', () => {
  it('are known, each once', () => {
    expect(Object.keys(SHARED).filter((path) => !paths.some((one) => one.path === path))).toEqual([]);
  });

  it.each(paths)(
    '$path hides what a colleague made, and serves its maker',
    async ({ path, permission, hidden, right }) => {
      const scene = await newScene(path);
      const colleague = await aStaff(api, [permission], scene.cast.seller.companyId);
      expect(await ask(path, scene, colleague)).toBe(isShared(path) ? right : hidden);
      if (MADE_BY_NOBODY.test(path)) return;
      // What a colleague does not see he leaves to its maker as it was.
      const its = isShared(path) ? await newScene(path) : scene;
      const { seller } = its.cast;
      await grant(api.db, seller.accountId, [permission], seller.companyId);
      expect([right, 'empty']).toContain(await ask(path, its, seller));
    },
  );
});
