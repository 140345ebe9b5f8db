import {
  adminMenuNumber,
  indexCounts,
  messageDetail,
  messageList,
  readAllMessages,
  readMessage,
} from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import type { Permission } from '@fovea/shared-types/permissions';
import { aBargain, someNegotiable } from '../../fixtures/bargains.js';
import { aShipment } from '../../fixtures/orders.js';
import { aReceivedOrder } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aLot, aMember, aSeller, aStaff } from '../../support/people.js';
import { bid } from '../../support/lots.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

/** Somebody outbid so many times, each on a lot of its own. */
async function outbidPerson(times: number): Promise<Person> {
  const [person, rival] = [await aMember(api), await aMember(api)];
  for (let i = 0; i < times; i++) {
    const lot = await aLot(api);
    await bid(api, person, lot, 2_000);
    await bid(api, rival, lot, 9_000);
  }
  await eventually('all notices', async () => {
    const { unread } = await api.ok(indexCounts, {}, { as: person });
    return unread === times;
  });
  return person;
}

describe('messages', () => {
  it('notify who was outbid, with a finished text in their language', async () => {
    const person = await outbidPerson(1);
    const texts = [];
    for (const language of ['zh', 'en', 'ja'] as const) {
      const { data } = await api.ok(messageList, {}, { as: person, language });
      expect(data).toHaveLength(1);
      texts.push(`${data[0]?.data_type_name} ${data[0]?.content.title} ${data[0]?.content.text}`);
    }
    expect(new Set(texts).size).toBe(3);
    expect(texts[0]).toContain('免散瞳眼底相机');
    expect(texts[1]).toContain('Non-mydriatic fundus camera');
    expect(texts.join()).not.toMatch(/\{\{|undefined|null/);
    const { data } = await api.ok(messageList, {}, { as: person });
    expect(data[0]).toMatchObject({ data_type: MESSAGE_TYPE.outbid, is_read: 0, send_username: 'Fovea' });
  });

  it('are counted while unread, read once, and stay read', async () => {
    const person = await outbidPerson(3);
    const { data } = await api.ok(messageList, {}, { as: person });
    const id = data[0]?.id ?? 0;
    expect(await api.ok(messageDetail, { id }, { as: person })).toMatchObject({ id, is_read: 0 });
    for (let i = 0; i < 2; i++) {
      expect(await api.ok(readMessage, { id }, { as: person })).toEqual({ id, is_read: 1 });
    }
    expect((await api.ok(indexCounts, {}, { as: person })).unread).toBe(2);
    expect((await api.ok(messageList, { is_read: 0 }, { as: person })).total).toBe(2);
    expect(await api.ok(readAllMessages, {}, { as: person })).toEqual({ marked: 2 });
    expect(await api.ok(readAllMessages, {}, { as: person })).toEqual({ marked: 0 });
    expect(await api.ok(indexCounts, {}, { as: person })).toEqual({ unread: 0, cart_cnt: 0 });
  });

  it("of others are as if absent, and stay unread by another's call", async () => {
    const [person, stranger] = [await outbidPerson(1), await aMember(api)];
    const { data } = await api.ok(messageList, {}, { as: person });
    const id = data[0]?.id ?? 0;
    for (const call of [messageDetail, readMessage]) {
      expect((await api.envelope(call.path, { id }, { as: stranger })).error).toBe('NOT_FOUND');
    }
    expect(await api.ok(readAllMessages, {}, { as: stranger })).toEqual({ marked: 0 });
    expect((await api.ok(indexCounts, {}, { as: person })).unread).toBe(1);
  });

  it('are narrowed by their subject', async () => {
    const person = await outbidPerson(1);
    expect((await api.ok(messageList, { data_type: MESSAGE_TYPE.outbid }, { as: person })).total).toBe(1);
    expect((await api.ok(messageList, { data_type: MESSAGE_TYPE.auction_won }, { as: person })).total).toBe(
      0,
    );
  });

  it('count nothing for a visitor', async () => {
    expect(await api.ok(indexCounts, {})).toEqual({ unread: 0, cart_cnt: 0 });
  });
});

describe('figures in the menu of the back office', () => {
  it('are those of the companies somebody works for', async () => {
    const seller = await aSeller(api);
    await aLot(api, { seller_id: seller.accountId, company_id: seller.companyId });
    const own = await aStaff(api, ['message:badge:read'], seller.companyId);
    const other = await aStaff(api, ['message:badge:read'], (await aSeller(api)).companyId);
    expect((await api.ok(adminMenuNumber, {}, { as: own })).order.auction_order_num).toBe(1);
    expect((await api.ok(adminMenuNumber, {}, { as: other })).order.auction_order_num).toBe(0);
  });

  it('equal the rows behind them, for everybody who may see these (R-BDG-06, R-BDG-07)', async () => {
    const seller = await aSeller(api);
    const of = { seller_id: seller.accountId, company_id: seller.companyId };
    const orderId = await aReceivedOrder(api.db, { ...of, status: 20 });
    for (const status of [10, 10, 20])
      await aBargain(api.db, status, { goods_id: await someNegotiable(api.db, of) });
    for (const status of [0, 1, 9]) await aShipment(api.db, orderId, status);
    const read = async (...permissions: Permission[]) => {
      const as = await aStaff(api, ['message:badge:read', ...permissions], seller.companyId);
      return (await api.ok(adminMenuNumber, {}, { as })).order;
    };
    expect(await read('order:bargain:list', 'order:shipment:list')).toEqual({
      ...{ await_order_num: 1, bargain_order_num: 2, auction_order_num: 0 },
      ...{ sub_order_num: 0, sub_audit_order_num: 0, drop_order_num: 1, refund_order_num: 0 },
    });
    expect(await read()).toMatchObject({ await_order_num: 1, bargain_order_num: 0, drop_order_num: 0 });
  });
});
