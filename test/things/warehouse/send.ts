import { sendMachine } from '@fovea/shared-types/states/warehouse.states';
import { delWareHouseSends, wareHouseSendsStatus } from '@fovea/shared-types/warehouse/send.calls';
import { anOut, aSend } from '../../fixtures/places.js';
import type { TestApi } from '../../support/api.js';
import type { Cast } from '../matrix-row.js';
import { thing } from '../thing.js';

const ownSend = async (api: TestApi, { seller }: Cast): Promise<{ id: number }> => ({
  id: await aSend(api.db, seller.companyId),
});

const ownOut = async (api: TestApi, { seller }: Cast): Promise<object> => ({
  ware_house_out_sn: (await anOut(api.db, seller.companyId)).sn,
});

export default thing({
  calls: {
    '/ware-house-sends/ware-house-sends-detail': { request: ownSend, others: 'NOT_FOUND' },
    '/ware-house-sends/ware-house-sends-rest': { request: ownOut, others: 'NOT_FOUND' },
    '/ware-house-sends/add-ware-house-sends': {
      request: async (api, cast) => ({ ...(await ownOut(api, cast)), customer_name: 'Sample Clinic' }),
      others: 'NOT_FOUND',
    },
    '/ware-house-sends/update-ware-house-sends': {
      request: async (api, cast) => ({ ...(await ownSend(api, cast)), remark: 'Fragile' }),
      others: 'NOT_FOUND',
    },
    '/ware-house-sends/ware-house-sends-status': {
      request: async (api, cast) => ({ ...(await ownSend(api, cast)), status: 1, logistics_code: '1234' }),
      others: 'NOT_FOUND',
    },
    // Prepared, not sent.
    '/ware-house-sends/get-cert': {
      request: ownSend,
      right: 'STATE_CONFLICT',
      platform: 'STATE_CONFLICT',
      others: 'NOT_FOUND',
    },
    '/ware-house-sends/del-ware-house-sends': { request: ownSend, others: 'NOT_FOUND' },
  },
  reach: {
    shared: {
      '/ware-house-sends/': 'all who work there continue what one began',
    },
  },
  ids: {
    hidden: {
      '/ware-house-sends/ware-house-sends-list#id': '/ware-house-sends/ware-house-sends-detail',
    },
  },
  records: {
    'warehouse:send': { aRow: (api, { companyId }) => aSend(api.db, companyId) },
  },
  moves: [
    {
      machine: sendMachine,
      table: 'send',
      column: 'status',
      aRow: async ({ api }, status) => ({ id: await aSend(api.db, null, { status }) }),
      actions: {
        'record logistics code': {
          path: wareHouseSendsStatus.path,
          body: (id) => ({ id, status: 1, logistics_code: '1234' }),
        },
        'record the proof of delivery': {
          path: wareHouseSendsStatus.path,
          body: (id) => ({ id, status: 2 }),
        },
        'record the return': { path: wareHouseSendsStatus.path, body: (id) => ({ id, status: 3 }) },
        delete: { path: delWareHouseSends.path, body: (id) => ({ id }) },
      },
    },
  ],
});
