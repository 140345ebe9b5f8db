import {
  addFeedback,
  addMessageBoard,
  feedbackStatus,
  replyMessageBoard,
} from '@fovea/shared-types/content/content.calls';
import { adminMenuNumber } from '@fovea/shared-types/message/message.calls';
import { confirmRemittance, sendRemittance } from '@fovea/shared-types/finance/remittance.calls';
import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { payMonthBill } from '@fovea/shared-types/finance/month-bill.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import type { AdminBadge } from '@fovea/shared-types/message/message.dto';
import { addBargain, auditBargain } from '@fovea/shared-types/order/bargain.calls';
import { auditReservation } from '@fovea/shared-types/order/reservation.calls';
import { cancelSendOutOrder, confirmSendOutOrder, shipOrder } from '@fovea/shared-types/order/shipping.calls';
import { shipment } from '@fovea/shared-types/order/shipment.record';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { MonthBillJobs } from '../../../server/src/finance/month-bills/month-bill.jobs.js';
import { someNegotiable } from '../../fixtures/bargains.js';
import { anExchange } from '../../fixtures/exchanges.js';
import { aWithdrawal } from '../../fixtures/payouts.js';
import { aPaidOrder } from '../../fixtures/refunds.js';
import { aMonthlyMember, anOverdueBill, anUnpaidOrder } from '../../fixtures/months.js';
import { aReservation, slotIn, someShown } from '../../fixtures/reservations.js';
import { aVoucher } from '../../fixtures/vouchers.js';
import { startApi, type TestApi } from '../../support/api.js';
import { takeYenByBank } from '../../fixtures/remittances.js';
import { aFile, aReceivedOrder } from '../../fixtures/rows.js';
import { anItem } from '../../fixtures/stock-rows.js';
import { eventually } from '../../support/eventually.js';
import { aClosedLot } from '../../support/lots.js';
import { aLot, aMember, aSeller, aStaff, giveMoney, inSeconds } from '../../support/people.js';
import { aStaffedStockroom, reviewError, sentIn } from '../../support/stock.js';
import { type Client, openSocket } from '../../support/wire.js';

let api: TestApi;
const opened: Client[] = [];
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  for (const socket of opened) socket.disconnect();
  await api?.stop();
});

/** Counts how often a page of this person was notified that a figure moved. */
async function listening(token: string): Promise<() => number> {
  const socket = await openSocket(api.url, token);
  opened.push(socket);
  let figureEvents = 0;
  socket.on('admin-menu:changed', () => (figureEvents += 1));
  return () => figureEvents;
}

/** A company's clerk with an open page, and what it shows after the page was notified once more. */
async function anOpenPage() {
  const seller = await aSeller(api);
  const clerk = await aStaff(api, [WILDCARD], seller.companyId);
  const figureEvents = await listening(clerk.token);
  const read = async () => (await api.ok(adminMenuNumber, {}, { as: clerk })).order;
  const after = async (act: () => Promise<unknown>, figures: Partial<AdminBadge['order']>): Promise<void> => {
    const before = figureEvents();
    await act();
    await eventually('the page is notified', () => figureEvents() > before);
    expect(await read()).toMatchObject(figures);
  };
  return { seller: { seller_id: seller.accountId, company_id: seller.companyId }, clerk, read, after };
}

describe('a figure of orders in the menu counts what waits, and an open page is notified when it moves', () => {
  it('of bargains', async () => {
    const { seller, clerk, read, after } = await anOpenPage();
    const [goods_id, buyer] = [await someNegotiable(api.db, seller), await aMember(api)];
    expect((await read()).bargain_order_num).toBe(0);
    const offer = { goods_id, offer_price: '800', currency: 'JPY' as const, checked: true };
    let id = 0;
    const offered = async () => ({ id } = await api.ok(addBargain, offer, { as: buyer }));
    await after(offered, { bargain_order_num: 1 });
    await after(() => api.ok(auditBargain, { id, status: 50 }, { as: clerk }), { bargain_order_num: 0 });
  });

  it('of viewings that are to come', async () => {
    const { seller, clerk, read, after } = await anOpenPage();
    const goods_id = await someShown(api.db, seller);
    await aReservation(api.db, 20, { goods_id, start_at: slotIn(-1) });
    const id = await aReservation(api.db, 15, { goods_id });
    expect(await read()).toMatchObject({ sub_order_num: 0, sub_audit_order_num: 1 });
    await after(() => api.ok(auditReservation, { id, status: 20 }, { as: clerk }), {
      sub_order_num: 1,
      sub_audit_order_num: 0,
    });
  });

  it('of auctions', async () => {
    const { seller, read, after } = await anOpenPage();
    await aLot(api, { ...seller, end_at: inSeconds(600) });
    expect((await read()).auction_order_num).toBe(1);
    await after(() => aClosedLot(api, [], seller), { auction_order_num: 1 });
  });

  it('of parcels whose pickup was requested, and of orders that wait for theirs', async () => {
    const { seller, clerk, read, after } = await anOpenPage();
    const id = await aPaidOrder(api.db, { ...seller, buyer_id: (await aMember(api)).accountId });
    const handOver = () => api.ok(shipOrder, { id, logistics_company: 1 }, { as: clerk });
    const waiting = async (): Promise<number> =>
      (await api.ok(shipment.calls.list, { status: 0 }, { as: clerk })).data[0]?.id ?? 0;
    expect(await read()).toMatchObject({ await_order_num: 1, drop_order_num: 0 });
    await after(handOver, { await_order_num: 1, drop_order_num: 1 });
    const first = await waiting();
    await after(() => api.ok(cancelSendOutOrder, { id: first }, { as: clerk }), { drop_order_num: 0 });
    await after(handOver, { drop_order_num: 1 });
    const sent = { id: await waiting(), logistics_company: 1, logistics_code: '1234' };
    await after(() => api.ok(confirmSendOutOrder, sent, { as: clerk }), {
      await_order_num: 0,
      drop_order_num: 0,
    });
  });
});

