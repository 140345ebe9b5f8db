import {
  addBidder,
  addOffer,
  answerOffer,
  barBidder,
  myOfferList,
  settleStrike,
} from '@fovea/shared-types/auction/auction.calls';
import { adminCancelOrder, cancelOrder } from '@fovea/shared-types/order/checkout.calls';
import { strike } from '@fovea/shared-types/auction/strike.record';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { OrderEndingService } from '../../../server/src/order/orders/order-ending.service.js';
import { OfferAnswerService } from '../../../server/src/auction/aftermath/offer-answer.service.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { expectInvariants } from '../../support/check-invariants.js';
import { eventually } from '../../support/eventually.js';
import { bid, bidRefused, orderOf } from '../../support/lots.js';
import { aLot, aMember, aSeller, aStaff, giveMoney } from '../../support/people.js';
import { aDefaultedLot, anOfferedLot, aSoldLot } from '../../support/scenes.js';

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

const offer = (lot: { id: number }) => api.ok(addOffer, { auction_id: lot.id }, { as: platform });
const offerRefused = async (lot: { id: number }) =>
  (await api.refused(addOffer, { auction_id: lot.id }, { as: platform })).error;

describe('a default', () => {
  it('gives a strike, and nobody bids with one until it is settled', async () => {
    const lot = await aDefaultedLot(api);
    const next = await aLot(api);
    expect((await bidRefused(api, lot.winner, next, 5_000)).error).toBe('BIDDER_BARRED');
    const { data } = await api.ok(strike.calls.list, { is_settled: false }, { as: platform });
    expect(data.find(({ id }) => id === lot.strikeId)).toMatchObject({
      auction_id: lot.id,
      account_id: lot.winner.accountId,
      strikes_in_year: 1,
      is_barred: false,
      settled_at: null,
    });
    const request = { id: lot.strikeId, reason: 'paid after all' };
    expect(await api.ok(settleStrike, request, { as: platform })).toEqual({ id: lot.strikeId });
    expect((await api.refused(settleStrike, request, { as: platform })).error).toBe('ALREADY_DECIDED');
    expect((await bid(api, lot.winner, next, 5_000)).is_leading).toBe(true);
  });

  it.each([
    ['its time is over', false],
    ['its winner gives it up', true],
  ])('forfeits the deposit to the seller, less the platform fee, when %s', async (_when, isGivenUp) => {
    const seller = await aSeller(api);
    const winner = await aMember(api);
    await giveMoney(api.db, winner.accountId, 1_000);
    const terms = {
      seller_id: seller.accountId,
      company_id: seller.companyId,
      deposit: 1_000,
      deposit_rate: 100,
      buy_now_price: 50_000,
    };
    const lot = await aLot(api, terms);
    await api.ok(addBidder, { id: lot.id, checked: true }, { as: winner });
    await bid(api, winner, lot, 50_000);
    const orderId = await orderOf(api, lot, winner);
    if (isGivenUp) await api.ok(cancelOrder, { id: orderId, reason: 'Too dear' }, { as: winner });
    else {
      await api.db.query('UPDATE orders SET pay_deadline = clock_timestamp() WHERE id = $1', [orderId]);
      await api.app.get(OrderEndingService, { strict: false }).endLate();
    }
    await eventually('the seller has the proceeds', async () => {
      const { rows } = await api.db.query<{ balance: number }>(
        `SELECT balance FROM ledger_account WHERE owner_type = 'company' AND owner_id = $1 AND kind = 'available'`,
        [seller.companyId],
      );
      return rows[0]?.balance === 900;
    });
  });

  it('recorded early adds the strike and the second chance, once, and only for the winner', async () => {
    const lot = await aSoldLot(api);
    const { orderId: id, winner, runnerUp } = lot;
    expect((await api.refused(cancelOrder, { id }, { as: runnerUp })).error).toBe('NOT_FOUND');
    expect((await api.refused(adminCancelOrder, { id, reason: 'No' }, { as: platform })).error).toBe(
      'STATE_CONFLICT',
    );
    expect(await api.ok(cancelOrder, { id }, { as: winner })).toMatchObject({ status: 60 });
    expect((await api.refused(cancelOrder, { id }, { as: winner })).error).toBe('STATE_CONFLICT');
    const next = await aLot(api);
    await eventually('a strike', async () => {
      const { data } = await api.ok(strike.calls.list, { is_settled: false }, { as: platform });
      return data.some(({ auction_id }) => auction_id === lot.id);
    });
    expect((await bidRefused(api, winner, next, 5_000)).error).toBe('BIDDER_BARRED');
    expect(await offer(lot)).toMatchObject({ price: '1000' });
    await eventually('both are notified', async () => {
      const { rows } = await api.db.query<{ n: number }>(
        `SELECT count(*) AS n FROM message WHERE event_key = $1`,
        [`order.defaulted:${id}`],
      );
      return rows[0]?.n === 2;
    });
  });
});

