import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import {
  creditRemittance,
  sendRemittance,
  sentRemittances,
} from '@fovea/shared-types/finance/remittance.calls';
import {
  declineOrderFreight,
  orderFreight,
  payOrderFreight,
  setOrderFreight,
  waiveOrderFreight,
} from '@fovea/shared-types/order/freight-bill.calls';
import { FREIGHT_BILL_STATUS } from '@fovea/shared-types/order/freight-bill-status';
import { orderDetail } from '@fovea/shared-types/order/order.calls';
import { ORDER_STATUS, REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { FreightBillService } from '../../../server/src/order/freight-bills/freight-bill.service.js';
import { aQuotedOrder } from '../../fixtures/refunds.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff, giveMoney } from '../../support/people.js';
import { aBankScene, named, type BankScene, type Paid } from '../../support/remitted.js';

const { freight_to_pay: requested, to_ship: toShip, refunded } = ORDER_STATUS;

let api: TestApi;
let bankScene: BankScene;
beforeAll(async () => {
  api = await startApi();
  bankScene = await aBankScene(api);
});
afterAll(() => api?.stop());

/** 4,500 yen of freight, billed after the order was paid. */
async function aFreightBill(): Promise<Paid & { merchant: Person }> {
  const [payer, seller] = [await aMember(api), await aSeller(api)];
  const merchant = await aStaff(
    api,
    ['order:order:list', 'order:freight:set', 'order:freight:waive'],
    seller.companyId,
  );
  const parties = { buyer_id: payer.accountId, seller_id: seller.accountId, company_id: seller.companyId };
  const id = await aQuotedOrder(api.db, { ...parties, captured: 10_000, status: toShip });
  await api.ok(setOrderFreight, { id, freight: '4500', currency: 'JPY' }, { as: merchant });
  return { subject_type: 'freight_bill', id, payer, merchant };
}

const statusOf = async ({ id, payer }: Paid) => (await api.ok(orderDetail, { id }, { as: payer })).status;
const billOf = async ({ id, payer }: Paid) => (await api.ok(orderFreight, { id }, { as: payer }))?.status;
const endLate = () => api.app.get(FreightBillService, { strict: false }).endLate();
const timeIsOver = ({ id }: Paid) =>
  api.db.query(`UPDATE orders SET clock_at = clock_timestamp() - interval '1 second' WHERE id = $1`, [id]);

describe('freight that was billed afterwards', () => {
  it('is transferred under the number of its order and paid when finance finds it, once', async () => {
    const bill = await aFreightBill();
    const { pay_types, bank, money, reference } = await bankScene.optionsOf(bill);
    const { order_no } = await api.ok(orderDetail, { id: bill.id }, { as: bill.payer });
    expect([pay_types.includes(PAY_TYPE.bank), bank?.account_no, money, reference]).toEqual([
      ...[true, '1234567', '4500', order_no],
    ]);
    const sent = await bankScene.send(bill);
    expect([await statusOf(bill), await billOf(bill)]).toEqual([requested, FREIGHT_BILL_STATUS.unpaid]);
    expect(await bankScene.confirmedAtOnce(sent)).toBe(1);
    expect([await statusOf(bill), await billOf(bill)]).toEqual([toShip, FREIGHT_BILL_STATUS.paid]);
    expect(await bankScene.capturesOf(bill)).toEqual([{ subject_id: bill.id, amount: 4_500 }]);
    expect(await api.ok(sentRemittances, { id: bill.id }, { as: bill.payer })).toEqual([]);
  });

  it('is not paid, waived, declined or transferred another time while finance looks for it', async () => {
    const bill = await aFreightBill();
    const { id, payer, merchant } = bill;
    await giveMoney(api.db, payer.accountId, 5_000);
    const sent = await bankScene.send(bill);
    const again = { ...named(bill), ...(await bankScene.papers(bill)) };
    expect([
      (await api.refused(payOrderFreight, { id, pay_type: PAY_TYPE.balance }, { as: payer })).error,
      (await api.refused(declineOrderFreight, { id }, { as: payer })).error,
      (await api.refused(waiveOrderFreight, { id }, { as: merchant })).error,
      (await api.refused(sendRemittance, again, { as: payer })).error,
    ]).toEqual(Array.from({ length: 4 }, () => 'STATE_CONFLICT'));
    expect([await statusOf(bill), await bankScene.yenOf(bill)]).toEqual([requested, '5000']);
    await bankScene.refuse(sent);
    await api.ok(waiveOrderFreight, { id }, { as: merchant });
    expect(await statusOf(bill)).toBe(toShip);
    const late = { ...named(bill), ...(await bankScene.papers(bill)) };
    expect((await api.refused(sendRemittance, late, { as: payer })).error).toBe('STATE_CONFLICT');
  });

  it('does not lapse while finance looks for it, and has a day more when it is not found', async () => {
    const bill = await aFreightBill();
    const sent = await bankScene.send(bill);
    await timeIsOver(bill);
    await endLate();
    expect(await statusOf(bill)).toBe(requested);
    await bankScene.refuse(sent);
    await endLate();
    const { status, clock_at } = await api.ok(orderDetail, { id: bill.id }, { as: bill.payer });
    expect(status).toBe(requested);
    expect(Date.parse(clock_at ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await timeIsOver(bill);
    await endLate();
    expect(await statusOf(bill)).toBe(refunded);
  });

  it('is not paid by another sum, which is its payer’s', async () => {
    const bill = await aFreightBill();
    const id = await bankScene.send(bill);
    const decision = { id, amount: 4_400, currency: 'JPY' as const, audit_notes: '100 short' };
    expect((await api.ok(creditRemittance, decision, { as: bankScene.clerk })).status).toBe(
      REMITTANCE_STATUS.credited,
    );
    expect([await statusOf(bill), await bankScene.yenOf(bill)]).toEqual([requested, '4400']);
  });
});
