import type { Call } from '@fovea/shared-types/call';
import { adminMenuNumber } from '@fovea/shared-types/message/message.calls';
import { myMonthBillList } from '@fovea/shared-types/finance/month-bill.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { reservation } from '@fovea/shared-types/order/reservation.record';
import {
  addReservation,
  adminReservationDetail,
  adminSlotList,
  auditReservation,
  cancelReservation,
  changeReservationTime,
  myReservationList,
  payReservation,
  reservationDetail,
  slotList,
  updateSlot,
} from '@fovea/shared-types/order/reservation.calls';
import { RESERVATION_STATUS } from '@fovea/shared-types/states';
import { reservationChecks } from '../../../server/src/invariants/reservation.checks.js';
import { ReservationEndingService } from '../../../server/src/order/reservations/reservation-ending.service.js';
import { aMonthlyMember } from '../../fixtures/months.js';
import { someShown, slotIn } from '../../fixtures/reservations.js';
import { uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff, giveMoney, type Seller } from '../../support/people.js';

const { pending_payment, under_review, booked, unpaid, refunded } = RESERVATION_STATUS;
const MAY = [
  'order:reservation:list',
  'order:reservation:audit',
  'order:reservation:slot',
  'message:badge:read',
] as const;

let api: TestApi;
let seller: Seller;
let clerk: Person;
let platform: Person;
let goods_id: number;
let hours = 30;
beforeAll(async () => {
  api = await startApi();
  seller = await aSeller(api);
  clerk = await aStaff(api, MAY, seller.companyId);
  platform = await aStaff(api, ['*:*:*']);
  goods_id = await someShown(api.db, { seller_id: seller.accountId, company_id: seller.companyId });
});
afterAll(async () => {
  for (const check of reservationChecks) expect((await check.run(api.db)).violations).toEqual([]);
  await api?.stop();
});

/** A slot that no other test has. */
const nextSlot = (): string => {
  hours += 1;
  return slotIn(hours).toISOString();
};
const wanted = (more = {}) => ({
  ...{ goods_id, start_at: nextSlot(), currency: 'JPY' as const, checked: true, request_id: uniqueText() },
  ...more,
});
const errorOf = async <Request>(call: Call<Request, unknown>, request: Request, by: { as: Person }) =>
  (await api.refused(call, request, by)).error;
const balanceOf = async ({ accountId }: Person): Promise<number> => {
  const { rows } = await api.db.query<{ balance: number }>(
    `SELECT balance FROM ledger_account WHERE owner_type = 'member' AND owner_id = $1 AND kind = 'available'`,
    [accountId],
  );
  return rows[0]?.balance ?? 0;
};
async function aPayer(): Promise<Person> {
  const as = await aMember(api);
  await giveMoney(api.db, as.accountId, 5_000);
  return as;
}
/** Paid, and waiting for the merchant. */
async function aPaid(more = {}): Promise<{ as: Person; id: number; start_at: string }> {
  const as = await aPayer();
  const request = wanted(more);
  const { id } = await api.ok(addReservation, request, { as });
  await api.ok(payReservation, { id, pay_type: 1 }, { as });
  return { as, id, start_at: request.start_at };
}

