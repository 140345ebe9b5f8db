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
      {
        refuses: 'auction_bidder_status_ck',
        violation: 'an unknown state of admission',
        when: ({ insert }) => insert('auction_bidder', { status: 5 }),
      },
      {
        refuses: 'auction_bidder_deposit_ck',
        violation: 'a deposit below nothing',
        when: ({ insert }) => insert('auction_bidder', { deposit: -1 }),
      },
      {
        refuses: 'auction_bidder_deposit_status_ck',
        violation: 'an unknown state of a deposit',
        when: ({ insert }) => insert('auction_bidder', { deposit: 500, deposit_status: 5 }),
      },
      {
        refuses: 'auction_bidder_deposit_held_ck',
        violation: 'a deposit that is held without money',
        when: ({ insert }) => insert('auction_bidder', { deposit_status: 1 }),
      },
      {
        refuses: 'auction_bidder_deposit_held_ck',
        violation: 'money held of a bidder without a deposit',
        when: ({ insert }) => insert('auction_bidder', { deposit: 500, deposit_status: 0 }),
      },
      {
        refuses: 'auction_bidder_order_status_ck',
        violation: 'an unknown place in the auction orders',
        when: ({ insert }) => insert('auction_bidder', { order_status: 10 }),
      },
      {
        refuses: 'auction_bidder_chances_ck',
        violation: 'one chance more than given',
        when: async ({ insert, sql }) => {
          const id = await insert('auction_bidder', { chances_allowed: 3, chances_used: 3 });
          await sql('UPDATE auction_bidder SET chances_used = chances_used + 1 WHERE id = $1', [id]);
        },
      },
      {
        refuses: 'auction_bidder_chances_ck',
        violation: 'a returned chance that was never used',
        when: ({ insert }) => insert('auction_bidder', { chances_used: -1 }),
      },
      {
        refuses: 'auction_bidder_first_bid_ck',
        violation: 'a place in the auction orders without a bid',
        when: ({ insert }) => insert('auction_bidder', { bidder_no: null }),
      },
      {
        refuses: 'auction_bidder_first_bid_ck',
        violation: 'a bidder with a number who never bid',
        when: ({ insert }) => insert('auction_bidder', { first_bid_at: null }),
      },
      {
        refuses: 'auction_bidder_cleared_ck',
        violation: 'a bidder without the legal check',
        when: ({ insert }) => insert('auction_bidder', { cleared_at: null }),
      },
      {
        refuses: 'auction_bidder_once_uq',
        violation: 'a bidder with two places in one lot',
        when: async ({ insert }) => {
          await insert('auction_bidder');
          await insert('auction_bidder', { bidder_no: 3 });
        },
      },
      {
        refuses: 'auction_bidder_no_uq',
        violation: 'two bidders of one number',
        when: ({ insert }) => insert('auction_bidder', { bidder_no: 1 }),
      },
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
      {
        refuses: 'auction_watch_pk',
        violation: 'a lot watched twice by one person',
        when: async ({ insert }) => {
          await insert('auction_watch');
          await insert('auction_watch');
        },
      },
      {
        refuses: 'auction_strike_once_uq',
        violation: 'two strikes for one default',
        when: async ({ insert }) => {
          await insert('auction_strike');
          await insert('auction_strike');
        },
      },
      {
        refuses: 'auction_strike_settled_ck',
        violation: 'a strike settled by nobody',
        when: ({ insert }) => insert('auction_strike', { settled_at: new Date() }),
      },
      {
        refuses: 'auction_bar_self_ck',
        violation: 'somebody barred by themselves',
        when: ({ insert, world }) => insert('auction_bar', { barred_by: world.buyer }),
      },
      {
        refuses: 'auction_bar_pk',
        violation: 'somebody barred twice',
        when: async ({ insert }) => {
          await insert('auction_bar');
          await insert('auction_bar');
        },
      },
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
