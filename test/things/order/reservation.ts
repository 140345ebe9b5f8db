import {
  auditReservation,
  cancelReservation,
  changeReservationTime,
  payReservation,
} from '@fovea/shared-types/order/reservation.calls';
import { reservationMachine } from '@fovea/shared-types/states/reservation.states';
import { aReservation, slotIn, someShown } from '../../fixtures/reservations.js';
import type { TestApi } from '../../support/api.js';
import { aMember } from '../../support/people.js';
import { type ConstraintCase, goingOn, type Row } from '../database.js';
import { hour, twice } from '../faults.js';
import type { Cast } from '../matrix-row.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Shows its goods by video: a company of its own. */
    viewingHost: number;
    hostedGoods: number;
  }
}

const someGoods = (api: TestApi, { seller }: Cast): Promise<number> =>
  someShown(api.db, { seller_id: seller.accountId, company_id: seller.companyId });

const aViewing = async (api: TestApi, cast: Cast, status: number): Promise<{ id: number }> => ({
  id: await aReservation(api.db, status, {
    goods_id: await someGoods(api, cast),
    buyer_id: cast.member.accountId,
  }),
});

let hours = 24;

const faulty =
  (table: 'reservation' | 'viewing_hours') =>
  (refuses: string, violation: string, fault: Row): ConstraintCase => ({
    refuses,
    violation,
    when: ({ insert }) => insert(table, fault),
  });

const viewing = faulty('reservation');

const openingHours = faulty('viewing_hours');

/** Paid and booked, then changed in a way that its table does not take. */
const booked = (refuses: string, violation: string, change: string): ConstraintCase => ({
  refuses,
  violation,
  when: async ({ insert, sql }) => {
    const id = await insert('reservation', { status: 20, captured: 1_000 });
    await sql(`UPDATE reservation SET ${change} WHERE id = $1`, [id]);
  },
});