describe('a viewing', () => {
  it('is of a quarter of an hour that the merchant offers, for 50 yuan or 1000 yen', async () => {
    const [as, start_at] = [await aMember(api), nextSlot()];
    const day = start_at.slice(0, 10);
    const slots = await api.ok(slotList, { goods_id, day, time_zone: 'UTC' }, { as });
    expect(slots.find((slot) => slot.start_at === start_at)).toMatchObject({
      ...{ end_at: new Date(Date.parse(start_at) + 900_000).toISOString(), is_free: true },
      ...{ fee: '1000', currency: 'JPY' },
    });
    expect(slots.every((slot) => Date.parse(slot.end_at) - Date.parse(slot.start_at) === 900_000)).toBe(true);
    const refusals = [
      [as, wanted({ checked: false }), 'AGREEMENT_REQUIRED'],
      [as, wanted({ start_at: slotIn(1).toISOString() }), 'SLOT_TAKEN'],
      [as, wanted({ start_at: slotIn(24 * 40).toISOString() }), 'SLOT_TAKEN'],
      [as, wanted({ start_at: new Date(Date.parse(nextSlot()) + 60_000).toISOString() }), 'SLOT_TAKEN'],
      [seller, wanted(), 'RESERVATION_OWN_GOODS'],
    ] as const;
    for (const [who, request, error] of refusals)
      expect([request, await errorOf(addReservation, request, { as: who })]).toEqual([request, error]);
    const yuan = await api.ok(addReservation, wanted({ start_at, currency: 'CNY' }), { as });
    expect(yuan).toMatchObject({ status: pending_payment, settle_price: '50.00', currency: 'CNY' });
    const again = await api.ok(slotList, { goods_id, day, time_zone: 'UTC' }, { as });
    expect(again.find((slot) => slot.start_at === start_at)?.is_free).toBe(false);
  });

  it('has one booking of its slot, also when 50 request it at once (R-VID-08)', async () => {
    const start_at = nextSlot();
    const people = await Promise.all(Array.from({ length: 10 }, () => aMember(api)));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        api.envelope(addReservation.path, wanted({ start_at }), { as: people[at % people.length] }),
      ),
    );
    const outcomes = answers.map(({ code, error }) => (code === 200 ? 'held' : error));
    expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'SLOT_TAKEN')).toHaveLength(49);
  });

  it('is held unpaid for one member three times at most, also for concurrent requests', async () => {
    const as = await aPayer();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.envelope(addReservation.path, wanted(), { as })),
    );
    const outcomes = answers.map(({ code, error }) => (code === 200 ? 'held' : error));
    expect(outcomes.toSorted()).toEqual([...Array(5).fill('SLOT_LIMIT'), ...Array(3).fill('held')]);
    const { data } = await api.ok(myReservationList, {}, { as });
    await api.ok(payReservation, { id: data[0]?.id ?? 0, pay_type: 1 }, { as });
    expect((await api.ok(addReservation, wanted(), { as })).status).toBe(pending_payment);
  });

  it('is a service fee on the bill of a member on monthly payment, and off it again where the merchant refuses', async () => {
    const as = await api.signIn(await aMonthlyMember(api.db, 1_000));
    const { id } = await api.ok(addReservation, wanted(), { as });
    expect((await api.ok(payReservation, { id, pay_type: PAY_TYPE.monthly }, { as })).status).toBe(
      under_review,
    );
    const owed = async () =>
      (await api.ok(myMonthBillList, {}, { as })).data.map(({ type1_total_price, type2_total_price }) => [
        type1_total_price,
        type2_total_price,
      ]);
    expect(await owed()).toEqual([['0', '1000']]);
    await api.ok(auditReservation, { id, status: 70, audit_notes: 'In repair' }, { as: clerk });
    expect(await owed()).toEqual([['0', '0']]);
  });

  it('is paid before it is confirmed, moved once, and never another’s', async () => {
    const before = await api.ok(adminMenuNumber, {}, { as: clerk });
    const { as, id, start_at } = await aPaid();
    expect(await balanceOf(as)).toBe(4_000);
    expect(await errorOf(payReservation, { id, pay_type: 1 }, { as })).toBe('ALREADY_PAID');
    expect(await errorOf(changeReservationTime, { id, start_at: nextSlot() }, { as })).toBe('STATE_CONFLICT');
    const waiting = await api.ok(adminMenuNumber, {}, { as: clerk });
    expect(waiting.order.sub_audit_order_num).toBe(before.order.sub_audit_order_num + 1);
    expect(await api.ok(auditReservation, { id, status: booked }, { as: clerk })).toEqual({
      id,
      status: booked,
    });
    const after = await api.ok(adminMenuNumber, {}, { as: clerk });
    expect([after.order.sub_audit_order_num, after.order.sub_order_num]).toEqual([
      before.order.sub_audit_order_num,
      before.order.sub_order_num + 1,
    ]);
    const { data } = await api.ok(reservation.calls.list, { status: booked }, { as: clerk });
    expect(data.find((row) => row.id === id)).toMatchObject({
      settle_price: '1000',
      subscribe_day: start_at,
    });
    expect(await errorOf(changeReservationTime, { id, start_at }, { as })).toBe('SLOT_TAKEN');
    const next = nextSlot();
    expect(await api.ok(changeReservationTime, { id, start_at: next }, { as })).toEqual({
      ...{ id, start_at: next, change_count: 1 },
    });
    expect(await errorOf(changeReservationTime, { id, start_at: nextSlot() }, { as })).toBe('CHANGE_LIMIT');
    expect(await api.ok(reservationDetail, { id }, { as })).toMatchObject({
      ...{ status: booked, start_at: next, can_change: false, can_join: false, change_count: 1 },
    });
    // The slot that was left is free again.
    await api.ok(addReservation, wanted({ start_at }), { as: await aMember(api) });
    expect(await errorOf(reservationDetail, { id }, { as: await aMember(api) })).toBe('NOT_FOUND');
    expect(await api.ok(myReservationList, { goods_id }, { as })).toMatchObject({ total: 1 });
  });

  it('is refused with a reason or cancelled, and the whole fee is refunded (R-VID-07)', async () => {
    const one = await aPaid();
    const refusal = { id: one.id, status: 70 };
    expect((await api.refused(auditReservation, refusal, { as: clerk })).fields).toHaveProperty(
      'audit_notes',
    );
    const answer = await api.ok(auditReservation, { ...refusal, audit_notes: 'Sold' }, { as: clerk });
    expect(answer.status).toBe(refunded);
    expect(await balanceOf(one.as)).toBe(5_000);
    expect(await api.ok(adminReservationDetail, { id: one.id }, { as: clerk })).toMatchObject({
      ...{ status: refunded, reason: 'Sold' },
    });
    const two = await aPaid({ start_at: one.start_at });
    expect(await errorOf(cancelReservation, { id: two.id, reason: 'Away' }, { as: platform })).toBe(
      'STATE_CONFLICT',
    );
    await api.ok(auditReservation, { id: two.id, status: booked }, { as: clerk });
    await api.ok(cancelReservation, { id: two.id, reason: 'Away' }, { as: platform });
    expect(await balanceOf(two.as)).toBe(5_000);
  });

  it('ends by itself where nobody pays, and where the merchant is silent', async () => {
    const ending = api.app.get(ReservationEndingService, { strict: false });
    const as = await aPayer();
    const request = wanted();
    const { id } = await api.ok(addReservation, request, { as });
    await api.db.query('UPDATE reservation SET pay_deadline = clock_timestamp() WHERE id = $1', [id]);
    expect(await errorOf(payReservation, { id, pay_type: 1 }, { as })).toBe('ORDER_EXPIRED');
    const silent = await aPaid();
    await api.db.query('UPDATE reservation SET answer_deadline = clock_timestamp() WHERE id = $1', [
      silent.id,
    ]);
    expect(await errorOf(auditReservation, { id: silent.id, status: booked }, { as: clerk })).toBe(
      'STATE_CONFLICT',
    );
    await ending.endAll();
    await ending.endAll();
    expect((await api.ok(reservationDetail, { id }, { as })).status).toBe(unpaid);
    expect((await api.ok(reservationDetail, { id: silent.id }, silent)).status).toBe(refunded);
    expect(await balanceOf(silent.as)).toBe(5_000);
    // Both slots are free again.
    await api.ok(addReservation, wanted({ start_at: request.start_at }), { as });
    await api.ok(addReservation, wanted({ start_at: silent.start_at }), { as });
  });

  it('is booked at once where the merchant allows it; the merchant sets the hours', async () => {
    const set = {
      is_automatic: true,
      week: [{ weekday: 1, opens: '10:00', closes: '10:30' }],
      exceptions: [],
    };
    const other = await aSeller(api);
    const host = await aStaff(api, MAY, other.companyId);
    expect(await api.ok(updateSlot, set, { as: host })).toMatchObject(set);
    const wrong = [
      { ...set, week: [{ weekday: 1, opens: '10:00', closes: '09:00' }] },
      { ...set, week: [...set.week, ...set.week] },
      { ...set, exceptions: [{ day: '2030-01-07', opens: '10:00', closes: null }] },
    ];
    for (const request of wrong)
      expect((await api.refused(updateSlot, request, { as: host })).code).toBe(-101);
    expect(await errorOf(updateSlot, { ...set, company_id: seller.companyId }, { as: host })).toBe(
      'NOT_FOUND',
    );
    expect(await api.ok(adminSlotList, {}, { as: host })).toMatchObject(set);
    await api.db.query('UPDATE viewing_host SET is_automatic = true WHERE company_id = $1', [
      seller.companyId,
    ]);
    const { as, id } = await aPaid({ start_at: slotIn(1).toISOString() });
    await api.db.query('UPDATE viewing_host SET is_automatic = false WHERE company_id = $1', [
      seller.companyId,
    ]);
    expect((await api.ok(reservationDetail, { id }, { as })).status).toBe(booked);
  });
});
