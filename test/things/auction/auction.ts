import {
  acceptHighestBid,
  buyNow,
  cancelAuction,
  placeBid,
  updateAuction,
  voidBid,
} from '@fovea/shared-types/auction/auction.calls';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { auctionMachine } from '@fovea/shared-types/states/auction.states';
import { randomUUID } from 'node:crypto';
import { aLotOf, aLotWithBid } from '../../support/cast-rows.js';
import { aLot, inSeconds } from '../../support/people.js';
import { aSoldLot, aWaitingLot, freeGoods, someTerms } from '../../support/scenes.js';
import { ofCompany } from '../matrix-row.js';
import type { Row } from '../database.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

/** A scene serves many questions: on a slow machine, terms of now would be of the past at the last of them. */
const termsAhead = () => ({ ...someTerms(), start_at: new Date(Date.now() + 3_600_000).toISOString() });

const LOTS = 'every lot has a page for everybody';

/** What beside its state a lot has there. */
const LOT_IN: Record<number, () => Row> = {
  [AUCTION_STATUS.scheduled]: () => ({ start_at: inSeconds(3_600), end_at: inSeconds(7_200) }),
  [AUCTION_STATUS.ended]: () => ({ ...over(), answer_deadline: inSeconds(3_600) }),
  [AUCTION_STATUS.failed]: () => over(),
  [AUCTION_STATUS.cancelled]: () => ({ ...over(), cancel_reason: reason }),
};

const over = (): Row => ({ end_at: inSeconds(-1), closed_at: new Date() });

export default thing({
  calls: {
    '/auctions/auction-list': {},
    '/auctions/auction-detail': { request: async (api) => ({ id: (await aLot(api)).id }) },
    '/auctions/bid-list': { request: async (api) => ({ id: (await aLot(api)).id }) },
    '/auctions/add-bid': {
      request: async (api) => ({
        id: (await aLot(api)).id,
        amount: 5_000,
        currency: 'JPY',
        request_id: 'matrix',
      }),
    },
    '/auctions/add-auto-bid': {
      request: async (api) => ({
        id: (await aLot(api)).id,
        max_amount: 5_000,
        currency: 'JPY',
        request_id: 'matrix-auto',
      }),
    },
    '/auctions/buy-now': { request: async (api) => ({ id: (await aLot(api, { buy_now_price: 9_000 })).id }) },
    '/auctions/bid-receipt': {
      request: async (api, cast) => ({ id: (await aLotWithBid(api, cast)).id, seq: 1 }),
      others: 'NOT_FOUND',
    },
    '/auctions/admin-auction-list': {
      request: async (api, cast) => {
        await aLotOf(api, cast);
        return {};
      },
      others: 'empty',
    },
    '/auctions/admin-auction-detail': {
      request: async (api, cast) => ({ id: (await aLotOf(api, cast)).id }),
      others: 'NOT_FOUND',
    },
    '/auctions/add-auction': {
      request: async (api, { seller }) => ({
        goods_id: await freeGoods(api, seller.companyId, seller.accountId),
        ...termsAhead(),
      }),
      others: 'NOT_FOUND',
    },
    '/auctions/add-auctions': {
      request: async (api, { seller }) => {
        const { start_price, ...shared } = termsAhead();
        const goods_id = await freeGoods(api, seller.companyId, seller.accountId);
        return { lots: [{ goods_id, start_price }], ...shared };
      },
      others: 'NOT_FOUND',
    },
    '/auctions/update-auction': {
      request: async (api, cast) => ({ id: (await aLotOf(api, cast)).id, reserve_price: '20000' }),
      others: 'NOT_FOUND',
    },
    '/auctions/cancel-auction': {
      request: async (api, cast) => ({ id: (await aLotOf(api, cast)).id, reason: 'withdrawn by its seller' }),
      others: 'NOT_FOUND',
    },
    '/auctions/relist-auction': {
      request: async (api, cast) => {
        const lot = await aLotOf(api, cast, {
          status: 42,
          closed_at: new Date(),
          cancel_reason: 'withdrawn',
        });
        return { id: lot.id, ...termsAhead() };
      },
      others: 'NOT_FOUND',
    },
    '/auctions/relist-auctions': {
      request: async (api, cast) => {
        const lot = await aLotOf(api, cast, {
          status: 42,
          closed_at: new Date(),
          cancel_reason: 'withdrawn',
        });
        const { start_at, end_at } = termsAhead();
        return { lots: [{ id: lot.id }], start_at, end_at };
      },
      others: 'NOT_FOUND',
    },
    '/auctions/accept-highest-bid': {
      request: async (api, cast) => ({ id: (await aWaitingLot(api, ofCompany(cast))).id, status: 1 }),
      others: 'NOT_FOUND',
    },
    '/auctions/void-bid': {
      request: async (api, cast) => ({
        id: (await aLotWithBid(api, cast)).id,
        seq: 1,
        reason: 'typing error',
      }),
      others: 'NOT_FOUND',
    },
    '/auctions/bid-audit': {
      request: async (api, cast) => ({ id: (await aSoldLot(api, ofCompany(cast))).id }),
      others: 'NOT_FOUND',
    },
  },
  ids: {
    hidden: {
      auction_id: { "another's": async (api, victim) => (await aLot(api, ofCompany(victim))).id },
    },
    withoutHidden: {
      '/auctions/add-auto-bid#id': LOTS,
      '/auctions/add-bid#id': LOTS,
      '/auctions/auction-detail#id': LOTS,
      '/auctions/auction-list#ids[]': LOTS,
      '/auctions/bid-list#id': LOTS,
      '/auctions/buy-now#id': LOTS,
    },
  },
  moves: [
    {
      machine: auctionMachine,
      table: 'auction',
      column: 'status',
      aRow: async ({ api }, status) =>
        status === AUCTION_STATUS.successful
          ? aSoldLot(api)
          : aLot(api, { buy_now_price: 50_000, status, ...LOT_IN[status]?.() }),
      actions: {
        'change terms': { path: updateAuction.path, body: (id) => ({ id, start_price: '2000' }) },
        'bid (a maximum)': {
          path: placeBid.path,
          body: (id) => ({ id, amount: 2_000, currency: 'JPY', request_id: randomUUID() }),
        },
        'void a bid': {
          path: voidBid.path,
          unseen: { in: ['scheduled'], why: 'nobody bids before a lot begins' },
          body: (id) => ({ id, seq: 1, reason }),
        },
        'lower the reserve, or move the end later': {
          path: updateAuction.path,
          body: (id) => ({ id, end_at: inSeconds(86_400).toISOString() }),
        },
        'buy now, or a maximum at or above the buy-now price': { path: buyNow.path, body: (id) => ({ id }) },
        cancel: { path: cancelAuction.path, body: (id) => ({ id, reason }) },
        'accept the highest bid': { path: acceptHighestBid.path, body: (id) => ({ id, status: 1 }) },
        'decline the highest bid': { path: acceptHighestBid.path, body: (id) => ({ id, status: -1 }) },
      },
    },
  ],
});
