import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import { merchantDetail } from '@fovea/shared-types/member/company.calls';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { uploadImage } from '@fovea/shared-types/platform/platform.calls';
import { adminCancelOrder } from '@fovea/shared-types/order/checkout.calls';
import { adminOrderDetail } from '@fovea/shared-types/order/order-admin.calls';
import { orderDetail } from '@fovea/shared-types/order/order.calls';
import {
  addRefundMessage,
  adminAddRefundMessage,
  adminRefundDetail,
  auditRefund,
  cancelRefund,
  confirmRefundReturn,
  decideRefund,
  escalateRefund,
  orderRefunds,
  refundOrder,
  retryRefund,
  updateRefundLogistics,
} from '@fovea/shared-types/order/refund.calls';
import { refund } from '@fovea/shared-types/order/refund.record';
import { REFUND_CAUSE, REFUND_SIDE } from '@fovea/shared-types/order/refund-rules';
import { MerchantMarks } from '../../../server/src/member/merchants/merchant-marks.js';
import { RefundDeadlines } from '../../../server/src/order/refunds/refund-deadlines.service.js';
import { RefundOpening } from '../../../server/src/order/refunds/refund-opening.service.js';
import { UnshippedOrders } from '../../../server/src/order/refunds/unshipped-orders.service.js';
import { Database } from '../../../server/src/platform/database/database.js';
import { aPng } from '../../fixtures/files.js';
import { aShipment } from '../../fixtures/orders.js';
import { aWarehouse } from '../../fixtures/places.js';
import { aPaidOrder, aRefund } from '../../fixtures/refunds.js';
import { anItem, aStockDocument } from '../../fixtures/stock-rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { upload } from '../../support/forms.js';
import { aMember, aSeller, aStaff, type Seller } from '../../support/people.js';
import { violations } from '../../support/violations.js';
import { plant } from '../../support/planting.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterEach(async () => expect(await violations(api.db, 'money')).toEqual([]));
afterAll(() => api?.stop());

interface Sale {
  id: number;
  buyer: Person;
  seller: Seller;
  clerk: Person;
}

async function aSale(
  order: { status?: number; captured?: number; refund_switch?: number } = {},
): Promise<Sale> {
  const [seller, buyer] = await Promise.all([aSeller(api), aMember(api)]);
  const clerk = await aStaff(api, ['order:refund:list', 'order:refund:audit'], seller.companyId);
  const id = await aPaidOrder(api.db, {
    buyer_id: buyer.accountId,
    seller_id: seller.accountId,
    company_id: seller.companyId,
    ...order,
  });
  return { id, buyer, seller, clerk };
}

const arbiter = () =>
  aStaff(api, ['order:refund:list', 'order:refund:decide', 'order:refund:retry', 'order:refund:audit']);
const ask = ({ id, buyer }: Sale, amount = 10_000) =>
  api.ok(refundOrder, { id, reason: 'The lens is scratched', amount }, { as: buyer });
const yenOf = async (person: Person) =>
  (await api.ok(myBalance, {}, { as: person })).find(({ currency }) => currency === 'JPY')?.balance;
const stateOf = async ({ id, buyer }: Sale) => (await api.ok(orderDetail, { id }, { as: buyer })).status;
const threadOf = async ({ id, buyer }: Sale) => {
  const [thread] = (await api.ok(orderRefunds, { id }, { as: buyer })).refunds;
  if (!thread) throw new Error('no refund was requested');
  return thread;
};
async function escrowOf({ seller }: Sale): Promise<number> {
  const { rows } = await api.db.query<{ balance: number }>(
    `SELECT balance FROM ledger_account WHERE owner_type = 'company' AND owner_id = $1 AND kind = 'escrow'`,
    [seller.companyId],
  );
  return rows[0]?.balance ?? 0;
}
/** As if so many hours had passed since the refund last moved. */
const wait = ({ id }: Sale, hours: number) =>
  api.db.query(`UPDATE refund SET due_at = due_at - make_interval(hours => $2) WHERE order_id = $1`, [
    id,
    hours,
  ]);
