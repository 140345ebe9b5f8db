import { createHash } from 'node:crypto';
import {
  acceptHighestBid,
  auctionDetail,
  auctionOrderDetail,
  bidAudit,
  bidList,
  cancelAuction,
  placeBid,
  voidBid,
} from '@fovea/shared-types/auction/auction.calls';
import { auctionOrder } from '@fovea/shared-types/auction/auction-order.record';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { commitmentText } from '@fovea/shared-types/auction/public-log';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { expectInvariants } from '../../support/check-invariants.js';
import { eventually } from '../../support/eventually.js';
import { aBid, bid, orderOf } from '../../support/lots.js';
import { plant } from '../../support/planting.js';
import { aLot, aMember, aSeller, aStaff } from '../../support/people.js';
import { aSoldLot, aWaitingLot } from '../../support/scenes.js';

let api: TestApi;
let platform: Person;
beforeAll(async () => {
  api = await startApi();
  platform = await aStaff(api, [WILDCARD]);
});
afterAll(async () => {
  try {
    await expectInvariants(api.databaseUrl);
  } finally {
    await api.stop();
  }
});

const auditLines = async (subjectId: number, action: string) =>
  (
    await api.db.query<{ reason: string | null; before: object; after: object }>(
      'SELECT reason, before, after FROM audit_log WHERE subject_id = $1 AND action = $2',
      [subjectId, action],
    )
  ).rows;

describe('voiding a bid', () => {
  it('recomputes price and leader, stays in the log, and is published to all', async () => {
    const [lot, first, second, third] = [
      await aLot(api),
      await aMember(api),
      await aMember(api),
      await aMember(api),
    ];
    await bid(api, first, lot, 5_000);
    await bid(api, second, lot, 90_000);
    await bid(api, third, lot, 8_000);
    const answer = await api.ok(voidBid, { id: lot.id, seq: 2, reason: 'typing error' }, { as: platform });
    expect(answer).toMatchObject({ id: lot.id, current_price: '5250', currency: 'JPY', seq: 5 });
    const detail = await api.ok(auctionDetail, { id: lot.id });
    expect(detail).toMatchObject({ leader_no: 3, bid_count: 2, current_price: '5250' });
    expect(detail.rows[0]).toMatchObject({ kind: 'void', voids_seq: 2, seq: 5 });
    const { data } = await api.ok(bidList, { id: lot.id });
    expect(data.find(({ seq }) => seq === 2)?.is_void).toBe(true);
    await eventually('all bidders are notified', async () => {
      const { rows } = await api.db.query(
        `SELECT recipient_id FROM message WHERE params ->> 'notice' = 'bid_voided' AND (params ->> 'auction_id')::bigint = $1`,
        [lot.id],
      );
      return rows.length === 3;
    });
    expect(await auditLines(lot.id, 'auction.void-bid')).toMatchObject([{ reason: 'typing error' }]);
  });

  it('of the only bid returns the lot to its start', async () => {
    const [lot, person] = [await aLot(api), await aMember(api)];
    await bid(api, person, lot, 5_000);
    await api.ok(voidBid, { id: lot.id, seq: 1, reason: 'typing error' }, { as: platform });
    expect(await api.ok(auctionDetail, { id: lot.id })).toMatchObject({
      current_price: '1000',
      leader_no: null,
      bid_count: 0,
      min_next_bid: '1000',
    });
    expect((await bid(api, person, lot, 3_000)).bidder_no).toBe(1);
  });

  it('is refused twice, for what is no bid, without a reason, and after the close', async () => {
    const [lot, first, second] = [await aLot(api), await aMember(api), await aMember(api)];
    await bid(api, first, lot, 9_000);
    await bid(api, second, lot, 5_000);
    const refusal = async (seq: number, reason = 'typing error', id = lot.id) =>
      (await api.refused(voidBid, { id, seq, reason }, { as: platform })).error;
    expect(await refusal(3)).toBe('NOT_FOUND');
    expect(await refusal(9)).toBe('NOT_FOUND');
    expect(await refusal(1, 'x')).toBe('VALIDATION');
    await api.ok(voidBid, { id: lot.id, seq: 2, reason: 'typing error' }, { as: platform });
    expect(await refusal(2)).toBe('STATE_CONFLICT');
    expect(await refusal(1, 'too late', (await aSoldLot(api)).id)).toBe('AUCTION_ENDED');
  });

  it('under one key is one void', async () => {
    const [lot, person] = [await aLot(api), await aMember(api)];
    await bid(api, person, lot, 9_000);
    const request = { id: lot.id, seq: 1, reason: 'typing error', request_id: 'void-it' };
    const first = await api.ok(voidBid, request, { as: platform });
    expect(await api.ok(voidBid, request, { as: platform })).toEqual(first);
  });
});

