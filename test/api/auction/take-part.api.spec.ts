import {
  addBidder,
  auditBidder,
  bidderList,
  buyNow,
  cancelAuction,
} from '@fovea/shared-types/auction/auction.calls';
import { AuctionAdmissionService } from '../../../server/src/auction/admission/auction-admission.service.js';
import { startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aClosedLot, bid, bidRefused, comesNow, orderOf } from '../../support/lots.js';
import { aLot, aMember, aSeller, aStaff, giveMoney, inSeconds } from '../../support/people.js';
import { aPendingBidder } from '../../support/scenes.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const balances = async (person: { accountId: number }) => {
  const { rows } = await api.db.query<{ kind: string; balance: number }>(
    `SELECT kind, balance FROM ledger_account WHERE owner_type = 'member' AND owner_id = $1`,
    [person.accountId],
  );
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
};

describe('buying at once', () => {
  it('ends the lot at its buy-now price, with an order', async () => {
    const [lot, buyer, rival] = [
      await aLot(api, { buy_now_price: 30_000 }),
      await aMember(api),
      await aMember(api),
    ];
    await bid(api, rival, lot, 20_000);
    expect(await api.ok(buyNow, { id: lot.id }, { as: buyer })).toMatchObject({
      price: '30000',
      currency: 'JPY',
      status: 40,
    });
    expect(await orderOf(api, lot, buyer)).toBeGreaterThan(0);
    expect((await bidRefused(api, rival, lot, 90_000)).error).toBe('AUCTION_ENDED');
  });

  it('answers a repeat under one key alike, and sells nothing twice', async () => {
    const [lot, buyer] = [await aLot(api, { buy_now_price: 30_000 }), await aMember(api)];
    const request = { id: lot.id, request_id: 'buy-it' };
    const first = await api.ok(buyNow, request, { as: buyer });
    expect(await api.ok(buyNow, request, { as: buyer })).toEqual(first);
    const other = await aLot(api, { buy_now_price: 30_000 });
    expect((await api.refused(buyNow, { ...request, id: other.id }, { as: buyer })).error).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  it('is refused where it is not offered, over, one’s own, or nothing', async () => {
    const [buyer, rival] = [await aMember(api), await aMember(api)];
    const refusal = async (lot: { id: number }, as = buyer) =>
      (await api.refused(buyNow, { id: lot.id }, { as })).error;
    expect(await refusal(await aLot(api))).toBe('STATE_CONFLICT');
    const met = await aLot(api, { buy_now_price: 30_000, reserve_price: 5_000 });
    await bid(api, rival, met, 6_000);
    expect(await refusal(met)).toBe('STATE_CONFLICT');
    expect(await refusal(await aLot(api, { buy_now_price: 30_000, end_at: inSeconds(-1) }))).toBe(
      'AUCTION_ENDED',
    );
    expect(await refusal({ id: 999_999 })).toBe('NOT_FOUND');
    const own = await aLot(api, { buy_now_price: 30_000 });
    expect(await refusal(own, await api.signIn(own.sellerId))).toBe('BID_OWN_GOODS');
  });

  it('frees the deposits of those who lost', async () => {
    const lot = await aLot(api, { deposit: 500, deposit_rate: 50, buy_now_price: 30_000 });
    const [buyer, rival] = [await aMember(api), await aMember(api)];
    for (const person of [buyer, rival]) {
      await giveMoney(api.db, person.accountId, 600);
      await api.ok(addBidder, { id: lot.id, checked: true }, { as: person });
    }
    await bid(api, rival, lot, 5_000);
    await api.ok(buyNow, { id: lot.id }, { as: buyer });
    expect(await balances(rival)).toEqual({ available: 600, deposit: 0 });
    expect(await balances(buyer)).toEqual({ available: 100, deposit: 500 });
  });
});

describe('the deposit', () => {
  it('is frozen by a call of its own before the first bid, once', async () => {
    const [lot, person] = [await aLot(api, { deposit: 500, deposit_rate: 50 }), await aMember(api)];
    await giveMoney(api.db, person.accountId, 800);
    expect((await bidRefused(api, person, lot, 5_000)).error).toBe('DEPOSIT_REQUIRED');
    for (let i = 0; i < 2; i++) {
      expect(await api.ok(addBidder, { id: lot.id, checked: true }, { as: person })).toEqual({
        bidder_status: null,
        deposit_status: 1,
        deposit: '500',
        currency: 'JPY',
      });
    }
    expect(await balances(person)).toEqual({ available: 300, deposit: 500 });
    expect((await bid(api, person, lot, 5_000)).is_leading).toBe(true);
  });

  it('is refused without the money, and changes nothing', async () => {
    const [lot, person] = [await aLot(api, { deposit: 500, deposit_rate: 50 }), await aMember(api)];
    await giveMoney(api.db, person.accountId, 499);
    const answer = await api.refused(addBidder, { id: lot.id, checked: true }, { as: person });
    expect(answer.error).toBe('INSUFFICIENT_BALANCE');
    expect(await balances(person)).toMatchObject({ available: 499 });
    expect((await bidRefused(api, person, lot, 5_000)).error).toBe('DEPOSIT_REQUIRED');
  });

  it('is not required of a certified company without a strike for a smaller lot', async () => {
    const buyer = await aSeller(api);
    const lot = await aLot(api, { deposit: 500, deposit_rate: 50 });
    expect(await api.ok(addBidder, { id: lot.id, checked: true }, { as: buyer })).toMatchObject({
      bidder_status: null,
      deposit_status: 0,
      deposit: '0',
    });
    const large = await aLot(api, { start_price: 300_000, deposit: 30_000, deposit_rate: 10 });
    expect((await api.refused(addBidder, { id: large.id, checked: true }, { as: buyer })).error).toBe(
      'INSUFFICIENT_BALANCE',
    );
  });

  it('is released to losers in the transaction that closes, and when the lot is cancelled', async () => {
    const [winner, loser] = [await aMember(api), await aMember(api)];
    for (const { accountId } of [winner, loser]) await giveMoney(api.db, accountId, 500);
    const lot = await aLot(api, { deposit: 500, deposit_rate: 50, extend_window_ms: 0 });
    for (const as of [winner, loser]) await api.ok(addBidder, { id: lot.id, checked: true }, { as });
    await bid(api, loser, lot, 2_000);
    await bid(api, winner, lot, 9_000);
    await comesNow(api, 'end_at', lot);
    await eventually('the loser has the money', async () => (await balances(loser)).available === 500);
    expect(await balances(winner)).toEqual({ available: 0, deposit: 500 });

    const other = await aLot(api, { deposit: 500, deposit_rate: 50 });
    await api.ok(addBidder, { id: other.id, checked: true }, { as: loser });
    await api.ok(
      cancelAuction,
      { id: other.id, reason: 'withdrawn by the seller' },
      { as: await aStaff(api, ['auction:auction:cancel']) },
    );
    expect(await balances(loser)).toEqual({ available: 500, deposit: 0 });
  });
});

describe('requesting admission', () => {
  it('needs the agreement, a lot that is not over, and is not for the seller', async () => {
    const [lot, person] = [await aLot(api), await aMember(api)];
    const refusal = async (id: number, checked: boolean, as = person) =>
      (await api.refused(addBidder, { id, checked }, { as })).error;
    expect(await refusal(lot.id, false)).toBe('AGREEMENT_REQUIRED');
    expect(await refusal(999_999, true)).toBe('NOT_FOUND');
    expect(await refusal((await aLot(api, { end_at: inSeconds(-1) })).id, true)).toBe('AUCTION_ENDED');
    expect(await refusal(lot.id, true, await api.signIn(lot.sellerId))).toBe('BID_OWN_GOODS');
  });

  it('waits where the lot requires approval, until staff decide', async () => {
    const { lot, person, bidderId } = await aPendingBidder(api);
    const staff = await aStaff(api, ['auction:bidder:list', 'auction:bidder:approve']);
    expect((await bidRefused(api, person, lot, 5_000)).error).toBe('NOT_ADMITTED');
    const list = await api.ok(bidderList, { id: lot.id, status: 0 }, { as: staff });
    expect(list.data).toMatchObject([{ id: bidderId, username: 'Test Person', status: 0, bidder_no: null }]);
    expect(await api.ok(auditBidder, { ids: [bidderId], status: 1 }, { as: staff })).toMatchObject([
      { id: bidderId, status: 1, error: null },
    ]);
    expect((await bid(api, person, lot, 5_000)).is_leading).toBe(true);
  });

  it('is refused with a reason, which the bidder is notified of, and the deposit is released', async () => {
    const lot = await aLot(api, { need_approval: true, deposit: 500, deposit_rate: 50 });
    const person = await aMember(api);
    await giveMoney(api.db, person.accountId, 500);
    await api.ok(addBidder, { id: lot.id, checked: true }, { as: person });
    const { rows } = await api.db.query<{ id: number }>(
      'SELECT id FROM auction_bidder WHERE auction_id = $1',
      [lot.id],
    );
    const ids = [rows[0]?.id ?? 0];
    const staff = await aStaff(api, ['auction:bidder:approve']);
    await api.ok(auditBidder, { ids, status: -1, reason: 'no licence' }, { as: staff });
    expect(await balances(person)).toEqual({ available: 500, deposit: 0 });
    expect((await bidRefused(api, person, lot, 5_000)).error).toBe('NOT_ADMITTED');
    await eventually('the bidder is notified', async () => {
      const found = await api.db.query(
        `SELECT FROM message WHERE recipient_id = $1 AND params ->> 'reason' = 'no licence'`,
        [person.accountId],
      );
      return found.count === 1;
    });
  });

  it('that nobody decided on by the last hour is refused, and the deposit is released', async () => {
    const lot = await aLot(api, {
      need_approval: true,
      deposit: 500,
      deposit_rate: 50,
      end_at: inSeconds(3_000),
    });
    const person = await aMember(api);
    await giveMoney(api.db, person.accountId, 500);
    await api.ok(addBidder, { id: lot.id, checked: true }, { as: person });
    await api.db.query(
      `UPDATE auction_bidder SET created_at = created_at - interval '2 hours' WHERE auction_id = $1`,
      [lot.id],
    );
    await api.app.get(AuctionAdmissionService, { strict: false }).refuseUndecided();
    expect(await balances(person)).toEqual({ available: 500, deposit: 0 });
    expect((await bidRefused(api, person, lot, 5_000)).error).toBe('NOT_ADMITTED');
  });
});

it('a lot without a bid fails at its end', async () => {
  const lot = await aClosedLot(api, []);
  const { rows } = await api.db.query<{ status: number }>('SELECT status FROM auction WHERE id = $1', [
    lot.id,
  ]);
  expect(rows[0]?.status).toBe(41);
});
