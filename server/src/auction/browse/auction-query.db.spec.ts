import { createHash } from 'node:crypto';
import { canonicalRow, commitmentText, GENESIS_HASH } from '@fovea/shared-types/auction/public-log';
import {
  asOwner,
  aStaffCaller,
  openAuctionHouse,
  refusalOf,
} from '../../../../test/fixtures/auction-house.js';
import {
  aCaller,
  aCategory,
  aGoods,
  aMemberCaller,
  anAuction,
  uniqueText,
} from '../../../../test/fixtures/rows.js';

const house = openAuctionHouse();
const { db, queries, log, watches } = house;
afterAll(() => house.stop());

const visitor = aCaller();
const HOUR = 3_600_000;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const fromNow = (hours: number): Date => new Date(Date.now() + hours * HOUR);

/** Lots of one category of their own, so that other lots are not among them. */
async function lotsOf(all: Record<string, unknown>[]): Promise<{ category: number; ids: number[] }> {
  const category = await aCategory(db);
  const ids: number[] = [];
  for (const changes of all) {
    const goodsId = await aGoods(db, { category_id: category, sale_type: 2 });
    ids.push(await anAuction(db, { goods_id: goodsId, ...(changes as object) }));
  }
  return { category, ids };
}

const OVER = { closed_at: new Date() };

describe('the list of lots', () => {
  it('computes a state by the database’s clock, before any lane has written it', async () => {
    const { category, ids } = await lotsOf([
      { status: 20, end_at: new Date(Date.now() - 1000) },
      { status: 10, start_at: new Date(Date.now() - 1000) },
      { status: 10, start_at: fromNow(1), end_at: fromNow(2) },
      { status: 41, ...OVER },
    ]);
    const states = async (status?: number) => {
      const { data } = await queries.listShown(visitor, { category_id: category, status });
      return Object.fromEntries(data.map((card) => [ids.indexOf(card.id), card.status]));
    };
    expect(await states()).toEqual({ 0: 30, 1: 20, 2: 10, 3: 41 });
    expect(await states(30)).toEqual({ 0: 30 });
    expect(await states(20)).toEqual({ 1: 20 });
    expect(await states(10)).toEqual({ 2: 10 });
    expect(await states(41)).toEqual({ 3: 41 });
    expect((await queries.getAuctionDetail(visitor, { id: ids[0] ?? 0 })).status).toBe(30);
  });

  it('shows the next to end first, then what is to come, then what is over', async () => {
    const { category, ids } = await lotsOf([
      { status: 41, ...OVER, end_at: fromNow(-3), start_at: fromNow(-9) },
      { end_at: fromNow(5) },
      { status: 10, start_at: fromNow(1), end_at: fromNow(2) },
      { end_at: fromNow(3) },
      { status: 41, ...OVER, end_at: fromNow(-1), start_at: fromNow(-9) },
    ]);
    const { data } = await queries.listShown(visitor, { category_id: category });
    expect(data.map((card) => ids.indexOf(card.id))).toEqual([3, 1, 2, 4, 0]);
  });

  it('sorts by price and by bids', async () => {
    const { category, ids } = await lotsOf([
      { price: 3_000, bid_count: 2 },
      { price: 2_000, bid_count: 9 },
      { price: 5_000, bid_count: 4 },
    ]);
    const order = async (sort: string) =>
      (await queries.listShown(visitor, { category_id: category, sort })).data.map((card) =>
        ids.indexOf(card.id),
      );
    expect(await order('price_asc')).toEqual([1, 0, 2]);
    expect(await order('price_desc')).toEqual([2, 0, 1]);
    expect(await order('bids')).toEqual([1, 2, 0]);
    expect(await order('newest')).toEqual([2, 1, 0]);
  });

  it('finds lots of subcategories of the requested category', async () => {
    const root = await aCategory(db);
    const child = await aCategory(db, { pid: root, level: 2 });
    const id = await anAuction(db, { goods_id: await aGoods(db, { category_id: child }) });
    const { data } = await queries.listShown(visitor, { category_id: root });
    expect(data.map((card) => card.id)).toEqual([id]);
  });

  it('gives cards the lots they name, and of goods the newest run', async () => {
    const goodsId = await aGoods(db);
    const old = await anAuction(db, { goods_id: goodsId, status: 41, ...OVER });
    const running = await anAuction(db, { goods_id: goodsId });
    const byGoods = await queries.listShown(visitor, { goods_ids: [goodsId] });
    expect(byGoods.data.map((card) => card.id)).toEqual([running]);
    const byId = await queries.listShown(visitor, { ids: [old, running, 987_654_321] });
    expect(byId.data.map((card) => card.id).sort((a, b) => a - b)).toEqual([old, running]);
    expect(byId.total).toBe(2);
  });

  it('counts all of them on every page', async () => {
    const { category } = await lotsOf(Array.from({ length: 43 }, () => ({})));
    const first = await queries.listShown(visitor, { category_id: category });
    const second = await queries.listShown(visitor, { category_id: category, page: 2 });
    const beyond = await queries.listShown(visitor, { category_id: category, page: 3 });
    expect([first.data.length, second.data.length, beyond.data.length]).toEqual([40, 3, 0]);
    expect([first.total, second.total, beyond.total]).toEqual([43, 43, 43]);
    expect(new Set([...first.data, ...second.data].map((card) => card.id)).size).toBe(43);
  });

  it('names goods in the reader’s language', async () => {
    const { id } = await house.aLot();
    const name = async (language: 'zh' | 'en' | 'ja') =>
      (await queries.listShown(aCaller({ language }), { ids: [id] })).data[0]?.goods_name;
    expect([await name('zh'), await name('en'), await name('ja')]).toEqual([
      '免散瞳眼底相机',
      'Non-mydriatic fundus camera',
      '無散瞳眼底カメラ',
    ]);
  });
});

