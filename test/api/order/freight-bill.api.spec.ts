import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import {
  adminOrderFreight,
  declineOrderFreight,
  orderFreight,
  payOrderFreight,
  setOrderFreight,
  waiveOrderFreight,
} from '@fovea/shared-types/order/freight-bill.calls';
import { orderDetail } from '@fovea/shared-types/order/order.calls';
import { auditRefund, refundOrder } from '@fovea/shared-types/order/refund.calls';
import { REFUND_CAUSE, REFUND_SIDE } from '@fovea/shared-types/order/refund-rules';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { PaymentRefundService } from '../../../server/src/finance/payments/payment-refund.service.js';
import { PaymentProviders } from '../../../server/src/platform/payments/payment-providers.js';
import { FreightBillService } from '../../../server/src/order/freight-bills/freight-bill.service.js';
import { RefundOpening } from '../../../server/src/order/refunds/refund-opening.service.js';
import { aShipment } from '../../fixtures/orders.js';
import { aQuotedOrder } from '../../fixtures/refunds.js';
import { uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { success, notifyServer } from '../../support/provider.js';
import { aMember, aSeller, aStaff, giveMoney, type Seller } from '../../support/people.js';
import { plant } from '../../support/planting.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const FREIGHT = 4_500;
const PAID = 10_000;

interface Sale {
  id: number;
  buyer: Person;
  seller: Seller;
  merchantStaff: Person;
}

/** An order by quotation that was paid with 10,000 yen: to be shipped (20), or with billed freight (12). */
async function aSale(status: 12 | 20, more = {}): Promise<Sale> {
  const [buyer, seller] = [await aMember(api), await aSeller(api)];
  const merchantStaff = await aStaff(
    api,
    ['order:order:list', 'order:freight:set', 'order:freight:waive'],
    seller.companyId,
  );
  const parties = {
    buyer_id: buyer.accountId,
    seller_id: seller.accountId,
    company_id: seller.companyId,
  };
  const id = await aQuotedOrder(api.db, { ...parties, captured: PAID, status, ...more });
  return { id, buyer, seller, merchantStaff };
}

const requestOf = ({ id }: Sale, more = {}) => ({
  id,
  freight: String(FREIGHT),
  currency: 'JPY' as const,
  ...more,
});
const byBalance = ({ id }: Sale) => ({ id, pay_type: PAY_TYPE.balance });
const yenOf = async (as: Person) =>
  (await api.ok(myBalance, {}, { as })).find(({ currency }) => currency === 'JPY')?.balance ?? '0';
const statusOf = async ({ id, buyer }: Sale) => (await api.ok(orderDetail, { id }, { as: buyer })).status;
const escrowOf = async ({ seller }: Sale): Promise<number> =>
  (
    await api.db.query<{ change: number }>(
      `SELECT coalesce(sum(p.change), 0)::bigint AS change FROM posting p JOIN ledger_account a ON a.id = p.account_id
       WHERE a.owner_type = 'company' AND a.owner_id = $1 AND a.kind = 'escrow'`,
      [seller.companyId],
    )
  ).rows[0]?.change ?? 0;

/** Nothing of it was sent: all of it is refunded. */
const neverSent = ({ id }: Sale) =>
  api.db.transaction((tx) =>
    api.app.get(RefundOpening, { strict: false }).refundWholeOrder(tx, id, {
      ...{ cause: REFUND_CAUSE.not_shipped, side: REFUND_SIDE.time },
      ...{ accountId: null, reason: 'not shipped' },
    }),
  );

describe('freight that is billed afterwards', () => {
  it('is a bill of its own, issued once, while the order’s total stays (R-ORD-07)', async () => {
    const sale = await aSale(20);
    const as = sale.merchantStaff;
    expect(await api.ok(adminOrderFreight, { id: sale.id }, { as })).toBeNull();
    expect(await api.ok(setOrderFreight, requestOf(sale), { as })).toEqual({ id: sale.id, status: 12 });
    expect((await api.refused(setOrderFreight, requestOf(sale), { as })).error).toBe('STATE_CONFLICT');
    expect(await api.ok(orderFreight, { id: sale.id }, { as: sale.buyer })).toMatchObject({
      ...{ freight: '4500', status: 0, ended_at: null },
    });
    expect(await api.ok(orderDetail, { id: sale.id }, { as: sale.buyer })).toMatchObject({
      ...{ total_price: '10000', freight: '0', clock_at: expect.any(String) },
    });
  });

  it('is not billed in another currency, of nothing, for a fixed freight, or once a parcel is packed', async () => {
    const sale = await aSale(20);
    const refusal = async (more = {}) =>
      (await api.refused(setOrderFreight, requestOf(sale, more), { as: sale.merchantStaff })).error;
    expect(await refusal({ currency: 'CNY' })).toBe('CURRENCY_MISMATCH');
    expect(await refusal({ freight: '0' })).toBe('AMOUNT_INVALID');
    expect(await refusal({ freight: '1.5' })).toBe('AMOUNT_INVALID');
    await api.db.query('UPDATE orders SET delivery_type = 1 WHERE id = $1', [sale.id]);
    expect(await refusal()).toBe('STATE_CONFLICT');
    await api.db.query('UPDATE orders SET delivery_type = 2 WHERE id = $1', [sale.id]);
    await aShipment(api.db, sale.id);
    expect(await refusal()).toBe('STATE_CONFLICT');
  });

  it('is paid from the balance into the order’s escrow, once, and the order waits to be shipped', async () => {
    const sale = await aSale(12);
    await giveMoney(api.db, sale.buyer.accountId, FREIGHT * 2);
    const before = await escrowOf(sale);
    const refused = await api.refused(payOrderFreight, { id: sale.id, pay_type: 3 }, { as: sale.buyer });
    expect(refused.error).toBe('PAY_TYPE_REFUSED');
    const paid = await api.ok(payOrderFreight, byBalance(sale), { as: sale.buyer });
    expect(paid).toMatchObject({ status: 20, pay_url: null });
    expect((await escrowOf(sale)) - before).toBe(FREIGHT);
    expect(await yenOf(sale.buyer)).toBe(String(FREIGHT));
    const again = await api.refused(payOrderFreight, byBalance(sale), { as: sale.buyer });
    expect(again.error).toBe('ALREADY_PAID');
    expect(await api.ok(orderFreight, { id: sale.id }, { as: sale.buyer })).toMatchObject({ status: 10 });
  });

  it('refunds everything where the buyer declines it', async () => {
    const sale = await aSale(12);
    const stranger = { as: await aMember(api) };
    expect((await api.refused(declineOrderFreight, { id: sale.id }, stranger)).error).toBe('NOT_FOUND');
    const ended = await api.ok(declineOrderFreight, { id: sale.id }, { as: sale.buyer });
    expect(ended).toEqual({ id: sale.id, status: 71 });
    expect(await yenOf(sale.buyer)).toBe(String(PAID));
    expect(await api.ok(orderFreight, { id: sale.id }, { as: sale.buyer })).toMatchObject({ status: 30 });
  });

  it('refunds everything where nobody paid it in seven days', async () => {
    const [late, early] = [await aSale(12), await aSale(12)];
    await api.db.query('UPDATE orders SET clock_at = clock_timestamp() WHERE id = $1', [late.id]);
    const tooLate = await api.refused(payOrderFreight, byBalance(late), { as: late.buyer });
    expect(tooLate.error).toBe('ORDER_EXPIRED');
    await api.app.get(FreightBillService, { strict: false }).endLate();
    expect([await statusOf(late), await statusOf(early)]).toEqual([71, 12]);
    expect(await yenOf(late.buyer)).toBe(String(PAID));
  });

  it('is paid or waived, never both, of 20 who try at once', async () => {
    const sale = await aSale(12);
    await giveMoney(api.db, sale.buyer.accountId, FREIGHT);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0
          ? api.envelope(
              waiveOrderFreight.path,
              { id: sale.id, request_id: uniqueText() },
              { as: sale.merchantStaff },
            )
          : api.envelope(
              payOrderFreight.path,
              { ...byBalance(sale), request_id: uniqueText() },
              { as: sale.buyer },
            ),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const bill = await api.ok(orderFreight, { id: sale.id }, { as: sale.buyer });
    expect([await yenOf(sale.buyer), bill?.status]).toEqual(
      bill?.status === 10 ? ['0', 10] : [String(FREIGHT), 20],
    );
    expect(await statusOf(sale)).toBe(20);
  });

  it('is refunded with the rest of an order that is never sent', async () => {
    const sale = await aSale(12);
    await giveMoney(api.db, sale.buyer.accountId, FREIGHT);
    await api.ok(payOrderFreight, byBalance(sale), { as: sale.buyer });
    await neverSent(sale);
    expect(await yenOf(sale.buyer)).toBe(String(PAID + FREIGHT));
    expect(await escrowOf(sale)).toBe(0);
  });

  it('is the merchant’s where goods left, though all of the price is refunded', async () => {
    const [whole, part] = [await aSale(12), await aSale(12)];
    const gross = async ({ id }: Sale) =>
      (await api.db.query('SELECT gross FROM transfer WHERE order_id = $1', [id])).rows;
    for (const sale of [whole, part]) {
      await giveMoney(api.db, sale.buyer.accountId, FREIGHT);
      await api.ok(payOrderFreight, byBalance(sale), { as: sale.buyer });
      await aShipment(api.db, sale.id, 1);
    }
    await plant(
      api.db,
      `INSERT INTO order_line (order_id, line, goods_id, goods_name_c, goods_name_e, goods_name_j, quantity, unit_price)
       SELECT order_id, 2, goods_id, goods_name_c, goods_name_e, goods_name_j, 2, 1 FROM order_line WHERE order_id = $1`,
      [part.id],
    );
    for (const sale of [whole, part]) {
      const clerk = await aStaff(api, ['order:refund:audit'], sale.seller.companyId);
      await api.ok(refundOrder, { id: sale.id, reason: 'Broken', amount: PAID }, { as: sale.buyer });
      await api.ok(auditRefund, { id: sale.id, status: 1 }, { as: clerk });
      expect([await statusOf(sale), await yenOf(sale.buyer), await escrowOf(sale)]).toEqual([
        71,
        String(PAID),
        0,
      ]);
      expect(await gross(sale)).toEqual([{ gross: FREIGHT }]);
    }
  });

  it('goes to the balance where its provider does not refund it, and the payer is notified', async () => {
    const sale = await aSale(12);
    const online = { id: sale.id, pay_type: PAY_TYPE.online };
    const { payment_id } = await api.ok(payOrderFreight, online, { as: sale.buyer });
    await notifyServer(api.url, success(payment_id ?? 0, FREIGHT));
    await eventually('it is paid', async () => (await statusOf(sale)) === 20);
    await neverSent(sale);
    expect(await yenOf(sale.buyer)).toBe(String(PAID));
    const provider = api.app.get(PaymentProviders, { strict: false }).sandbox;
    const refused = jest.spyOn(provider ?? { refund: () => Promise.resolve() }, 'refund');
    refused.mockRejectedValue(new Error('the account is closed'));
    for (let attempt = 1; attempt <= 5; attempt++) {
      await api.db.query('UPDATE payment_refund SET next_at = clock_timestamp() WHERE payment_id = $1', [
        payment_id,
      ]);
      await api.app.get(PaymentRefundService, { strict: false }).run();
    }
    refused.mockRestore();
    await eventually(
      'it is on the balance',
      async () => (await yenOf(sale.buyer)) === String(PAID + FREIGHT),
    );
    await eventually('the payer is notified', async () => {
      const { data } = await api.ok(messageList, { data_type: MESSAGE_TYPE.refund }, { as: sale.buyer });
      return data.some(({ content }) => content.title.startsWith('Freight of order'));
    });
  });
});