describe('cancelling', () => {
  it('is the seller’s while nobody leads, and the platform’s always', async () => {
    const seller = await aSeller(api);
    const own = { seller_id: seller.accountId, company_id: seller.companyId };
    const staff = await aStaff(api, ['auction:auction:cancel'], seller.companyId);
    const [free, taken] = [await aLot(api, own), await aLot(api, own)];
    expect(await api.ok(cancelAuction, { id: free.id, reason: 'broken' }, { as: staff })).toEqual({
      id: free.id,
      status: 42,
    });
    await bid(api, await aMember(api), taken, 5_000);
    const reason = { id: taken.id, reason: 'sold elsewhere' };
    expect((await api.refused(cancelAuction, reason, { as: staff })).error).toBe('AUCTION_LOCKED');
    expect(await api.ok(cancelAuction, reason, { as: platform })).toMatchObject({ status: 42 });
    expect(await api.ok(auctionDetail, { id: taken.id })).toMatchObject({
      status: 42,
      cancel_reason: 'sold elsewhere',
    });
    expect((await api.refused(cancelAuction, reason, { as: platform })).error).toBe('STATE_CONFLICT');
    expect((await api.refused(cancelAuction, { id: taken.id, reason: '' }, { as: platform })).error).toBe(
      'VALIDATION',
    );
  });
});

describe('the seller’s decision on a missed reserve', () => {
  it('sells at the highest bid', async () => {
    const lot = await aWaitingLot(api);
    const detail = await api.ok(auctionDetail, { id: lot.id });
    expect(detail).toMatchObject({ status: 30, reserve_met: false, winner: null });
    expect(Date.parse(detail.answer_deadline ?? '')).toBeGreaterThan(Date.now());
    expect(await api.ok(acceptHighestBid, { id: lot.id, status: 1 }, { as: platform })).toMatchObject({
      status: 40,
    });
    const { rows } = await api.db.query('SELECT total FROM orders WHERE id = $1', [
      await orderOf(api, lot, lot.leader),
    ]);
    expect(rows).toEqual([{ total: 5_000 }]);
  });

  it('declines, and then the lot has failed', async () => {
    const lot = await aWaitingLot(api);
    expect(await api.ok(acceptHighestBid, { id: lot.id, status: -1 }, { as: platform })).toMatchObject({
      status: 41,
      order_id: null,
    });
    expect((await api.refused(acceptHighestBid, { id: lot.id, status: 1 }, { as: platform })).error).toBe(
      'STATE_CONFLICT',
    );
  });

  it('is not the leader’s own, not before the end, and not after the deadline', async () => {
    const lot = await aWaitingLot(api);
    const both = await aLot(api, { reserve_price: 90_000 });
    expect((await api.refused(acceptHighestBid, { id: both.id, status: 1 }, { as: platform })).error).toBe(
      'STATE_CONFLICT',
    );
    await plant(
      api.db,
      `INSERT INTO account_role (account_id, role_id) SELECT $1, role_id FROM account_role WHERE account_id = $2`,
      [lot.leader.accountId, platform.accountId],
    );
    expect((await api.refused(acceptHighestBid, { id: lot.id, status: 1 }, { as: lot.leader })).error).toBe(
      'SELF_APPROVAL',
    );
  });

  it('that is not given in time is no', async () => {
    const lot = await aWaitingLot(api);
    await api.db.query(`UPDATE auction SET answer_deadline = clock_timestamp() WHERE id = $1`, [lot.id]);
    await eventually('the lot has failed', async () => {
      const { status } = await api.ok(auctionDetail, { id: lot.id });
      return status === 41;
    });
  });
});

