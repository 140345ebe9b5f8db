import type { ErrorId } from '@fovea/shared-types/error-ids';
import { aGoods } from '../fixtures/rows.js';
import type { Person, TestApi } from '../support/api.js';
import type { SentFile } from '../support/forms.js';
import { bid } from '../support/lots.js';
import { aMessageFor } from '../support/messages.js';
import { aLot, inSeconds, type Seller } from '../support/people.js';
import {
  aDefaultedLot,
  anOfferedLot,
  aPendingBidder,
  aSoldLot,
  aWaitingLot,
  freeGoods,
  someTerms,
} from '../support/scenes.js';
import { recordRows } from '../support/records.js';
import { accountRows } from './authorization-rows.account.js';
import { reservationRows } from './authorization-rows.reservations.js';
import { bargainRows } from './authorization-rows.bargains.js';
import { browsingRows } from './authorization-rows.browsing.js';
import { cartRows } from './authorization-rows.cart.js';
import { checkoutRows } from './authorization-rows.checkout.js';
import { remittanceRows } from './authorization-rows.remittances.js';
import { refundRows } from './authorization-rows.refunds.js';
import { monthRows } from './authorization-rows.months.js';
import { evaluationRows } from './authorization-rows.evaluation.js';
import { orderRows } from './authorization-rows.orders.js';
import { goodsRows } from './authorization-rows.goods.js';
import { goodsDraftRows } from './authorization-rows.goods-drafts.js';
import { contentRows } from './authorization-rows.content.js';
import { payoutRows } from './authorization-rows.payout.js';
import { proceedsPayoutRows } from './authorization-rows.transfers.js';
import { addressRows } from './authorization-rows.address.js';
import { paymentRows } from './authorization-rows.payments.js';
import { rbacRows } from './authorization-rows.rbac.js';
import { publishingRows } from './authorization-rows.publishing.js';
import { platformRows } from './authorization-rows.platform.js';
import { stockRows } from './authorization-rows.stock.js';
import { companyRows } from './authorization-rows.company.js';
import { warehouseRows } from './authorization-rows.warehouse.js';
import { adminMessageRows } from './authorization-rows.admin-messages.js';
import { plant } from '../support/planting.js';

export interface Cast {
  /** Sells for the company in whose rows the members and staff below are interested. */
  seller: Seller;
  /** Owns the document where a member does. */
  member: Person;
}

/** `done`, a refusal, or a page without a single row. */
export type Outcome = 'done' | 'empty' | ErrorId;

export interface MatrixRow {
  /** The request of somebody who may, on a document made for it alone. */
  request?: (api: TestApi, cast: Cast) => Promise<object>;
  /** The file of an upload, instead of a request. */
  file?: (api: TestApi) => Promise<SentFile>;
  /** What a member gets for their own document, and staff with the permission for their company's; else `done`. */
  right?: Outcome;
  /** What another member, or staff of another company, gets on the same document. */
  others?: Outcome;
  /** What staff of the platform get; else `done`. Documents of one person are not theirs. */
  platform?: Outcome;
}

const ofCompany = ({ seller }: Cast) => ({ seller_id: seller.accountId, company_id: seller.companyId });
const aLotOf = (api: TestApi, cast: Cast, changes: Parameters<typeof aLot>[1] = {}) =>
  aLot(api, { ...ofCompany(cast), ...changes });

const aMessage = (api: TestApi, { member }: Cast) => aMessageFor(api, member);

async function aLotWithBid(api: TestApi, cast: Cast): Promise<{ id: number }> {
  const lot = await aLotOf(api, cast);
  await bid(api, cast.member, lot, 5_000);
  return lot;
}

const registration = (code: string) => ({
  username: 'Sample Person',
  email: 'matrix@test.example',
  password: 'a long enough secret',
  password_confirm: 'a long enough secret',
  area_code: '+81',
  phone: '90-1234-5678',
  code,
  country: 'JP',
  postal_code: '150-0001',
  address: 'Sample street 1',
  checked: true,
});

let codes = 0;

/** A scene serves many questions: on a slow machine, terms of now would be of the past at the last of them. */
const termsAhead = () => ({ ...someTerms(), start_at: new Date(Date.now() + 3_600_000).toISOString() });