describe('a second chance', () => {
  it('is offered to the next bidder at the price without the defaulter’s bids', async () => {
    const lot = await aDefaultedLot(api);
    const made = await offer(lot);
    expect(made).toMatchObject({ price: '1000', currency: 'JPY' });
    const hours = (Date.parse(made.expired_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect((await api.ok(myOfferList, {}, { as: lot.runnerUp })).data).toMatchObject([
      { id: made.id, auction_id: lot.id, price: '1000', status: 0 },
    ]);
    expect((await api.ok(myOfferList, {}, { as: lot.winner })).data).toEqual([]);
  });

  it('taken makes an order at its price', async () => {
    const lot = await anOfferedLot(api);
    expect(await api.ok(answerOffer, { id: lot.offerId, status: 1 }, { as: lot.runnerUp })).toMatchObject({
      id: lot.offerId,
      status: 1,
    });
    const orderId = await orderOf(api, lot, lot.runnerUp);
    const { rows } = await api.db.query('SELECT total, status FROM orders WHERE id = $1', [orderId]);
    expect(rows).toEqual([{ total: 1_000, status: 10 }]);
    expect(await offerRefused(lot)).toBe('STATE_CONFLICT');
  });

  it('is answered once, by the person it was made to, with one key alike', async () => {
    const lot = await anOfferedLot(api);
    const request = { id: lot.offerId, status: -1, request_id: 'answer' };
    expect((await api.refused(answerOffer, request, { as: lot.winner })).error).toBe('NOT_FOUND');
    const first = await api.ok(answerOffer, request, { as: lot.runnerUp });
    expect(await api.ok(answerOffer, request, { as: lot.runnerUp })).toEqual(first);
    const again = await api.refused(answerOffer, { id: lot.offerId, status: 1 }, { as: lot.runnerUp });
    expect(again.error).toBe('ALREADY_DECIDED');
  });

  it('expires after its day', async () => {
    const lot = await anOfferedLot(api);
    await api.db.query('UPDATE auction_offer SET expired_at = clock_timestamp() WHERE id = $1', [
      lot.offerId,
    ]);
    const late = await api.refused(answerOffer, { id: lot.offerId, status: 1 }, { as: lot.runnerUp });
    expect(late.error).toBe('OFFER_EXPIRED');
    await api.app.get(OfferAnswerService, { strict: false }).expireOffers();
    expect((await api.ok(myOfferList, { status: 2 }, { as: lot.runnerUp })).total).toBe(1);
  });

  it('is offered three times at most, each to the next one, and one at a time', async () => {
    const lot = await aLot(api, { buy_now_price: 500_000 });
    const people: Person[] = [];
    for (let i = 0; i < 5; i++) {
      const person = await aMember(api);
      people.unshift(person);
      await bid(api, person, lot, 10_000 * (i + 1));
    }
    const winner = await aMember(api);
    await bid(api, winner, lot, 500_000);
    const orderId = await orderOf(api, lot, winner);
    await api.db.query('UPDATE orders SET pay_deadline = clock_timestamp() WHERE id = $1', [orderId]);
    await api.app.get(OrderEndingService, { strict: false }).endLate();
    await eventually('the strike', async () =>
      (await api.ok(strike.calls.list, {}, { as: platform })).data.some((row) => row.auction_id === lot.id),
    );
    for (const [turn, person] of people.slice(0, 3).entries()) {
      const { id, price } = await offer(lot);
      expect(await offerRefused(lot)).toBe('STATE_CONFLICT');
      expect((await api.ok(myOfferList, {}, { as: person })).data.map((row) => row.id)).toEqual([id]);
      expect(Number(price)).toBeLessThanOrEqual(10_000 * (5 - turn));
      await api.ok(answerOffer, { id, status: -1 }, { as: person });
    }
    expect(await offerRefused(lot)).toBe('OFFER_LIMIT');
  });

  it('is not offered without a default, or without anybody else', async () => {
    expect(await offerRefused(await aSoldLot(api))).toBe('STATE_CONFLICT');
    expect(await offerRefused(await aLot(api))).toBe('STATE_CONFLICT');
    expect(await offerRefused({ id: 999_999 })).toBe('NOT_FOUND');
  });
});

describe('barring', () => {
  it('is for who has three strikes in a year, and holds until it is lifted', async () => {
    const person = await aMember(api);
    const bar = (is_barred: boolean) =>
      api.envelope(
        barBidder.path,
        { account_id: person.accountId, is_barred, reason: 'three defaults' },
        { as: platform },
      );
    expect((await bar(true)).error).toBe('STATE_CONFLICT');
    for (let i = 0; i < 3; i++) {
      await api.db.query(
        `INSERT INTO auction_strike (auction_id, account_id, settled_at, settled_by) VALUES ($1, $2, clock_timestamp(), $3)`,
        [(await aLot(api)).id, person.accountId, platform.accountId],
      );
    }
    expect((await bar(true)).data).toEqual({ account_id: person.accountId, is_barred: true });
    expect((await bar(true)).code).toBe(200);
    const lot = await aLot(api);
    expect((await bidRefused(api, person, lot, 5_000)).error).toBe('BIDDER_BARRED');
    expect((await api.refused(addBidder, { id: lot.id, checked: true }, { as: person })).error).toBe(
      'BIDDER_BARRED',
    );
    await bar(false);
    expect((await bid(api, person, lot, 5_000)).is_leading).toBe(true);
  });

  it('is nobody’s own', async () => {
    const answer = await api.refused(
      barBidder,
      { account_id: platform.accountId, is_barred: true, reason: 'an experiment' },
      { as: platform },
    );
    expect(answer.error).toBe('SELF_APPROVAL');
  });
});