const runDeadlines = () => api.app.get(RefundDeadlines, { strict: false }).moveOn();

describe('a refund in part', () => {
  it('goes to the buyer’s balance, and the order back to its previous state (R-ORD-13)', async () => {
    const sale = await aSale({ status: 20 });
    const { enclosureId } = await upload(api, uploadImage, { bytes: await aPng() }, sale.buyer);
    await api.ok(
      refundOrder,
      { id: sale.id, reason: 'Scratched', amount: 4_000, images: [enclosureId] },
      { as: sale.buyer },
    );
    expect(await stateOf(sale)).toBe(70);
    expect(
      await api.ok(
        auditRefund,
        { id: sale.id, status: 1, amount: 3_000, audit_notes: 'For the scratch' },
        { as: sale.clerk },
      ),
    ).toEqual({
      id: sale.id,
      status: 60,
    });
    expect(await stateOf(sale)).toBe(20);
    expect([await yenOf(sale.buyer), await escrowOf(sale)]).toEqual(['3000', 7_000]);
    const read = await api.ok(orderRefunds, { id: sale.id }, { as: sale.buyer });
    expect(read).toMatchObject({ refundable_amount: 7_000, currency: 'JPY' });
    expect(read.refunds[0]).toMatchObject({
      status: 60,
      asked_price: '4000',
      refund_price: '3000',
      due_at: null,
    });
    expect(read.refunds[0]?.entries.map(({ side, status, content }) => [side, status, content])).toEqual([
      [REFUND_SIDE.buyer, 10, 'Scratched'],
      [REFUND_SIDE.merchant, 50, 'For the scratch'],
      [REFUND_SIDE.time, 60, ''],
    ]);
    expect(read.refunds[0]?.entries[0]?.images).toMatchObject([{ id: enclosureId }]);
  });

  it('may be followed by another, up to what was paid and not beyond', async () => {
    const sale = await aSale({ status: 30 });
    await ask(sale, 9_999);
    await api.ok(auditRefund, { id: sale.id, status: 1 }, { as: sale.clerk });
    expect(
      await api.refused(refundOrder, { id: sale.id, reason: 'More', amount: 2 }, { as: sale.buyer }),
    ).toMatchObject({ error: 'REFUND_EXCEEDS_PAID' });
    await ask(sale, 1);
    await api.ok(auditRefund, { id: sale.id, status: 1 }, { as: sale.clerk });
    expect([await stateOf(sale), await yenOf(sale.buyer), await escrowOf(sale)]).toEqual([71, '10000', 0]);
  });
});

