import { ORDER_SOURCE } from '@fovea/shared-types/order/cart-rules';
import type { ServerEvents } from '@fovea/shared-types/socket-events';
import {
  aMemberCaller,
  anAccount,
  anAuction,
  aPlace,
  testDatabase,
  uniqueText,
} from '../../../test/fixtures/rows.js';
import { eventually } from '../../../test/support/eventually.js';
import { AccountRepository } from '../member/accounts/account.repository.js';
import { ContactService } from '../member/accounts/contact.service.js';
import { loadEnv } from '../platform/config/env.js';
import type { Tx } from '../platform/database/database.js';
import type { EventName, Events, OutboxEvent } from '../platform/jobs/events.js';
import type { HandlerResult } from '../platform/jobs/on-event.decorator.js';
import { Outbox } from '../platform/jobs/outbox.js';
import { Mail } from '../platform/mail/mail.js';
import { OutgoingMessageRepository } from '../platform/outgoing/outgoing-message.repository.js';
import { Log } from '../platform/logging/log.js';
import { Realtime } from '../platform/realtime/realtime.js';
import { AuctionNoticeHandlers } from './trade-notices/auction-notice.handlers.js';
import { BadgeService } from './inbox/badge.service.js';
import { MessageRepository } from './inbox/message.repository.js';
import { MessageService } from './inbox/message.service.js';
import { NoticeWriter } from './inbox/notice-writer.js';
import { OutbidPush } from './trade-notices/outbid-push.js';
import { OrderNoticeHandlers } from './trade-notices/order-notice.handlers.js';
import { TradeSubjectRepository } from './trade-notices/trade-subject.repository.js';
import { plant } from '../../../test/support/planting.js';

/** Open pages are outside: what would be pushed to them is kept. */
class KeptPushes extends Realtime {
  readonly pushes: { accountId: number; event: string; payload: unknown }[] = [];
  readonly away = new Set<number>();

  override mayHavePage(accountId: number): boolean {
    return !this.away.has(accountId);
  }

  override toAccount<Event extends keyof ServerEvents>(
    accountId: number,
    event: Event,
    ...payload: Parameters<ServerEvents[Event]>
  ): void {
    this.pushes.push({ accountId, event, payload: payload[0] });
  }
}

const env = loadEnv(process.env);
const db = testDatabase();
const outbox = new Outbox();
const realtime = new KeptPushes();
const repository = new MessageRepository();
const badges = new BadgeService(db, repository, realtime, new Log(env));
const contacts = new ContactService(new AccountRepository());
const writer = new NoticeWriter(
  env,
  repository,
  contacts,
  new Mail(new OutgoingMessageRepository(db), outbox),
  outbox,
  realtime,
  badges,
);
const subjects = new TradeSubjectRepository();
const auctions = new AuctionNoticeHandlers(subjects, writer, new OutbidPush(contacts, realtime));
const orderNotices = new OrderNoticeHandlers(subjects, writer, realtime);
const messages = new MessageService(db, repository, badges);

afterAll(() => {
  badges.onApplicationShutdown();
  return db.onApplicationShutdown();
});

let eventId = 0;
const event = <Name extends EventName>(name: Name, payload: Events[Name]): OutboxEvent<Name> => ({
  id: ++eventId,
  event: name,
  payload,
  created_at: new Date(),
});

/** As the dispatcher runs a handler: in a transaction, then what is left for after the commit. */
async function run(handle: (tx: Tx) => HandlerResult): Promise<void> {
  const after = await db.transaction(handle);
  if (after) await after();
}

const messagesOf = async (accountId: number, language: 'zh' | 'en' | 'ja' = 'en') =>
  (await messages.listMessages(aMemberCaller(accountId, { language }), {})).data;

const typesOf = async (accountId: number) => (await messagesOf(accountId)).map(({ data_type }) => data_type);

