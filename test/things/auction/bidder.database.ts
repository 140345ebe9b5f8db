import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

export default thing({
  database: {
    rows: {
      auction_bidder: (world) => ({
        auction_id: world.soldAuction,
        account_id: world.rival,
        bidder_no: 2,
        order_status: 20,
        first_bid_at: '2026-01-05T00:00:00Z',
        cleared_at: '2026-01-05T00:00:00Z',
      }),
      auction_watch: (world) => ({ auction_id: world.soldAuction, account_id: world.rival }),
      auction_strike: (world) => ({ auction_id: world.soldAuction, account_id: world.buyer }),
      auction_bar: (world) => ({ account_id: world.buyer, barred_by: world.seller, reason: 'three strikes' }),
    },
    breaks: [
      broken('auction_bidder', 'auction_bidder_status_ck', 'an unknown state of admission', { status: 5 }),
      broken('auction_bidder', 'auction_bidder_deposit_ck', 'a deposit below nothing', { deposit: -1 }),
      broken('auction_bidder', 'auction_bidder_deposit_status_ck', 'an unknown state of a deposit', {
        deposit: 500,
        deposit_status: 5,
      }),
      broken('auction_bidder', 'auction_bidder_deposit_held_ck', 'a deposit that is held without money', {
        deposit_status: 1,
      }),
      broken('auction_bidder', 'auction_bidder_deposit_held_ck', 'money held of a bidder without a deposit', {
        deposit: 500,
        deposit_status: 0,
      }),
      broken('auction_bidder', 'auction_bidder_order_status_ck', 'an unknown place in the auction orders', {
        order_status: 10,
      }),
      {
        refuses: 'auction_bidder_chances_ck',
        violation: 'one chance more than given',
        when: async ({ insert, sql }) => {
          const id = await insert('auction_bidder', { chances_allowed: 3, chances_used: 3 });
          await sql('UPDATE auction_bidder SET chances_used = chances_used + 1 WHERE id = $1', [id]);
        },
      },
      broken('auction_bidder', 'auction_bidder_chances_ck', 'a returned chance that was never used', {
        chances_used: -1,
      }),
      broken('auction_bidder', 'auction_bidder_first_bid_ck', 'a place in the auction orders without a bid', {
        bidder_no: null,
      }),
      broken('auction_bidder', 'auction_bidder_first_bid_ck', 'a bidder with a number who never bid', {
        first_bid_at: null,
      }),
      broken('auction_bidder', 'auction_bidder_cleared_ck', 'a bidder without the legal check', {
        cleared_at: null,
      }),
      {
        refuses: 'auction_bidder_once_uq',
        violation: 'a bidder with two places in one lot',
        when: async ({ insert }) => {
          await insert('auction_bidder');
          await insert('auction_bidder', { bidder_no: 3 });
        },
      },
      broken('auction_bidder', 'auction_bidder_no_uq', 'two bidders of one number', { bidder_no: 1 }),
      {
        refuses: 'auction_bidder_decision_uq',
        violation: 'one word on two bidders',
        when: async ({ insert, sql }) => {
          const decision_id = await insert('approval_decision');
          await sql('UPDATE auction_bidder SET decision_id = $1', [decision_id]);
          await insert('auction_bidder', { decision_id });
        },
      },
      {
        refuses: 'auction_bidder_order_uq',
        violation: 'one order for two bidders',
        when: async ({ insert, sql }) => {
          await sql('UPDATE auction_bidder SET order_id = 5');
          await insert('auction_bidder', { order_id: 5 });
        },
      },
      twice('auction_watch', 'auction_watch_pk', 'a lot watched twice by one person'),
      twice('auction_strike', 'auction_strike_once_uq', 'two strikes for one default'),
      broken('auction_strike', 'auction_strike_settled_ck', 'a strike settled by nobody', {
        settled_at: new Date(),
      }),
      {
        refuses: 'auction_bar_self_ck',
        violation: 'somebody barred by themselves',
        when: ({ insert, world }) => insert('auction_bar', { barred_by: world.buyer }),
      },
      twice('auction_bar', 'auction_bar_pk', 'somebody barred twice'),
    ],
    deadEnds: [
      ['auction_bidder', { status: 1 }, 'status = 0'],
      [
        'auction_bidder',
        { deposit: 500, deposit_status: 2 },
        'deposit_status = 1',
        'auction_bidder_deposit_move',
      ],
      [
        'auction_bidder',
        { bidder_no: 7, order_status: 41, first_bid_at: new Date() },
        'order_status = 50',
        'auction_bidder_order_move',
      ],
    ],
    besideKeys: {
      auction_strike_settled_by_fk: { settled_at: new Date() },
    },
  },
});
