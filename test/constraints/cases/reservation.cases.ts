import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

const faulty =
  (table: 'reservation' | 'viewing_hours') =>
  (refuses: string, violation: string, fault: Row): ConstraintCase => ({
    refuses,
    violation,
    when: ({ insert }) => insert(table, fault),
  });
const viewing = faulty('reservation');
const hours = faulty('viewing_hours');

/** Paid and booked, then changed in a way that its table does not take. */
const booked = (refuses: string, violation: string, change: string): ConstraintCase => ({
  refuses,
  violation,
  when: async ({ insert, sql }) => {
    const id = await insert('reservation', { status: 20, captured: 1_000 });
    await sql(`UPDATE reservation SET ${change} WHERE id = $1`, [id]);
  },
});

export const reservationCases: ConstraintCase[] = [
  hours('viewing_hours_weekday_ck', 'an eighth day of the week', { weekday: 8 }),
  hours('viewing_hours_when_ck', 'hours of no day', { weekday: null }),
  hours('viewing_hours_open_ck', 'a shop that closes before it opens', { closes: 540 }),
  hours('viewing_hours_open_ck', 'an opening between the quarters', { opens: 607 }),
  hours('viewing_hours_open_ck', 'a weekday of no hours', { opens: null, closes: null }),
  {
    refuses: 'viewing_hours_once_uq',
    violation: 'a second Monday',
    when: async ({ insert }) => {
      await insert('viewing_hours');
      await insert('viewing_hours');
    },
  },
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
];
