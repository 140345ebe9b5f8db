import { addBidder, auditBidder, updateAuction } from '@fovea/shared-types/auction/auction.calls';
import { BIDDER_STATUS } from '@fovea/shared-types/sale-states';
import { DEPOSIT_STATUS } from '@fovea/shared-types/states';
import { bidderMachine, depositMachine } from '@fovea/shared-types/states/auction.states';
import { aPlace, aStrike, anAccount, anAuction } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { numberOf } from '../../support/approval-contract.js';
import { aLotOf, aLotWithBid } from '../../support/cast-rows.js';
import { aLot, aMember } from '../../support/people.js';
import { aDefaultedLot, aPendingBidder } from '../../support/scenes.js';
import { broken, twice } from '../faults.js';
import { ofCompany } from '../matrix-row.js';
import { insert, reason } from '../moves.js';
import { thing } from '../thing.js';

const LOTS = 'every lot has a page for everybody';

/** A lot of somebody's company, and who bids on it. */
async function aLotWithPlace({ db }: TestApi, companyId: number | null) {
  const auction = await anAuction(db, { company_id: companyId });
  const bidder = await anAccount(db);
  return { auction, bidder, place: await aPlace(db, auction, bidder) };
}

export default thing({
  calls: {
    '/auctions/add-bidder': { request: async (api) => ({ id: (await aLot(api)).id, checked: true }) },
    '/auctions/add-watch': { request: async (api) => ({ id: (await aLot(api)).id }) },
    '/auctions/del-watch': { request: async (api) => ({ id: (await aLot(api)).id }) },
    '/auctions/my-watch-list': {
      request: async (api, { member }) => {
        await api.db.query('INSERT INTO auction_watch (auction_id, account_id) VALUES ($1, $2)', [
          (await aLot(api)).id,
          member.accountId,
        ]);
        return {};
      },
      others: 'empty',
    },
    '/auction-orders/my-auction-order-list': {
      request: async (api, cast) => {
        await aLotWithBid(api, cast);
        return {};
      },
      others: 'empty',
    },
    '/auctions/bidder-list': {
      request: async (api, cast) => ({ id: (await aLotOf(api, cast)).id }),
      others: 'NOT_FOUND',
    },
    '/auctions/audit-bidder': {
      request: async (api, cast) => ({
        ids: [(await aPendingBidder(api, ofCompany(cast))).bidderId],
        status: 1,
      }),
      others: 'NOT_FOUND',
    },
    '/auctions/settle-strike': {
      request: async (api, cast) => ({
        id: (await aDefaultedLot(api, ofCompany(cast))).strikeId,
        reason: 'paid after all',
      }),
      others: 'NOT_FOUND',
    },
    // It holds for the lots of all sellers, so that only the platform may.
    '/auctions/bar-bidder': {
      request: async (_api, { member }) => ({
        account_id: member.accountId,
        is_barred: false,
        reason: 'no more',
      }),
      right: 'FORBIDDEN',
      others: 'FORBIDDEN',
    },
    '/auction-orders/auction-order-detail': {
      request: async (api, cast) => {
        const lot = await aLotWithBid(api, cast);
        const { rows } = await api.db.query<{ id: number }>(
          'SELECT id FROM auction_bidder WHERE auction_id = $1',
          [lot.id],
        );
        return { id: rows[0]?.id };
      },
      others: 'NOT_FOUND',
    },
  },
  ids: {
    withoutHidden: {
      '/auctions/add-bidder#id': LOTS,
      '/auctions/add-watch#id': LOTS,
    },
  },
  records: {
    'auction:order': {
      aRow: async (api, { companyId }) => (await aLotWithPlace(api, companyId)).place,
    },
    'auction:strike': {
      aRow: async (api, { companyId }) => {
        const { auction, bidder } = await aLotWithPlace(api, companyId);
        return aStrike(api.db, auction, bidder);
      },
    },
  },
  moves: [
    {
      machine: bidderMachine,
      table: 'auction_bidder',
      column: 'status',
      aRow: async (scene, status) => {
        const { id: named } = await aLot(scene.api, { need_approval: true });
        const owner = await aMember(scene.api);
        const row = { auction_id: named, account_id: owner.accountId, status };
        return { id: await insert(scene, 'auction_bidder', row), named, owner };
      },
      actions: {
        'ask to take part': { path: addBidder.path, isOwners: true, body: (id) => ({ id, checked: true }) },
        'approval is no longer asked': {
          path: updateAuction.path,
          body: (id) => ({ id, need_approval: false }),
        },
        admit: { path: auditBidder.path, body: (_, __, { id }) => ({ ids: [id], status: 1 }) },
        refuse: { path: auditBidder.path, body: (_, __, { id }) => ({ ids: [id], status: -1, reason }) },
      },
    },
    {
      machine: depositMachine,
      table: 'auction_bidder',
      column: 'deposit_status',
      aRow: async (scene, status) => {
        const { id: named } = await aLot(scene.api, { need_approval: true, deposit: 500, deposit_rate: 50 });
        const owner = await aMember(scene.api);
        const row = { auction_id: named, account_id: owner.accountId, status: BIDDER_STATUS.pending };
        const deposit = status > DEPOSIT_STATUS.exempt ? 500 : 0;
        return {
          id: await insert(scene, 'auction_bidder', { ...row, deposit, deposit_status: status }),
          named,
          owner,
        };
      },
      actions: {
        'ask to take part': {
          path: addBidder.path,
          isOwners: true,
          body: (id) => ({ id, checked: true }),
        },
        refuse: { path: auditBidder.path, body: (_, __, { id }) => ({ ids: [id], status: -1, reason }) },
        'change terms': { path: updateAuction.path, body: (id) => ({ id, start_price: '2000' }) },
      },
    },
  ],
  approvals: {
    'the admission to a lot': {
      name: 'auction_bidder',
      permission: 'auction:bidder:approve',
      reads: 'auction:bidder:list',
      path: auditBidder.path,
      notesField: 'reason',
      auditAction: 'auction.%-bidder',
      aPending: async (api) => {
        const { person, bidderId } = await aPendingBidder(api);
        return { id: bidderId, documentId: bidderId, initiator: person };
      },
      body: (documents, { status, notes, request_id }) => ({
        ids: documents.map(({ id }) => id),
        status,
        reason: notes,
        request_id,
      }),
      statusOf: async (api, { id }) => {
        const status = await numberOf(api, 'SELECT status AS found FROM auction_bidder WHERE id = $1', id);
        return status === BIDDER_STATUS.pending ? 0 : status === BIDDER_STATUS.admitted ? 1 : -1;
      },
    },
  },
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
    unmapped: [
      [
        /^auction_bidder_(status|deposit|deposit_status|deposit_held|order_status|first_bid|cleared)_ck$|^auction_bidder_(no_uq|decision_uq|decision_fk)$/,
        'numbers and states given under the lot’s lock',
      ],
    ],
  },
});
