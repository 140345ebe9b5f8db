import { aMovement, anItem, aStock } from '../fixtures/stock-rows.js';
import { aBin, aWarehouse } from '../fixtures/places.js';
import type { TestApi } from '../support/api.js';
import { anItemInStock, reviewError, sentIn, sentMove, sentOut, stockroomOf } from '../support/stock.js';
import { sendWarehouseAllocations } from '@fovea/shared-types/warehouse/allocation.calls';
import type { Cast, MatrixRow } from './authorization-rows.js';

const companyOf = ({ seller }: Cast): number => seller.companyId;

const aRow = async (api: TestApi, cast: Cast): Promise<{ id: number }> => ({
  id: await aStock(api.db, await aWarehouse(api.db, companyOf(cast)), await anItem(api.db, companyOf(cast))),
});

/** A pending document of the seller's company, submitted by somebody else of it. */
const aDocument =
  (type: 11 | 21) =>
  async (api: TestApi, cast: Cast): Promise<{ id: number }> => {
    const room = await stockroomOf(api, companyOf(cast));
    if (type === 21)
      return {
        id: await sentOut(api, room, [{ product_id: await anItemInStock(api, room, 1), good_number: 1 }]),
      };
    const product_id = await anItem(api.db, room.companyId);
    return { id: await sentIn(api, room, [{ product_id, good_number: 1, unit_cost: '1' }]) };
  };

const scrapped = (type: 11 | 21) => async (api: TestApi, cast: Cast) => ({
  ...(await aDocument(type)(api, cast)),
  audit_notes: 'typed twice',
});

/** An allocation of one piece of the seller's company, as specified, by a colleague. */
const aMove =
  (until: 'submitted' | 'approved' | 'sent', more: object = {}) =>
  async (api: TestApi, cast: Cast): Promise<object> => {
    const room = await stockroomOf(api, companyOf(cast));
    const line = { product_id: await anItemInStock(api, room, 1), good_number: 1 };
    const id = await sentMove(api, room, await aWarehouse(api.db, room.companyId), [line]);
    if (until !== 'submitted') await reviewError(api, room, id);
    if (until === 'sent') await api.ok(sendWarehouseAllocations, { id }, { as: room.clerk });
    return { id, ...(until === 'sent' && { lines: [line] }), ...more };
  };

const OTHERS = { others: 'NOT_FOUND' } as const;

/** Each is decided separately: for a row the caller may not see, the answer is that it does not exist. */
const row: MatrixRow = {
  request: async (api, cast) => ({ ids: [(await aDocument(11)(api, cast)).id], status: 1 }),
  ...OTHERS,
};

