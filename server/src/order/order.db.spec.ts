import { DEPOSIT_STATUS } from '@fovea/shared-types/states';
import {
  aCompany,
  aGoods,
  aGoodsImage,
  aMemberCaller,
  anAccount,
  anAuction,
  aPlace,
  testDatabase,
} from '../../../test/fixtures/rows.js';
import { AuctionOrderRepository } from '../auction/aftermath/auction-order.repository.js';
import { AuctionOrderService } from '../auction/aftermath/auction-order.service.js';
import { BidLogRepository } from '../auction/log/bid-log.repository.js';
import { BidLogService } from '../auction/log/bid-log.service.js';
import { AuditLog } from '../platform/audit/audit-log.js';
import { NO_GRANTS } from '../platform/auth/grant-reader.js';
import type { Events, OutboxEvent } from '../platform/jobs/events.js';
import { Outbox } from '../platform/jobs/outbox.js';
import { OrderHandlers } from './orders/order.handlers.js';
import { WonOrderPlacement } from './orders/won-order-placement.service.js';
import { OrderQueryRepository } from './queries/order-query.repository.js';
import { OrderQueryService } from './queries/order-query.service.js';
import { OrderPlacementRepository } from './orders/order-placement.repository.js';
import { WonOrderRepository } from './orders/won-order.repository.js';
import { plant } from '../../../test/support/planting.js';

const db = testDatabase();
const outbox = new Outbox();
const auctionLog = new BidLogService(db, new BidLogRepository(), new AuditLog());
const auctionOrders = new AuctionOrderService(db, new AuctionOrderRepository(), auctionLog);
const placement = new WonOrderPlacement(
  new WonOrderRepository(),
  new OrderPlacementRepository(),
  auctionOrders,
  outbox,
);
const handlers = new OrderHandlers(placement, outbox);
const queries = new OrderQueryService(db, new OrderQueryRepository(), {
  read: () => Promise.resolve(NO_GRANTS),
});

afterAll(() => db.onApplicationShutdown());

/** A Friday noon in Tokyo: five business days later is the next Friday. */
const FRIDAY_NOON = new Date('2026-06-05T03:00:00Z');

async function aWonAuction(changes: { deposit?: number; depositStatus?: number } = {}) {
  const companyId = await aCompany(db);
  const sellerId = await anAccount(db, { company_id: companyId });
  const goodsId = await aGoods(db, {
    seller_id: sellerId,
    company_id: companyId,
    sale_type: 2,
    sale_state: 4,
  });
  await aGoodsImage(db, goodsId);
  const auctionId = await anAuction(db, { seller_id: sellerId, company_id: companyId, goods_id: goodsId });
  const buyerId = await anAccount(db, { username: 'Winner' });
  await aPlace(db, auctionId, buyerId, {
    deposit: changes.deposit ?? 0,
    deposit_status: changes.depositStatus ?? null,
  });
  return { auctionId, buyerId, goodsId, sellerId, companyId };
}

const event = <Name extends 'auction.closed' | 'auction.offer-answered'>(
  name: Name,
  payload: Events[Name],
): OutboxEvent<Name> => ({ id: 1, event: name, payload, created_at: FRIDAY_NOON });

const closed = (auctionId: number, winnerId: number | null, status: 30 | 40 | 41 | 42 = 40) =>
  event('auction.closed', {
    auction_id: auctionId,
    status,
    winner_id: winnerId,
    price: 19_800,
    currency: 'JPY',
    reason: 'end',
  });

const eventsOf = async (name: string, orderId: number) =>
  (
    await db.query<{ payload: unknown }>(
      `SELECT payload FROM outbox WHERE event = $1 AND (payload ->> 'order_id')::bigint = $2 ORDER BY id`,
      [name, orderId],
    )
  ).rows.map(({ payload }) => payload);

const orderOf = async (lot: { auctionId: number; buyerId: number }) =>
  (
    await db.query<{ id: number; status: number }>(
      'SELECT id, status FROM orders WHERE auction_id = $1 AND buyer_id = $2',
      [lot.auctionId, lot.buyerId],
    )
  ).rows[0] ?? { id: 0, status: 0 };

async function aWinnersOrder() {
  const lot = await aWonAuction();
  await db.transaction((tx) => handlers.onClosed(closed(lot.auctionId, lot.buyerId), tx));
  return { ...lot, orderId: (await orderOf(lot)).id };
}

