import { warehouseMachine } from '@fovea/shared-types/states/warehouse.states';
import { delWarehouse, warehouseStatus } from '@fovea/shared-types/warehouse/places.calls';
import { aBin, aWarehouse } from '../../fixtures/places.js';
import { aWarehouseOf, labelsOf } from '../../support/cast-rows.js';
import { broken, text, twice } from '../faults.js';
import type { Hidden } from '../matrix-row.js';
import { GONE } from '../moves.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `company`. */
    warehouse: number;
    /** Another of `company`. */
    farWarehouse: number;
  }
}

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
  database: {
    rows: {
      warehouse: (world) => ({
        company_id: world.company,
        name: `Warehouse ${text()}`,
        country: 'JP',
        currency: 'JPY',
      }),
      warehouse_bin: (world) => ({ warehouse_id: world.warehouse, code: `A-${text().toUpperCase()}` }),
    },
    world: {
      warehouse: 'warehouse',
      farWarehouse: 'warehouse',
    },
    breaks: [
      broken('warehouse', 'warehouse_name_ck', 'a warehouse without a name', { name: '' }),
      {
        refuses: 'warehouse_name_uq',
        violation: 'two warehouses of one name in a company, however wide its letters are',
        when: async ({ insert }) => {
          await insert('warehouse', { name: 'Tokyo A' });
          await insert('warehouse', { name: 'ＴＯＫＹＯ　Ａ' });
        },
      },
      broken('warehouse', 'warehouse_country_ck', 'a warehouse in no country', { country: 'jp' }),
      broken('warehouse', 'warehouse_currency_ck', 'stock valued in a currency that nothing is sold in', {
        currency: 'EUR',
      }),
      broken('warehouse', 'warehouse_status_ck', 'a warehouse in an unknown state', { status: 2 }),
      broken('warehouse_bin', 'warehouse_bin_code_ck', 'a bin whose label no scanner reads', {
        code: 'Ａ-０１',
      }),
      twice('warehouse_bin', 'warehouse_bin_code_uq', 'two bins of one code in a warehouse', {
        code: 'A-01-01',
      }),
      broken('warehouse_bin', 'warehouse_bin_status_ck', 'a bin in an unknown state', { status: 9 }),
    ],
    deadEnds: [['warehouse', { status: 9 }, 'status = 1']],
    forbidden: ['DELETE FROM warehouse'],
    unbreakable: ['warehouse_own_uq', 'warehouse_money_uq', 'warehouse_bin_own_uq'],
    unmapped: [
      [
        /^(warehouse_(own_uq|money_uq|status_ck|bin_)|customer(_company)?_own_uq$|arrival_|send_|stock_count_|opening_import_)/,
        'what a request may break is mapped; the rest is bounded by its schema, or set by the code under a lock',
      ],
    ],
  },
});
