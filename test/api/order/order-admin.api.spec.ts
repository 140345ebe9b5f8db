import {
  adminOrderCount,
  adminOrderDetail,
  orderRefundSwitch,
} from '@fovea/shared-types/order/order-admin.calls';
import { addOrderNote, orderNotes } from '@fovea/shared-types/order/order-note.calls';
import { companyOrderList, orderDetail, orderList } from '@fovea/shared-types/order/order.calls';
import { packingLists, shippingLabels } from '@fovea/shared-types/order/packing.calls';
import { order } from '@fovea/shared-types/order/order.record';
import { bargain } from '@fovea/shared-types/order/bargain.record';
import { refund } from '@fovea/shared-types/order/refund.record';
import { shipment } from '@fovea/shared-types/order/shipment.record';
import { proceedsPayout } from '@fovea/shared-types/finance/transfer.record';
import { SEND_STATUS } from '@fovea/shared-types/states';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { auditLogList } from '@fovea/shared-types/rbac/rbac.calls';
import { aShipment } from '../../fixtures/orders.js';
import { aWarehouse } from '../../fixtures/places.js';
import { aStockDocument, anItem } from '../../fixtures/stock-rows.js';
import { aGoods, aReceivedOrder, uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff, grant, type Seller } from '../../support/people.js';
import { readPdf } from '../../support/read-pdf.js';
import { plant } from '../../support/planting.js';

