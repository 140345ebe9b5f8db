import { addBidder, addOffer, buyNow } from '@fovea/shared-types/auction/auction.calls';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { OrderEndingService } from '../../server/src/order/orders/order-ending.service.js';
import { addressOrder } from '../fixtures/orders.js';
import { aGoods } from '../fixtures/rows.js';
import type { Person, TestApi } from './api.js';
import { eventually } from './eventually.js';
import { aClosedLot, bid, orderOf, untilStatus } from './lots.js';
import { aLot, aMember, aStaff, type TestLot } from './people.js';

/** Longer stories, played through the calls of the product, for specs that begin where these end. */

/** Goods on the shelf that may be put up for auction. */
export const freeGoods = (
  api: TestApi,
  companyId: number | null = null,
  sellerId?: number,
): Promise<number> =>
  aGoods(api.db, {
    company_id: companyId,
    sale_state: 1,
    sale_type: 2,
    ...(sellerId === undefined ? {} : { seller_id: sellerId }),
  });

/** Terms of a yen lot that starts now and runs for a day. */
export const someTerms = () => ({
  start_price: '1000',
  currency: 'JPY',
  start_at: new Date().toISOString(),
  end_at: new Date(Date.now() + 86_400_000).toISOString(),
});

/** A bidder with a pending request for admission to a lot with approval. */
export async function aPendingBidder(
  api: TestApi,
  lotChanges: Parameters<typeof aLot>[1] = {},
): Promise<{ lot: TestLot; person: Person; bidderId: number }> {
  const lot = await aLot(api, { need_approval: true, ...lotChanges });
  const person = await aMember(api);
  await api.ok(addBidder, { id: lot.id, checked: true }, { as: person });
  const { rows } = await api.db.query<{ id: number }>('SELECT id FROM auction_bidder WHERE auction_id = $1', [
    lot.id,
  ]);
  return { lot, person, bidderId: rows[0]?.id ?? 0 };
}

/** A lot whose reserve was missed: its seller decides. */
export async function aWaitingLot(
  api: TestApi,
  changes: Parameters<typeof aLot>[1] = {},
): Promise<TestLot & { leader: Person }> {
  const leader = await aMember(api);
  return { ...(await aClosedLot(api, [[leader, 5_000]], { reserve_price: 90_000, ...changes })), leader };
}

export interface SoldLot extends TestLot {
  winner: Person;
  runnerUp: Person;
  orderId: number;
}

/** Who is to play a part; else somebody new does. */
export interface Parts {
  winner?: Person;
  runnerUp?: Person;
  /** The winner has not set the destination. */
  isUnaddressed?: boolean;
}

/** A lot sold at its buy-now price over a runner-up, with the winner's order. */
export async function aSoldLot(
  api: TestApi,
  changes: Parameters<typeof aLot>[1] = {},
  parts: Parts = {},
): Promise<SoldLot> {
  const winner = parts.winner ?? (await aMember(api));
  const runnerUp = parts.runnerUp ?? (await aMember(api));
  const lot = await aLot(api, { buy_now_price: 50_000, ...changes });
  await bid(api, runnerUp, lot, 20_000);
  await api.ok(buyNow, { id: lot.id }, { as: winner });
  await untilStatus(api, lot, AUCTION_STATUS.successful);
  const orderId = await orderOf(api, lot, winner);
  if (parts.isUnaddressed !== true) await addressOrder(api.db, orderId);
  return { ...lot, winner, runnerUp, orderId };
}

/** A sold lot whose winner did not pay: the order is cancelled, and the winner has a strike. */
export async function aDefaultedLot(
  api: TestApi,
  changes: Parameters<typeof aLot>[1] = {},
  parts: Parts = {},
): Promise<SoldLot & { strikeId: number }> {
  const lot = await aSoldLot(api, changes, parts);
  await api.db.query(`UPDATE orders SET pay_deadline = clock_timestamp() WHERE id = $1`, [lot.orderId]);
  await api.app.get(OrderEndingService, { strict: false }).endLate();
  const strikeId = await eventually('a strike', async () => {
    const { rows } = await api.db.query<{ id: number }>(
      'SELECT id FROM auction_strike WHERE auction_id = $1 AND account_id = $2',
      [lot.id, lot.winner.accountId],
    );
    return rows[0]?.id;
  });
  return { ...lot, strikeId };
}

/** A defaulted lot that was offered to its runner-up. */
export async function anOfferedLot(
  api: TestApi,
  changes: Parameters<typeof aLot>[1] = {},
  parts: Parts = {},
): Promise<SoldLot & { strikeId: number; offerId: number }> {
  const lot = await aDefaultedLot(api, changes, parts);
  const { id } = await api.ok(
    addOffer,
    { auction_id: lot.id },
    { as: await aStaff(api, ['auction:offer:add']) },
  );
  return { ...lot, offerId: id };
}