/** Every call of the product. A path without a row fails the matrix. */
export const matrixRows: Record<string, MatrixRow> = {
  '/index/index': {},
  '/index/country-list': {},
  '/member/area-code': {},
  '/member/send-email-code': {
    request: async () => ({ email: `code-${++codes}@test.example`, type: 1 }),
  },
  '/member/register': {
    request: async () => registration('000000'),
    right: 'CODE_INVALID',
    others: 'CODE_INVALID',
  },
  '/member/email-login': {
    request: async () => ({ email: `nobody-${++codes}@test.example`, password: 'wrong', checked: true }),
    right: 'LOGIN_FAILED',
    others: 'LOGIN_FAILED',
  },
  '/member/my-profile': {},
  '/member/update-profile': { request: async () => ({ username: 'Another Name' }) },
  '/index/user-permissions': {},
  '/auth/user-info': {},
  '/auth/logout': {},

  '/goods/goods-params': {},
  '/goods/goods-list': {},
  '/goods/goods-detail': { request: async (api) => ({ id: await aGoods(api.db) }) },
  ...publishingRows,
  ...goodsRows,
  ...browsingRows,
  ...cartRows,
  ...checkoutRows,
  ...goodsDraftRows,

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
  '/auctions/add-bidder': { request: async (api) => ({ id: (await aLot(api)).id, checked: true }) },
  '/auctions/buy-now': { request: async (api) => ({ id: (await aLot(api, { buy_now_price: 9_000 })).id }) },
  '/auctions/bid-receipt': {
    request: async (api, cast) => ({ id: (await aLotWithBid(api, cast)).id, seq: 1 }),
    others: 'NOT_FOUND',
  },
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
  '/auctions/my-offer-list': { right: 'empty', others: 'empty' },
  '/auctions/answer-offer': {
    request: async (api, cast) => ({
      id: (await anOfferedLot(api, ofCompany(cast), { runnerUp: cast.member })).offerId,
      status: -1,
    }),
    others: 'NOT_FOUND',
  },
  '/auction-orders/my-auction-order-list': {
    request: async (api, cast) => {
      await aLotWithBid(api, cast);
      return {};
    },
    others: 'empty',
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
      const lot = await aLotOf(api, cast, { status: 42, closed_at: new Date(), cancel_reason: 'withdrawn' });
      return { id: lot.id, ...termsAhead() };
    },
    others: 'NOT_FOUND',
  },
  '/auctions/relist-auctions': {
    request: async (api, cast) => {
      const lot = await aLotOf(api, cast, { status: 42, closed_at: new Date(), cancel_reason: 'withdrawn' });
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
    request: async (api, cast) => ({ id: (await aLotWithBid(api, cast)).id, seq: 1, reason: 'typing error' }),
    others: 'NOT_FOUND',
  },
  '/auctions/bid-audit': {
    request: async (api, cast) => ({ id: (await aSoldLot(api, ofCompany(cast))).id }),
    others: 'NOT_FOUND',
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
  '/auctions/add-offer': {
    request: async (api, cast) => ({ auction_id: (await aDefaultedLot(api, ofCompany(cast))).id }),
    others: 'NOT_FOUND',
  },
  '/auctions/offer-list': {
    request: async (api, cast) => ({ id: (await aDefaultedLot(api, ofCompany(cast))).id }),
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

  '/order/order-list': {
    request: async (api, cast) => {
      await anOrder(api, cast);
      return {};
    },
    others: 'empty',
  },
  '/order/order-count': {},
  '/order/order-detail': {
    request: async (api, cast) => ({ id: await anOrder(api, cast) }),
    others: 'NOT_FOUND',
  },
  '/order/order-price': {
    request: async (api, cast) => ({ id: await anOrder(api, cast) }),
    others: 'NOT_FOUND',
  },
  '/order/order-paper': {
    request: async (api, cast) => ({ id: await anOrder(api, cast), kind: 1 }),
    others: 'NOT_FOUND',
  },
  '/order/admin-order-paper': {
    request: async (api, cast) => ({ id: await anOrder(api, cast), kind: 1 }),
    others: 'NOT_FOUND',
  },

  ...monthRows,
  ...orderRows,
  ...bargainRows,
  ...reservationRows,
  ...refundRows,
  ...remittanceRows,
  ...evaluationRows,
  ...paymentRows,

  '/index/message-list': {
    request: async (api, cast) => {
      await aMessage(api, cast);
      return {};
    },
    others: 'empty',
  },
  '/index/message-detail': { request: aMessage, others: 'NOT_FOUND' },
  '/index/read-message': { request: aMessage, others: 'NOT_FOUND' },
  '/index/read-all-message': {},
  ...adminMessageRows,
  ...warehouseRows,
  ...accountRows,
  ...rbacRows,
  ...addressRows,
  ...payoutRows,
  ...proceedsPayoutRows,
  ...contentRows,
  ...stockRows,
  ...companyRows,
  ...platformRows,
  ...recordRows(),
};

async function anOrder(api: TestApi, cast: Cast): Promise<number> {
  const lot = await aLotOf(api, cast, { end_at: inSeconds(3_600) });
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO orders (order_no, buyer_id, seller_id, company_id, auction_id, currency, goods_total, total)
     VALUES (gen_random_uuid()::text, $1, $2, $3, $4, 'JPY', 1000, 1000) RETURNING id`,
    [cast.member.accountId, cast.seller.accountId, cast.seller.companyId, lot.id],
  );
  const id = rows[0]?.id ?? 0;
  await plant(
    api.db,
    `INSERT INTO order_line (order_id, line, goods_id, goods_name_c, goods_name_e, goods_name_j, quantity, unit_price)
     VALUES ($1, 1, $2, '相机', 'Camera', 'カメラ', 1, 1000)`,
    [id, lot.goodsId],
  );
  await plant(
    api.db,
    'INSERT INTO order_history (order_id, seq, from_status, to_status) VALUES ($1, 1, 0, 10)',
    [id],
  );
  return id;
}