let api: TestApi;
let seller: Seller;
let buyer: Person;
let clerk: Person;
beforeAll(async () => {
  api = await startApi();
  seller = await aSeller(api);
  buyer = await aMember(api, { username: '注文 花子' });
  clerk = await aStaff(
    api,
    ['order:order:list', 'order:order:refund-switch', 'order:order:note', 'order:order:print'],
    seller.companyId,
  );
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

describe('orders in the back office', () => {
  it('lists those of the company with their texts and amounts, and finds them by number, state and buyer', async () => {
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
    const [hourAgo, inAnHour] = [-1, 1].map((hours) =>
      new Date(Date.now() + hours * 3_600_000).toISOString(),
    );
    expect(await found({ begin: hourAgo, end: inAnHour })).toEqual([second, first]);
    expect(await found({ begin: inAnHour })).toEqual([]);
    expect(await found({ end: hourAgo })).toEqual([]);
  });

  it.each([refund, shipment, bargain, proceedsPayout])(
    'cuts $declared.name by month too',
    async ({ calls }) => {
      const as = await aStaff(api, [WILDCARD]);
      const month = { begin: '2020-01-01T00:00:00Z', end: '2020-02-01T00:00:00Z' };
      expect(await api.envelope(calls.list.path, month, { as })).toMatchObject({ data: { total: 0 } });
      const turned = await api.envelope(calls.list.path, { ...month, end: 'soon' }, { as });
      expect(Object.keys(turned.fields ?? {})).toEqual(['end']);
    },
  );

  it('is read by the people of the company, as far as the order is theirs or their role reaches it', async () => {
    const id = await anOrder();
    const [colleague, salesman] = [await aMember(api), await aMember(api)];
    for (const { accountId } of [colleague, salesman])
      await api.db.query('UPDATE account SET company_id = $2 WHERE id = $1', [accountId, seller.companyId]);
    await grant(api.db, salesman.accountId, ['order:order:list'], seller.companyId);
    expect((await api.ok(companyOrderList, {}, { as: colleague })).total).toBe(0);
    expect((await api.ok(companyOrderList, { status: 40 }, { as: salesman })).data[0]?.id).toBe(id);
    const listed = await api.ok(companyOrderList, { status: 40 }, { as: seller });
    expect(listed.data[0]).toMatchObject({ id, username: '注文 花子', pay_price: '1000', status: 40 });
    expect((await api.ok(companyOrderList, {}, { as: await aSeller(api) })).total).toBe(0);
    expect((await api.ok(companyOrderList, {}, { as: buyer })).total).toBe(0);
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

  it('allows refund requests until they are turned off, and the log shows by whom', async () => {
    const id = await anOrder();
    expect((await api.ok(adminOrderDetail, { id }, { as: clerk })).refund_switch).toBe(1);
    await api.ok(orderRefundSwitch, { id, refund_switch: 0 }, { as: clerk });
    expect((await api.ok(adminOrderDetail, { id }, { as: clerk })).refund_switch).toBe(0);
    const reader = await aStaff(api, ['rbac:audit-log:list'], seller.companyId);
    const { data } = await api.ok(auditLogList, { subject_type: 'order' }, { as: reader });
    expect(data).toMatchObject([{ action: 'order:order:refund-switch', subject_id: id }]);
  });
});

describe('what staff note of an order', () => {
  it('is a thread with author and time, counted in the list, and in no answer to the buyer', async () => {
    const id = await anOrder(30);
    const note = { id, content: '  Refused once: 支払いに注意 ', request_id: uniqueText() };
    const first = await api.ok(addOrderNote, note, { as: clerk });
    expect(await api.ok(addOrderNote, note, { as: clerk })).toEqual(first);
    await api.ok(addOrderNote, { id, content: 'Second' }, { as: clerk });
    const notes = await api.ok(orderNotes, { id }, { as: clerk });
    expect(notes.map(({ content }) => content)).toEqual(['Second', 'Refused once: 支払いに注意']);
    expect(notes[0]?.username).not.toBe('');
    const [row] = (await api.ok(order.calls.list, { id }, { as: clerk })).data;
    expect(row?.note_count).toBe(2);
    const seen = [
      await api.ok(orderDetail, { id }, { as: buyer }),
      await api.ok(orderList, {}, { as: buyer }),
    ];
    expect(JSON.stringify(seen)).not.toContain('支払いに注意');
    const own = await api.refused(orderNotes, { id }, { as: buyer });
    expect(own.error).toBe('FORBIDDEN');
  });

  it('has an end', async () => {
    const id = await anOrder(30);
    await api.db.query(
      `INSERT INTO order_note (order_id, author_id, content) SELECT $1, $2, 'Again' FROM generate_series(1, 200)`,
      [id, clerk.accountId],
    );
    const refused = await api.refused(addOrderNote, { id, content: 'Once more' }, { as: clerk });
    expect(refused.error).toBe('COUNT_LIMIT');
  });
});

describe('the documents of parcels', () => {
  const pagesOf = async (url: string): Promise<string[]> => {
    const answer = await fetch(`${api.url}${url}`);
    expect(answer.status).toBe(200);
    const { pages } = await readPdf(Buffer.from(await answer.arrayBuffer()));
    return pages.map(({ text }) => text.normalize('NFKC'));
  };

  async function toShip(status = 20): Promise<{ id: number; order_no: string }> {
    const id = await anOrder(status);
    const { rows } = await plant<{ order_no: string }>(
      api.db,
      `WITH sent AS (INSERT INTO order_address (order_id, name, country, city, street, postal_code, mobile)
         VALUES ($1, '受取 次郎', 'JP', '渋谷区', '見本町1-2-3', '150-0001', '+819012345678'))
       SELECT order_no FROM orders WHERE id = $1`,
      [id],
    );
    return { id, order_no: rows[0]?.order_no ?? '' };
  }

  it.each([
    ['en', 'Packing list'],
    ['zh', '装箱单'],
    ['ja', '梱包明細書'],
  ] as const)('are one PDF of a page each in %s, and mark the orders as printed', async (language, title) => {
    const [one, other] = [await toShip(), await toShip()];
    const { url } = await api.ok(packingLists, { ids: [other.id, one.id] }, { as: clerk, language });
    const pages = await pagesOf(url);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain(other.order_no);
    expect(pages[1]).toContain(one.order_no);
    for (const page of pages) {
      for (const expected of [title, '受取 次郎', '150-0001', '見本町1-2-3', '1 / 1'])
        expect(page).toContain(expected);
      // What the parcel cost is nobody's business who opens it.
      expect(page).not.toMatch(/1,000|¥/);
    }
    const { data } = await api.ok(order.calls.list, { id: one.id }, { as: clerk });
    expect(data[0]?.packed_at).not.toBeNull();
  });

  it('list what each parcel holds, and by its stock-out which pieces left', async () => {
    const { id } = await toShip();
    await plant(api.db, 'UPDATE order_line SET quantity = 2 WHERE order_id = $1', [id]);
    const { rows } = await api.db.query<{ id: number }>('SELECT id FROM order_line WHERE order_id = $1', [
      id,
    ]);
    await aStockDocument(api.db, {
      ...{ company: seller.companyId, accountId: seller.accountId, type: 21, serial: 'LEFT-77' },
      warehouse: await aWarehouse(api.db, seller.companyId),
      product: await anItem(api.db, seller.companyId, 1),
      orderLine: rows[0]?.id ?? 0,
    });
    const parcel = await aShipment(api.db, id, 1);
    const all = await pagesOf((await api.ok(packingLists, { ids: [id] }, { as: clerk })).url);
    expect(all).toHaveLength(2);
    for (const [at, page] of all.entries())
      for (const expected of [`(${at + 1}/2)`, 'LEFT-77', 'Total quantity 1'])
        expect(page).toContain(expected);
    const one = await api.ok(packingLists, { ids: [id], shipment_id: parcel }, { as: clerk });
    expect(await pagesOf(one.url)).toHaveLength(1);
    const other = await toShip();
    const elsewhere = await aShipment(api.db, other.id, 1);
    const strange = await api.refused(packingLists, { ids: [id], shipment_id: elsewhere }, { as: clerk });
    expect(Object.keys(strange.fields ?? {})).toEqual(['shipment_id']);
  });

  it('are of what was sent and what is to be packed: of a received order too, of a cancelled one none', async () => {
    const cancelled = await toShip(60);
    const refused = await api.refused(packingLists, { ids: [cancelled.id] }, { as: clerk });
    expect(refused.fields).toEqual({
      'ids.0': `Nothing of order ${cancelled.order_no} was sent or is to be packed`,
    });
    const received = await toShip(40);
    await aShipment(api.db, received.id, 1);
    await plant(api.db, 'UPDATE shipment SET status = $2, ended_at = clock_timestamp() WHERE order_id = $1', [
      received.id,
      SEND_STATUS.delivered,
    ]);
    const { url } = await api.ok(packingLists, { ids: [received.id] }, { as: clerk });
    expect(await pagesOf(url)).toHaveLength(1);
  });

  it('are labels with where each parcel goes', async () => {
    const parcel = await toShip();
    const { url, without_code } = await api.ok(
      shippingLabels,
      { ids: [parcel.id], size: '100x50', code: 'code128' },
      { as: clerk },
    );
    expect(without_code).toEqual([]);
    const [label] = await pagesOf(url);
    for (const expected of [parcel.order_no, '受取 次郎', '見本町1-2-3', '+819012345678'])
      expect(label).toContain(expected);
  });

  it('are nobody else’s: one foreign order among them, and none is printed', async () => {
    const [own, foreign] = [await toShip(), await aReceivedOrder(api.db, { status: 20 })];
    const refused = await api.refused(packingLists, { ids: [own.id, foreign] }, { as: clerk });
    expect(refused.error).toBe('NOT_FOUND');
    expect((await api.ok(order.calls.list, { id: own.id }, { as: clerk })).data[0]?.packed_at).toBeNull();
  });
});
