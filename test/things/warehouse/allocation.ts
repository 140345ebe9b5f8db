import { ALLOCATION_STATUS } from '@fovea/shared-types/states';
import { allocationMachine } from '@fovea/shared-types/states/warehouse.states';
import {
  loseWarehouseAllocations,
  receiveWarehouseAllocations,
  returnWarehouseAllocations,
  scrapWarehouseAllocations,
  sendWarehouseAllocations,
} from '@fovea/shared-types/warehouse/allocation.calls';
import { aWarehouse } from '../../fixtures/places.js';
import type { TestApi } from '../../support/api.js';
import { companyOf } from '../../support/cast-rows.js';
import { anOwnedDocument, stockDocumentActions } from '../../support/stock-scenes.js';
import { anItemInStock, aStaffedStockroom, reviewError, sentMove, stockroomOf } from '../../support/stock.js';
import { type Cast, OTHERS_NOTHING } from '../matrix-row.js';
import { type MovedRow, reason, type Scene } from '../moves.js';
import { thing } from '../thing.js';

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

/** An allocation of two pieces in this state, by the calls that lead there. */
async function anAllocation({ api }: Scene, status: number): Promise<MovedRow> {
  const room = await aStaffedStockroom(api);
  const product_id = await anItemInStock(api, room, 2);
  const id = await sentMove(api, room, await aWarehouse(api.db, room.companyId), [
    { product_id, good_number: 2 },
  ]);
  const found = (good_number: number) => ({ id, lines: [{ product_id, good_number }] });
  const { rejected, pending, approved, scrapped, received, received_short, closed } = ALLOCATION_STATUS;
  const by = { as: room.clerk };
  if (status === rejected) await reviewError(api, room, id, -1);
  if (status === scrapped) await api.ok(scrapWarehouseAllocations, { id, audit_notes: reason }, by);
  if (![pending, rejected, scrapped].some((code) => code === status)) await reviewError(api, room, id);
  if (![pending, rejected, scrapped, approved].some((code) => code === status))
    await api.ok(sendWarehouseAllocations, { id }, by);
  if (status === received) await api.ok(receiveWarehouseAllocations, found(2), by);
  if (status === received_short) await api.ok(receiveWarehouseAllocations, found(1), by);
  if (status === closed) await api.ok(returnWarehouseAllocations, found(2), by);
  return { id, owner: room.clerk };
}

/** Of what an allocation names, one piece. */
async function onePiece(id: number, { api }: Scene): Promise<object> {
  const { rows } = await api.db.query<{ product_id: number }>(
    'SELECT product_id FROM stock_document_line WHERE document_id = $1',
    [id],
  );
  return { id, lines: [{ product_id: rows[0]?.product_id, good_number: 1 }] };
}

const SCRAP = {
  path: scrapWarehouseAllocations.path,
  body: (id: number) => ({ id, audit_notes: reason }),
};

export default thing({
  calls: {
    '/warehouse-allocations/add-warehouse-allocations': {
      request: async (api, cast) => {
        const room = await stockroomOf(api, companyOf(cast));
        return {
          from_ware_house_id: room.warehouseId,
          to_ware_house_id: await aWarehouse(api.db, room.companyId),
          lines: [{ product_id: await anItemInStock(api, room, 1), good_number: 1 }],
        };
      },
      ...OTHERS_NOTHING,
    },
    '/warehouse-allocations/warehouse-allocations-detail': { request: aMove('submitted'), ...OTHERS_NOTHING },
    '/warehouse-allocations/warehouse-allocations-params': {},
    '/warehouse-allocations/send-warehouse-allocations': { request: aMove('approved'), ...OTHERS_NOTHING },
    '/warehouse-allocations/receive-warehouse-allocations': { request: aMove('sent'), ...OTHERS_NOTHING },
    '/warehouse-allocations/return-warehouse-allocations': { request: aMove('sent'), ...OTHERS_NOTHING },
    '/warehouse-allocations/lose-warehouse-allocations': {
      request: aMove('sent', { audit_notes: 'fell off the lorry' }),
      ...OTHERS_NOTHING,
    },
    '/warehouse-allocations/scrap-warehouse-allocations': {
      request: aMove('approved', { audit_notes: 'typed twice' }),
      ...OTHERS_NOTHING,
    },
  },
  reach: {
    shared: {
      '/warehouse-allocations/add-warehouse-allocations': 'a new document, between places of the company',
    },
    madeByNobody: ['/warehouse-allocations/'],
  },
  records: {
    'warehouse:allocation': { aRow: (api, owner) => anOwnedDocument(api, owner, 31) },
  },
  moves: [
    {
      machine: allocationMachine,
      table: 'stock_document',
      column: 'status',
      aRow: anAllocation,
      actions: {
        ...stockDocumentActions,
        send: { path: sendWarehouseAllocations.path, body: (id) => ({ id }) },
        receive: { path: receiveWarehouseAllocations.path, body: onePiece },
        return: { path: returnWarehouseAllocations.path, body: onePiece },
        'approve the loss of what is missing': {
          path: loseWarehouseAllocations.path,
          body: async (id, scene) => ({ ...(await onePiece(id, scene)), audit_notes: reason }),
        },
        withdraw: SCRAP,
        close: SCRAP,
        'request a reversal': SCRAP,
      },
      elsewhere: {
        'approve the reversal': 'names the reversal: stock-reversals.api.spec',
        'approve the reversal of the loss': 'names the document of the loss: allocations.api.spec',
      },
    },
  ],
});
