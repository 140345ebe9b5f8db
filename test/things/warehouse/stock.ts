import { aBin, aWarehouse } from '../../fixtures/places.js';
import { aMovement, anItem, aPart, aPiece, aStock } from '../../fixtures/stock-rows.js';
import type { TestApi } from '../../support/api.js';
import { aWarehouseOf, companyOf, labelsOf } from '../../support/cast-rows.js';
import { anOwnedStock } from '../../support/stock-scenes.js';
import { reviewError, sentIn, stockroomOf } from '../../support/stock.js';
import { broken, faultsOf, text, twice } from '../faults.js';
import { type Cast, OTHERS_NOTHING } from '../matrix-row.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `product` in `warehouse`: empty. */
    stock: number;
    stockPart: number;
    /** Of `product` in `farWarehouse`: empty. */
    farStock: number;
  }
}

const aRow = async (api: TestApi, cast: Cast): Promise<{ id: number }> => ({
  id: await aStock(api.db, await aWarehouse(api.db, companyOf(cast)), await anItem(api.db, companyOf(cast))),
});

const pieceOf = async (api: TestApi, { seller }: Cast): Promise<{ id: number }> => ({
  id: await aPiece(api.db, seller.companyId),
});

export default thing({
  calls: {
    '/warehouses/product-warehouses-info': {
      request: async ({ db }, cast) => ({ product_id: await anItem(db, companyOf(cast)) }),
    },
    '/warehouses/serial-number-by-product-sn': {
      request: async (api, cast) => {
        const room = await stockroomOf(api, companyOf(cast));
        const product_id = await anItem(api.db, room.companyId, 1);
        const line = { product_id, good_number: 1, serial_number: 'A-1', unit_cost: '1' };
        await reviewError(api, room, await sentIn(api, room, [line]));
        return { product_id, serial_number: 'A-1' };
      },
      ...OTHERS_NOTHING,
    },
    '/warehouses/ware-house-products-detail': { request: aRow, ...OTHERS_NOTHING },
    '/warehouses/wareHouse-play-logs-line': { request: aRow, ...OTHERS_NOTHING },
    '/warehouses/set-warehouse-products-number-warning': {
      request: async (api, cast) => ({ ...(await aRow(api, cast)), number_warning: 1 }),
      ...OTHERS_NOTHING,
    },
    '/warehouses/move-between-bins': {
      request: async (api, cast) => {
        const room = await stockroomOf(api, companyOf(cast));
        const product_id = await anItem(api.db, room.companyId, 1);
        const line = { product_id, good_number: 1, serial_number: 'A-1' };
        await reviewError(api, room, await sentIn(api, room, [{ ...line, unit_cost: '1' }]));
        const { warehouseId: warehouse_id } = room;
        const to_bin_id = await aBin(api.db, room.companyId, { warehouse_id });
        return { ware_house_id: warehouse_id, to_bin_id, lines: [line] };
      },
      ...OTHERS_NOTHING,
    },
    '/warehouses-play-logs/warehouses-play-logs-detail': {
      request: async (api, cast) => ({ id: await aMovement(api.db, (await aRow(api, cast)).id) }),
      ...OTHERS_NOTHING,
    },
    '/warehouses-play-logs/warehouses-play-logs-params': {},
    '/warehouses/stock-figures': { request: async () => ({ days: 30 }) },
    '/warehouses/find-serials': { request: async () => ({ code: 'SN-UNKNOWN-1' }) },
    '/warehouses/serial-passport': { request: pieceOf, others: 'NOT_FOUND' },
    '/warehouses/serial-passport-cert': { request: pieceOf, others: 'NOT_FOUND' },
    '/warehouses/serial-labels': {
      request: labelsOf(async (api, cast) => (await pieceOf(api, cast)).id),
      others: 'NOT_FOUND',
    },
    '/warehouses/stock-lot-labels': {
      request: labelsOf(async (api, cast) => aPart(api.db, (await aWarehouseOf(api, cast)).id)),
      others: 'NOT_FOUND',
    },
    '/warehouses/add-serial-note': {
      request: async (api, cast) => ({
        ...(await pieceOf(api, cast)),
        kind: 'note',
        text: 'Chin rest replaced',
      }),
      others: 'NOT_FOUND',
    },
  },
  reach: {
    shared: {
      '/warehouses-play-logs/': 'all who work there continue what one began',
    },
  },
  records: {
    'warehouse:stock': { aRow: anOwnedStock },
    'warehouse:movement': {
      aRow: async (api, owner) => aMovement(api.db, await anOwnedStock(api, owner)),
    },
  },
  database: {
    rows: {
      stock: (world) => ({
        company_id: world.company,
        warehouse_id: world.warehouse,
        currency: 'JPY',
        product_id: world.freeProduct,
        tracking: 0,
      }),
      stock_part: (world) => ({ stock_id: world.stock, warehouse_id: world.warehouse, lot_number: text() }),
    },
    world: {
      stock: ({ insert, world }) => insert('stock', { product_id: world.product }),
      stockPart: 'stock_part',
      farStock: ({ insert, world }) =>
        insert('stock', { product_id: world.product, warehouse_id: world.farWarehouse }),
    },
    breaks: [
      {
        refuses: 'stock_product_fk',
        violation: 'another way to keep the stock of a product, once something of it lay somewhere',
        when: ({ sql, world }) => sql('UPDATE product SET tracking = 2 WHERE id = $1', [world.product]),
      },
      broken('stock', 'stock_money_fk', 'stock in another currency than its warehouse', { currency: 'USD' }),
      {
        refuses: 'stock_money_fk',
        violation: 'another currency of a warehouse in which something lay',
        when: ({ sql, world }) =>
          sql(`UPDATE warehouse SET currency = 'CNY' WHERE id = $1`, [world.warehouse]),
      },
      {
        refuses: 'stock_warehouse_fk',
        violation: 'stock of one company in the warehouse of another',
        when: async ({ insert }) => insert('stock', { company_id: await insert('company') }),
      },
      {
        refuses: 'stock_place_uq',
        violation: 'two rows of one product in one warehouse',
        when: ({ insert, world }) => insert('stock', { product_id: world.product }),
      },
      ...faultsOf('stock', {
        on_hand_ck: ['less than nothing on hand', { on_hand: -1, reserved: -1 }],
        reserved_ck: ['more promised than there is', { on_hand: 2, reserved: 3 }],
        in_transit_ck: ['less than nothing on its way', { in_transit: -1 }],
        value_ck: ['a value of nothing', { value_amount: 1 }],
        transit_ck: ['a value of nothing on its way', { transit_amount: 1 }],
        number_warning_ck: ['a warning below nothing', { number_warning: -1 }],
        warned_ck: [
          'a warning about what is plenty',
          { on_hand: 9, number_warning: 2, warned_at: new Date() },
        ],
        location_ck: ['a place of a hundred and one letters', { location: 'x'.repeat(101) }],
        remark_ck: ['a remark that is a book', { remark: 'x'.repeat(501) }],
      }),
      ...faultsOf('stock_part', {
        on_hand_ck: ['less than nothing of a lot', { on_hand: -1, reserved: -1 }],
        reserved_ck: ['more of a lot promised than there is', { on_hand: 1, reserved: 2 }],
        lot_ck: ['a lot number that no label holds', { lot_number: 'x'.repeat(61) }],
      }),
      {
        refuses: 'stock_part_bin_fk',
        violation: 'a part in the bin of another warehouse',
        when: async ({ insert, world }) => {
          const warehouse_id = await insert('warehouse');
          const bin_id = await insert('warehouse_bin', { warehouse_id });
          await insert('stock_part', { stock_id: world.stock, bin_id });
        },
      },
      twice('stock_part', 'stock_part_place_uq', 'one lot twice in no bin', { lot_number: 'L-1' }),
    ],
    forbidden: ['DELETE FROM stock', 'DELETE FROM stock_part'],
    keysElsewhere: {
      stock_money_fk: 'its first column is the warehouse, whose own key answers first',
      stock_part_bin_fk: 'its first column is the warehouse, as that of its stock',
    },
    unbreakable: ['stock_lies_uq', 'stock_thing_uq', 'stock_part_bin_uq'],
  },
});
