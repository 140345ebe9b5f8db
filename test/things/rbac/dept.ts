import { uniqueText } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { aDept } from '../../support/roles.js';
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
});
