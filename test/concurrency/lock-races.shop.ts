import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { auditBargain } from '@fovea/shared-types/order/bargain.calls';
import { addReservation } from '@fovea/shared-types/order/reservation.calls';
import { VIEWING_UNPAID_MAX } from '@fovea/shared-types/order/reservation-rules';
import { BARGAIN_STATUS, RESERVATION_STATUS } from '@fovea/shared-types/states';
import { VisibleGoods } from '../../server/src/goods/visibility/visible-goods.js';
import { BargainRepository } from '../../server/src/order/bargains/bargain.repository.js';
import { aBargain } from '../fixtures/bargains.js';
import { aReservation, slotIn, someShown } from '../fixtures/reservations.js';
import { anAddress, shopGoods } from '../fixtures/shop.js';
import type { Person } from '../support/api.js';
import type { Scene } from '../things/moves.js';
import { aMember, aSeller } from '../support/people.js';
import { requested, type LockRace, twice } from './lock-races.js';

/** Somebody with an address orders goods at the price that was just quoted. */
async function ordering(scene: Scene, goods_id: number): Promise<() => Promise<string>> {
  const buyer = await aMember(scene.api);
  await anAddress(scene.api.db, buyer.accountId);
  const { quote_id } = await scene.api.ok(orderQuote, { goods_id }, { as: buyer });
  return requested(scene, addOrder.path, { goods_id, pay_type: PAY_TYPE.balance, quote_id }, buyer);
}

const reserving = async (scene: Scene, goods_id: number, hours: number, as: Person) =>
  requested(
    scene,
    addReservation.path,
    { goods_id, start_at: slotIn(hours).toISOString(), currency: 'JPY', checked: true },
    as,
  );

export const SHOP_RACES: readonly LockRace[] = [
  {
    lock: 'order/quotes/quote.repository.ts lockGoods',
    callers: 'two buyers order the last piece',
    pair: async (scene) => {
      const goods = await shopGoods(scene.api.db, await aSeller(scene.api), { quantity: 1 });
      return { first: await ordering(scene, goods), second: await ordering(scene, goods) };
    },
    holds: ['done', 'NOT_FOR_SALE'],
    breaks: ['NOT_FOR_SALE', 'done'],
  },
  twice(
    'order/cart/cart.repository.ts lockCart, by name',
    '/cart/add-cart',
    ['done', 'STOCK_INSUFFICIENT'],
    ['done', 'done'],
    1,
  ),
  {
    lock: 'order/reservations/reservation.repository.ts lockUnpaidCount, by name',
    callers: 'somebody reserves two slots where they may have one more',
    pair: async (scene) => {
      const buyer = await aMember(scene.api);
      for (let at = 1; at < VIEWING_UNPAID_MAX; at += 1)
        await aReservation(scene.api.db, RESERVATION_STATUS.pending_payment, { buyer_id: buyer.accountId });
      const goods = await someShown(scene.api.db);
      return {
        first: await reserving(scene, goods, 200, buyer),
        second: await reserving(scene, goods, 202, buyer),
      };
    },
    later: 1,
    holds: ['done', 'SLOT_LIMIT'],
    breaks: ['done', 'done'],
  },
  {
    lock: 'order/bargains/bargain.repository.ts lockBargain',
    callers: 'the merchant declines an offer while the job ends those whose goods are gone',
    pair: async (scene) => {
      const { db } = scene.api;
      const id = await aBargain(db, BARGAIN_STATUS.offered);
      await db.query(`UPDATE goods SET status = 20 WHERE id = (SELECT goods_id FROM bargain WHERE id = $1)`, [
        id,
      ]);
      return {
        first: requested(scene, auditBargain.path, { id, status: BARGAIN_STATUS.declined }, scene.staff),
        second: () =>
          db.transaction(async (tx) =>
            (await new BargainRepository(new VisibleGoods()).voidGone(tx, 50)).some((row) => row.id === id),
          ),
      };
    },
    holds: ['done', false],
    breaks: ['STATE_CONFLICT', true],
  },
];
