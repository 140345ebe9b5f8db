import type { Permission } from '@fovea/shared-types/permissions';
import {
  addWarehouseChecks,
  updateWarehouseChecks,
  warehouseChecksDetail,
} from '@fovea/shared-types/warehouse/stock-count.calls';
import type {
  AddCountRequest,
  CountDetail,
  CountEntry,
  CountEntryResult,
  CountLine,
  UpdateCountAnswer,
} from '@fovea/shared-types/warehouse/stock-count.dto';
import type { Person, TestApi } from './api.js';
import { aStaff } from './people.js';
import type { Stockroom } from './stock.js';

const COUNTER: readonly Permission[] = [
  'warehouse:count:list',
  'warehouse:count:add',
  'warehouse:count:update',
];

/** A stockroom with two who count and one who looks at what differs. */
export interface CountingRoom extends Stockroom {
  counter: Person;
  other: Person;
  checker: Person;
}

export const withCounters = async (api: TestApi, room: Stockroom): Promise<CountingRoom> => ({
  ...room,
  counter: await aStaff(api, COUNTER, room.companyId),
  other: await aStaff(api, COUNTER, room.companyId),
  checker: await aStaff(
    api,
    ['warehouse:count:list', 'warehouse:count:confirm', 'warehouse:count:cancel'],
    room.companyId,
  ),
});

export const begun = async (
  api: TestApi,
  room: CountingRoom,
  of: Partial<AddCountRequest>,
): Promise<number> =>
  (
    await api.ok(
      addWarehouseChecks,
      { ware_house_id: room.warehouseId, scope: 0, ...of },
      { as: room.counter },
    )
  ).id;

export const entered = (
  api: TestApi,
  room: CountingRoom,
  id: number,
  lines: CountEntry[],
  as: Person = room.counter,
): Promise<UpdateCountAnswer> => api.ok(updateWarehouseChecks, { id, lines }, { as });

/** What became of one scan. */
export const scanned = async (
  api: TestApi,
  room: CountingRoom,
  id: number,
  code: string,
  more: CountEntry = {},
): Promise<CountEntryResult> => {
  const [result] = (await entered(api, room, id, [{ code, ...more }])).results;
  if (!result) throw new Error('a scan has its answer');
  return result;
};

export const closed = (api: TestApi, room: CountingRoom, id: number, as: Person = room.counter) =>
  api.ok(updateWarehouseChecks, { id, close_all: 1 }, { as });

export const counted = (
  api: TestApi,
  room: CountingRoom,
  id: number,
  as: Person = room.counter,
): Promise<CountDetail> => api.ok(warehouseChecksDetail, { id }, { as });

export const lineOf = async (
  api: TestApi,
  room: CountingRoom,
  id: number,
  productId: number,
  as: Person = room.counter,
): Promise<CountLine> => {
  const { lines } = await counted(api, room, id, as);
  const line = lines.find(({ product_id }) => product_id === productId);
  if (!line) throw new Error('the product is on no line');
  return line;
};