async function aFollowedLot() {
  const seller = await anAccount(db);
  const auctionId = await anAuction(db, { seller_id: seller });
  const [leader, loser, applicant, watcher] = [
    await anAccount(db),
    await anAccount(db),
    await anAccount(db),
    await anAccount(db),
  ];
  await aPlace(db, auctionId, leader);
  await aPlace(db, auctionId, loser);
  await aPlace(db, auctionId, applicant, {
    bidder_no: null,
    order_status: null,
    first_bid_at: null,
    status: 0,
  });
  await db.query(`INSERT INTO auction_watch (auction_id, account_id) VALUES ($1, $2), ($1, $3)`, [
    auctionId,
    watcher,
    loser,
  ]);
  await db.query(
    `UPDATE auction SET leader_id = $2, leader_max = 2000, leader_seq = 1, price = 1500 WHERE id = $1`,
    [auctionId, leader],
  );
  return { auctionId, seller, leader, loser, applicant, watcher };
}

const moved = (auctionId: number, outbid: [accountId: number, seq: number][], price = 1_500) =>
  event('auction.moved', { moves: [{ auction_id: auctionId, outbid, price, currency: 'JPY' }] });

const closed = (auctionId: number, changes: Partial<Events['auction.closed']>) =>
  event('auction.closed', {
    auction_id: auctionId,
    status: 40,
    winner_id: null,
    price: 1_500,
    currency: 'JPY',
    reason: 'end',
    ...changes,
  });

describe('outbid notices', () => {
  it('contain the newest loss of those that wait together, in the language of the reader', async () => {
    const lot = await aFollowedLot();
    const events = [
      moved(lot.auctionId, [[lot.loser, 3]], 1_300),
      moved(lot.auctionId, [[lot.loser, 5]], 1_500),
      moved(lot.auctionId, []),
    ];
    await run((tx) => auctions.onMoved(events, tx));
    const [message, ...others] = await messagesOf(lot.loser, 'ja');
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      data_type: 1,
      data_type_name: '高値更新',
      data_id: lot.auctionId,
      is_read: 0,
      send_username: 'Fovea',
      content: {
        title: '高値が更新されました',
        text: '「無散瞳眼底カメラ」により高い入札があり、価格が 1,500.00 JPY になりました。最新の価格は商品ページでご確認ください。',
        params: {
          auction_id: lot.auctionId,
          seq: 5,
          price: '1500',
          currency: 'JPY',
          goods_name: '無散瞳眼底カメラ',
        },
      },
    });
  });

  it('notify of one event once (G1), and of a loss of the lead again once the last one was read', async () => {
    const lot = await aFollowedLot();
    const loss = (seq: number) => [moved(lot.auctionId, [[lot.loser, seq]])];
    await run((tx) => auctions.onMoved(loss(3), tx));
    await run((tx) => auctions.onMoved(loss(3), tx));
    await run((tx) => auctions.onMoved(loss(7), tx));
    expect(await typesOf(lot.loser)).toEqual([1]);
    const [first] = await messagesOf(lot.loser);
    await db.transaction((tx) => repository.markRead(tx, lot.loser, first?.id ?? 0));
    await run((tx) => auctions.onMoved(loss(9), tx));
    expect(await typesOf(lot.loser)).toEqual([1, 1]);
    // Open pages are notified each time.
    const pushed = realtime.pushes.filter(({ accountId }) => accountId === lot.loser);
    expect(pushed.filter(({ event: name }) => name === 'auction:outbid')).toHaveLength(4);
  });

  it('reach open pages after the commit, with the new counts', async () => {
    const lot = await aFollowedLot();
    await run((tx) => auctions.onMoved([moved(lot.auctionId, [[lot.loser, 3]])], tx));
    const [message] = await messagesOf(lot.loser);
    expect(realtime.pushes.filter(({ accountId }) => accountId === lot.loser)).toMatchObject([
      {
        accountId: lot.loser,
        event: 'auction:outbid',
        payload: { id: lot.auctionId, seq: 3, current_price: '1500' },
      },
      { accountId: lot.loser, event: 'message:new', payload: { id: message?.id } },
      { accountId: lot.loser, event: 'badge', payload: { unread: 1, cart_cnt: 0 } },
    ]);
  });
});

