import { sendWarehouseAllocations } from '@fovea/shared-types/warehouse/allocation.calls';
import { warehouseAuditsDetail } from '@fovea/shared-types/warehouse/stock-document.calls';
import { aWarehouse } from '../fixtures/places.js';
import { anItem } from '../fixtures/stock-rows.js';
import { startApi, type TestApi } from '../support/api.js';
import { approvalContract } from '../support/approval-contract.js';
import { addLimit } from '../support/approval-limits.js';
import { aStaff } from '../support/people.js';
import { aStaffedStockroom, reviewError, sentIn, sentMove } from '../support/stock.js';
import { allOf } from '../things/things.js';

const approvals = Object.entries(allOf((thing) => thing.approvals));

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  for (const [, { limit }] of approvals) if (limit) await addLimit(api, ...limit);
});
afterAll(() => api?.stop());

describe.each(approvals)('%s', (_title, document) => {
  approvalContract(() => api, document);
});

describe('the approval of stock documents', () => {
  it('of an allocation above the limit needs two people before anything can be sent, and notifies of both', async () => {
    const room = await aStaffedStockroom(api);
    const product_id = await anItem(api.db, room.companyId);
    const half = { product_id, good_number: 1, unit_cost: '3000000' };
    for (const line of [half, half]) await reviewError(api, room, await sentIn(api, room, [line]));
    const to = await aWarehouse(api.db, room.companyId);
    const id = await sentMove(api, room, to, [{ product_id, good_number: 2 }]);
    const send = () => api.envelope(sendWarehouseAllocations.path, { id }, { as: room.clerk });
    const decisionsOn = async () =>
      (await api.ok(warehouseAuditsDetail, { id }, { as: room.approver })).words.map(
        ({ decided_by }) => decided_by,
      );
    expect(await reviewError(api, room, id)).toBeNull();
    expect((await send()).error).toBe('STATE_CONFLICT');
    const [first, ...others] = await decisionsOn();
    expect(others).toEqual([]);
    expect(await reviewError(api, room, id)).toBe('ALREADY_DECIDED');
    const may = ['warehouse:document:approve', 'warehouse:document:list'] as const;
    const second = await aStaff(api, [...may], room.companyId);
    expect(await reviewError(api, { ...room, approver: second }, id)).toBeNull();
    expect((await send()).error).toBeUndefined();
    const both = await decisionsOn();
    expect(both).toHaveLength(2);
    expect(new Set(both)).toContain(first);
  });
});
