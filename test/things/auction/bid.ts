import { randomBytes } from 'node:crypto';
import { wrongLot } from '../../constraints/scenes.js';
import type { ConstraintCase } from '../database.js';
import { broken, hour, twice } from '../faults.js';
import { thing } from '../thing.js';

const AUTOMATIC = { kind: 2, request_digest: null };

const STAFFS = { request_digest: null, max_amount: null, salt: null, commitment: null };

const before = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

export default thing({
  database: {
    rows: {
      auction_bid: (world) => ({
        auction_id: world.soldAuction,
        ord: 2,
        seq: 2,
        kind: 1,
        bidder_id: world.rival,
        bidder_no: 2,
        seller_id: world.seller,
        request_digest: randomBytes(16),
        max_amount: 2_000,
        salt: randomBytes(16),
        commitment: randomBytes(32),
        price_before: 1_000,
        price_after: 1_100,
        price_settled: 1_100,
        start_at: hour(-1),
        end_before: hour(1),
        end_after: hour(1),
        at: hour(0),
        is_leading: true,
        reserve_met: true,
        hash: randomBytes(32),
      }),
      auction_reserve_change: (world) => ({
        auction_id: world.soldAuction,
        ord: 1,
        reserve_before: 5_000,
        reserve_after: 4_000,
      }),
    },
    breaks: [
      broken('auction_bid', 'auction_bid_pk', 'two rows at one place of the log', { ord: 1 }),
      broken('auction_bid', 'auction_bid_seq_uq', 'two public rows of one number', { seq: 1 }),
      broken('auction_bid', 'auction_bid_kind_ck', 'an unknown kind of row', { ...STAFFS, kind: 7 }),
      broken('auction_bid', 'auction_bid_positive_ck', 'a place before the first', { ord: 0 }),
      broken('auction_bid', 'auction_bid_positive_ck', 'a public number before the first', { seq: 0 }),
      broken('auction_bid', 'auction_bid_positive_ck', 'a maximum beyond all amounts', {
        max_amount: 10_000_000_000_001,
      }),
      broken('auction_bid', 'auction_bid_public_ck', 'a bid that is not public', { seq: null, hash: null }),
      broken('auction_bid', 'auction_bid_public_ck', 'a raised maximum that is public', { kind: 6 }),
      broken('auction_bid', 'auction_bid_public_ck', 'a public row outside the chain of hashes', {
        hash: null,
      }),
      broken('auction_bid', 'auction_bid_price_ck', 'a bid by which the price falls', { price_after: 999 }),
      broken('auction_bid', 'auction_bid_time_ck', 'a bid before the start', { at: before(120) }),
      broken('auction_bid', 'auction_bid_time_ck', 'a bid at the very end', {
        at: before(0),
        end_before: before(1),
      }),
      broken('auction_bid', 'auction_bid_time_ck', 'an automatic bid after the end', {
        ...AUTOMATIC,
        end_before: before(1),
        end_after: before(1),
      }),
      broken('auction_bid', 'auction_bid_end_ck', 'an end that moves earlier', { end_after: before(-30) }),
      {
        refuses: 'auction_bid_own_goods_ck',
        violation: 'a bid of the seller',
        when: ({ insert, world }) => insert('auction_bid', { bidder_id: world.seller }),
      },
      broken('auction_bid', 'auction_bid_submission_ck', 'a bid without the key of its request', {
        request_digest: null,
      }),
      broken('auction_bid', 'auction_bid_submission_ck', 'an automatic bid with a key', {
        ...AUTOMATIC,
        request_digest: Buffer.from('k'),
      }),
      broken('auction_bid', 'auction_bid_submission_ck', 'a bid of nobody', { bidder_id: null }),
      broken('auction_bid', 'auction_bid_submission_ck', 'a bid without a maximum', { max_amount: null }),
      broken('auction_bid', 'auction_bid_submission_ck', 'a bid whose maximum nobody could check later', {
        commitment: null,
      }),
      broken('auction_bid', 'auction_bid_submission_ck', 'a maximum below the price it was given at', {
        max_amount: 999,
      }),
      broken('auction_bid', 'auction_bid_automatic_ck', 'an automatic bid of nobody', {
        ...AUTOMATIC,
        bidder_id: null,
      }),
      broken('auction_bid', 'auction_bid_automatic_ck', 'an automatic bid without a salt of its own', {
        ...AUTOMATIC,
        salt: null,
      }),
      broken('auction_bid', 'auction_bid_automatic_ck', 'an automatic bid without a maximum', {
        ...AUTOMATIC,
        max_amount: null,
      }),
      broken(
        'auction_bid',
        'auction_bid_automatic_ck',
        'an automatic bid beyond the maximum it is given for',
        {
          ...AUTOMATIC,
          max_amount: 1_050,
        },
      ),
      broken('auction_bid', 'auction_bid_void_ck', 'a void of nothing', {
        ...STAFFS,
        kind: 3,
        reason: 'typing error',
      }),
      broken('auction_bid', 'auction_bid_void_ck', 'a void without a reason', {
        ...STAFFS,
        kind: 3,
        voids_seq: 1,
      }),
      broken('auction_bid', 'auction_bid_void_ck', 'a bid that voids another', { voids_seq: 1 }),
      {
        refuses: 'auction_bid_request_uq',
        violation: 'two accepted bids under one key of a bidder',
        when: async ({ insert }) => {
          const key = { request_digest: Buffer.from('the same key') };
          await insert('auction_bid', key);
          await insert('auction_bid', { ...key, ord: 3, seq: 3 });
        },
      },
      {
        refuses: 'auction_bid_voided_uq',
        violation: 'a bid voided twice',
        when: async ({ insert }) => {
          const row = { ...STAFFS, kind: 3, voids_seq: 1, reason: 'typing error' };
          await insert('auction_bid', row);
          await insert('auction_bid', { ...row, ord: 3, seq: 3 });
        },
      },
      twice('auction_reserve_change', 'auction_reserve_change_pk', 'two reserves by one row'),
      broken('auction_reserve_change', 'auction_reserve_change_falls_ck', 'a reserve that rises', {
        reserve_after: 5_000,
      }),
      ...(['auction_bid', 'auction_reserve_change'] as const).flatMap((table): ConstraintCase[] =>
        ['UPDATE %s SET ord = 5', 'DELETE FROM %s', 'TRUNCATE %s CASCADE'].map((text) => ({
          refuses: `${table}_append_only`,
          violation: `${text.split(' ')[0]?.toLowerCase()} on ${table}, even by the owner`,
          when: async ({ becomeOwner, sql }) => {
            await becomeOwner();
            await sql(text.replace('%s', table));
          },
        })),
      ),
      wrongLot('auction_bid_chances_ck', 'a lot without any chance to bid', { bid_chances: 0 }),
    ],
    appendOnly: {
      auction_bid: {
        who: 'bidders, and staff by their commands',
        when: 'by the batch that locks the lot; nothing else checks it (A2)',
      },
      auction_reserve_change: {
        who: 'staff of the lot',
        when: 'in the transaction that lowers the reserve',
        allows: async ({ insert, sql }) => {
          const auction_id = await insert('auction', { reserve_price: 5_000 });
          await insert('auction_bid', { auction_id, ord: 1, seq: 1 });
          await sql('UPDATE auction SET reserve_price = 4000, seq = 1, last_ord = 1 WHERE id = $1', [
            auction_id,
          ]);
          await insert('auction_reserve_change', { auction_id });
        },
        refuses: [
          {
            by: 'auction_reserve_change_belongs_ck',
            violation: 'a change of a reserve that did not change',
            when: ({ insert }) => insert('auction_reserve_change'),
          },
        ],
      },
    },
    forbidden: [
      'DELETE FROM auction_bid',
      'TRUNCATE auction_bid',
      'DELETE FROM auction_reserve_change',
      'TRUNCATE auction_reserve_change',
      'UPDATE auction_bid SET price_after = 1',
      'UPDATE auction_reserve_change SET reserve_after = NULL',
    ],
    timesAhead: ['auction_bid.start_at', 'auction_bid.end_before', 'auction_bid.end_after', 'auction_bid.at'],
    unmapped: [
      [
        /^auction_bid_(kind|positive|public|end|submission|automatic|void)_ck$/,
        'the shape of rows that only the log’s writer makes',
      ],
      [/^auction_reserve_change_/, 'written beside its row of the log, by the code that made it'],
    ],
  },
});