export const stockRows: Record<string, MatrixRow> = {
  '/warehouse-inps/add-warehouse-inps': {
    request: async ({ db }, cast) => ({
      kind: 1,
      ware_house_id: await aWarehouse(db, companyOf(cast)),
      lines: [{ product_id: await anItem(db, companyOf(cast)), good_number: 1, unit_cost: '1' }],
    }),
    ...OTHERS,
  },
  '/warehouse-inps/warehouse-inps-detail': { request: aDocument(11), ...OTHERS },
  '/warehouse-inps/warehouse-inps-cert': {
    request: async (api, cast) => {
      const { id } = await aDocument(11)(api, cast);
      const { rows } = await api.db.query<{ sn: string }>('SELECT sn FROM stock_document WHERE id = $1', [
        id,
      ]);
      return { ware_house_inp_sn: rows[0]?.sn ?? '' };
    },
    // It waits still.
    right: 'STATE_CONFLICT',
    platform: 'STATE_CONFLICT',
    ...OTHERS,
  },
  '/warehouse-inps/new-detail': { request: aDocument(11), ...OTHERS },
  '/warehouse-inps/scrap-warehouse-inps': { request: scrapped(11), ...OTHERS },
  '/warehouse-inps/update-warehouse-inps-images': {
    request: async (api, cast) => ({ ...(await aDocument(11)(api, cast)), inp_images: [] }),
    ...OTHERS,
  },
  '/warehouse-inps/update-warehouse-inps-video': {
    request: async (api, cast) => ({ ...(await aDocument(11)(api, cast)), video: null }),
    ...OTHERS,
  },
  '/warehouse-inps/warehouse-inps-params': {},
  '/warehouse-outs/add-warehouse-outs': {
    request: async (api, cast) => {
      const room = await stockroomOf(api, companyOf(cast));
      const product_id = await anItemInStock(api, room, 1);
      return { type: 21, ware_house_id: room.warehouseId, product_id, good_number: 1 };
    },
    ...OTHERS,
  },
  '/warehouse-outs/add-warehouse-more-outs': {
    request: async (api, cast) => {
      const room = await stockroomOf(api, companyOf(cast));
      const product_id = await anItemInStock(api, room, 1);
      return { type: 21, ware_house_id: room.warehouseId, lines: [{ product_id, good_number: 1 }] };
    },
    ...OTHERS,
  },
  '/warehouse-outs/warehouse-outs-detail': { request: aDocument(21), ...OTHERS },
  '/warehouse-outs/scrap-warehouse-outs': { request: scrapped(21), ...OTHERS },
  '/warehouse-outs/set-warehouse-out-type-sale': {
    request: async (api, cast) => {
      const room = await stockroomOf(api, companyOf(cast));
      const line = { product_id: await anItemInStock(api, room, 1), good_number: 1 };
      const id = await sentOut(api, room, [line], { type: 22 });
      await reviewError(api, room, id);
      const { rows } = await api.db.query<{ sn: string }>('SELECT sn FROM stock_document WHERE id = $1', [
        id,
      ]);
      return { ware_house_out_sn: rows[0]?.sn };
    },
    ...OTHERS,
  },
  '/warehouse-outs/warehouse-outs-params': {},
  '/warehouse-allocations/add-warehouse-allocations': {
    request: async (api, cast) => {
      const room = await stockroomOf(api, companyOf(cast));
      return {
        from_ware_house_id: room.warehouseId,
        to_ware_house_id: await aWarehouse(api.db, room.companyId),
        lines: [{ product_id: await anItemInStock(api, room, 1), good_number: 1 }],
      };
    },
    ...OTHERS,
  },
  '/warehouse-allocations/warehouse-allocations-detail': { request: aMove('submitted'), ...OTHERS },
  '/warehouse-allocations/warehouse-allocations-params': {},
  '/warehouse-allocations/send-warehouse-allocations': { request: aMove('approved'), ...OTHERS },
  '/warehouse-allocations/receive-warehouse-allocations': { request: aMove('sent'), ...OTHERS },
  '/warehouse-allocations/return-warehouse-allocations': { request: aMove('sent'), ...OTHERS },
  '/warehouse-allocations/lose-warehouse-allocations': {
    request: aMove('sent', { audit_notes: 'fell off the lorry' }),
    ...OTHERS,
  },
  '/warehouse-allocations/scrap-warehouse-allocations': {
    request: aMove('submitted', { audit_notes: 'typed twice' }),
    ...OTHERS,
  },
  '/warehouse-audits/warehouse-audits-detail': { request: aDocument(11), ...OTHERS },
  '/warehouse-audits/approval-detail': { request: aDocument(21), ...OTHERS },
  '/warehouse-audits/confirm-warehouse-audits': row,
  '/warehouse-audits/approval-decision': row,
  '/warehouse-audits/warehouse-audits-params': {},
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
    ...OTHERS,
  },
  '/warehouses/ware-house-products-detail': { request: aRow, ...OTHERS },
  '/warehouses/wareHouse-play-logs-line': { request: aRow, ...OTHERS },
  '/warehouses/set-warehouse-products-number-warning': {
    request: async (api, cast) => ({ ...(await aRow(api, cast)), number_warning: 1 }),
    ...OTHERS,
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
    ...OTHERS,
  },
  '/warehouses-play-logs/warehouses-play-logs-detail': {
    request: async (api, cast) => ({ id: await aMovement(api.db, (await aRow(api, cast)).id) }),
    ...OTHERS,
  },
  '/warehouses-play-logs/warehouses-play-logs-params': {},
};