describe('opening the maxima', () => {
  it('and voiding are reserved to the platform, whatever a role of the seller’s company allows', async () => {
    const seller = await aSeller(api);
    const lot = await aLot(api, { seller_id: seller.accountId, company_id: seller.companyId });
    await bid(api, await aMember(api), lot, 5_000);
    const staff = await aStaff(api, ['auction:bid:void', 'auction:bid:audit'], seller.companyId);
    const owner = await aStaff(api, [WILDCARD], seller.companyId);
    for (const as of [staff, owner]) {
      const request = { id: lot.id, seq: 1, reason: 'to read them' };
      expect((await api.refused(voidBid, request, { as })).error).toBe('FORBIDDEN');
      expect((await api.refused(bidAudit, { id: lot.id }, { as })).error).toBe('FORBIDDEN');
    }
  });

  it('is for staff with the audit permission after a sale, and is on record', async () => {
    const lot = await aSoldLot(api);
    const { data } = await api.ok(bidAudit, { id: lot.id }, { as: platform });
    expect(data.map(({ max_amount }) => max_amount)).toEqual(expect.arrayContaining([20_000, 50_000]));
    for (const row of data) {
      if (row.max_amount === null || row.salt === null) continue;
      const opened = createHash('sha256').update(commitmentText(row.salt, row.max_amount)).digest('hex');
      expect(opened).toBe(row.commitment);
    }
    expect(await auditLines(lot.id, 'auction:bid:audit')).toHaveLength(1);
  });

  it('is refused while the lot runs, while its seller still decides, and when it was not sold', async () => {
    const [running, cancelled] = [await aLot(api), await aLot(api)];
    for (const lot of [running, cancelled]) await bid(api, await aMember(api), lot, 5_000);
    const failed = await aWaitingLot(api);
    await api.ok(acceptHighestBid, { id: failed.id, status: -1 }, { as: platform });
    await api.ok(cancelAuction, { id: cancelled.id, reason: 'withdrawn' }, { as: platform });
    for (const lot of [running, await aWaitingLot(api), failed, cancelled]) {
      expect((await api.refused(bidAudit, { id: lot.id }, { as: platform })).error).toBe('STATE_CONFLICT');
    }
  });
});

describe('auction orders in the back office', () => {
  it('show each bidder’s highest public price, not their maximum', async () => {
    const seller = await aSeller(api);
    const lot = await aLot(api, { seller_id: seller.accountId, company_id: seller.companyId });
    const [first, second] = [await aMember(api), await aMember(api)];
    await bid(api, first, lot, 77_777);
    await bid(api, second, lot, 5_000);
    const staff = await aStaff(api, ['auction:order:list'], seller.companyId);
    const page = await api.ok(auctionOrder.calls.list, {}, { as: staff });
    expect(page.data.map(({ bid_price }) => bid_price).sort()).toEqual(['5000', '5250']);
    expect(JSON.stringify(page)).not.toMatch(/\b77777\b/);
    const [row] = page.data;
    const detail = await api.ok(auctionOrderDetail, { id: row?.id ?? 0 }, { as: staff });
    expect(detail).toMatchObject({ auction_id: lot.id, order_id: null });
    expect(JSON.stringify(detail)).not.toMatch(/\b77777\b/);
    expect(
      (await api.ok(auctionOrder.calls.list, { username: 'nobody like this' }, { as: staff })).total,
    ).toBe(0);
  });
});

it('a bid is taken while staff do something to another lot', async () => {
  const [lot, other, person] = [await aLot(api), await aLot(api), await aMember(api)];
  const [answer] = await Promise.all([
    api.ok(placeBid, aBid(lot, 5_000), { as: person }),
    api.ok(cancelAuction, { id: other.id, reason: 'withdrawn' }, { as: platform }),
  ]);
  expect(answer.is_leading).toBe(true);
});
