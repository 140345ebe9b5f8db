import {
  addFeedback,
  addMessageBoard,
  feedbackStatus,
  replyMessageBoard,
} from '@fovea/shared-types/content/content.calls';
import { startApi, type TestApi } from '../../support/api.js';
import { anItem } from '../../fixtures/stock-rows.js';
import { eventually } from '../../support/eventually.js';
import { aClosedLot } from '../../support/lots.js';
import { aLot, aMember, aSeller, aStaff, inSeconds } from '../../support/people.js';
import { aStaffedStockroom, said, sentIn } from '../../support/stock.js';
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

/** Counts how often a page of this person was told that a figure moved. */
async function listening(token: string): Promise<() => number> {
  const socket = await openSocket(api.url, token);
  opened.push(socket);
  let told = 0;
  socket.on('admin-menu:changed', () => (told += 1));
  return () => told;
}

describe('a figure at the menu', () => {
  it('is told, when it moves, to the staff of that company and of the platform, and to nobody else', async () => {
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
    await eventually('the end of the auction is told', () => own() > 0 && platform() > 0);
    expect([others(), powerless(), member()]).toEqual([0, 0, 0]);
  });

  it('is told when a lot starts', async () => {
    const seller = await aSeller(api);
    const own = await listening((await aStaff(api, ['message:badge:read'], seller.companyId)).token);
    await aLot(api, {
      status: 10,
      start_at: inSeconds(1),
      end_at: inSeconds(600),
      seller_id: seller.accountId,
      company_id: seller.companyId,
    });
    await eventually('the start of the lot is told', () => own() > 0);
  });

  it('is told to the staff of its company when a paper that moves stock is sent, and when it is decided', async () => {
    const room = await aStaffedStockroom(api);
    const own = await listening((await aStaff(api, ['message:badge:read'], room.companyId)).token);
    const product_id = await anItem(api.db, room.companyId);
    const id = await sentIn(api, room, [{ product_id, good_number: 1, unit_cost: '100' }]);
    await eventually('the paper is told', () => own() > 0);
    const before = own();
    expect(await said(api, room, id)).toBeNull();
    await eventually('its decision is told', () => own() > before);
  });

  it('is told when a letter is no longer new', async () => {
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
    await eventually('what arrived is told', async () => {
      const { rows } = await api.db.query<{ waiting: number }>('SELECT count(*) AS waiting FROM outbox');
      return rows[0]?.waiting === 0;
    });
    const told = await listening(clerk.token);
    await api.ok(feedbackStatus, { id: feedback, status: 1 }, { as: clerk });
    await eventually('the feedback in hand is told', () => told() > 0);
    const before = told();
    await api.ok(replyMessageBoard, { id: message, reply: 'We do.' }, { as: clerk });
    await eventually('the answered message is told', () => told() > before);
  });
});