/** The documents of a kind of which an open page of this person was notified. */
async function reading(of: 'month_bill' | 'remittance', token: string): Promise<() => number[]> {
  const socket = await openSocket(api.url, token);
  opened.push(socket);
  const figureEvents: number[] = [];
  socket.on('document:changed', ({ kind, id }) => {
    if (kind === of) figureEvents.push(id);
  });
  return () => figureEvents;
}

describe('a figure at the menu', () => {
  it('is notified, when it moves, to the staff of that company and of the platform, and to nobody else', async () => {
    const [seller, otherSeller] = [await aSeller(api), await aSeller(api)];
    const own = await listening((await aStaff(api, ['message:badge:read'], seller.companyId)).token);
    const platform = await listening((await aStaff(api, ['message:badge:read'], null)).token);
    const others = await listening((await aStaff(api, ['message:badge:read'], otherSeller.companyId)).token);
    const powerless = await listening((await aStaff(api, ['auction:auction:list'], seller.companyId)).token);
    const member = await listening((await aMember(api)).token);
    await aClosedLot(api, [[await aMember(api), 5_000]], {
      seller_id: seller.accountId,
      company_id: seller.companyId,
    });
    await eventually('the end of the auction is published', () => own() > 0 && platform() > 0);
    expect([others(), powerless(), member()]).toEqual([0, 0, 0]);
  });

  it('is notified when a lot starts', async () => {
    const seller = await aSeller(api);
    const own = await listening((await aStaff(api, ['message:badge:read'], seller.companyId)).token);
    await aLot(api, {
      status: 10,
      start_at: inSeconds(1),
      end_at: inSeconds(600),
      seller_id: seller.accountId,
      company_id: seller.companyId,
    });
    await eventually('the start of the lot is published', () => own() > 0);
  });

  it('is notified to the staff of its company when a stock document is submitted, and when it is decided', async () => {
    const room = await aStaffedStockroom(api);
    const own = await listening((await aStaff(api, ['message:badge:read'], room.companyId)).token);
    const product_id = await anItem(api.db, room.companyId);
    const id = await sentIn(api, room, [{ product_id, good_number: 1, unit_cost: '100' }]);
    await eventually('the document is published', () => own() > 0);
    const before = own();
    expect(await reviewError(api, room, id)).toBeNull();
    await eventually('its decision is published', () => own() > before);
  });

  it('is notified to finance, with the queue, when a remittance is submitted and when it is decided', async () => {
    await takeYenByBank(api.db);
    const [seller, buyer] = [await aSeller(api), await aMember(api)];
    const clerk = await aStaff(api, ['message:badge:read', 'finance:remittance:confirm']);
    const merchant = await aStaff(api, ['message:badge:read'], seller.companyId);
    const waiting = async () =>
      (await api.ok(adminMenuNumber, {}, { as: clerk })).finance.audit_remittance_num;
    const others = await api.ok(adminMenuNumber, {}, { as: merchant });
    expect(others.finance.audit_remittance_num).toBe(0);
    const before = await waiting();
    const [queue, elsewhere] = [
      await reading('remittance', clerk.token),
      await reading('remittance', merchant.token),
    ];
    const id = await aReceivedOrder(api.db, {
      ...{ buyer_id: buyer.accountId, seller_id: seller.accountId, company_id: seller.companyId },
      ...{ status: 10, currency: 'JPY', pay_deadline: inSeconds(3_600) },
    });
    const remittance_images = [await aFile(api.db, buyer.accountId)];
    await api.ok(sendRemittance, { id, remittance_images }, { as: buyer });
    await eventually('the remittance is published', () => queue().length === 1);
    expect(await waiting()).toBe(before + 1);
    const [sent = 0] = queue();
    await api.ok(confirmRemittance, { id: sent, status: 1 }, { as: clerk });
    await eventually('its decision is published', () => queue().length === 2);
    expect([await waiting(), queue(), elsewhere()]).toEqual([before, [sent, sent], []]);
  });

  it('counts what waits for its decider, and is notified when it is requested and decided', async () => {
    const clerk = await aStaff(api, ['message:badge:read', 'finance:write-off:approve']);
    const asker = await aStaff(api, ['finance:write-off:add']);
    const waiting = async () => (await api.ok(adminMenuNumber, {}, { as: clerk })).finance;
    const before = await waiting();
    const figures = await listening(clerk.token);
    const ask = { bill_id: await anOverdueBill(api.db), reason: 'the clinic closed' };
    const { id } = await api.ok(writeOff.calls.add, ask, { as: asker });
    await eventually('the document is published', () => figures() > 0);
    expect(await waiting()).toEqual({ ...before, audit_write_off_num: before.audit_write_off_num + 1 });
    const figureEvents = figures();
    await api.ok(
      writeOff.calls.audit,
      { ids: [id], status: -1, audit_notes: 'it is paid soon' },
      { as: clerk },
    );
    await eventually('its decision is published', () => figures() > figureEvents);
    expect(await waiting()).toEqual(before);
    await Promise.all([
      anExchange(api.db),
      aVoucher(api.db),
      aWithdrawal(api.db, { ...(await aMember(api)), companyId: null }),
    ]);
    const all = await aStaff(api, [
      'message:badge:read',
      'finance:exchange:approve',
      'finance:journal-voucher:approve',
      'finance:withdrawal:approve',
    ]);
    expect((await api.ok(adminMenuNumber, {}, { as: all })).finance).toMatchObject({
      ...{ audit_exchange_num: 1, audit_voucher_num: 1, audit_withdrawal_num: 1, audit_write_off_num: 0 },
      audit_month_reopening_num: 0,
    });
  });

  it('leads to a list of bills that is notified when one of them is paid', async () => {
    const customer = await api.signIn(await aMonthlyMember(api.db, 50_000));
    const clerk = await aStaff(api, ['message:badge:read', 'finance:month-bill:list']);
    const order = await anUnpaidOrder(api.db, customer.accountId, 30_000);
    await api.ok(payOrder, { id: order, pay_type: PAY_TYPE.monthly }, { as: customer });
    await giveMoney(api.db, customer.accountId, 50_000);
    const [list, own] = [
      await reading('month_bill', clerk.token),
      await reading('month_bill', customer.token),
    ];
    await api.db.query(
      `UPDATE month_bill SET closes_at = clock_timestamp(),
         month = to_char(to_date(month, 'YYYY-MM') - interval '1 month', 'YYYY-MM') WHERE account_id = $1`,
      [customer.accountId],
    );
    await api.app.get(MonthBillJobs, { strict: false }).run();
    await eventually('the bill is published', () => list().length === 1);
    const [id = 0] = list();
    await api.ok(payMonthBill, { id, pay_type: PAY_TYPE.balance }, { as: customer });
    await eventually('its payment is published', () => list().length === 2 && own().length === 2);
    expect([list(), own()]).toEqual([
      [id, id],
      [id, id],
    ]);
  });

  it('is notified when a letter is no longer new', async () => {
    const clerk = await aStaff(api, [
      'message:badge:read',
      'content:feedback:list',
      'content:feedback:status',
      'content:message-board:list',
      'content:message-board:reply',
    ]);
    const letter = { email: 'somebody@test.example' };
    const { id: feedback } = await api.ok(
      addFeedback,
      { ...letter, content: 'More pictures, please.' },
      { as: await aMember(api) },
    );
    const { id: message } = await api.ok(addMessageBoard, {
      ...letter,
      first_name: 'Some',
      last_name: 'Body',
      phone: '03-0000-0000',
      message: 'Do you ship abroad?',
    });
    await eventually('the arrival is published', async () => {
      const { rows } = await api.db.query<{ waiting: number }>('SELECT count(*) AS waiting FROM outbox');
      return rows[0]?.waiting === 0;
    });
    const figureEvents = await listening(clerk.token);
    await api.ok(feedbackStatus, { id: feedback, status: 1 }, { as: clerk });
    await eventually('the assigned feedback is published', () => figureEvents() > 0);
    const before = figureEvents();
    await api.ok(replyMessageBoard, { id: message, reply: 'We do.' }, { as: clerk });
    await eventually('the answered message is published', () => figureEvents() > before);
  });
});
