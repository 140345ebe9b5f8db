import { messageList } from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { addEvaluation } from '@fovea/shared-types/order/evaluation.calls';
import { orderDetail } from '@fovea/shared-types/order/order.calls';
import { adminOrderDetail } from '@fovea/shared-types/order/order-admin.calls';
import { shipment } from '@fovea/shared-types/order/shipment.record';
import {
  adminShipmentList,
  cancelSendOutOrder,
  confirmSendOutOrder,
  receiveOrder,
  sendOutAnew,
  sendOutOrderDetail,
  sendOutOrderStatus,
  shipmentList,
  shipOrder,
} from '@fovea/shared-types/order/shipping.calls';
import { ReceiptService } from '../../../server/src/order/shipping/receipt.service.js';
import { aGoods, aReceivedOrder, uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aWarehouse } from '../../fixtures/places.js';
import { anItemThere } from '../../fixtures/shop.js';
import { aStockDocument } from '../../fixtures/stock-rows.js';
import { eventually } from '../../support/eventually.js';
import { aMember, aSeller, aStaff, type Seller } from '../../support/people.js';
import { plant } from '../../support/planting.js';
import { openSocket } from '../../support/wire.js';

let api: TestApi;
let seller: Seller;
let buyer: Person;
let clerk: Person;
beforeAll(async () => {
  api = await startApi();
  seller = await aSeller(api);
  buyer = await aMember(api);
  clerk = await aStaff(
    api,
    [
      'order:order:list',
      'order:order:ship',
      'order:shipment:list',
      'order:shipment:confirm',
      'message:badge:read',
    ],
    seller.companyId,
  );
});
afterAll(() => api?.stop());

/** Paid, three of one thing. */
async function anOrder(status = 20, quantity = 3): Promise<number> {
  const id = await aReceivedOrder(api.db, {
    order_no: `F-${uniqueText().toUpperCase()}`,
    goods_id: await aGoods(api.db, { seller_id: seller.accountId, company_id: seller.companyId }),
    buyer_id: buyer.accountId,
    seller_id: seller.accountId,
    company_id: seller.companyId,
    status,
    clock_at: new Date(Date.now() + 14 * 86_400_000),
  });
  await plant(api.db, 'UPDATE order_line SET quantity = $2 WHERE order_id = $1', [id, quantity]);
  return id;
}
const stateOf = async (id: number) => (await api.ok(orderDetail, { id }, { as: buyer })).status;
const PARCEL = { logistics_company: 1, logistics_code: ' １２３４-5678 ' };