describe('the snapshot of a lot', () => {
  it('has the public figures for everybody and one’s own for oneself', async () => {
    const { id } = await house.aLot({ reserve_price: 50_000, buy_now_price: 90_000 });
    const [anna, ben] = [await house.aBidder(), await house.aBidder()];
    await house.bid(anna, id, 5_000);
    await house.bid(ben, id, 20_000);
    const shown = await queries.getAuctionDetail(visitor, { id });
    expect(shown).toMatchObject({
      status: 20,
      start_price: '1000',
      current_price: '20000',
      step_price: '500',
      min_next_bid: '20500',
      bid_count: 2,
      bidder_count: 2,
      seq: 2,
      has_reserve: true,
      reserve_met: false,
      buy_now_price: '90000',
      leader_no: 2,
      watchers: 3,
      bidder_no: null,
      my_max_amount: null,
      chances_left: null,
      is_leading: false,
      is_own_goods: false,
      is_watching: false,
    });
    expect(shown.rows.map(({ seq, amount, bidder, is_mine }) => [seq, amount, bidder, is_mine])).toEqual([
      [2, 20_000, 2, false],
      [1, 5_000, 1, false],
    ]);
    const own = await queries.getAuctionDetail(aMemberCaller(anna), { id });
    expect(own).toMatchObject({ bidder_no: 1, my_max_amount: 5_000, chances_left: 9, is_leading: false });
    expect(own.rows.map((row) => row.is_mine)).toEqual([false, true]);
    expect(await queries.getAuctionDetail(aMemberCaller(ben), { id })).toMatchObject({
      my_max_amount: 20_000,
      is_leading: true,
    });
  });

  it('marks the lot as their own for the seller, colleagues and assigned staff', async () => {
    const handler = await house.aBidder();
    const { id, sellerId, companyId } = await house.aLot({ handler_id: handler });
    const colleague = aStaffCaller(await house.aBidder({ company_id: companyId }), [companyId]);
    expect((await queries.getAuctionDetail(aMemberCaller(sellerId), { id })).is_own_goods).toBe(true);
    expect((await queries.getAuctionDetail(aMemberCaller(handler), { id })).is_own_goods).toBe(true);
    expect((await queries.getAuctionDetail(colleague, { id })).is_own_goods).toBe(true);
    expect((await queries.getAuctionDetail(aMemberCaller(await house.aBidder()), { id })).is_own_goods).toBe(
      false,
    );
  });

  it('shows the winner’s number once the lot is sold', async () => {
    const { id } = await house.aLot();
    const winner = await house.aBidder();
    await house.bid(winner, id, 5_000);
    expect((await queries.getAuctionDetail(visitor, { id })).winner).toBeNull();
    await house.end(id);
    expect(await queries.getAuctionDetail(visitor, { id })).toMatchObject({
      status: 40,
      winner: 1,
      buy_now_price: null,
    });
  });

  it('of an unknown lot is none', async () => {
    expect(await refusalOf(queries.getAuctionDetail(visitor, { id: 987_654_321 }))).toBe('NOT_FOUND');
  });
});

