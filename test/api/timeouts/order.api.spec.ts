import { PAY_TYPE, type PayType } from '@fovea/shared-types/finance/pay-kinds';
import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { setOrderFreight } from '@fovea/shared-types/order/freight-bill.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { receiveOrder, shipOrder } from '@fovea/shared-types/order/shipping.calls';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { FreightBillService } from '../../../server/src/order/freight-bills/freight-bill.service.js';
import { OrderEndingService } from '../../../server/src/order/orders/order-ending.service.js';
import { UnshippedOrders } from '../../../server/src/order/refunds/unshipped-orders.service.js';
import { ReceiptService } from '../../../server/src/order/shipping/receipt.service.js';
import { aQuotedOrder, aPaidOrder } from '../../fixtures/refunds.js';
import { takeYenByBank } from '../../fixtures/remittances.js';
import { anAddress, shopGoods } from '../../fixtures/shop.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff, giveMoney, type Seller } from '../../support/people.js';
import { expectAfter, expectTimeout, timeoutOf, type WaitingRow } from '../../support/timeouts.js';

const { canceled, pending_payment, refunding, to_receive, to_ship } = ORDER_STATUS;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await takeYenByBank(api.db);
});
afterAll(() => api?.stop());

/** Of an account in Japan without a company. */
const CUSTOMER_ZONE = 'Asia/Tokyo';

interface Sale {
  id: number;
  buyer: Person;
  seller: Seller;
}

const waiting = (id: number, run: () => Promise<unknown>): WaitingRow => ({ table: 'orders', id, run });
const endUnpaid = () => api.app.get(OrderEndingService, { strict: false }).endLate();
const receipts = () => api.app.get(ReceiptService, { strict: false });

/** Goods for 1,000 yen and the tax on them, ordered and not yet paid. */
async function anOrder(pay_type: PayType = PAY_TYPE.balance): Promise<Sale> {
  const [seller, buyer] = await Promise.all([aSeller(api), aMember(api)]);
  await anAddress(api.db, buyer.accountId);
  const request = { goods_id: await shopGoods(api.db, seller) };
  const { quote_id } = await api.ok(orderQuote, request, { as: buyer });
  const { id } = await api.ok(addOrder, { ...request, pay_type, quote_id }, { as: buyer });
  return { id, buyer, seller };
}

async function aPaidSale(): Promise<Sale> {
  const sale = await anOrder();
  await giveMoney(api.db, sale.buyer.accountId, 10_000);
  await api.ok(payOrder, { id: sale.id, pay_type: PAY_TYPE.balance }, { as: sale.buyer });
  return sale;
}

async function aSentSale(): Promise<Sale> {
  const [seller, buyer] = await Promise.all([aSeller(api), aMember(api)]);
  const clerk = await aStaff(api, ['order:order:ship'], seller.companyId);
  const parties = { buyer_id: buyer.accountId, seller_id: seller.accountId, company_id: seller.companyId };
  const id = await aPaidOrder(api.db, { ...parties, status: to_ship });
  await api.ok(shipOrder, { id, logistics_company: 1, logistics_code: '1234' }, { as: clerk });
  return { id, buyer, seller };
}

/** Whether an order left one state for another, wherever it went on to. */
const moved = (id: number, from: number, to: number) => async (): Promise<boolean> => {
  const { count } = await api.db.query(
    'SELECT FROM order_history WHERE order_id = $1 AND from_status = $2 AND to_status = $3',
    [id, from, to],
  );
  return count === 1;
};

const remindersOf = (id: number) => async (): Promise<number | undefined> =>
  (await api.db.query<{ sent: number }>('SELECT ship_reminders AS sent FROM orders WHERE id = $1', [id]))
    .rows[0]?.sent;

describe('an order is moved on by the time, and not before it', () => {
  it('order: pending_payment > canceled', async () => {
    const { id } = await anOrder();
    await expectTimeout(api, 'order: pending_payment > canceled', waiting(id, endUnpaid));
  });

  it('by bank transfer it waits 72 hours for its payment (R-ORD-02)', async () => {
    const { id } = await anOrder(PAY_TYPE.bank);
    const look = moved(id, pending_payment, canceled);
    const wait = { duration: 'PT72H', zone: CUSTOMER_ZONE };
    await expectAfter(api, wait, waiting(id, endUnpaid), { look, before: false, after: true });
  });

  it('order: freight_to_pay > refunding', async () => {
    const [seller, buyer] = await Promise.all([aSeller(api), aMember(api)]);
    const clerk = await aStaff(api, ['order:freight:set'], seller.companyId);
    const parties = { buyer_id: buyer.accountId, seller_id: seller.accountId, company_id: seller.companyId };
    const id = await aQuotedOrder(api.db, { ...parties, status: to_ship });
    await api.ok(setOrderFreight, { id, freight: '4500', currency: 'JPY' }, { as: clerk });
    const key = 'order: freight_to_pay > refunding';
    const run = () => api.app.get(FreightBillService, { strict: false }).endLate();
    const look = moved(id, ORDER_STATUS.freight_to_pay, refunding);
    const wait = { duration: timeoutOf(key).wait, zone: CUSTOMER_ZONE };
    await expectAfter(api, wait, waiting(id, run), { look, before: false, after: true });
  });

  it('order: to_ship > refunding', async () => {
    const { id } = await aPaidSale();
    const { wait } = timeoutOf('order: to_ship > refunding');
    const run = () => api.app.get(UnshippedOrders, { strict: false }).refundDueOrders();
    const look = moved(id, to_ship, refunding);
    await expectAfter(api, wait, waiting(id, run), { look, before: false, after: true });
  });

  it.each([
    ['P3D', 0, 1],
    ['P7D', 1, 2],
  ])('its seller is reminded to ship it after %s (R-ORD-08)', async (wait, before, after) => {
    const { id } = await aPaidSale();
    await api.db.query('UPDATE orders SET ship_reminders = $2 WHERE id = $1', [id, before]);
    const row = waiting(id, () => receipts().remindToShip());
    await expectAfter(api, wait, row, { look: remindersOf(id), before, after });
  });

  it('order: to_receive > to_evaluate', async () => {
    const { id } = await aSentSale();
    const row = waiting(id, () => receipts().receiveDue());
    await expectTimeout(api, 'order: to_receive > to_evaluate', row);
  });

  it('order: to_evaluate > completed', async () => {
    const { id, buyer } = await aSentSale();
    expect((await api.ok(receiveOrder, { id }, { as: buyer })).status).not.toBe(to_receive);
    const row = waiting(id, () => receipts().completeDue());
    await expectTimeout(api, 'order: to_evaluate > completed', row);
  });
});
