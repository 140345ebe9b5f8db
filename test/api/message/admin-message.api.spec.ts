import {
  adminMenuBadge,
  adminMenuNumber,
  adminMessageList,
  adminReadAllMessages,
  adminReadMessage,
  adminUnreadCount,
  adminUnreadMessages,
  indexCounts,
} from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import type { Permission } from '@fovea/shared-types/permissions';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { anItem } from '../../fixtures/stock-rows.js';
import { aMessageFor } from '../../support/messages.js';
import { aMember, aSeller, aStaff } from '../../support/people.js';
import { aPublisher, handedIn } from '../../support/publishing.js';
import { aStaffedStockroom, reviewError, sentIn } from '../../support/stock.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const someStaff = async () => aStaff(api, ['message:badge:read'], (await aSeller(api)).companyId);

describe('messages of staff', () => {
  it('are listed, counted and read like those of the storefront, for they are the same', async () => {
    const as = await someStaff();
    const ids = [];
    for (let i = 0; i < 3; i++) ids.push((await aMessageFor(api, as)).id);
    expect(await api.ok(adminMessageList, { is_read: 0 }, { as })).toMatchObject({ total: 3 });
    expect(await api.ok(adminReadMessage, { id: ids[0] ?? 0 }, { as })).toEqual({ id: ids[0], is_read: 1 });
    const { unread, data } = await api.ok(adminUnreadMessages, {}, { as });
    expect({ unread, ids: data.map(({ id }) => id) }).toEqual({ unread: 2, ids: [ids[2], ids[1]] });
    expect(await api.ok(adminUnreadCount, {}, { as })).toEqual({ unread: 2 });
    expect((await api.ok(indexCounts, {}, { as })).unread).toBe(2);
  });

  it('are marked read at once, all or those of one subject', async () => {
    const as = await someStaff();
    await aMessageFor(api, as);
    await aMessageFor(api, as);
    const other = { data_type: MESSAGE_TYPE.auction_won };
    expect(await api.ok(adminUnreadMessages, other, { as })).toEqual({ unread: 0, data: [] });
    expect(await api.ok(adminReadAllMessages, other, { as })).toEqual({ unread: 2 });
    expect(await api.ok(adminReadAllMessages, {}, { as })).toEqual({ unread: 0 });
  });

  it('are nobody else’s, whatever the permissions', async () => {
    const member = await aMember(api);
    const { id } = await aMessageFor(api, member);
    const as = await someStaff();
    expect((await api.ok(adminMessageList, {}, { as })).total).toBe(0);
    expect((await api.envelope(adminReadMessage.path, { id }, { as })).error).toBe('NOT_FOUND');
    await api.ok(adminReadAllMessages, {}, { as });
    expect((await api.ok(indexCounts, {}, { as: member })).unread).toBe(1);
  });

  it('and the figures of the menu show letters and documents only to those who read them', async () => {
    const { accountId } = await aMember(api);
    const badge: Permission = 'message:badge:read';
    const reader = await aStaff(api, [badge, 'content:feedback:list']);
    const examiner = await aStaff(api, [badge, 'member:company:approve']);
    const figures = (as: Person) => api.ok(adminMenuNumber, {}, { as });
    const before = [await figures(reader), await figures(examiner)];
    await api.db.query(
      `INSERT INTO feedback (account_id, email, content) VALUES ($1, 'a@test.example', 'x')`,
      [accountId],
    );
    const { content, company, goods } = await figures(reader);
    expect(content.feedback_num).toBe((before[0]?.content.feedback_num ?? 0) + 1);
    expect([content.message_board_num, company.audit_company_num, goods.audit_goods_num]).toEqual([0, 0, 0]);
    expect((await figures(examiner)).content).toEqual({ feedback_num: 0, message_board_num: 0 });
  });

  it('and the figures of the menu show an approver how many goods wait', async () => {
    const approver = await aStaff(api, ['message:badge:read', 'goods:goods:approve']);
    const waiting = async () => (await api.ok(adminMenuNumber, {}, { as: approver })).goods.audit_goods_num;
    const before = await waiting();
    await handedIn(api, await aPublisher(api));
    expect(await waiting()).toBe(before + 1);
  });

  it('and the figures of the menu show an approver how many documents of their company wait, and others nothing', async () => {
    const room = await aStaffedStockroom(api);
    const badge: Permission = 'message:badge:read';
    const decides: Permission = 'warehouse:document:approve';
    const approver = await aStaff(api, [badge, decides], room.companyId);
    const clerk = await aStaff(api, [badge, 'warehouse:inbound:add'], room.companyId);
    const stranger = await aStaff(api, [badge, decides], (await aStaffedStockroom(api)).companyId);
    const waiting = (): Promise<number[]> =>
      Promise.all(
        [approver, clerk, stranger].map(
          async (as) => (await api.ok(adminMenuNumber, {}, { as })).warehouse.audit_stock_num,
        ),
      );
    expect(await waiting()).toEqual([0, 0, 0]);
    const product_id = await anItem(api.db, room.companyId);
    const id = await sentIn(api, room, [{ product_id, good_number: 2, unit_cost: '100' }]);
    expect(await waiting()).toEqual([1, 0, 0]);
    expect(await reviewError(api, room, id)).toBeNull();
    expect(await waiting()).toEqual([0, 0, 0]);
  });

  it('and the figures of the menu are refused to anybody who is not staff', async () => {
    const as = await aMember(api);
    for (const call of [adminMessageList, adminUnreadCount, adminMenuNumber, adminMenuBadge]) {
      expect((await api.envelope(call.path, {}, { as })).error).toBe('FORBIDDEN');
    }
  });
});
