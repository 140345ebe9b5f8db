import { give } from '../support/people.js';
import { updateStaticPage } from '@fovea/shared-types/content/content.calls';
import { staticPages } from '@fovea/shared-types/content/static-page.record';
import { brand } from '@fovea/shared-types/goods/brand.record';
import { addCategory, categoryDetail, updateCategory } from '@fovea/shared-types/goods/goods.calls';
import {
  addDept,
  addMenu,
  deptDetail,
  menuDetail,
  roleDetail,
  updateDept,
  updateMenu,
  updateRole,
} from '@fovea/shared-types/rbac/rbac.calls';
import type { Call } from '@fovea/shared-types/call';
import type { Database } from '../../server/src/platform/database/database.js';
import { uniqueText } from '../fixtures/rows.js';
import type { Person } from '../support/api.js';
import { canCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { type SharedCluster, sharedCluster } from '../support/shared-cluster.js';
import { aRole } from '../support/roles.js';
import { answersOf, race, tally, times } from './race.js';

jest.setTimeout(600_000);

const describeIt = canCluster ? describe : describe.skip;
const WRITERS = 20;

describeIt('twenty writers who read the same record, over two nodes', () => {
  let cluster: SharedCluster;
  let db: Database;
  let admin: Person;
  beforeAll(async () => {
    cluster = await sharedCluster();
    db = databaseAt(cluster.databaseUrl);
    const role = await aRole(db, null, [], { is_wildcard: true });
    const [person] = await aCrowd(db, 1);
    if (!person) throw new Error('a crowd of one');
    admin = person;
    await give(db, admin.accountId, role);
  });
  afterAll(async () => {
    await db?.onApplicationShutdown();
  });

  async function ask<Request, Answer>(call: Call<Request, Answer>, request: Request): Promise<Answer> {
    const outcomes = await race(cluster, call, [admin], () => request);
    const [answer] = answersOf(outcomes);
    if (answer === undefined) throw new Error(JSON.stringify(outcomes));
    return answer;
  }

  /** All at once upon the same version: one is taken, and the next round needs the version that came of it. */
  async function writeTogether<Request>(
    call: Call<Request, unknown>,
    request: (text: string) => Request,
  ): Promise<void> {
    const outcomes = await race(cluster, call, times(WRITERS, admin), (_, i) => request(`Word ${i}`));
    expect(tally(outcomes)).toEqual({ ok: 1, CHANGED_MEANWHILE: WRITERS - 1 });
    const again = await race(cluster, call, [admin], () => request('Word late'));
    expect(tally(again)).toEqual({ CHANGED_MEANWHILE: 1 });
  }

  it('lose nothing of a static page: one edit is saved, the others are refused', async () => {
    const pageOf = async () => {
      const page = (await ask(staticPages.calls.list, {})).find(({ type }) => type === 'privacy');
      if (!page) throw new Error('no such page');
      return page;
    };
    const { id, version } = await pageOf();
    await writeTogether(updateStaticPage, (title_e) => ({ id, version, title_e }));
    const after = await pageOf();
    expect(after.version).not.toBe(version);
    await ask(updateStaticPage, { id, version: after.version, title_e: 'Word last' });
    expect((await pageOf()).title_e).toBe('Word last');
  });

  it('lose nothing of a role', async () => {
    const id = await aRole(db, null);
    const { version } = await ask(roleDetail, { id });
    await writeTogether(updateRole, (remark) => ({ id, version, remark }));
    const after = await ask(roleDetail, { id });
    expect(after.remark).toMatch(/^Word \d+$/);
    await ask(updateRole, { id, version: after.version, remark: 'Word last' });
  });

  it('lose nothing of a menu', async () => {
    const [menu_name, menu_name_e, menu_name_j] = times(3, admin).map(() => uniqueText());
    const titles = {
      menu_name: menu_name ?? '',
      menu_name_e: menu_name_e ?? '',
      menu_name_j: menu_name_j ?? '',
    };
    const path = `/${uniqueText().replace(/[^a-z0-9]/gi, '')}`;
    const { id } = await ask(addMenu, { pid: '0', menu_type: 'M', path, ...titles });
    const { version } = await ask(menuDetail, { id });
    await writeTogether(updateMenu, (text) => ({ id, version, menu_name_e: text }));
    expect((await ask(menuDetail, { id })).menu_name_e).toMatch(/^Word \d+$/);
  });

  it('lose nothing of a department', async () => {
    const { id } = await ask(addDept, { pid: '0', dept_name: uniqueText() });
    const { version } = await ask(deptDetail, { id });
    await writeTogether(updateDept, (leader) => ({ id, version, leader }));
    expect((await ask(deptDetail, { id })).leader).toMatch(/^Word \d+$/);
  });

  it('lose nothing of a maker', async () => {
    const { id } = await ask(brand.calls.add, { brand_name_e: uniqueText() });
    const { version } = await ask(brand.calls.detail, { id });
    await writeTogether(brand.calls.update, (brand_name_j) => ({ id, version, brand_name_j }));
    expect((await ask(brand.calls.detail, { id })).brand_name_j).toMatch(/^Word \d+$/);
  });

  it('lose nothing of a category', async () => {
    const names = { category_name_c: '分类', category_name_e: uniqueText(), category_name_j: 'カテゴリ' };
    const { id } = await ask(addCategory, { pid: '0', ...names });
    const { version } = await ask(categoryDetail, { id });
    await writeTogether(updateCategory, (category_name_j) => ({ id, version, category_name_j }));
    expect((await ask(categoryDetail, { id })).category_name_j).toMatch(/^Word \d+$/);
  });
});