describe('the public log', () => {
  it('can be verified from the first row on', async () => {
    const { id } = await house.aLot();
    const [anna, ben] = [await house.aBidder(), await house.aBidder()];
    await house.bid(anna, id, 30_000);
    await house.bid(ben, id, 20_000);
    await house.bid(anna, id, 40_000);
    await house.bid(ben, id, 50_000);
    const { data, total } = await log.listPublic(visitor, { id });
    expect([total, data.map((row) => row.kind)]).toEqual([4, ['bid', 'automatic', 'bid', 'bid']]);
    let previous = GENESIS_HASH;
    for (const row of [...data].reverse()) {
      const text = canonicalRow({
        seq: row.seq,
        kind: row.kind,
        at: Date.parse(row.created_at),
        priceAfter: row.amount,
        endAfter: Date.parse(row.end_after),
        bidderNo: row.bidder,
        commitment: row.commitment,
        voidsSeq: row.voids_seq,
      });
      previous = sha256(previous + text);
      expect(row.hash).toBe(previous);
    }
  });

  it('keeps a voided row and marks it', async () => {
    const { id, companyId } = await house.aLot();
    await house.bid(await house.aBidder(), id, 2_000);
    await house.bid(await house.aBidder(), id, 9_000);
    const staff = aStaffCaller(await house.aBidder(), [companyId]);
    await house.commands.voidBid(staff, { id, seq: 2, reason: 'typed a zero too many' });
    const { data } = await log.listPublic(visitor, { id });
    expect(data.map((row) => [row.seq, row.kind, row.is_void, row.voids_seq])).toEqual([
      [3, 'void', false, 2],
      [2, 'bid', true, null],
      [1, 'bid', false, null],
    ]);
  });

  it('is paged from the newest row back, without a gap between pages', async () => {
    const { id } = await house.aLot({ bid_chances: null });
    const [anna, ben] = [await house.aBidder(), await house.aBidder()];
    for (let price = 1_000; price <= 4_000; price += 100) {
      await house.bid(price % 200 === 0 ? anna : ben, id, price);
    }
    const first = await log.listPublic(visitor, { id, limit: 40 });
    expect([first.total, first.data.length]).toEqual([31, 31]);
    expect(first.data.map((row) => row.seq)).toEqual(Array.from({ length: 31 }, (_, i) => 31 - i));
    expect((await log.listPublic(visitor, { id, page: 2 })).data).toEqual([]);
  });
});

