import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import {
  addReservation,
  changeReservationTime,
  payReservation,
  slotList,
} from '@fovea/shared-types/order/reservation.calls';
import { RESERVATION_STATUS } from '@fovea/shared-types/states';
import { ReservationEndingService } from '../../../server/src/order/reservations/reservation-ending.service.js';
import { onServer } from '../../../scripts/lib/test-postgres.mjs';
import { slotIn, someShown } from '../../fixtures/reservations.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, giveMoney } from '../../support/people.js';
import { expectAfter, expectTimeout, timeoutOf, type WaitingRow } from '../../support/timeouts.js';

const { refunded, under_review } = RESERVATION_STATUS;
const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 4 * QUARTER_MS;
const DAY_MS = 24 * HOUR_MS;

let api: TestApi;
let goods_id: number;
let automatic: number;
beforeAll(async () => {
  api = await startApi();
  const [seller, other] = [await aSeller(api), await aSeller(api)];
  goods_id = await someShown(api.db, { seller_id: seller.accountId, company_id: seller.companyId });
  const shown = { seller_id: other.accountId, company_id: other.companyId };
  automatic = await someShown(api.db, shown, true);
});
afterAll(() => api?.stop());

interface Held {
  id: number;
  buyer: Person;
}

async function aHeldSlot(start: Date, goods = goods_id, currency: 'JPY' | 'CNY' = 'JPY'): Promise<Held> {
  const buyer = await aMember(api);
  await giveMoney(api.db, buyer.accountId, 5_000, currency);
  const request = { goods_id: goods, start_at: start.toISOString(), currency, checked: true };
  const { id } = await api.ok(addReservation, request, { as: buyer });
  return { id, buyer };
}
async function aPaidSlot(start: Date, goods = goods_id): Promise<Held> {
  const held = await aHeldSlot(start, goods);
  await api.ok(payReservation, { id: held.id, pay_type: PAY_TYPE.balance }, { as: held.buyer });
  return held;
}
/** Only its deadline comes nearer: a slot begins at a quarter of an hour. */
const waiting = (id: number, ...columns: string[]): WaitingRow => ({
  ...{ table: 'reservation', id, columns },
  run: () => api.app.get(ReservationEndingService, { strict: false }).endAll(),
});
const statusOf = (id: number) => async (): Promise<number | undefined> =>
  (await api.db.query<{ status: number }>('SELECT status FROM reservation WHERE id = $1', [id])).rows[0]
    ?.status;
const minutesBetween = async (id: number, from: string, to: string): Promise<number> =>
  (
    await api.db.query<{ minutes: number }>(
      `SELECT (extract(epoch FROM ${to} - ${from}) / 60)::float8 AS minutes FROM reservation WHERE id = $1`,
      [id],
    )
  ).rows[0]?.minutes ?? NaN;

describe('a viewing is moved on by the time, and not before it', () => {
  it('reservation: pending_payment > unpaid', async () => {
    const { id } = await aHeldSlot(slotIn(48));
    await expectTimeout(
      api,
      'reservation: pending_payment > unpaid',
      waiting(id, 'created_at', 'pay_deadline'),
    );
  });

  it('reservation: under_review > refunding', async () => {
    const { id } = await aPaidSlot(slotIn(72));
    const { wait } = timeoutOf('reservation: under_review > refunding');
    // What was paid from a balance is refunded in the same step.
    const seen = { look: statusOf(id), before: under_review, after: refunded };
    await expectAfter(api, wait, waiting(id, 'answer_deadline'), seen);
  });

  it('its merchant answers an hour before it begins at the latest', async () => {
    const { id } = await aPaidSlot(slotIn(20));
    expect(await minutesBetween(id, 'answer_deadline', 'start_at')).toBe(60);
  });
});

describe('a viewing (spec 9)', () => {
  it('lasts 15 minutes and costs 50.00 yuan or 1,000 yen', async () => {
    const [yen, yuan] = [await aHeldSlot(slotIn(50)), await aHeldSlot(slotIn(51), goods_id, 'CNY')];
    const { rows } = await api.db.query(
      `SELECT currency, fee, extract(epoch FROM end_at - start_at)::int AS seconds
       FROM reservation WHERE id = ANY ($1::bigint[]) ORDER BY id`,
      [[yen.id, yuan.id]],
    );
    expect(rows).toEqual([
      { currency: 'JPY', fee: 1_000, seconds: 900 },
      { currency: 'CNY', fee: 5_000, seconds: 900 },
    ]);
  });

  it('is offered from two hours to thirty days ahead, where its merchant is to answer first', async () => {
    const as = await aMember(api);
    const now = Date.now();
    const days = [0, 1, 29, 30, 31].map((day) => new Date(now + day * DAY_MS).toISOString().slice(0, 10));
    const starts: number[] = [];
    for (const day of days)
      for (const { start_at } of await api.ok(slotList, { goods_id, day, time_zone: 'UTC' }, { as }))
        starts.push(Date.parse(start_at) - now);
    // Slots begin a quarter of an hour apart; the test may take as long itself.
    expect(Math.min(...starts)).toBeGreaterThan(2 * HOUR_MS);
    expect(Math.min(...starts)).toBeLessThan(2 * HOUR_MS + 2 * QUARTER_MS);
    expect(Math.max(...starts)).toBeGreaterThan(30 * DAY_MS - 2 * QUARTER_MS);
    expect(Math.max(...starts)).toBeLessThan(30 * DAY_MS + QUARTER_MS);
  });

  it('is moved once', async () => {
    const { id, buyer } = await aPaidSlot(slotIn(60), automatic);
    await api.ok(changeReservationTime, { id, start_at: slotIn(70).toISOString() }, { as: buyer });
    const again = { id, start_at: slotIn(71).toISOString() };
    expect((await api.refused(changeReservationTime, again, { as: buyer })).error).toBe('CHANGE_LIMIT');
  });

  it('is moved until an hour before it begins, and no longer', async () => {
    // Slots begin at quarters of an hour, which no test waits for.
    await onServer(api.databaseUrl, 'ALTER TABLE reservation DROP CONSTRAINT reservation_slot_ck');
    const changeWith = async (minutesLeft: number, hours: number): Promise<string | undefined> => {
      const { id, buyer } = await aPaidSlot(slotIn(hours), automatic);
      const start = `clock_timestamp() + interval '${minutesLeft} minutes'`;
      await onServer(
        api.databaseUrl,
        `SET session_replication_role = replica;
         UPDATE reservation SET start_at = ${start}, end_at = ${start} + interval '15 minutes' WHERE id = ${id}`,
      );
      const request = { id, start_at: slotIn(hours + 10).toISOString() };
      return (await api.envelope(changeReservationTime.path, request, { as: buyer })).error;
    };
    expect([await changeWith(61, 62), await changeWith(60, 63)]).toEqual([undefined, 'CHANGE_LIMIT']);
  });
});
