import { wrongLot } from '../../constraints/scenes.js';
import { type Attempt, type ConstraintCase, goingOn, type Row } from '../database.js';
import { broken, hour, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Closed, with one public bid of `buyer` and their rank. */
    soldAuction: number;
  }
}

const TOO_MUCH = 10_000_000_000_001;

/** A lot somebody has bid on, to be changed in a way that its first bid forbids. */
const refusedTerms = (
  refuses: string,
  violation: string,
  change: string,
  terms: Row = {},
): ConstraintCase => ({
  refuses,
  violation,
  when: async (attempt) => {
    const id = await biddenLot(attempt, terms);
    await attempt.sql(`UPDATE auction SET ${change} WHERE id = $1`, [id]);
  },
});

async function biddenLot({ insert, sql, world }: Attempt, terms: Row = {}): Promise<number> {
  const id = await insert('auction', { status: 20, ...terms });
  await insert('auction_bid', { auction_id: id, ord: 1, seq: 1, bidder_no: 1 });
  await sql(
    `UPDATE auction SET seq = 1, last_ord = 1, last_at = clock_timestamp(), bid_count = 1, bidder_count = 1, leader_id = $2, leader_no = 1,
       leader_seq = 1, leader_max = 2000 WHERE id = $1`,
    [id, world.rival],
  );
  return id;
}

/** A closed lot whose outcome is changed. */
const closed = (violation: string, change: string, refuses = 'auction_outcome_locked'): ConstraintCase => ({
  refuses,
  violation,
  when: ({ sql, world }) => sql(`UPDATE auction SET ${change} WHERE id = $1`, [world.soldAuction]),
});

