import { answerOffer } from '@fovea/shared-types/auction/auction.calls';
import { cancelOrder } from '@fovea/shared-types/order/checkout.calls';
import { AUCTION_ORDER_STATUS, ORDER_STATUS } from '@fovea/shared-types/states';
import { auctionOrderMachine, offerMachine } from '@fovea/shared-types/states/auction.states';
import { aPlace, aReceivedOrder } from '../../fixtures/rows.js';
import { aLot, inSeconds } from '../../support/people.js';
import { aDefaultedLot, anOfferedLot } from '../../support/scenes.js';
import { broken, hour } from '../faults.js';
import { ofCompany } from '../matrix-row.js';
import { insert, type Scene } from '../moves.js';
import { thing } from '../thing.js';

/** A place in a lot, and an offer of it. */
async function anOffer(
  scene: Scene,
  place: number,
  offer: number,
): Promise<{ place: number; offer: number }> {
  const owner = scene.staff.accountId;
  const lot = await aLot(scene.api);
  return {
    place: await aPlace(scene.api.db, lot.id, owner, { order_status: place }),
    offer: await insert(scene, 'auction_offer', {
      auction_id: lot.id,
      account_id: owner,
      price: 1_000,
      currency: 'JPY',
      status: offer,
      expired_at: inSeconds(3_600),
    }),
  };
}

export default thing({
  calls: {
    '/auctions/my-offer-list': { right: 'empty', others: 'empty' },
    '/auctions/answer-offer': {
      request: async (api, cast) => ({
        id: (await anOfferedLot(api, ofCompany(cast), { runnerUp: cast.member })).offerId,
        status: -1,
      }),
      others: 'NOT_FOUND',
    },
    '/auctions/add-offer': {
      request: async (api, cast) => ({ auction_id: (await aDefaultedLot(api, ofCompany(cast))).id }),
      others: 'NOT_FOUND',
    },
    '/auctions/offer-list': {
      request: async (api, cast) => ({ id: (await aDefaultedLot(api, ofCompany(cast))).id }),
      others: 'NOT_FOUND',
    },
  },
  moves: [
    {
      machine: auctionOrderMachine,
      table: 'auction_bidder',
      column: 'order_status',
      aRow: async (scene, status) => {
        const { place, offer } = await anOffer(scene, status, 0);
        return { id: place, named: offer };
      },
      actions: {
        'takes the second chance': { path: answerOffer.path, body: (id) => ({ id, status: 1 }) },
        'cancels the won order': {
          path: cancelOrder.path,
          body: async (_, { api, staff }, { id }) => {
            const { rows } = await api.db.query<{ auction_id: number }>(
              'SELECT auction_id FROM auction_bidder WHERE id = $1',
              [id],
            );
            const auction_id = rows[0]?.auction_id ?? 0;
            const status = ORDER_STATUS.pending_payment;
            return { id: await aReceivedOrder(api.db, { buyer_id: staff.accountId, status, auction_id }) };
          },
        },
      },
    },
    {
      machine: offerMachine,
      table: 'auction_offer',
      column: 'status',
      aRow: async (scene, status) => ({
        id: (await anOffer(scene, AUCTION_ORDER_STATUS.lost, status)).offer,
      }),
      actions: {
        accept: { path: answerOffer.path, body: (id) => ({ id, status: 1 }) },
        decline: { path: answerOffer.path, body: (id) => ({ id, status: -1 }) },
      },
    },
  ],
  database: {
    rows: {
      auction_offer: (world) => ({
        auction_id: world.soldAuction,
        account_id: world.buyer,
        price: 1_000,
        currency: 'JPY',
        expired_at: hour(24),
      }),
    },
    breaks: [
      broken('auction_offer', 'auction_offer_price_ck', 'a second chance for nothing', { price: 0 }),
      broken('auction_offer', 'auction_offer_status_ck', 'an unknown answer to an offer', { status: 3 }),
      {
        refuses: 'auction_offer_once_uq',
        violation: 'a second offer of one lot to the same bidder',
        when: async ({ insert }) => {
          await insert('auction_offer', { status: -1 });
          await insert('auction_offer');
        },
      },
      {
        refuses: 'auction_offer_open_uq',
        violation: 'two open offers of one lot',
        when: async ({ insert, world }) => {
          await insert('auction_bidder');
          await insert('auction_offer');
          await insert('auction_offer', { account_id: world.rival });
        },
      },
      {
        refuses: 'auction_offer_open_uq',
        violation: 'a new offer of a lot whose last one was taken',
        when: async ({ insert, world }) => {
          await insert('auction_bidder');
          await insert('auction_offer', { status: 1 });
          await insert('auction_offer', { account_id: world.rival });
        },
      },
    ],
    deadEnds: [['auction_offer', { status: 1 }, 'status = 0']],
    unmapped: [[/^auction_offer_(price|status)_ck$/, 'computed by the rules']],
  },
});
