import { warehouseMachine } from '@fovea/shared-types/states/warehouse.states';
import { delWarehouse, warehouseStatus } from '@fovea/shared-types/warehouse/places.calls';
import { aBin, aWarehouse } from '../../fixtures/places.js';
import { aWarehouseOf, labelsOf } from '../../support/cast-rows.js';
import type { Hidden } from '../matrix-row.js';
import { GONE } from '../moves.js';
import { thing } from '../thing.js';

const WAREHOUSE: Hidden = { "another company's": ({ db }, { seller }) => aWarehouse(db, seller.companyId) };

const BIN: Hidden = { "another company's": ({ db }, { seller }) => aBin(db, seller.companyId) };

export default thing({
  calls: {
    '/warehouses/warehouse-status': {
      request: async (api, cast) => ({ ...(await aWarehouseOf(api, cast)), status: 0 }),
      others: 'NOT_FOUND',
    },
    '/warehouses/del-warehouse': { request: aWarehouseOf, others: 'NOT_FOUND' },
    '/warehouses/add-warehouse-bins': {
      request: async (api, cast) => ({
        ware_house_id: (await aWarehouseOf(api, cast)).id,
        codes: ['A-01-01'],
      }),
      others: 'NOT_FOUND',
    },
    '/warehouses/warehouse-bin-labels': {
      request: labelsOf(async (api, cast) =>
        aBin(api.db, null, { warehouse_id: (await aWarehouseOf(api, cast)).id }),
      ),
      others: 'NOT_FOUND',
    },
  },
  reach: {
    shared: {
      '/warehouses/': 'all who work there continue what one began',
    },
  },
  ids: {
    hidden: {
      ware_house_id: WAREHOUSE,
      from_ware_house_id: WAREHOUSE,
      to_ware_house_id: WAREHOUSE,
      bin_id: BIN,
      bin_ids: BIN,
      to_bin_id: BIN,
    },
  },
  records: {
    'warehouse:bin': { aRow: (api, { companyId }) => aBin(api.db, companyId) },
  },
  moves: [
    {
      machine: warehouseMachine,
      table: 'warehouse',
      column: 'status',
      aRow: async ({ api }, status) => ({ id: await aWarehouse(api.db, null, { status }) }),
      actions: {
        enable: { path: warehouseStatus.path, unseen: GONE, body: (id) => ({ id, status: 1 }) },
        disable: { path: warehouseStatus.path, unseen: GONE, body: (id) => ({ id, status: 0 }) },
        delete: { path: delWarehouse.path, unseen: GONE, body: (id) => ({ id }) },
      },
    },
  ],
});
