import { stockCheckMachine } from '@fovea/shared-types/states/warehouse.states';
import { COUNT_SCOPE } from '@fovea/shared-types/warehouse/stock-count-bounds';
import {
  cancelWarehouseChecks,
  confirmWarehouseChecks,
  recountWarehouseChecks,
  updateWarehouseChecks,
} from '@fovea/shared-types/warehouse/stock-count.calls';
import { aCount } from '../../fixtures/places.js';
import { anItem } from '../../fixtures/stock-rows.js';
import type { TestApi } from '../../support/api.js';
import { aWarehouseOf } from '../../support/cast-rows.js';
import type { Cast } from '../matrix-row.js';
import { thing } from '../thing.js';

const ownCount = async (api: TestApi, { seller }: Cast): Promise<{ id: number }> => ({
  id: await aCount(api.db, seller.companyId),
});

const OF_ONE_COUNT = 'the number of a line of the count, which the request names';

export default thing({
  calls: {
    '/warehouse-checks/warehouse-checks-detail': { request: ownCount, others: 'NOT_FOUND' },
    '/warehouse-checks/warehouse-checks-params': { request: async () => ({}) },
    '/warehouse-checks/add-warehouse-checks': {
      request: async (api, cast) => ({
        ware_house_id: (await aWarehouseOf(api, cast)).id,
        scope: 3,
        product_ids: [await anItem(api.db, null)],
      }),
      others: 'NOT_FOUND',
    },
    '/warehouse-checks/update-warehouse-checks': {
      request: async (api, cast) => ({ ...(await ownCount(api, cast)), close_all: 1 }),
      others: 'NOT_FOUND',
    },
    // Nothing of it is counted yet.
    '/warehouse-checks/recount-warehouse-checks': {
      request: ownCount,
      right: 'STATE_CONFLICT',
      platform: 'STATE_CONFLICT',
      others: 'NOT_FOUND',
    },
    '/warehouse-checks/confirm-warehouse-checks': {
      request: ownCount,
      right: 'COUNT_UNFINISHED',
      platform: 'COUNT_UNFINISHED',
      others: 'NOT_FOUND',
    },
    '/warehouse-checks/cancel-warehouse-checks': {
      request: async (api, cast) => ({ ...(await ownCount(api, cast)), reason: 'Begun by mistake' }),
      others: 'NOT_FOUND',
    },
  },
  reach: {
    shared: {
      '/warehouse-checks/': 'all who work there continue what one began',
    },
  },
  ids: {
    hidden: {
      '/warehouse-checks/warehouse-checks-list#id': '/warehouse-checks/warehouse-checks-detail',
    },
    withoutHidden: {
      '/warehouse-checks/recount-warehouse-checks#lines[]': OF_ONE_COUNT,
      '/warehouse-checks/update-warehouse-checks#close[]': OF_ONE_COUNT,
      '/warehouse-checks/update-warehouse-checks#restart[]': OF_ONE_COUNT,
      '/warehouse-checks/warehouse-checks-detail#lines[]': OF_ONE_COUNT,
    },
    besides: {
      '/warehouse-checks/add-warehouse-checks#bin_ids[]': { scope: COUNT_SCOPE.bins },
    },
  },
  records: {
    'warehouse:count': { aRow: (api, { companyId }) => aCount(api.db, companyId) },
  },
  moves: [
    {
      machine: stockCheckMachine,
      table: 'stock_count',
      column: 'status',
      aRow: async ({ api }, status) => ({ id: await aCount(api.db, null, { status }) }),
      actions: {
        'enter counted numbers': { path: updateWarehouseChecks.path, body: (id) => ({ id, close_all: 1 }) },
        'have lines counted anew': { path: recountWarehouseChecks.path, body: (id) => ({ id, lines: [1] }) },
        confirm: { path: confirmWarehouseChecks.path, body: (id) => ({ id }) },
        cancel: { path: cancelWarehouseChecks.path, body: (id) => ({ id, reason: 'Begun by mistake' }) },
      },
    },
  ],
});
