import { cancelAuction, updateAuction, voidBid } from '@fovea/shared-types/auction/auction.calls';
import type { AuctionDetail } from '@fovea/shared-types/auction/auction.dto';
import type { AuctionPush, ServerEvents } from '@fovea/shared-types/socket-events';
import { BID_KIND } from '@fovea/shared-types/sale-states';
import { eventPacket } from '../../../server/src/platform/realtime/raw-frame.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { bid, comesNow } from '../../support/lots.js';
import { aLot, aMember, aStaff, inSeconds } from '../../support/people.js';
import { type Client, openSocket, emitForAnswer } from '../../support/wire.js';

let api: TestApi;
const opened: Client[] = [];
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  for (const socket of opened) socket.disconnect();
  await api?.stop();
});

interface Page {
  socket: Client;
  snapshot: AuctionDetail;
  pushes: AuctionPush[];
  watchers: number[];
  last(): AuctionPush | undefined;
  /**
   * Pushes with content. A node that did not have a lot compares it with the database within a second and
   * sends the page's current version.
   */
  news(): AuctionPush[];
}

/** An open page of a lot, of a visitor or of somebody. */
async function aPage(lot: { id: number }, person?: Person): Promise<Page> {
  const socket = await openSocket(api.url, person?.token ?? null);
  opened.push(socket);
  const pushes: AuctionPush[] = [];
  const watchers: number[] = [];
  socket.on('auction:state', (push) => pushes.push(push));
  socket.on('auction:watchers', (state) => watchers.push(state.watchers));
  const joined = await emitForAnswer<AuctionDetail>(socket, 'auction:join', { id: lot.id });
  if (joined.kind !== 'ok') throw new Error(JSON.stringify(joined));
  return {
    socket,
    snapshot: joined.data,
    pushes,
    watchers,
    last: () => pushes.at(-1),
    news: () => newsOf(pushes),
  };
}

/** A push is sent to thousands at once. */
const PUSH_BYTES_MAX = 300;

const rowsOf = ({ seq, rows }: AuctionPush) =>
  rows.map(([kind, , , bidder], at) => ({ seq: seq - at, kind, bidder }));

const newsOf = (pushes: readonly AuctionPush[]): AuctionPush[] =>
  pushes.filter(({ prev_seq, seq }) => seq > prev_seq);

const untilSeq = (page: Page, seq: number): Promise<unknown> =>
  eventually(`the push of ${seq}`, () => page.last()?.seq === seq);

describe('a page that joins', () => {
  it('gets the whole snapshot with its own figures', async () => {
    const [lot, person] = [await aLot(api), await aMember(api)];
    await bid(api, person, lot, 7_000);
    const { snapshot } = await aPage(lot, person);
    expect(snapshot).toMatchObject({
      id: lot.id,
      current_price: '1000',
      seq: 1,
      bid_count: 1,
      bidder_no: 1,
      leader_no: 1,
      is_leading: true,
      my_max_amount: 7_000,
      chances_left: 9,
    });
    expect(snapshot.rows).toHaveLength(1);
  });

  it('is refused on a lot that does not exist', async () => {
    const socket = await openSocket(api.url);
    opened.push(socket);
    expect(await emitForAnswer(socket, 'auction:join', { id: 999_999 })).toEqual({
      kind: 'refused',
      error: 'NOT_FOUND',
    });
  });
});