export default thing({
  calls: {
    '/reservations/slot-list': {
      request: async (api, cast) => ({
        goods_id: await someGoods(api, cast),
        day: slotIn(24).toISOString().slice(0, 10),
      }),
    },
    '/reservations/add-reservation': {
      request: async (api) => {
        hours += 1;
        return {
          goods_id: await someShown(api.db),
          start_at: slotIn(hours).toISOString(),
          currency: 'JPY',
          checked: true,
        };
      },
    },
    // Nothing is on the balance.
    '/reservations/pay-reservation': {
      request: async (api, cast) => ({ ...(await aViewing(api, cast, 10)), pay_type: 1 }),
      right: 'INSUFFICIENT_BALANCE',
      others: 'NOT_FOUND',
    },
    '/reservations/my-reservation-list': {
      request: async (api, cast) => {
        await aViewing(api, cast, 10);
        return {};
      },
      others: 'empty',
    },
    '/reservations/reservation-detail': {
      request: (api, cast) => aViewing(api, cast, 20),
      others: 'NOT_FOUND',
    },
    '/reservations/change-reservation-time': {
      request: async (api, cast) => ({
        ...(await aViewing(api, cast, 20)),
        start_at: slotIn(300).toISOString(),
      }),
      others: 'NOT_FOUND',
    },
    '/reservations/admin-reservation-detail': {
      request: (api, cast) => aViewing(api, cast, 20),
      others: 'NOT_FOUND',
    },
    '/reservations/audit-reservation': {
      request: async (api, cast) => ({ ...(await aViewing(api, cast, 15)), status: 20 }),
      others: 'NOT_FOUND',
    },
    // A merchant keeps to what is booked; only the platform calls it off.
    '/reservations/admin-cancel-reservation': {
      request: async (api, cast) => ({ ...(await aViewing(api, cast, 20)), reason: 'sold' }),
      right: 'FORBIDDEN',
      others: 'FORBIDDEN',
    },
    '/reservations/admin-slot-list': {
      request: (_api, { seller }) => Promise.resolve({ company_id: seller.companyId }),
      others: 'NOT_FOUND',
    },
    '/reservations/update-slot': {
      request: (_api, { seller }) =>
        Promise.resolve({ company_id: seller.companyId, is_automatic: false, week: [], exceptions: [] }),
      others: 'NOT_FOUND',
    },
  },
  reach: {
    shared: {
      '/reservations/admin-slot-list': 'hours of a company',
      '/reservations/update-slot': 'hours of a company',
    },
  },
  ids: {
    hidden: {
      '/reservations/reservation-list#id': '/reservations/admin-reservation-detail',
    },
  },
  records: {
    'order:reservation': {
      aRow: async (api, { companyId, accountId }) =>
        aReservation(api.db, 15, {
          goods_id: await someShown(api.db, { seller_id: accountId, company_id: companyId }),
        }),
    },
  },
  moves: [
    {
      // The room's moves come with the video calls.
      machine: reservationMachine,
      table: 'reservation',
      column: 'status',
      aRow: async (scene, status) => {
        const owner = await aMember(scene.api);
        return { id: await aReservation(scene.api.db, status, { buyer_id: owner.accountId }), owner };
      },
      actions: {
        paid: { path: payReservation.path, isOwners: true, body: (id) => ({ id, pay_type: 1 }) },
        confirm: { path: auditReservation.path, body: (id) => ({ id, status: 20 }) },
        refuse: { path: auditReservation.path, body: (id) => ({ id, status: 70, audit_notes: reason }) },
        'move the time': {
          path: changeReservationTime.path,
          isOwners: true,
          body: (id) => ({ id, start_at: slotIn(400).toISOString() }),
        },
        'host cannot attend, goods sold': { path: cancelReservation.path, body: (id) => ({ id, reason }) },
      },
    },
  ],
  database: {
    rows: {
      viewing_host: (world) => ({ company_id: world.company }),
      // Its company has viewing hours.
      viewing_hours: (world) => ({ company_id: world.viewingHost, weekday: 1, opens: 600, closes: 1_020 }),
      reservation: (world) => ({
        goods_id: world.hostedGoods,
        company_id: world.viewingHost,
        buyer_id: world.buyer,
        start_at: new Date('2030-01-07T01:00:00Z'),
        end_at: new Date('2030-01-07T01:15:00Z'),
        currency: 'JPY',
        fee: 1_000,
        pay_deadline: hour(1),
      }),
    },
    world: {
      viewingHost: {
        row: ({ insert }) => insert('company'),
        parts: ({ insert, world }) => insert('viewing_host', { company_id: world.viewingHost }),
      },
      hostedGoods: ({ insert, world }) => insert('goods', { company_id: world.viewingHost }),
    },
    breaks: [
      openingHours('viewing_hours_weekday_ck', 'an eighth day of the week', { weekday: 8 }),
      openingHours('viewing_hours_when_ck', 'hours of no day', { weekday: null }),
      openingHours('viewing_hours_open_ck', 'a shop that closes before it opens', { closes: 540 }),
      openingHours('viewing_hours_open_ck', 'an opening between the quarters', { opens: 607 }),
      openingHours('viewing_hours_open_ck', 'a weekday of no hours', { opens: null, closes: null }),
      twice('viewing_hours', 'viewing_hours_once_uq', 'a second Monday'),
      {
        refuses: 'viewing_host_pk',
        violation: 'a host twice',
        when: ({ insert, world }) => insert('viewing_host', { company_id: world.viewingHost }),
      },
      viewing('reservation_slot_ck', 'half an hour', { end_at: new Date('2030-01-07T01:30:00Z') }),
      viewing('reservation_slot_ck', 'a beginning between the quarters', {
        start_at: new Date('2030-01-07T01:05:00Z'),
        end_at: new Date('2030-01-07T01:20:00Z'),
      }),
      viewing('reservation_fee_ck', 'another fee', { fee: 999 }),
      viewing('reservation_fee_ck', 'a fee in dollars', { currency: 'USD' }),
      viewing('reservation_change_count_ck', 'a second change', { change_count: 2 }),
      viewing('reservation_captured_ck', 'booked before it is paid', { status: 20 }),
      viewing('reservation_refunded_ck', 'money back of what is booked', {
        ...{ status: 20, captured: 1_000, refunded: 1_000 },
      }),
      viewing('reservation_refunded_ck', 'refunded without money', { status: 71, captured: 1_000 }),
      viewing('reservation_answer_ck', 'a merchant with all the time', { status: 15, captured: 1_000 }),
      viewing('reservation_reason_ck', 'a reason for what is booked', {
        ...{ status: 20, captured: 1_000, reason: 'None' },
      }),
      {
        refuses: 'reservation_slot_ex',
        violation: 'two viewings in one slot',
        when: async ({ insert, world }) => {
          await insert('reservation');
          await insert('reservation', { buyer_id: world.rival });
        },
      },
      booked('reservation_append_only', 'another buyer', 'buyer_id = buyer_id + 1'),
      booked(
        'reservation_time_append_only',
        'another time that is not counted',
        `start_at = start_at + interval '15 minutes', end_at = end_at + interval '15 minutes'`,
      ),
    ],
    deadEnds: [['reservation', {}, 'status = 20, captured = fee']],
    appendOnly: {
      reservation: goingOn('buyers'),
    },
    forbidden: ['DELETE FROM reservation', 'DELETE FROM viewing_host', 'TRUNCATE viewing_hours'],
    answers: {
      reservation_time_append_only: 'reservation_append_only_ck',
    },
    unmapped: [
      [
        /^(reservation|viewing)_/,
        'what a request may break is mapped or checked by the service under the lock',
      ],
    ],
  },
});