describe('a receipt', () => {
  it('is for one’s own bid, found by its seq or by its key, and opens only after the sale', async () => {
    const { id } = await house.aLot();
    const [anna, ben] = [await house.aBidder(), await house.aBidder()];
    const key = uniqueText();
    await house.bids.place(aMemberCaller(anna), { id, amount: 7_000, currency: 'JPY', request_id: key });
    await house.bid(anna, id, 8_000);
    const receipt = await log.receipt(aMemberCaller(anna), { id, seq: 1 });
    expect(receipt).toMatchObject({ amount: 7_000, is_leading: true, chances_left: 9, salt: null });
    expect(await log.receipt(aMemberCaller(anna), { id, request_id: key })).toEqual(receipt);
    expect(await refusalOf(log.receipt(aMemberCaller(ben), { id, seq: 1 }))).toBe('NOT_FOUND');
    expect(await refusalOf(log.receipt(aMemberCaller(ben), { id, request_id: key }))).toBe('NOT_FOUND');
    expect(await refusalOf(log.receipt(aMemberCaller(anna), { id }))).toBe('VALIDATION');
    await house.end(id);
    const opened = await log.receipt(aMemberCaller(anna), { id, seq: 1 });
    expect(sha256(commitmentText(opened.salt ?? '', opened.amount))).toBe(receipt.commitment);
  });

  it('opens an automatic bid too, which commits to what its bidder had raised to', async () => {
    const { id } = await house.aLot();
    const [anna, ben] = [aMemberCaller(await house.aBidder()), await house.aBidder()];
    const { accountId } = anna.member;
    await house.bid(accountId, id, 30_000);
    await house.bid(accountId, id, 50_000);
    await house.bid(ben, id, 20_000);
    const shut = await log.receipt(anna, { id, seq: 3 });
    expect(shut).toMatchObject({ amount: 50_000, current_price: '20500', chances_left: 8, salt: null });
    expect(await refusalOf(log.receipt(aMemberCaller(ben), { id, seq: 3 }))).toBe('NOT_FOUND');
    await house.end(id);
    const { salt, commitment } = await log.receipt(anna, { id, seq: 3 });
    expect(sha256(commitmentText(salt ?? '', 50_000))).toBe(commitment);
    const { data } = await log.openAfterSale(aStaffCaller(ben, null), { id });
    expect(data.map((row) => [row.kind, row.max_amount])).toEqual([
      ['bid', 30_000],
      ['raise', 50_000],
      ['bid', 20_000],
      ['automatic', 50_000],
    ]);
    for (const row of data)
      expect(sha256(commitmentText(row.salt ?? '', row.max_amount ?? 0))).toBe(row.commitment);
  });

  it('stays shut while the seller decides, and for ever when nobody bought', async () => {
    const { id, caller } = await house.aLot({ reserve_price: 60_000 });
    const anna = aMemberCaller(await house.aBidder());
    await house.bid(anna.member.accountId, id, 7_000);
    const salt = async () => (await log.receipt(anna, { id, seq: 1 })).salt;
    await house.end(id);
    expect(await salt()).toBeNull();
    await house.commands.acceptHighestBid(caller, { id, status: -1 });
    expect(await salt()).toBeNull();
  });

  it('exists for a raised maximum, which has no seq', async () => {
    const { id } = await house.aLot();
    const anna = await house.aBidder();
    await house.bid(anna, id, 7_000);
    const key = uniqueText();
    await house.bids.place(aMemberCaller(anna), { id, amount: 9_000, currency: 'JPY', request_id: key });
    expect(await log.receipt(aMemberCaller(anna), { id, request_id: key })).toMatchObject({
      seq: null,
      amount: 9_000,
      hash: null,
      current_price: '1000',
      chances_left: 8,
    });
  });
});