describe('the count at the bell', () => {
  const countsOf = (accountId: number) =>
    realtime.pushes.flatMap((push) =>
      push.event === 'badge' && push.accountId === accountId ? [push.payload] : [],
    );

  /** How often somebody's messages are counted; others may be notified of theirs meanwhile. */
  function watchCounting(accountId: number) {
    const spy = jest.spyOn(repository, 'countBadges');
    return {
      times: () => spy.mock.calls.filter(([, accountIds]) => accountIds.includes(accountId)).length,
      stop: () => spy.mockRestore(),
    };
  }

  it('is pushed at once, then at most once a second, with the newest state', async () => {
    const lot = await aFollowedLot();
    const counted = watchCounting(lot.loser);
    // Each is read at once, so that the next is a message of its own.
    for (const seq of [3, 5, 7, 9]) {
      await run((tx) => auctions.onMoved([moved(lot.auctionId, [[lot.loser, seq]])], tx));
      if (seq < 9) await db.transaction((tx) => repository.markAllRead(tx, lot.loser, null));
    }
    expect(countsOf(lot.loser)).toEqual([{ unread: 1, cart_cnt: 0 }]);
    expect(counted.times()).toBe(1);
    await eventually('the newest count', () => countsOf(lot.loser).length === 2);
    expect(counted.times()).toBe(2);
    expect(countsOf(lot.loser).at(-1)).toEqual({ unread: 1, cart_cnt: 0 });
    counted.stop();
  });

  it('is not taken for somebody who has no page open', async () => {
    const lot = await aFollowedLot();
    realtime.away.add(lot.loser);
    const counted = watchCounting(lot.loser);
    await run((tx) => auctions.onMoved([moved(lot.auctionId, [[lot.loser, 3]])], tx));
    expect(counted.times()).toBe(0);
    expect(countsOf(lot.loser)).toEqual([]);
    counted.stop();
  });
});

describe('notices at the end of a lot', () => {
  it('sold: the losers and the seller are notified, the winner by their order', async () => {
    const lot = await aFollowedLot();
    await run((tx) => auctions.onClosed([closed(lot.auctionId, { winner_id: lot.leader })], tx));
    expect(await typesOf(lot.loser)).toEqual([3]);
    expect(await typesOf(lot.seller)).toEqual([13]);
    expect(await typesOf(lot.leader)).toEqual([]);
    expect(await typesOf(lot.watcher)).toEqual([]);
  });

  it('reserve missed: the highest bidder waits and the seller decides, both until the same time', async () => {
    const lot = await aFollowedLot();
    const answer_deadline = '2026-06-08T08:00:00.000Z';
    await run((tx) => auctions.onClosed([closed(lot.auctionId, { status: 30, answer_deadline })], tx));
    const [toLeader] = await messagesOf(lot.leader);
    expect(toLeader?.content.text).toContain('until 2026-06-08 08:00 (UTC)');
    const [toSeller] = await messagesOf(lot.seller, 'zh');
    expect(toSeller?.content.text).toContain('2026-06-08 16:00 (UTC+8)');
    expect(await typesOf(lot.loser)).toEqual([]);
    // What follows from the seller's decision is another fact and another message.
    await run((tx) => auctions.onClosed([closed(lot.auctionId, { status: 41, reason: 'declined' })], tx));
    expect(await typesOf(lot.leader)).toEqual([3, 7]);
  });

  it('cancelled: everybody who follows it is notified of the reason', async () => {
    const lot = await aFollowedLot();
    await db.query(
      `UPDATE auction SET status = 42, cancel_reason = 'wrong description', closed_at = clock_timestamp() WHERE id = $1`,
      [lot.auctionId],
    );
    await run((tx) => auctions.onClosed([closed(lot.auctionId, { status: 42, reason: 'cancelled' })], tx));
    for (const person of [lot.leader, lot.loser, lot.applicant, lot.watcher]) {
      const [message, ...others] = await messagesOf(person);
      expect(others).toEqual([]);
      expect(message?.content.text).toContain('wrong description');
    }
  });
});

