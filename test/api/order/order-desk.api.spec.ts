import {
  adminOrderCount,
  adminOrderDetail,
  orderRefundSwitch,
} from '@fovea/shared-types/order/order-desk.calls';
import { order } from '@fovea/shared-types/order/order.record';
import { auditLogList } from '@fovea/shared-types/rbac/rbac.calls';
import { aGoods, aReceivedOrder, uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff, type Seller } from '../../support/people.js';

let api: TestApi;
let seller: Seller;
let buyer: Person;
let clerk: Person;
beforeAll(async () => {
  api = await startApi();
  seller = await aSeller(api);
  buyer = await aMember(api, { username: '注文 花子' });
  clerk = await aStaff(api, ['order:order:list', 'order:order:refund-switch'], seller.companyId);
});
afterAll(() => api?.stop());

const anOrder = async (status = 40): Promise<number> =>
  aReceivedOrder(api.db, {
    goods_id: await aGoods(api.db, { seller_id: seller.accountId, company_id: seller.companyId }),
    buyer_id: buyer.accountId,
    seller_id: seller.accountId,
    company_id: seller.companyId,
    order_no: `F-${uniqueText().toUpperCase()}`,
    status,
  });

describe('the desk of orders', () => {
  it('lists those of the company with their words and money, and finds them by number, state and buyer', async () => {
    const [first, second] = [await anOrder(), await anOrder(30)];
    const all = await api.ok(order.calls.list, {}, { as: clerk });
    expect(all.data.map(({ id }) => id)).toEqual([second, first]);
    expect(all.data[0]).toMatchObject({
      pay_price: '1000',
      currency: 'JPY',
      username: '注文 花子',
      status: 30,
      status_name: 'To be received',
      pay_type_name: null,
    });
    const found = async (request: object) =>
      (await api.ok(order.calls.list, request, { as: clerk })).data.map(({ id }) => id);
    const number = all.data[1]?.order_no ?? '';
    expect(await found({ order_no: ` ${number.toLowerCase()} ` })).toEqual([first]);
    expect(await found({ status: 30 })).toEqual([second]);
    expect(await found({ username: '花子' })).toEqual([second, first]);
    expect(await found({ username: '太郎' })).toEqual([]);
  });

  it('counts what waits, and leaves out what has ended', async () => {
    await anOrder(50);
    await anOrder(20);
    expect(await api.ok(adminOrderCount, {}, { as: clerk })).toEqual([
      { status: 20, count: 1 },
      { status: 30, count: 1 },
    ]);
  });

  it('shows one with its lines and who moved it', async () => {
    const id = await anOrder();
    const shown = await api.ok(adminOrderDetail, { id }, { as: clerk });
    expect(shown.items).toMatchObject([{ quantity: 1, unit_price: '1000' }]);
    expect(shown.history.map(({ status, username }) => [status, username])).toEqual([
      [40, null],
      [30, null],
      [20, null],
      [10, null],
    ]);
  });

  it('lets refunds be asked until they are turned off, and the log tells who did', async () => {
    const id = await anOrder();
    expect((await api.ok(adminOrderDetail, { id }, { as: clerk })).refund_switch).toBe(1);
    await api.ok(orderRefundSwitch, { id, refund_switch: 0 }, { as: clerk });
    expect((await api.ok(adminOrderDetail, { id }, { as: clerk })).refund_switch).toBe(0);
    const reader = await aStaff(api, ['rbac:audit-log:list'], seller.companyId);
    const { data } = await api.ok(auditLogList, { subject_type: 'order' }, { as: reader });
    expect(data).toMatchObject([{ action: 'order:order:refund-switch', subject_id: id }]);
  });
});
