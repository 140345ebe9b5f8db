import {
  stockApprovalMachine,
  stockInMachine,
  stockOutMachine,
  stockReversalMachine,
} from '@fovea/shared-types/states/warehouse.states';
import {
  confirmWarehouseAudits,
  scrapWarehouseInps,
  scrapWarehouseOuts,
  setWarehouseOutTypeSale,
  updateWarehouseInpsImages,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import { aWarehouse } from '../../fixtures/places.js';
import { anItem } from '../../fixtures/stock-rows.js';
import type { TestApi } from '../../support/api.js';
import { listed, numberOf, type Pending } from '../../support/approval-contract.js';
import { companyOf } from '../../support/cast-rows.js';
import { aStaff } from '../../support/people.js';
import { anOwnedDocument, stockDocumentActions } from '../../support/stock-scenes.js';
import {
  anItemInStock,
  aStaffedStockroom,
  requestedReversal,
  reviewError,
  sentIn,
  sentOut,
  stockroomOf,
} from '../../support/stock.js';
import { type Cast, type MatrixRow, OTHERS_NOTHING } from '../matrix-row.js';
import { type MovedRow, reason, SAME_CALL, type Scene } from '../moves.js';
import { thing } from '../thing.js';

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

/** Approved: anybody with the permission may request its reversal, and only its initiator ends a pending one. */
const scrapped = (type: 11 | 21) => async (api: TestApi, cast: Cast) => {
  const { id } = await aDocument(type)(api, cast);
  await reviewError(api, await stockroomOf(api, companyOf(cast)), id);
  return { id, audit_notes: 'typed twice' };
};

/** Each is decided separately: for a row the caller may not see, the answer is that it does not exist. */
const row: MatrixRow = {
  request: async (api, cast) => ({ ids: [(await aDocument(11)(api, cast)).id], status: 1 }),
  ...OTHERS_NOTHING,
};

/** A document of one piece in this state, by the calls that lead there. */
async function aStockDocumentOf({ api }: Scene, type: 11 | 22, status: number): Promise<MovedRow> {
  const room = await aStaffedStockroom(api);
  const isIn = type === 11;
  const product_id = isIn ? await anItem(api.db, room.companyId) : await anItemInStock(api, room, 1);
  const line = { product_id, good_number: 1 };
  const id = isIn
    ? await sentIn(api, room, [{ ...line, unit_cost: '1' }])
    : await sentOut(api, room, [line], { type });
  if (status === 1 || status === -1) await reviewError(api, room, id, status);
  if (status === 9) {
    const call = isIn ? scrapWarehouseInps : scrapWarehouseOuts;
    await api.ok(call, { id, audit_notes: reason }, { as: room.clerk });
  }
  return { id, owner: room.clerk };
}

/** The reversal of a stock-in in this state, by the calls that lead there. */
async function aReversalOf(scene: Scene, status: number): Promise<MovedRow> {
  const { api } = scene;
  const room = await aStaffedStockroom(api);
  const product_id = await anItemInStock(api, room, 1);
  const { rows } = await api.db.query<{ id: number }>(
    'SELECT document_id AS id FROM stock_document_line WHERE product_id = $1',
    [product_id],
  );
  const id = await requestedReversal(api, room, rows[0]?.id ?? 0, 'in');
  if (status === 1 || status === -1) await reviewError(api, room, id, status);
  if (status === 9) await api.ok(scrapWarehouseInps, { id, audit_notes: reason }, { as: room.clerk });
  return { id, owner: room.clerk };
}

/** A reversal of a stock-in of so much, which waits. */
async function aPendingReversal(api: TestApi, unit_cost: string): Promise<Pending> {
  const { id, initiator } = await aStockIn(api, unit_cost);
  const { rows } = await api.db.query<{ companyId: number; warehouseId: number }>(
    'SELECT company_id AS "companyId", warehouse_id AS "warehouseId" FROM stock_document WHERE id = $1',
    [id],
  );
  const [{ companyId, warehouseId } = { companyId: 0, warehouseId: 0 }] = rows;
  const approver = async () =>
    aStaff(api, ['warehouse:document:approve', 'warehouse:document:list'], companyId);
  const room = { companyId, warehouseId, clerk: initiator, approver: await approver() };
  // What is worth much takes two of them.
  for (const one of [room, { ...room, approver: await approver() }]) await reviewError(api, one, id);
  const reversal = await requestedReversal(api, room, id, 'in');
  return { id: reversal, documentId: reversal, initiator };
}

const endedBy = (path: string) => {
  const scrap = { path, body: (id: number) => ({ id, audit_notes: reason }) };
  return { withdraw: scrap, close: scrap, 'request a reversal': scrap };
};
const REVERSALS = 'names the reversal: stock-reversals.api.spec';

async function aStockIn(api: TestApi, unit_cost: string): Promise<Pending> {
  const room = await aStaffedStockroom(api);
  const product_id = await anItem(api.db, room.companyId);
  const id = await sentIn(api, room, [{ product_id, good_number: 1, unit_cost }]);
  return { id, documentId: id, initiator: room.clerk };
}

export default thing({
  calls: {
    '/warehouse-inps/add-warehouse-inps': {
      request: async ({ db }, cast) => ({
        kind: 1,
        ware_house_id: await aWarehouse(db, companyOf(cast)),
        lines: [{ product_id: await anItem(db, companyOf(cast)), good_number: 1, unit_cost: '1' }],
      }),
      ...OTHERS_NOTHING,
    },
    '/warehouse-inps/warehouse-inps-detail': { request: aDocument(11), ...OTHERS_NOTHING },
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
      ...OTHERS_NOTHING,
    },
    '/warehouse-inps/new-detail': { request: aDocument(11), ...OTHERS_NOTHING },
    '/warehouse-inps/scrap-warehouse-inps': { request: scrapped(11), ...OTHERS_NOTHING },
    '/warehouse-inps/update-warehouse-inps-images': {
      request: async (api, cast) => ({ ...(await aDocument(11)(api, cast)), inp_images: [] }),
      ...OTHERS_NOTHING,
    },
    '/warehouse-inps/update-warehouse-inps-video': {
      request: async (api, cast) => ({ ...(await aDocument(11)(api, cast)), video: null }),
      ...OTHERS_NOTHING,
    },
    '/warehouse-inps/warehouse-inps-params': {},
    '/warehouse-outs/add-warehouse-outs': {
      request: async (api, cast) => {
        const room = await stockroomOf(api, companyOf(cast));
        const product_id = await anItemInStock(api, room, 1);
        return { type: 21, ware_house_id: room.warehouseId, product_id, good_number: 1 };
      },
      ...OTHERS_NOTHING,
    },
    '/warehouse-outs/add-warehouse-more-outs': {
      request: async (api, cast) => {
        const room = await stockroomOf(api, companyOf(cast));
        const product_id = await anItemInStock(api, room, 1);
        return { type: 21, ware_house_id: room.warehouseId, lines: [{ product_id, good_number: 1 }] };
      },
      ...OTHERS_NOTHING,
    },
    '/warehouse-outs/warehouse-outs-detail': { request: aDocument(21), ...OTHERS_NOTHING },
    '/warehouse-outs/scrap-warehouse-outs': { request: scrapped(21), ...OTHERS_NOTHING },
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
      ...OTHERS_NOTHING,
    },
    '/warehouse-outs/warehouse-outs-params': {},
    '/warehouse-audits/warehouse-audits-detail': { request: aDocument(11), ...OTHERS_NOTHING },
    '/warehouse-audits/approval-detail': { request: aDocument(21), ...OTHERS_NOTHING },
    '/warehouse-audits/confirm-warehouse-audits': row,
    '/warehouse-audits/approval-decision': row,
    '/warehouse-audits/warehouse-audits-params': {},
  },
  ids: {
    hidden: {
      '/warehouse-inps/add-warehouse-inps#former_id': '/warehouse-inps/warehouse-inps-detail',
      '/warehouse-outs/add-warehouse-outs#former_id': '/warehouse-outs/warehouse-outs-detail',
      '/warehouse-outs/add-warehouse-more-outs#former_id': '/warehouse-outs/warehouse-outs-detail',
      '/warehouse-allocations/add-warehouse-allocations#former_id':
        '/warehouse-allocations/warehouse-allocations-detail',
    },
  },
  reach: {
    shared: {
      '/warehouse-inps/add-warehouse-inps': 'a new document, at a place of the company',
      '/warehouse-outs/add-warehouse-more-outs': 'new documents, at places of the company',
      '/warehouse-outs/add-warehouse-outs': 'a new document, at a place of the company',
    },
    madeByNobody: ['/warehouse-inps/', '/warehouse-outs/', '/warehouse-audits/'],
  },
  records: {
    'warehouse:inbound': { aRow: (api, owner) => anOwnedDocument(api, owner, 11) },
    'warehouse:outbound': { aRow: (api, owner) => anOwnedDocument(api, owner, 21) },
    'warehouse:document': { aRow: (api, owner) => anOwnedDocument(api, owner, 11) },
  },
  moves: [
    {
      machine: stockInMachine,
      table: 'stock_document',
      column: 'status',
      aRow: (scene, status) => aStockDocumentOf(scene, 11, status),
      actions: {
        ...stockDocumentActions,
        ...endedBy(scrapWarehouseInps.path),
        'change images or video': {
          path: updateWarehouseInpsImages.path,
          body: (id) => ({ id, inp_images: [] }),
        },
      },
      elsewhere: { 'approve the reversal': REVERSALS },
    },
    {
      machine: stockOutMachine,
      table: 'stock_document',
      column: 'status',
      aRow: (scene, status) => aStockDocumentOf(scene, 22, status),
      actions: {
        ...stockDocumentActions,
        ...endedBy(scrapWarehouseOuts.path),
        'turn a loan or trial into a sale': {
          path: setWarehouseOutTypeSale.path,
          body: async (id, { api }) => {
            const { rows } = await api.db.query<{ sn: string }>(
              'SELECT sn FROM stock_document WHERE id = $1',
              [id],
            );
            return { ware_house_out_sn: rows[0]?.sn };
          },
        },
      },
      elsewhere: {
        'approve the reversal': REVERSALS,
        'its order is cancelled': 'by the order that it belongs to: order-stock.api.spec',
      },
    },
    {
      machine: stockReversalMachine,
      table: 'stock_document',
      column: 'status',
      aRow: aReversalOf,
      actions: {
        ...stockDocumentActions,
        withdraw: { path: scrapWarehouseInps.path, body: (id) => ({ id, audit_notes: reason }) },
      },
      elsewhere: {
        'request a reversal': 'names the document: stock-reversals.api.spec',
        'the order of the document is cancelled': 'by the order: order-stock.api.spec',
      },
    },
    {
      machine: stockApprovalMachine,
      table: 'stock_document',
      column: 'audit_status',
      aRow: (scene, status) => aStockDocumentOf(scene, 11, status === -2 ? 9 : status),
      actions: stockDocumentActions,
      elsewhere: {
        'first of two approvals': SAME_CALL('approve'),
        'withdraw the document': 'tried for the documents themselves',
      },
    },
  ],
  approvals: {
    'the approval of stock documents': {
      name: 'stock_document',
      permission: 'warehouse:document:approve',
      reads: 'warehouse:document:list',
      path: confirmWarehouseAudits.path,
      notesField: 'audit_notes',
      auditAction: 'warehouse:document:audit',
      limit: ['stock_document', 5_000_000],
      aPending: (api) => aStockIn(api, '100'),
      aValuable: (api) => aStockIn(api, '5000001'),
      body: listed,
      statusOf: (api, { id }) =>
        numberOf(api, 'SELECT audit_status AS found FROM stock_document WHERE id = $1', id),
    },
    'the approval of reversals of stock documents': {
      name: 'stock_document',
      permission: 'warehouse:document:approve',
      reads: 'warehouse:document:list',
      path: confirmWarehouseAudits.path,
      notesField: 'audit_notes',
      auditAction: 'warehouse:document:audit',
      isNeverOwn: true,
      limit: ['stock_document', 5_000_000],
      aPending: (api) => aPendingReversal(api, '100'),
      aValuable: (api) => aPendingReversal(api, '5000001'),
      body: listed,
      statusOf: (api, { id }) =>
        numberOf(api, 'SELECT audit_status AS found FROM stock_document WHERE id = $1', id),
    },
  },
});