describe('opening the log to the auditor', () => {
  it('waits for the sale, shows every maximum, and is on record', async () => {
    const { id, companyId } = await house.aLot({ reserve_price: 60_000 });
    const auditor = aStaffCaller(await house.aBidder(), [companyId]);
    const anna = await house.aBidder({ username: 'Anna' });
    await house.bid(anna, id, 7_000);
    await house.bid(anna, id, 9_000);
    expect(await refusalOf(log.openAfterSale(auditor, { id }))).toBe('STATE_CONFLICT');
    await house.end(id);
    // The reserve was missed and the seller still has to decide.
    expect(await refusalOf(log.openAfterSale(auditor, { id }))).toBe('STATE_CONFLICT');
    await house.commands.acceptHighestBid(auditor, { id, status: 1 });
    const { data, total } = await log.openAfterSale(auditor, { id });
    expect(total).toBe(2);
    expect(data.map((row) => [row.kind, row.seq, row.max_amount, row.username])).toEqual([
      ['bid', 1, 7_000, 'Anna'],
      ['raise', null, 9_000, 'Anna'],
    ]);
    const { count } = await db.query(
      `SELECT FROM audit_log WHERE action = 'auction:bid:audit' AND subject_id = $1`,
      [id],
    );
    expect(count).toBe(1);
    const stranger = aStaffCaller(await house.aBidder(), [companyId + 1_000_000]);
    expect(await refusalOf(log.openAfterSale(stranger, { id }))).toBe('NOT_FOUND');
  });

  it('never comes for a lot that failed or was cancelled: its goods may come again', async () => {
    const auditor = aStaffCaller(await house.aBidder(), null);
    const failed = await house.aLot({ reserve_price: 60_000 });
    const cancelled = await house.aLot();
    for (const { id } of [failed, cancelled]) await house.bid(await house.aBidder(), id, 7_000);
    await house.end(failed.id);
    await house.commands.acceptHighestBid(failed.caller, { id: failed.id, status: -1 });
    await house.commands.cancelLot(auditor, { id: cancelled.id, reason: 'withdrawn' });
    for (const { id } of [failed, cancelled]) {
      expect(await refusalOf(log.openAfterSale(auditor, { id }))).toBe('STATE_CONFLICT');
      const { count } = await db.query(
        `SELECT FROM audit_log WHERE action = 'auction:bid:audit' AND subject_id = $1`,
        [id],
      );
      expect(count).toBe(0);
    }
  });
});

describe('watching', () => {
  it('keeps a list of one’s own, the newest on top, each once', async () => {
    const caller = aMemberCaller(await house.aBidder());
    const [first, second] = [await house.aLot(), await house.aLot()];
    await watches.addWatch(caller, { id: first.id });
    expect(await watches.addWatch(caller, { id: second.id })).toEqual({ id: second.id, is_watching: true });
    await watches.addWatch(caller, { id: first.id });
    await asOwner(
      `UPDATE auction_watch SET created_at = created_at - interval '1 minute' WHERE auction_id = ${first.id}`,
    );
    const list = await queries.listWatched(caller, {});
    expect([list.total, list.data.map((card) => card.id)]).toEqual([2, [second.id, first.id]]);
    expect((await queries.getAuctionDetail(caller, { id: first.id })).is_watching).toBe(true);
    await watches.remove(caller, { id: first.id });
    expect((await queries.listWatched(caller, {})).data.map((card) => card.id)).toEqual([second.id]);
    expect((await queries.listWatched(aMemberCaller(await house.aBidder()), {})).total).toBe(0);
  });

  it('of an unknown lot is refused', async () => {
    const caller = aMemberCaller(await house.aBidder());
    expect(await refusalOf(watches.addWatch(caller, { id: 987_654_321 }))).toBe('NOT_FOUND');
  });
});

describe('lots in the back office', () => {
  it('are those of one’s companies, with the reserve', async () => {
    const { id, companyId, caller } = await house.aLot({ reserve_price: 9_000 });
    await house.aLot();
    const { data, total } = await house.admin.listAuctions(caller, {});
    expect([total, data.map((row) => [row.id, row.reserve_price, row.company_name])]).toEqual([
      1,
      [[id, '9000', 'Sample Eye Trading']],
    ]);
    const platform = aStaffCaller(await house.aBidder(), null);
    expect((await house.admin.listAuctions(platform, { company_id: companyId })).total).toBe(1);
    const { caller: other } = await house.aSeller();
    expect(await refusalOf(house.admin.getAuctionDetail(other, { id }))).toBe('NOT_FOUND');
    expect((await house.admin.listAuctions(other, { company_id: companyId })).total).toBe(0);
  });

  it('are found by words of their goods, taken literally', async () => {
    const { caller, id } = await house.aLot();
    const found = async (goods_name: string) =>
      (await house.admin.listAuctions(caller, { goods_name })).data.map((row) => row.id);
    expect(await found('Fundus  non-MYDRIATIC')).toEqual([id]);
    expect(await found('眼底')).toEqual([id]);
    expect(await found('%')).toEqual([]);
    expect(await found('no such thing')).toEqual([]);
  });
});