export default thing({
  database: {
    rows: {
      auction: (world) => ({
        goods_id: world.otherGoods,
        seller_id: world.seller,
        status: 10,
        currency: 'JPY',
        start_price: 1_000,
        price: 1_000,
        start_at: hour(-1),
        end_at: hour(1),
      }),
      auction_fault: (world) => ({
        auction_id: world.soldAuction,
        retry_at: new Date(),
        error: 'RangeError: no such zone',
      }),
    },
    world: {
      soldAuction: {
        row: ({ insert, world }) => insert('auction', { goods_id: world.goods, status: 20 }),
        parts: async ({ insert, sql, world }) => {
          await insert('auction_bid', {
            ord: 1,
            seq: 1,
            bidder_id: world.buyer,
            bidder_no: 1,
            price_after: 1_000,
          });
          await insert('auction_bidder', { account_id: world.buyer, bidder_no: 1, order_status: 40 });
          await sql(
            `UPDATE auction SET status = 40, seq = 1, last_ord = 1, bid_count = 1, bidder_count = 1, leader_id = $2, leader_no = 1,
           leader_seq = 1, leader_max = 2000, closed_at = clock_timestamp(), winner_id = $2, winner_seq = 1 WHERE id = $1`,
            [world.soldAuction, world.buyer],
          );
        },
      },
    },
    breaks: [
      twice('auction_fault', 'auction_fault_pk', 'two faults of one lot'),
      broken('auction_fault', 'auction_fault_attempts_ck', 'a fault that was never met', { attempts: 0 }),
      broken('auction_fault', 'auction_fault_error_ck', 'a fault that says nothing', { error: '' }),
      wrongLot('auction_status_ck', 'an unknown state', { status: 15 }),
      wrongLot('auction_currency_ck', 'a currency we do not keep', { currency: 'EUR' }),
      wrongLot('auction_start_price_ck', 'a start price of nothing', { start_price: 0 }),
      wrongLot('auction_start_price_ck', 'a start price beyond all amounts', {
        start_price: TOO_MUCH,
        price: TOO_MUCH,
      }),
      wrongLot('auction_reserve_price_ck', 'a reserve at the start price', { reserve_price: 1_000 }),
      wrongLot('auction_reserve_price_ck', 'a reserve beyond all amounts', { reserve_price: TOO_MUCH }),
      wrongLot('auction_buy_now_price_ck', 'a buy-now price at the start price', { buy_now_price: 1_000 }),
      wrongLot('auction_step_price_ck', 'a step of nothing', { step_price: 0 }),
      wrongLot('auction_extend_window_ck', 'a soft close of more than an hour', {
        extend_window_ms: 3_600_001,
      }),
      wrongLot('auction_deposit_rate_ck', 'a deposit above the start price', { deposit_rate: 101 }),
      wrongLot('auction_deposit_ck', 'a deposit below nothing', { deposit: -1 }),
      wrongLot('auction_price_ck', 'a price below the start price', { price: 999 }),
      wrongLot('auction_time_order_ck', 'an end before the start', {
        end_at: new Date(Date.now() - 7_200_000),
      }),
      wrongLot('auction_time_order_ck', 'an end after the latest end, without an outage', {
        latest_end_at: new Date(),
      }),
      wrongLot('auction_leader_ck', 'a maximum of nobody', { leader_max: 2_000 }),
      {
        refuses: 'auction_leader_ck',
        violation: 'a leader whose maximum is below the price they lead at',
        when: ({ insert, world }) =>
          insert('auction', { leader_id: world.rival, leader_seq: 1, leader_max: 1_500, price: 2_000 }),
      },
      wrongLot('auction_winner_ck', 'a sale without a winner', { status: 40, closed_at: new Date() }),
      {
        refuses: 'auction_winner_ck',
        violation: 'a winner of a running lot',
        when: ({ insert, world }) =>
          insert('auction', {
            leader_id: world.rival,
            leader_seq: 1,
            leader_max: 1_500,
            winner_id: world.rival,
            winner_seq: 1,
          }),
      },
      {
        refuses: 'auction_winner_leads_ck',
        violation: 'a winner who does not lead',
        when: ({ insert, world }) =>
          insert('auction', {
            status: 40,
            closed_at: new Date(),
            leader_id: world.rival,
            leader_seq: 1,
            leader_max: 1_500,
            winner_id: world.buyer,
            winner_seq: 1,
          }),
      },
      wrongLot('auction_closed_ck', 'a failed lot that was never closed', { status: 41 }),
      wrongLot('auction_closed_ck', 'a running lot that was closed', { closed_at: new Date() }),
      wrongLot('auction_cancelled_ck', 'a cancellation without a reason', {
        status: 42,
        closed_at: new Date(),
      }),
      wrongLot('auction_answer_ck', 'a lot that waits for its seller without end', {
        status: 30,
        closed_at: new Date(),
      }),
      {
        refuses: 'auction_goods_running_uq',
        violation: 'two running lots of one unit',
        when: async ({ insert }) => {
          await insert('auction');
          await insert('auction', { status: 20 });
        },
      },
      {
        refuses: 'auction_serial_unit_uq',
        violation: 'one piece of stock in two running lots',
        when: async ({ insert, world }) => {
          const serial_unit_id = world.serialUnit;
          await insert('auction', { serial_unit_id });
          await insert('auction', { serial_unit_id, goods_id: world.goods });
        },
      },
      {
        refuses: 'auction_relisted_from_uq',
        violation: 'a lot relisted twice',
        when: async ({ insert, world }) => {
          await insert('auction', { relisted_from_id: world.soldAuction });
          await insert('auction', { relisted_from_id: world.soldAuction, goods_id: world.goods });
        },
      },
      {
        refuses: 'auction_winner_bid_fk',
        violation: 'a winner by a bid that is not in the log',
        when: async (attempt) => {
          const id = await biddenLot(attempt);
          await attempt.sql(
            `UPDATE auction SET status = 40, closed_at = now(), winner_id = leader_id, winner_seq = 9, leader_seq = 9
         WHERE id = $1`,
            [id],
          );
        },
      },
      refusedTerms('auction_terms_locked', 'another start price once there is a bid', 'start_price = 900'),
      refusedTerms(
        'auction_terms_locked',
        'another buy-now price once there is a bid',
        'buy_now_price = 90000',
      ),
      refusedTerms('auction_terms_locked', 'another step once there is a bid', 'step_price = 5000'),
      refusedTerms('auction_terms_locked', 'another currency once there is a bid', `currency = 'CNY'`),
      refusedTerms(
        'auction_terms_locked',
        'other goods once there is a bid',
        '(goods_id) = (SELECT min(id) FROM goods)',
      ),
      refusedTerms('auction_terms_locked', 'another seller once there is a bid', 'seller_id = leader_id'),
      refusedTerms(
        'auction_terms_locked',
        'another start once there is a bid',
        `start_at = start_at - interval '1 hour'`,
      ),
      refusedTerms(
        'auction_terms_locked',
        'another soft close once there is a bid',
        'extend_window_ms = 1000',
      ),
      refusedTerms('auction_terms_locked', 'more chances once there is a bid', 'bid_chances = 99'),
      refusedTerms('auction_terms_locked', 'another deposit once there is a bid', 'deposit = 1'),
      refusedTerms('auction_terms_locked', 'another admission once there is a bid', 'need_approval = true'),
      refusedTerms('auction_terms_locked', 'a latest end once there is a bid', `latest_end_at = end_at`),
      refusedTerms(
        'auction_one_way',
        'an earlier end once there is a bid',
        `end_at = end_at - interval '1 second'`,
      ),
      refusedTerms('auction_one_way', 'a new reserve once there is a bid', 'reserve_price = 5000'),
      refusedTerms('auction_one_way', 'a higher reserve once there is a bid', 'reserve_price = 5001', {
        reserve_price: 5_000,
      }),
      refusedTerms('auction_one_way', 'a log that becomes shorter', 'seq = 0'),
      refusedTerms('auction_one_way', 'a last time that moves back', `last_at = '2026-01-05T00:00:00Z'`),
      closed('another price of a closed lot', 'price = price + 1'),
      closed(
        'another state of a closed lot',
        'status = 41, winner_id = NULL, winner_seq = NULL',
        'auction_move',
      ),
      closed('another winner of a closed lot', 'winner_id = seller_id, leader_id = seller_id'),
      closed('another time of the close', `closed_at = closed_at + interval '1 second'`),
      closed('a row added to the log of a closed lot', 'seq = seq + 1, last_ord = last_ord + 1'),
      closed('another end of a closed lot', `end_at = end_at + interval '1 hour'`),
    ],
    deadEnds: [
      ['auction', { status: 20 }, 'status = 10'],
      ['auction', { status: 30, closed_at: new Date(), answer_deadline: new Date() }, 'status = 20'],
    ],
    appendOnly: {
      auction: goingOn('staff who open a lot'),
    },
    besideKeys: {
      auction_winner_fk: {
        ...{ status: 40, closed_at: new Date(), winner_seq: 1 },
        ...{ leader_id: 1_999_999_999, leader_max: 2_000, leader_seq: 1 },
      },
    },
    keysElsewhere: {
      auction_winner_bid_fk: 'its first column is the lot’s own id: the case names a bid that it has not',
    },
    answers: {
      auction_terms_locked: 'auction_terms_locked_ck',
      auction_one_way: 'auction_one_way_ck',
      auction_outcome_locked: 'auction_outcome_locked_ck',
    },
    unmapped: [
      [
        /^auction_(company|seller|handler|leader|winner|winner_bid|outage|relisted_from|serial_unit)_fk$/,
        'ids the code has read under the lock of the same transaction',
      ],
      [
        /^auction_(status|extend_window|bid_chances|deposit_rate|price|leader|winner|winner_leads|cancelled|answer)_ck$/,
        'bounded by the request’s schema, or the state machine of the rules: replay would show it',
      ],
      [/^auction_fault_/, 'written by the close, of a lot that it has read'],
      [
        /^auction_(strike_settled_by|bar_barred_by|offer_created_by)_fk$/,
        'the caller, whose account was just read',
      ],
    ],
  },
});