describe('an order that is shipped', () => {
  it('is sent in parts; with the last of them it is on its way, and its buyer is notified of both', async () => {
    const id = await anOrder();
    const part = { id, ...PARCEL, lines: [{ line: 1, quantity: 2 }] };
    expect(await api.ok(shipOrder, part, { as: clerk })).toEqual({ id, status: 20 });
    expect(await api.refused(shipOrder, part, { as: clerk })).toMatchObject({ error: 'VALIDATION' });
    expect(await api.ok(shipOrder, { id, ...PARCEL }, { as: clerk })).toEqual({ id, status: 30 });
    const parcels = await api.ok(shipmentList, { id }, { as: buyer });
    expect(parcels.map(({ lines, status }) => [lines[0]?.quantity, status])).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(parcels[0]).toMatchObject({ logistics_code: '1234-5678' });
    expect(parcels[0]?.tracking_url).toContain('12345678');
    const { clock_at } = await api.ok(orderDetail, { id }, { as: buyer });
    expect(Date.parse(clock_at ?? '') - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
    await eventually('the buyer’s message', async () => {
      const { data } = await api.ok(messageList, { data_type: MESSAGE_TYPE.order }, { as: buyer });
      return data.filter(({ content }) => content.params.order_id === id).length === 2;
    });
  });

  it('is handed over without a number, and waits until its parcel has left', async () => {
    const id = await anOrder();
    const handed = { id, logistics_company: 1 };
    expect(await api.ok(shipOrder, handed, { as: clerk })).toEqual({ id, status: 20 });
    const [waiting] = await api.ok(adminShipmentList, { id }, { as: clerk });
    expect(waiting).toMatchObject({ status: 0 });
    expect(await api.ok(shipmentList, { id }, { as: buyer })).toEqual([]);
    const parcel = waiting?.id ?? 0;
    expect((await api.ok(shipment.calls.list, { status: 0 }, { as: clerk })).data).toMatchObject([
      { id: parcel, status: 0 },
    ]);
    await api.ok(cancelSendOutOrder, { id: parcel }, { as: clerk });
    await api.ok(shipOrder, handed, { as: clerk });
    const again = (await api.ok(adminShipmentList, { id }, { as: clerk }))[1]?.id ?? 0;
    await api.ok(confirmSendOutOrder, { id: again, ...PARCEL }, { as: clerk });
    expect(await stateOf(id)).toBe(30);
    expect(await api.ok(sendOutOrderDetail, { id: again }, { as: clerk })).toMatchObject({
      status: 1,
      order_id: id,
      items: [{ line: 1, quantity: 3 }],
    });
    expect(await api.refused(confirmSendOutOrder, { id: again, ...PARCEL }, { as: clerk })).toMatchObject({
      error: 'STATE_CONFLICT',
    });
  });

  it('is fetched without a number', async () => {
    const id = await anOrder();
    expect(await api.ok(shipOrder, { id, logistics_company: 0 }, { as: clerk })).toMatchObject({
      status: 30,
    });
  });

  /** Five pieces are there, and its stock-out of one is pending. */
  async function aStockedOrder(): Promise<{ id: number; documentId: number }> {
    const id = await anOrder();
    const { rows } = await api.db.query<{ id: number }>('SELECT id FROM order_line WHERE order_id = $1', [
      id,
    ]);
    const warehouse = await aWarehouse(api.db, seller.companyId);
    const documentId = await aStockDocument(api.db, {
      ...{ company: seller.companyId, warehouse, accountId: seller.accountId, type: 21 },
      product: await anItemThere(api.db, seller.companyId, warehouse, 5),
      orderLine: rows[0]?.id ?? 0,
    });
    return { id, documentId };
  }

  it('does not leave before its stock-out is approved', async () => {
    const { id } = await aStockedOrder();
    expect(await api.refused(shipOrder, { id, ...PARCEL }, { as: clerk })).toMatchObject({
      error: 'STOCK_NOT_OUT',
    });
    expect(await api.ok(adminShipmentList, { id }, { as: clerk })).toEqual([]);
  });

  it('is sent out anew where its stock-out was scrapped, once for each request', async () => {
    const { id, documentId } = await aStockedOrder();
    const stockOut = async () =>
      (await api.ok(adminOrderDetail, { id }, { as: clerk })).items.map(({ stock_out }) => stock_out);
    expect(await stockOut()).toMatchObject([{ id: documentId, status: 0 }]);
    await api.db.query(
      `UPDATE stock_document SET status = 9, audit_status = -2, scrap_cause = 1, scrapped_by = account_id, scrap_notes = 'Wrong box',
         scrapped_at = clock_timestamp() WHERE id = $1`,
      [documentId],
    );
    const requested = { id, line: 1, request_id: uniqueText() };
    const added = await api.ok(sendOutAnew, requested, { as: clerk });
    expect(await api.ok(sendOutAnew, requested, { as: clerk })).toEqual(added);
    expect(added.id).not.toBe(documentId);
    expect(await stockOut()).toMatchObject([{ id: added.id, status: 0 }]);
    expect((await api.refused(sendOutAnew, { id, line: 2 }, { as: clerk })).fields).toHaveProperty('line');
    const received = await anOrder(40);
    expect(await api.refused(sendOutAnew, { id: received, line: 1 }, { as: clerk })).toMatchObject({
      error: 'STATE_CONFLICT',
    });
  });

  it('shows the request to undo its stock-out that waits', async () => {
    const { id, documentId } = await aStockedOrder();
    const stockOut = async () =>
      (await api.ok(adminOrderDetail, { id }, { as: clerk })).items.map(({ stock_out }) => stock_out);
    expect(await stockOut()).toMatchObject([{ id: documentId, reversal_id: null, reversal_sn: null }]);
    const { rows } = await api.db.query<{ id: number; sn: string }>(
      `INSERT INTO stock_document (company_id, type, warehouse_id, currency, quantity, line_count, value_amount, account_id, reverses_id)
       SELECT company_id, 41, warehouse_id, currency, quantity, line_count, value_amount, account_id, id
       FROM stock_document WHERE id = $1 RETURNING id, sn`,
      [documentId],
    );
    const [reversal] = rows;
    expect(await stockOut()).toMatchObject([
      { id: documentId, reversal_id: reversal?.id, reversal_sn: reversal?.sn },
    ]);
  });

  /** What its buyer was notified of, newest first. */
  const noticesOf = async (id: number) =>
    (await api.ok(messageList, { data_type: MESSAGE_TYPE.order }, { as: buyer })).data
      .filter(({ content }) => content.params.order_id === id)
      .map(({ content }) => content.text);

  it('notifies its buyer of every part by carrier and number, and all open pages', async () => {
    const id = await anOrder();
    const pages = await Promise.all([buyer, clerk].map(({ token }) => openSocket(api.url, token)));
    const read: number[] = [];
    for (const page of pages)
      page.on('document:changed', ({ kind, id: changedId }) => {
        if (kind === 'order') read.push(changedId);
      });
    await api.ok(shipOrder, { id, ...PARCEL, lines: [{ line: 1, quantity: 2 }] }, { as: clerk });
    await eventually(
      'both pages are notified',
      () => read.filter((changedId) => changedId === id).length === 2,
    );
    for (const page of pages) page.disconnect();
    await eventually('the buyer is notified', async () => (await noticesOf(id)).length === 1);
    expect((await noticesOf(id))[0]).toContain('Yamato Transport 1234-5678');
  });

  it('of which a parcel was returned is not received by the time, and can be sent again', async () => {
    const id = await anOrder();
    await api.ok(shipOrder, { id, ...PARCEL }, { as: clerk });
    const parcel = (await api.ok(adminShipmentList, { id }, { as: clerk }))[0]?.id ?? 0;
    const requested = { id: parcel, status: 3, request_id: uniqueText() };
    const back = await api.ok(sendOutOrderStatus, requested, { as: clerk });
    expect(await api.ok(sendOutOrderStatus, requested, { as: clerk })).toEqual(back);
    expect((await api.refused(sendOutOrderStatus, { id: parcel, status: 2 }, { as: clerk })).error).toBe(
      'STATE_CONFLICT',
    );
    expect(await stateOf(id)).toBe(20);
    await eventually('the buyer is notified', async () => (await noticesOf(id)).length === 2);
    expect(await api.refused(receiveOrder, { id }, { as: buyer })).toMatchObject({ error: 'STATE_CONFLICT' });
    expect(await api.ok(shipOrder, { id, ...PARCEL }, { as: clerk })).toEqual({ id, status: 30 });
    const again = (await api.ok(adminShipmentList, { id }, { as: clerk }))[1];
    expect(again?.lines).toMatchObject([{ line: 1, quantity: 3 }]);
    await api.ok(sendOutOrderStatus, { id: again?.id ?? 0, status: 2 }, { as: clerk });
    expect(await stateOf(id)).toBe(30);
    await api.ok(receiveOrder, { id }, { as: buyer });
    const states = (await api.ok(shipmentList, { id }, { as: buyer })).map(({ status }) => status);
    expect(states).toEqual([3, 2]);
  });

  it('is received by its buyer, evaluated and completed', async () => {
    const id = await anOrder();
    await api.ok(shipOrder, { id, ...PARCEL }, { as: clerk });
    const key = uniqueText();
    const received = await api.ok(receiveOrder, { id, request_id: key }, { as: buyer });
    expect(await api.ok(receiveOrder, { id, request_id: key }, { as: buyer })).toEqual(received);
    expect(await api.ok(shipmentList, { id }, { as: buyer })).toMatchObject([{ status: 2 }]);
    expect(await api.refused(receiveOrder, { id }, { as: buyer })).toMatchObject({ error: 'STATE_CONFLICT' });
    await api.ok(addEvaluation, { order_id: id, comment_content: 'Fine', comment_star: 5 }, { as: buyer });
    const { status, clock_at } = await api.ok(orderDetail, { id }, { as: buyer });
    expect([status, clock_at]).toEqual([50, null]);
  });
});

describe('an order that nobody moves', () => {
  const passed = (id: number, wait: string) =>
    api.db.query(`UPDATE orders SET clock_at = clock_timestamp() + $2::interval WHERE id = $1`, [id, wait]);
  const receipts = () => api.app.get(ReceiptService, { strict: false });

  it('is received after its days, and completed after those of its review', async () => {
    const id = await anOrder();
    await api.ok(shipOrder, { id, ...PARCEL }, { as: clerk });
    await receipts().receiveDue();
    expect(await stateOf(id)).toBe(30);
    await passed(id, '-1 second');
    await Promise.all([receipts().receiveDue(), receipts().receiveDue()]);
    expect(await stateOf(id)).toBe(40);
    await passed(id, '-1 second');
    await receipts().completeDue();
    expect(await stateOf(id)).toBe(50);
  });

  it('is sent again rather than received where a parcel was returned while a refund was open', async () => {
    const id = await anOrder();
    await api.ok(shipOrder, { id, ...PARCEL }, { as: clerk });
    await api.db.query(`UPDATE shipment SET status = 3, ended_at = clock_timestamp() WHERE order_id = $1`, [
      id,
    ]);
    await passed(id, '-1 second');
    await receipts().receiveDue();
    expect(await stateOf(id)).toBe(20);
  });

  it('has its merchant reminded once after three days and once after seven', async () => {
    const id = await anOrder();
    const step = async (wait: string): Promise<number[]> => {
      await passed(id, wait);
      return [await receipts().remindToShip(), await receipts().remindToShip()];
    };
    expect(await step('12 days')).toEqual([0, 0]);
    expect(await step('10 days')).toEqual([1, 0]);
    expect(await step('6 days')).toEqual([1, 0]);
  });
});
