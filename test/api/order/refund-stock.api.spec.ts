import { auditRefund, refundOrder } from '@fovea/shared-types/order/refund.calls';
import { shipOrder } from '@fovea/shared-types/order/shipping.calls';
import { SEND_STATUS } from '@fovea/shared-types/states';
import { startApi, type TestApi } from '../../support/api.js';
import { aStockedShop, EACH, type StockedShop } from '../../support/stocked-shop.js';
import { untilWaiting } from '../../support/waiting.js';

const YAMATO = 1;

let api: TestApi;
let shop: StockedShop;
beforeAll(async () => {
  api = await startApi();
  shop = await aStockedShop(api);
});
afterAll(() => api?.stop());

const wanted = (id: number, amount: number) =>
  api.ok(refundOrder, { id, reason: 'Not wanted', amount }, { as: shop.buyer });
const agreed = (id: number) => api.ok(auditRefund, { id, status: 1 }, { as: shop.clerk });

describe('the stock of an order that is refunded as a whole before anything was sent', () => {
  it('is free and offered again, of all its lines, taken out already or not', async () => {
    const [waiting, out] = [await shop.stocked(), await shop.stocked()];
    const id = await shop.bought([waiting.goodsId, out.goodsId]);
    const [, second] = await shop.documentsOf(id);
    await shop.approve(second?.id ?? 0);
    expect(await Promise.all([shop.standOf(waiting.productId), shop.standOf(out.productId)])).toEqual([
      { on_hand: 5, reserved: 2, offered: 3 },
      { on_hand: 3, reserved: 0, offered: 3 },
    ]);
    await wanted(id, 4 * EACH);
    await agreed(id);
    expect((await shop.documentsOf(id)).map(({ status }) => status)).toEqual([9, 9]);
    for (const { productId } of [waiting, out])
      expect(await shop.standOf(productId)).toEqual({ on_hand: 5, reserved: 0, offered: 5 });
  });

  it('stays where it is when its pickup was requested: no parcel waits any more', async () => {
    const { goodsId, productId } = await shop.stocked();
    const id = await shop.bought([goodsId]);
    const [out] = await shop.documentsOf(id);
    await shop.approve(out?.id ?? 0);
    await api.ok(shipOrder, { id, logistics_company: YAMATO }, { as: shop.clerk });
    await wanted(id, 2 * EACH);
    await agreed(id);
    const parcels = await api.db.query('SELECT status FROM shipment WHERE order_id = $1', [id]);
    expect(parcels.rows).toEqual([{ status: SEND_STATUS.cancelled }]);
    expect(await shop.standOf(productId)).toEqual({ on_hand: 5, reserved: 0, offered: 5 });
  });

  it('is locked before the accounts are: a holder of the stock is not waited for with the money locked', async () => {
    const { goodsId, productId } = await shop.stocked();
    const id = await shop.bought([goodsId]);
    await wanted(id, 2 * EACH);
    let refund: Promise<unknown> = Promise.resolve();
    await api.db.transaction(async (tx) => {
      await tx.query('SELECT FROM stock WHERE product_id = $1 FOR UPDATE', [productId]);
      refund = agreed(id);
      await untilWaiting(api.db, 1);
      const { rows } = await api.db.query<{ n: number }>(
        `SELECT count(*) AS n FROM (SELECT FROM ledger_account
           WHERE kind = 'escrow' AND owner_type = 'company' AND owner_id = $1 FOR UPDATE SKIP LOCKED) free`,
        [shop.seller.companyId],
      );
      expect(rows).toEqual([{ n: 1 }]);
    });
    await refund;
    expect(await shop.standOf(productId)).toEqual({ on_hand: 5, reserved: 0, offered: 5 });
  });
});