describe("the winner's order", () => {
  it('is made from the close, pending payment, with what was agreed', async () => {
    const lot = await aWonAuction({ deposit: 1_000, depositStatus: DEPOSIT_STATUS.frozen });
    await db.transaction((tx) => handlers.onClosed(closed(lot.auctionId, lot.buyerId), tx));
    const { id } = await orderOf(lot);
    const detail = await queries.getOrderDetail(aMemberCaller(lot.buyerId, { language: 'ja' }), { id });
    expect(detail).toMatchObject({
      status: 10,
      status_name: '支払い待ち',
      goods_name: '無散瞳眼底カメラ',
      image: `/files/goods/${lot.goodsId}-1-small.webp`,
      pay_price: '19800',
      total_price: '19800',
      freight: '0',
      deposit: '1000',
      to_pay: '18800',
      currency: 'JPY',
      username: 'Winner',
      company_name: '見本眼科商会',
      auction_id: lot.auctionId,
      pay_deadline: '2026-06-12T14:59:59.999Z',
      items: [{ goods_id: lot.goodsId, quantity: 1, unit_price: '19800' }],
      history: [{ status: 10 }],
    });
    expect(detail.order_no).toMatch(/^F\d{8}-\d{6,}$/);
    expect(await eventsOf('order.placed', id)).toEqual([
      { order_id: id, auction_id: lot.auctionId, buyer_id: lot.buyerId },
    ]);
    const { rows } = await db.query<{ order_id: number }>(
      `SELECT order_id FROM auction_bidder WHERE auction_id = $1 AND account_id = $2`,
      [lot.auctionId, lot.buyerId],
    );
    expect(rows[0]?.order_id).toBe(id);
  });

  it('is made exactly once, also when fifty deliveries come at once (A5)', async () => {
    const lot = await aWonAuction();
    await Promise.all(
      Array.from({ length: 50 }, () =>
        db.transaction((tx) => handlers.onClosed(closed(lot.auctionId, lot.buyerId), tx)),
      ),
    );
    const { id } = await orderOf(lot);
    expect((await queries.listOrders(aMemberCaller(lot.buyerId), {})).total).toBe(1);
    expect(await eventsOf('order.placed', id)).toHaveLength(1);
  });

  it.each([30, 41, 42] as const)('is not made from a close with status %d', async (status) => {
    const lot = await aWonAuction();
    await db.transaction((tx) => handlers.onClosed(closed(lot.auctionId, null, status), tx));
    expect((await orderOf(lot)).id).toBe(0);
  });

  it('is made for who takes a second chance, at the new price, and not for who declines', async () => {
    const lot = await aWonAuction();
    const answer = (status: number) =>
      event('auction.offer-answered', {
        offer_id: 1,
        auction_id: lot.auctionId,
        account_id: lot.buyerId,
        status,
        price: 15_000,
        currency: 'JPY',
      });
    await db.transaction((tx) => handlers.onOfferAnswered(answer(-1), tx));
    expect((await orderOf(lot)).id).toBe(0);
    await db.transaction((tx) => handlers.onOfferAnswered(answer(1), tx));
    const { id } = await orderOf(lot);
    expect((await queries.getOrderDetail(aMemberCaller(lot.buyerId), { id })).pay_price).toBe('15000');
  });

  it('counts no deposit that is not frozen', async () => {
    const lot = await aWonAuction({ deposit: 1_000, depositStatus: DEPOSIT_STATUS.released });
    await db.transaction((tx) => handlers.onClosed(closed(lot.auctionId, lot.buyerId), tx));
    const { id } = await orderOf(lot);
    expect((await queries.getOrderDetail(aMemberCaller(lot.buyerId), { id })).deposit).toBe('0');
  });
});

describe('orders of a buyer', () => {
  it('are the account’s own only: another’s is as if absent (I7)', async () => {
    const order = await aWinnersOrder();
    const stranger = aMemberCaller(await anAccount(db));
    await expect(queries.getOrderDetail(stranger, { id: order.orderId })).rejects.toMatchObject({
      id: 'NOT_FOUND',
    });
    expect((await queries.listOrders(stranger, {})).total).toBe(0);
    await expect(queries.getOrderDetail(stranger, {})).rejects.toMatchObject({ id: 'VALIDATION' });
  });

  it('are listed by status and number, and counted', async () => {
    const order = await aWinnersOrder();
    const caller = aMemberCaller(order.buyerId);
    const [row] = (await queries.listOrders(caller, {})).data;
    expect(row).toMatchObject({ id: order.orderId, status: 10, goods_name: 'Non-mydriatic fundus camera' });
    expect((await queries.listOrders(caller, { order_no: row?.order_no.toLowerCase() })).total).toBe(1);
    expect((await queries.listOrders(caller, { order_no: '%' })).total).toBe(0);
    expect((await queries.listOrders(caller, { status: 20 })).total).toBe(0);
    expect((await queries.listOrders(caller, { page: 2 })).total).toBe(1);
    expect(await queries.getOrderDetail(caller, { order_no: row?.order_no ?? '' })).toMatchObject({
      id: order.orderId,
    });
    expect(await queries.countOrders(caller)).toMatchObject({ pending_payment: 1, to_ship: 0 });
  });
});

describe('what the database refuses of orders', () => {
  it.each([
    [`UPDATE orders SET status = 30 WHERE id = $1`, 'orders_move_ck'],
    [`UPDATE orders SET goods_total = 1, total = 1 WHERE id = $1`, 'orders_placement_fixed_ck'],
    [`UPDATE orders SET freight = 5 WHERE id = $1`, 'orders_total_ck'],
    [
      `INSERT INTO order_history (order_id, seq, from_status, to_status) VALUES ($1, 2, 60, 10)`,
      'order_history_transition_fk',
    ],
    [
      `INSERT INTO order_history (order_id, seq, from_status, to_status) VALUES ($1, 1, 10, 60)`,
      'order_history_pk',
    ],
  ])('%s', async (sql, constraint) => {
    const { orderId } = await aWinnersOrder();
    await expect(plant(db, sql, [orderId])).rejects.toMatchObject({ constraint });
  });

  it('lets nobody rewrite the history', async () => {
    const { orderId } = await aWinnersOrder();
    await expect(db.query(`DELETE FROM order_history WHERE order_id = $1`, [orderId])).rejects.toMatchObject({
      code: '42501',
    });
  });
});