describe('a request for a refund', () => {
  it('is one at a time, however often it is sent, and never for more than was paid (M8)', async () => {
    const sale = await aSale({ status: 40 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        api.envelope(refundOrder.path, { id: sale.id, reason: 'Broken', amount: 10_000 }, { as: sale.buyer }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(new Set(answers.flatMap((answer) => ('error' in answer ? [answer.error] : [])))).toEqual(
      new Set(['STATE_CONFLICT']),
    );
    const contents = await Promise.all(
      Array.from({ length: 50 }, () =>
        api.envelope(auditRefund.path, { id: sale.id, status: 1 }, { as: sale.clerk }),
      ),
    );
    expect(contents.filter(({ code }) => code === 200)).toHaveLength(1);
    expect([await yenOf(sale.buyer), await escrowOf(sale)]).toEqual(['10000', 0]);
    const other = await aSale({ status: 20 });
    expect(
      await api.refused(refundOrder, { id: other.id, reason: 'x', amount: 10_001 }, { as: other.buyer }),
    ).toMatchObject({ error: 'REFUND_EXCEEDS_PAID' });
  });

  it('is refused where refunds are off and before the payment (R-ORD-10)', async () => {
    const off = await aSale({ refund_switch: 0 });
    const unpaid = await aSale({ status: 10 });
    for (const sale of [off, unpaid])
      expect(
        await api.refused(refundOrder, { id: sale.id, reason: 'x', amount: 1 }, { as: sale.buyer }),
      ).toMatchObject({ error: 'STATE_CONFLICT' });
    const inTime = await aSale({ status: 50 });
    await ask(inTime, 1);
  });

  it('is withdrawn by its buyer, and the order continues', async () => {
    const sale = await aSale({ status: 30 });
    await ask(sale);
    expect(await api.ok(cancelRefund, { id: sale.id }, { as: sale.buyer })).toEqual({
      id: sale.id,
      status: 70,
    });
    expect([await stateOf(sale), await escrowOf(sale)]).toEqual([30, 10_000]);
  });

  it('of another, or answered by another company, is as if absent', async () => {
    const [sale, other] = [await aSale(), await aSale()];
    await ask(sale);
    expect(await api.refused(orderRefunds, { id: sale.id }, { as: other.buyer })).toMatchObject({
      error: 'NOT_FOUND',
    });
    expect(await api.refused(cancelRefund, { id: sale.id }, { as: other.buyer })).toMatchObject({
      error: 'NOT_FOUND',
    });
    expect(await api.refused(auditRefund, { id: sale.id, status: 1 }, { as: other.clerk })).toMatchObject({
      error: 'NOT_FOUND',
    });
  });
});

describe('goods that are returned first', () => {
  it('are paid for once the merchant has them', async () => {
    const sale = await aSale({ status: 40 });
    await ask(sale);
    expect(
      await api.ok(auditRefund, { id: sale.id, status: 1, need_return: 1 }, { as: sale.clerk }),
    ).toMatchObject({ status: 40 });
    await api.ok(
      updateRefundLogistics,
      { id: sale.id, logistics_company: 'Yamato', logistics_code: 'YT-1' },
      { as: sale.buyer },
    );
    expect(await threadOf(sale)).toMatchObject({
      status: 41,
      need_return: true,
      logistics_code: 'YT-1',
      logistics_company: 'Yamato',
    });
    expect(await api.ok(confirmRefundReturn, { id: sale.id, status: 1 }, { as: sale.clerk })).toMatchObject({
      status: 60,
    });
    expect([await stateOf(sale), await yenOf(sale.buyer)]).toEqual([71, '10000']);
  });

  it('cannot, before they were sent', async () => {
    const sale = await aSale({ status: 20 });
    await ask(sale);
    expect(
      await api.refused(auditRefund, { id: sale.id, status: 1, need_return: 1 }, { as: sale.clerk }),
    ).toMatchObject({ error: 'STATE_CONFLICT' });
  });

  it('are disputed with a statement, before the platform', async () => {
    const sale = await aSale({ status: 40 });
    await ask(sale);
    await api.ok(auditRefund, { id: sale.id, status: 1, need_return: 1 }, { as: sale.clerk });
    await api.ok(updateRefundLogistics, { id: sale.id, logistics_code: 'YT-1' }, { as: sale.buyer });
    expect(
      await api.refused(confirmRefundReturn, { id: sale.id, status: -1 }, { as: sale.clerk }),
    ).toMatchObject({ error: 'VALIDATION', fields: { reason: expect.any(String) } });
    expect(
      await api.ok(
        confirmRefundReturn,
        { id: sale.id, status: -1, reason: 'The probe is missing' },
        { as: sale.clerk },
      ),
    ).toMatchObject({ status: 30 });
  });
});

describe('a rejected request', () => {
  it('is escalated to the platform, whose decision is by neither party', async () => {
    const sale = await aSale({ status: 40 });
    await ask(sale, 8_000);
    await api.ok(auditRefund, { id: sale.id, status: -1, audit_notes: 'Used for weeks' }, { as: sale.clerk });
    await api.ok(escalateRefund, { id: sale.id, reason: 'It never worked' }, { as: sale.buyer });
    const party = await aStaff(api, ['order:refund:decide']);
    await api.db.query('UPDATE account SET company_id = $2 WHERE id = $1', [
      party.accountId,
      sale.seller.companyId,
    ]);
    const decision = { id: sale.id, status: 1, amount: 5_000, audit_notes: 'Half the time it worked' };
    expect(await api.refused(decideRefund, decision, { as: party })).toMatchObject({
      error: 'SELF_APPROVAL',
    });
    const judge = await arbiter();
    const { data } = await api.ok(refund.calls.list, { order_id: sale.id }, { as: judge });
    expect(data).toMatchObject([
      { order_id: sale.id, status: 30, asked_price: '8000', refund_price: null, waiting_hours: 0 },
    ]);
    expect(await api.ok(adminRefundDetail, { id: data[0]?.id ?? 0 }, { as: judge })).toMatchObject({
      asked_amount: 8_000,
      may_return: true,
      is_party: false,
      thread: {
        entries: [
          { content: 'The lens is scratched' },
          { content: 'Used for weeks' },
          { content: 'It never worked' },
        ],
      },
    });
    expect(await api.refused(decideRefund, { ...decision, amount: 8_001 }, { as: judge })).toMatchObject({
      error: 'REFUND_EXCEEDS_PAID',
    });
    expect(await api.ok(decideRefund, decision, { as: judge })).toEqual({ id: sale.id, status: 60 });
    expect([await stateOf(sale), await yenOf(sale.buyer), await escrowOf(sale)]).toEqual([40, '5000', 5_000]);
  });

  it('ends when the platform is of the merchant’s mind', async () => {
    const sale = await aSale({ status: 40 });
    await ask(sale);
    await api.ok(auditRefund, { id: sale.id, status: -1, audit_notes: 'No' }, { as: sale.clerk });
    await api.ok(escalateRefund, { id: sale.id, reason: 'Yes' }, { as: sale.buyer });
    expect(
      await api.ok(
        decideRefund,
        { id: sale.id, status: -1, audit_notes: 'As described' },
        { as: await arbiter() },
      ),
    ).toMatchObject({ status: 70 });
    expect([await stateOf(sale), await escrowOf(sale)]).toEqual([40, 10_000]);
  });
});

describe('the time', () => {
  it('takes what the merchant does not answer to the platform after 72 hours (R-ORD-12)', async () => {
    const sale = await aSale({ status: 40 });
    await ask(sale);
    await wait(sale, 71);
    await runDeadlines();
    expect((await threadOf(sale)).status).toBe(10);
    await wait(sale, 1);
    await runDeadlines();
    expect(await threadOf(sale)).toMatchObject({ status: 30, due_at: null });
  });

  it('ends what the buyer does not continue, and the order continues', async () => {
    const [silent, unsent] = [await aSale({ status: 40 }), await aSale({ status: 30 })];
    await ask(silent);
    await api.ok(auditRefund, { id: silent.id, status: -1, audit_notes: 'No' }, { as: silent.clerk });
    await ask(unsent);
    await api.ok(auditRefund, { id: unsent.id, status: 1, need_return: 1 }, { as: unsent.clerk });
    await wait(silent, 7 * 24);
    await wait(unsent, 14 * 24);
    await runDeadlines();
    expect([(await threadOf(silent)).status, (await threadOf(unsent)).status]).toEqual([70, 70]);
    expect([await stateOf(silent), await stateOf(unsent)]).toEqual([40, 30]);
  });
});

describe('an order that cannot be fulfilled', () => {
  it('refunds everything at once', async () => {
    const sale = await aSale({ status: 20 });
    await api.db.transaction((tx) =>
      api.app.get(RefundOpening, { strict: false }).refundWholeOrder(tx, sale.id, {
        cause: REFUND_CAUSE.not_shipped,
        side: REFUND_SIDE.time,
        accountId: null,
        reason: '',
      }),
    );
    expect([await stateOf(sale), await yenOf(sale.buyer), await escrowOf(sale)]).toEqual([71, '10000', 0]);
    expect(await threadOf(sale)).toMatchObject({ status: 60, cause: REFUND_CAUSE.not_shipped });
  });
});

describe('a paid order that its merchant cannot deliver', () => {
  it('is refunded as a whole, once, with the reason for its buyer, while nothing was sent', async () => {
    const [sale, sent, others] = [
      await aSale({ status: 20 }),
      await aSale({ status: 20 }),
      await aSale({ status: 20 }),
    ];
    const clerk = await aStaff(api, ['order:order:cancel'], sale.seller.companyId);
    const requested = { id: sale.id, reason: 'Broken in the store' };
    expect((await api.refused(adminCancelOrder, { id: sale.id }, { as: clerk })).fields).toHaveProperty(
      'reason',
    );
    expect((await api.refused(adminCancelOrder, { ...requested, id: others.id }, { as: clerk })).error).toBe(
      'NOT_FOUND',
    );
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.envelope(adminCancelOrder.path, requested, { as: clerk })),
    );
    expect(answers.flatMap(({ data, error }) => data ?? error ?? [])).toEqual(
      expect.arrayContaining([{ id: sale.id, status: 71 }, ...Array<string>(4).fill('STATE_CONFLICT')]),
    );
    expect([await stateOf(sale), await yenOf(sale.buyer), await escrowOf(sale)]).toEqual([71, '10000', 0]);
    const { cause, entries } = await threadOf(sale);
    expect([cause, entries[0]?.side, entries[0]?.content]).toEqual([
      REFUND_CAUSE.cannot_deliver,
      REFUND_SIDE.merchant,
      requested.reason,
    ]);
    await aShipment(api.db, sent.id, 1);
    const its = await aStaff(api, ['order:order:cancel'], sent.seller.companyId);
    expect((await api.refused(adminCancelOrder, { ...requested, id: sent.id }, { as: its })).error).toBe(
      'STATE_CONFLICT',
    );
    expect(await stateOf(sent)).toBe(20);
  });
});

describe('an order that nobody shipped in fourteen days', () => {
  const refundDueOrders = () => api.app.get(UnshippedOrders, { strict: false }).refundDueOrders();
  const over = ({ id }: Sale) =>
    api.db.query('UPDATE orders SET clock_at = clock_timestamp() WHERE id = $1', [id]);

  it('is refunded as a whole, once, and its merchant is notified', async () => {
    const [late, inTime, sent] = [
      await aSale({ status: 20 }),
      await aSale({ status: 20 }),
      await aSale({ status: 20 }),
    ];
    await api.db.query(`UPDATE orders SET clock_at = clock_timestamp() + interval '1 hour' WHERE id = $1`, [
      inTime.id,
    ]);
    await aShipment(api.db, sent.id, 1);
    await Promise.all([over(late), over(sent)]);
    await Promise.all([refundDueOrders(), refundDueOrders(), refundDueOrders()]);
    expect([await stateOf(late), await yenOf(late.buyer), await escrowOf(late)]).toEqual([71, '10000', 0]);
    expect(await threadOf(late)).toMatchObject({ status: 60, cause: REFUND_CAUSE.not_shipped });
    expect([await stateOf(inTime), await stateOf(sent)]).toEqual([20, 20]);
    await eventually('the merchant’s message', async () => {
      const { data } = await api.ok(messageList, { data_type: MESSAGE_TYPE.order }, { as: late.seller });
      return data.some(({ content }) => content.params.notice === 'order_unshipped');
    });
  });

  it('counts once against the merchant, who is notified, as staff see on it and on the merchant’s company', async () => {
    const late = await aSale({ status: 20 });
    const { companyId } = late.seller;
    const marksOf = async (as: Person) =>
      (await api.ok(merchantDetail, { id: companyId }, { as })).unshipped_orders;
    const clerk = await aStaff(api, ['member:company:list', 'order:order:list']);
    const before = await marksOf(clerk);
    await over(late);
    await Promise.all([refundDueOrders(), refundDueOrders()]);
    expect(await marksOf(clerk)).toBe(before + 1);
    expect(await api.ok(adminOrderDetail, { id: late.id }, { as: clerk })).toMatchObject({
      marked_at: expect.any(String),
    });
    // Whatever ends so once more is the same order.
    const again = await api.app
      .get(Database, { strict: false })
      .transaction((tx) => api.app.get(MerchantMarks, { strict: false }).mark(tx, companyId, late.id));
    expect(again).toBe(before + 1);
    await eventually('the merchant’s message', async () => {
      const { data } = await api.ok(messageList, { data_type: MESSAGE_TYPE.order }, { as: late.seller });
      return data.some(
        ({ content: { params } }) => params.notice === 'merchant_marked' && params.count === before + 1,
      );
    });
  });
});

describe('an order of which a part is on its way', () => {
  it('is refunded as a whole: what was sent stays out or is returned, the rest is in stock again', async () => {
    const sale = await aSale({ status: 20 });
    const warehouse = await aWarehouse(api.db, sale.seller.companyId);
    const product = await anItem(api.db, sale.seller.companyId);
    const documentOf = async (line: number) => {
      const { rows } = await api.db.query<{ id: number }>(
        'SELECT id FROM order_line WHERE order_id = $1 AND line = $2',
        [sale.id, line],
      );
      const company = sale.seller.companyId;
      const orderLine = rows[0]?.id ?? 0;
      return aStockDocument(api.db, {
        ...{ company, warehouse, product, accountId: sale.seller.accountId, type: 21, orderLine },
      });
    };
    await plant(
      api.db,
      `WITH less AS (UPDATE order_line SET unit_price = unit_price - 1 WHERE order_id = $1 AND line = 1)
       INSERT INTO order_line (order_id, line, goods_id, goods_name_c, goods_name_e, goods_name_j, quantity, unit_price)
       SELECT order_id, 2, goods_id, goods_name_c, goods_name_e, goods_name_j, 1, 1 FROM order_line
       WHERE order_id = $1 AND line = 1`,
      [sale.id],
    );
    const [gone, kept] = [await documentOf(1), await documentOf(2)];
    await aShipment(api.db, sale.id, 1);
    await ask(sale);
    expect(
      await api.ok(adminRefundDetail, { id: (await threadOf(sale)).id }, { as: sale.clerk }),
    ).toMatchObject({
      may_return: true,
    });
    await api.ok(auditRefund, { id: sale.id, status: 1 }, { as: sale.clerk });
    expect([await stateOf(sale), await yenOf(sale.buyer)]).toEqual([71, '10000']);
    const { rows } = await api.db.query<{ id: number; status: number }>(
      'SELECT id, status FROM stock_document WHERE id = ANY ($1::bigint[]) ORDER BY id',
      [[gone, kept]],
    );
    expect(rows.map(({ status }) => status)).toEqual([0, 9]);
  });
});

describe('money that a provider would not refund', () => {
  it('is credited to the balance, with a note', async () => {
    const sale = await aSale();
    const { orderId } = await aRefund(
      api.db,
      { buyer_id: sale.buyer.accountId, seller_id: sale.seller.accountId, company_id: sale.seller.companyId },
      { status: 51, amount: 6_000, order_status: 20 },
    );
    const finance = await arbiter();
    expect(
      await api.ok(
        retryRefund,
        { id: orderId, to_balance: 1, remark: 'The card was closed' },
        { as: finance },
      ),
    ).toEqual({ id: orderId, status: 60 });
    expect(await yenOf(sale.buyer)).toBe('6000');
  });
});

describe('the thread of a refund', () => {
  it('is read by its parties, each with the name of their own side alone', async () => {
    const sale = await aSale({ status: 40 });
    await ask(sale);
    await api.ok(addRefundMessage, { id: sale.id, content: 'Here is another picture' }, { as: sale.buyer });
    await api.ok(adminAddRefundMessage, { id: sale.id, content: 'Thank you' }, { as: sale.clerk });
    await api.ok(adminAddRefundMessage, { id: sale.id, content: 'We read along' }, { as: await arbiter() });
    const { entries } = await threadOf(sale);
    expect(entries.map(({ side, content, username }) => [side, content, username !== null])).toEqual([
      [REFUND_SIDE.buyer, 'The lens is scratched', true],
      [REFUND_SIDE.buyer, 'Here is another picture', true],
      [REFUND_SIDE.merchant, 'Thank you', false],
      [REFUND_SIDE.platform, 'We read along', false],
    ]);
    await api.ok(cancelRefund, { id: sale.id }, { as: sale.buyer });
    expect(
      await api.refused(addRefundMessage, { id: sale.id, content: 'One more' }, { as: sale.buyer }),
    ).toMatchObject({ error: 'STATE_CONFLICT' });
  });
});