describe('pages of one lot', () => {
  it('are pushed each new state, chained by prev_seq, and all know the same', async () => {
    const [lot, first, second] = [await aLot(api), await aMember(api), await aMember(api)];
    const pages = [await aPage(lot), await aPage(lot, first), await aPage(lot, second)];
    await bid(api, first, lot, 5_000);
    await Promise.all(pages.map((page) => untilSeq(page, 1)));
    await bid(api, second, lot, 20_000);
    await Promise.all(pages.map((page) => untilSeq(page, 2)));
    await bid(api, first, lot, 10_000);
    await Promise.all(pages.map((page) => untilSeq(page, 4)));
    for (const page of pages) {
      expect(page.news().map(({ prev_seq, seq }) => [prev_seq, seq])).toEqual([
        [0, 1],
        [1, 2],
        [2, 4],
      ]);
      expect(page.last()).toMatchObject({
        id: lot.id,
        status: 20,
        current_price: '10500',
        bid_count: 3,
        min_next_bid: '11000',
        leader_no: 2,
        reserve_met: true,
      });
    }
    const known = pages.map((page) => JSON.stringify(page.last()));
    expect(new Set(known).size).toBe(1);
  });

  it('know which rows are new, latest first, in a few bytes', async () => {
    const [lot, person, rival] = [await aLot(api), await aMember(api), await aMember(api)];
    const page = await aPage(lot);
    await bid(api, person, lot, 5_000);
    await bid(api, rival, lot, 4_000);
    await untilSeq(page, 3);
    expect(
      page
        .news()
        .flatMap(rowsOf)
        .sort((one, other) => other.seq - one.seq),
    ).toEqual([
      { seq: 3, kind: BID_KIND.automatic, bidder: 1 },
      { seq: 2, kind: BID_KIND.bid, bidder: 2 },
      { seq: 1, kind: BID_KIND.bid, bidder: 1 },
    ]);
    for (const push of page.news())
      expect(eventPacket('auction:state', push).length).toBeLessThanOrEqual(PUSH_BYTES_MAX);
  });

  it('receive nothing of a raised maximum', async () => {
    const [lot, person, rival] = [await aLot(api), await aMember(api), await aMember(api)];
    const page = await aPage(lot);
    await bid(api, person, lot, 5_000);
    await untilSeq(page, 1);
    await bid(api, person, lot, 50_000);
    await bid(api, rival, lot, 6_000);
    await untilSeq(page, 3);
    expect(page.news().map(({ seq }) => seq)).toEqual([1, 3]);
  });

  it('receive nothing after they left', async () => {
    const [lot, person] = [await aLot(api), await aMember(api)];
    const [gone, stays] = [await aPage(lot), await aPage(lot)];
    expect(await emitForAnswer(gone.socket, 'auction:leave', { id: lot.id })).toMatchObject({ kind: 'ok' });
    const received = gone.pushes.length;
    await bid(api, person, lot, 5_000);
    await untilSeq(stays, 1);
    expect(gone.pushes).toHaveLength(received);
  });

  it('receive a moved end, a void that lowers the price, and the close', async () => {
    const [lot, first, second] = [
      await aLot(api, { end_at: inSeconds(120), buy_now_price: 90_000 }),
      await aMember(api),
      await aMember(api),
    ];
    const staff = await aStaff(api, ['auction:auction:update', 'auction:bid:void']);
    const page = await aPage(lot);
    const { end_at } = page.snapshot;
    await bid(api, first, lot, 5_000);
    await untilSeq(page, 1);
    expect(page.last()?.end_at).toBeGreaterThan(Date.parse(end_at));
    await bid(api, second, lot, 20_000);
    await untilSeq(page, 2);
    expect(page.last()).toMatchObject({ current_price: '5250', leader_no: 2 });
    await api.ok(voidBid, { id: lot.id, seq: 2, reason: 'typing error' }, { as: staff });
    await untilSeq(page, 3);
    expect(page.last()).toMatchObject({ current_price: '1000', leader_no: 1 });
    const later = inSeconds(3_600).toISOString();
    await api.ok(updateAuction, { id: lot.id, end_at: later }, { as: staff });
    await untilSeq(page, 4);
    expect(page.last()?.end_at).toBe(Date.parse(later));
    await bid(api, second, lot, 90_000);
    await eventually('the close', () => page.last()?.status === 40);
    expect(page.last()).toMatchObject({ current_price: '90000', leader_no: 2, status: 40 });
  });

  it('see a cancellation', async () => {
    const lot = await aLot(api);
    const page = await aPage(lot);
    await api.ok(
      cancelAuction,
      { id: lot.id, reason: 'broken in the warehouse' },
      { as: await aStaff(api, ['auction:auction:cancel']) },
    );
    await eventually('the cancellation', () => page.last()?.status === 42);
  });

  it('see a lot start and end by the clock alone', async () => {
    const lot = await aLot(api, { status: 10, start_at: inSeconds(600), end_at: inSeconds(1_200) });
    const page = await aPage(lot);
    expect(page.snapshot.status).toBe(10);
    await comesNow(api, 'start_at', lot);
    await eventually('the start', () => page.last()?.status === 20);
    await comesNow(api, 'end_at', lot);
    await eventually('the end', () => page.last()?.status === 41);
  });

  it('know how many watch', async () => {
    const lot = await aLot(api);
    const page = await aPage(lot);
    const others = await Promise.all(Array.from({ length: 3 }, () => aPage(lot)));
    await eventually('four watch', () => page.watchers.at(-1) === 4);
    for (const other of others) other.socket.disconnect();
    await eventually('one watches', () => page.watchers.at(-1) === 1);
  });
});

describe('somebody who loses the lead', () => {
  type Outbid = Parameters<ServerEvents['auction:outbid']>[0];

  it('is notified on all their pages, in their language, and nobody else is', async () => {
    const [lot, loser, winner] = [
      await aLot(api),
      await aMember(api, { language: 'ja' }),
      await aMember(api),
    ];
    const sockets = await Promise.all([loser, loser, winner].map(({ token }) => openSocket(api.url, token)));
    opened.push(...sockets);
    const outbidEvents: Outbid[][] = sockets.map(() => []);
    sockets.forEach((socket, i) => socket.on('auction:outbid', (notice) => outbidEvents[i]?.push(notice)));
    const badges: number[] = [];
    sockets[0]?.on('badge', ({ unread }) => badges.push(unread));
    await bid(api, loser, lot, 5_000);
    await bid(api, winner, lot, 9_000);
    await eventually(
      'both pages are notified',
      () => outbidEvents[0]?.length === 1 && outbidEvents[1]?.length === 1,
    );
    expect(outbidEvents[0]?.[0]).toEqual({
      id: lot.id,
      goods_id: lot.goodsId,
      goods_name: '無散瞳眼底カメラ',
      current_price: '5250',
      currency: 'JPY',
      seq: 2,
    });
    expect(outbidEvents[2]).toEqual([]);
    await eventually('the header counts it', () => badges.at(-1) === 1);
  });
});

describe('somebody who reconnects', () => {
  it('has lost nothing: the snapshot holds what the pushes would have sent', async () => {
    const [lot, first, second] = [await aLot(api), await aMember(api), await aMember(api)];
    const page = await aPage(lot, first);
    await bid(api, first, lot, 5_000);
    await untilSeq(page, 1);
    page.socket.disconnect();
    await bid(api, second, lot, 9_000);
    await bid(api, first, lot, 20_000);
    const back = await aPage(lot, first);
    expect(back.snapshot).toMatchObject({
      seq: 3,
      current_price: '9250',
      is_leading: true,
      my_max_amount: 20_000,
    });
    expect(back.snapshot.rows.map(({ seq }) => seq)).toEqual([3, 2, 1]);
    await bid(api, second, lot, 30_000);
    await untilSeq(back, 4);
    expect(back.news()[0]?.prev_seq).toBe(3);
  });
});
