import { uniqueText } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { aDept } from '../../support/roles.js';
import { broken, text, twice } from '../faults.js';
import { type Cast, OTHERS_NOTHING } from '../matrix-row.js';
import { thing } from '../thing.js';

const deptOf = async (api: TestApi, { seller }: Cast): Promise<{ id: string }> => ({
  id: String(await aDept(api.db, seller.companyId)),
});

export default thing({
  calls: {
    '/auth/dept-list': {},
    '/auth/dept-detail': { request: deptOf, ...OTHERS_NOTHING },
    '/auth/add-dept': {
      request: async (_, { seller }) => ({
        pid: '0',
        dept_name: `Dept ${uniqueText()}`,
        company_id: seller.companyId,
      }),
      ...OTHERS_NOTHING,
    },
    '/auth/update-dept': {
      request: async (api, cast) => ({ ...(await deptOf(api, cast)), leader: 'Somebody' }),
      ...OTHERS_NOTHING,
    },
    '/auth/del-dept': { request: deptOf, ...OTHERS_NOTHING },
    '/auth/dept-options': {
      request: async (_, { seller }) => ({ company_id: seller.companyId }),
      ...OTHERS_NOTHING,
    },
  },
  reach: {
    shared: {
      '/auth/add-dept': 'departments are the company itself',
      '/auth/del-dept': 'departments are the company itself',
      '/auth/dept-options': 'departments are the company itself',
      '/auth/update-dept': 'departments are the company itself',
    },
    madeByNobody: ['/auth/dept-detail'],
  },
  ids: {
    hidden: {
      dept_id: '/auth/dept-detail',
      '/auth/add-dept#pid': '/auth/dept-detail',
      '/auth/update-dept#pid': '/auth/dept-detail',
    },
  },
  database: {
    rows: {
      dept: (world) => ({ company_id: world.company, dept_name: `Department ${text()}` }),
    },
    breaks: [
      broken('dept', 'dept_name_length_ck', 'a department without a name', { dept_name: '' }),
      broken('dept', 'dept_status_ck', 'an unknown state of a department', { status: 2 }),
      twice('dept', 'dept_name_uq', 'two departments of one name in one place', { dept_name: 'Sales' }),
      {
        refuses: 'dept_not_its_own_parent_ck',
        violation: 'a department under itself',
        when: async ({ insert, sql }) =>
          sql('UPDATE dept SET pid = id WHERE id = $1', [await insert('dept')]),
      },
    ],
  },
});