describe('other notices about lots', () => {
  it('a voided bid: to all bidders', async () => {
    const lot = await aFollowedLot();
    const payload = { auction_id: lot.auctionId, seq: 4, reason: 'typing error' };
    await run((tx) => auctions.onVoided(event('auction.voided', payload), tx));
    expect((await messagesOf(lot.leader))[0]?.content.text).toContain('Bid no. 4');
    expect(await typesOf(lot.watcher)).toEqual([]);
  });

  it('a moved end: to bidders and watchers, an outage with a text of its own', async () => {
    const lot = await aFollowedLot();
    const payload = { auction_id: lot.auctionId, end_at: '2026-06-08T08:00:00.000Z' };
    await run((tx) => auctions.onExtended(event('auction.extended', { ...payload, cause: 'outage' }), tx));
    expect((await messagesOf(lot.watcher))[0]?.content.text).toContain('could not be reached');
    expect(await typesOf(lot.loser)).toEqual([6]);
  });

  it('admitted or refused: to the person who requested it', async () => {
    const lot = await aFollowedLot();
    const decide = (status: number, reason: string | null) =>
      run((tx) =>
        auctions.onBidderDecided(
          event('auction.bidder-decided', {
            auction_id: lot.auctionId,
            account_id: lot.applicant,
            status,
            reason,
          }),
          tx,
        ),
      );
    await decide(1, null);
    await decide(-1, 'no licence');
    await decide(2, null);
    expect(await typesOf(lot.applicant)).toEqual([9, 8]);
  });

  it('a second chance: also by mail, in the language of the account', async () => {
    const lot = await aFollowedLot();
    const email = `${uniqueText()}@test.example`;
    await db.query(`UPDATE account SET language = 'ja', email = $2, username = '花子' WHERE id = $1`, [
      lot.loser,
      email,
    ]);
    const offer = event('auction.offer-made', {
      offer_id: Math.floor(Math.random() * 1e9),
      auction_id: lot.auctionId,
      account_id: lot.loser,
      price: 1_200,
      currency: 'JPY',
      expired_at: '2026-06-08T08:00:00.000Z',
    });
    await run((tx) => auctions.onOfferMade(offer, tx));
    await run((tx) => auctions.onOfferMade(offer, tx));
    const { rows } = await db.query<{ subject: string; text: string }>(
      `SELECT subject, text FROM outgoing_message WHERE recipient = $1`,
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.subject).toBe('次点購入のご案内：無散瞳眼底カメラ');
    expect(rows[0]?.text).toMatch(/^花子 様[\s\S]+1,200\.00 JPY[\s\S]+\/#\/commodityDetail\?id=\d+/);
  });
});

describe('notices about orders', () => {
  async function anOrder() {
    const lot = await aFollowedLot();
    const { rows } = await db.query<{ id: number }>(
      `INSERT INTO orders (order_no, buyer_id, seller_id, auction_id, source, currency, goods_total, total, pay_deadline)
       VALUES ($1, $2, $3, $4, $5, 'JPY', 1500, 1500, '2026-06-12T14:59:59.999Z') RETURNING id`,
      [`T${uniqueText()}`, lot.leader, lot.seller, lot.auctionId, ORDER_SOURCE.auction],
    );
    const orderId = rows[0]?.id ?? 0;
    await plant(
      db,
      `INSERT INTO order_line (order_id, line, goods_id, goods_name_c, goods_name_e, goods_name_j, quantity, unit_price)
       SELECT $1, 1, goods_id, '裂隙灯', 'Slit lamp', '細隙灯', 1, 1500 FROM auction WHERE id = $2`,
      [orderId, lot.auctionId],
    );
    return { ...lot, orderId };
  }

  it('the winner is notified once with the amount to pay, also by mail', async () => {
    const order = await anOrder();
    const placed = event('order.placed', {
      order_id: order.orderId,
      auction_id: order.auctionId,
      buyer_id: order.leader,
    });
    await run((tx) => orderNotices.onPlaced(placed, tx));
    const [message] = await messagesOf(order.leader);
    expect(message).toMatchObject({
      data_type: 2,
      data_id: order.orderId,
      content: {
        title: 'You won: Slit lamp',
        params: { auction_id: order.auctionId, order_id: order.orderId },
      },
    });
    const { rows } = await db.query<{ text: string }>(
      `SELECT m.text FROM outgoing_message m JOIN account a ON a.email = m.recipient WHERE a.id = $1`,
      [order.leader],
    );
    expect(rows[0]?.text).toContain(`/#/orderDetail?id=${order.orderId}`);
  });

  it('each reminder is one message, the default one for both sides', async () => {
    const order = await anOrder();
    const remind = (step: number) =>
      event('order.payment-reminder', { order_id: order.orderId, buyer_id: order.leader, step });
    await run((tx) => orderNotices.onReminder(remind(1), tx));
    await run((tx) => orderNotices.onReminder(remind(2), tx));
    const defaulted = event('order.defaulted', {
      order_id: order.orderId,
      auction_id: order.auctionId,
      buyer_id: order.leader,
      by: null,
    });
    await run((tx) => orderNotices.onDefaulted(defaulted, tx));
    expect(await typesOf(order.leader)).toEqual([11, 10, 10]);
    expect(await typesOf(order.seller)).toEqual([13]);
  });
});

describe('reading messages', () => {
  async function twoMessages() {
    const lot = await aFollowedLot();
    await run((tx) => auctions.onMoved([moved(lot.auctionId, [[lot.loser, 3]])], tx));
    const voided = event('auction.voided', { auction_id: lot.auctionId, seq: 1, reason: 'typing error' });
    await run((tx) => auctions.onVoided(voided, tx));
    const caller = aMemberCaller(lot.loser);
    return { caller, list: (await messages.listMessages(caller, {})).data };
  }

  it('marks one as read, and again without harm; the count falls', async () => {
    const { caller, list } = await twoMessages();
    const id = list[0]?.id ?? 0;
    expect(await messages.markRead(caller, { id })).toEqual({ id, is_read: 1 });
    expect(await messages.markRead(caller, { id })).toEqual({ id, is_read: 1 });
    expect(await messages.indexCounts(caller)).toEqual({ unread: 1, cart_cnt: 0 });
    expect((await messages.listMessages(caller, { is_read: 0 })).total).toBe(1);
    expect((await messages.listMessages(caller, { data_type: 2 })).total).toBe(0);
    expect(realtime.pushes.at(-1)).toEqual({
      accountId: caller.member.accountId,
      event: 'badge',
      payload: { unread: 1, cart_cnt: 0 },
    });
  });

  it('marks all as read and returns how many', async () => {
    const { caller } = await twoMessages();
    expect(await messages.markAllRead(caller)).toEqual({ marked: 2 });
    expect(await messages.markAllRead(caller)).toEqual({ marked: 0 });
  });

  it('is for the addressee only', async () => {
    const { list } = await twoMessages();
    const stranger = aMemberCaller(await anAccount(db));
    const id = list[0]?.id ?? 0;
    await expect(messages.markRead(stranger, { id })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await expect(messages.getMessageDetail(stranger, { id })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    expect(await messages.markAllRead(stranger)).toEqual({ marked: 0 });
  });

  it('counts nothing for a visitor', async () => {
    expect(await messages.indexCounts({ ...aMemberCaller(0), member: null })).toEqual({
      unread: 0,
      cart_cnt: 0,
    });
  });

  it('never makes a message unread or away again', async () => {
    const { caller, list } = await twoMessages();
    const id = list[0]?.id ?? 0;
    await messages.markRead(caller, { id });
    await expect(db.query(`UPDATE message SET is_read = 0 WHERE id = $1`, [id])).rejects.toMatchObject({
      constraint: 'message_move_ck',
    });
    await expect(db.query(`DELETE FROM message WHERE id = $1`, [id])).rejects.toMatchObject({
      code: '42501',
    });
  });
});
