import {
  addWarehouseInps,
  addWarehouseMoreOuts,
  confirmWarehouseAudits,
  scrapWarehouseInps,
  scrapWarehouseOuts,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import {
  addWarehouseAllocations,
  scrapWarehouseAllocations,
} from '@fovea/shared-types/warehouse/allocation.calls';
import type { AddAllocationRequest } from '@fovea/shared-types/warehouse/allocation.dto';
import type {
  AddStockInRequest,
  AddStockOutsRequest,
} from '@fovea/shared-types/warehouse/stock-document.dto';
import type { Permission } from '@fovea/shared-types/permissions';
import { aCompany } from '../fixtures/rows.js';
import { anItem } from '../fixtures/stock-rows.js';
import { aWarehouse } from '../fixtures/places.js';
import type { Person, TestApi } from './api.js';
import { aStaff } from './people.js';

/** What a clerk of the warehouse may do. */
export const CLERK: readonly Permission[] = [
  'warehouse:stock:list',
  'warehouse:stock:update',
  'warehouse:movement:list',
  'warehouse:inbound:list',
  'warehouse:inbound:add',
  'warehouse:inbound:scrap',
  'warehouse:outbound:list',
  'warehouse:outbound:add',
  'warehouse:outbound:scrap',
  'warehouse:outbound:sale',
  'warehouse:document:list',
  'warehouse:allocation:list',
  'warehouse:allocation:add',
  'warehouse:allocation:send',
  'warehouse:allocation:receive',
  'warehouse:allocation:return',
  'warehouse:allocation:lose',
  'warehouse:allocation:scrap',
];

export interface Stockroom {
  companyId: number;
  warehouseId: number;
  clerk: Person;
  approver: Person;
}

/** A company with a warehouse, a clerk and an approver. */
export const aStaffedStockroom = async (api: TestApi): Promise<Stockroom> =>
  stockroomOf(api, await aCompany(api.db));

export async function stockroomOf(api: TestApi, companyId: number): Promise<Stockroom> {
  return {
    companyId,
    warehouseId: await aWarehouse(api.db, companyId),
    clerk: await aStaff(api, [...CLERK], companyId),
    approver: await aStaff(api, ['warehouse:document:approve', 'warehouse:document:list'], companyId),
  };
}

/** Sends a stock-in that waits. */
export const sentIn = async (
  api: TestApi,
  { warehouseId, clerk }: Stockroom,
  lines: AddStockInRequest['lines'],
  changes: Partial<AddStockInRequest> = {},
): Promise<number> =>
  (await api.ok(addWarehouseInps, { kind: 1, ware_house_id: warehouseId, lines, ...changes }, { as: clerk }))
    .id;

/** Sends a stock-out that waits. */
export const sentOut = async (
  api: TestApi,
  { warehouseId, clerk }: Stockroom,
  lines: AddStockOutsRequest['lines'],
  changes: Partial<AddStockOutsRequest> = {},
): Promise<number> => {
  const request = { type: 21, ware_house_id: warehouseId, lines, ...changes };
  return (await api.ok(addWarehouseMoreOuts, request, { as: clerk })).ids[0] ?? 0;
};

/** Submits an allocation to another warehouse of the company, which is pending. */
export const sentMove = async (
  api: TestApi,
  { warehouseId, clerk }: Stockroom,
  to: number,
  lines: AddAllocationRequest['lines'],
): Promise<number> => {
  const request = { from_ware_house_id: warehouseId, to_ware_house_id: to, lines };
  return (await api.ok(addWarehouseAllocations, request, { as: clerk })).id;
};

/** One decision on one document: the identifier of its refusal, null when it is made. */
export const reviewError = async (
  api: TestApi,
  { approver }: Stockroom,
  id: number,
  status: 1 | -1 = 1,
): Promise<string | null> => {
  const request = { ids: [id], status, audit_notes: 'looked at' };
  const [outcome] = await api.ok(confirmWarehouseAudits, request, { as: approver });
  return outcome?.error ?? null;
};

/** What scraps a document, by the way it moves stock. */
export const SCRAPS = { in: scrapWarehouseInps, out: scrapWarehouseOuts, move: scrapWarehouseAllocations };

/** The reversal of an approved document, which waits. */
export async function requestedReversal(
  api: TestApi,
  { clerk }: Stockroom,
  id: number,
  moves: keyof typeof SCRAPS,
): Promise<number> {
  const { reversal_id } = await api.ok(SCRAPS[moves], { id, audit_notes: 'typed twice' }, { as: clerk });
  if (reversal_id === null) throw new Error('the document was withdrawn at once');
  return reversal_id;
}

/** An approved document is undone by two people: the identifier of the first refusal, null when it is done. */
export async function undoError(
  api: TestApi,
  room: Stockroom,
  id: number,
  moves: keyof typeof SCRAPS,
): Promise<string | null> {
  const request = { id, audit_notes: 'typed twice' };
  const { error, data } = await api.envelope(SCRAPS[moves].path, request, { as: room.clerk });
  if (error !== undefined) return error;
  return reviewError(api, room, (data as { reversal_id: number }).reversal_id);
}

/** An item of the stockroom's company with so many pieces there. */
export async function anItemInStock(
  api: TestApi,
  room: Stockroom,
  quantity: number,
  unit_cost = '100',
): Promise<number> {
  const product_id = await anItem(api.db, room.companyId);
  const id = await sentIn(api, room, [{ product_id, good_number: quantity, unit_cost }]);
  const refusal = await reviewError(api, room, id);
  if (refusal !== null) throw new Error(refusal);
  return product_id;
}
