import { aBin, aWarehouse } from '../../fixtures/places.js';
import { aMovement, anItem, aPart, aPiece, aStock } from '../../fixtures/stock-rows.js';
import type { TestApi } from '../../support/api.js';
import { aWarehouseOf, companyOf, labelsOf } from '../../support/cast-rows.js';
import { anOwnedStock } from '../../support/stock-scenes.js';
import { reviewError, sentIn, stockroomOf } from '../../support/stock.js';
import { type Cast, OTHERS_NOTHING } from '../matrix-row.js';
import { thing } from '../thing.js';

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
});
