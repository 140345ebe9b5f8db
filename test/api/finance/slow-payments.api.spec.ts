import { randomUUID } from 'node:crypto';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { paymentDetail } from '@fovea/shared-types/finance/payment.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { ORDER_STATUS, PAYMENT_STATUS } from '@fovea/shared-types/states';
import { OnlinePaymentRepository } from '../../../server/src/finance/payments/online.repository.js';
import { CALLBACK_PATH, PaymentProviders } from '../../../server/src/platform/payments/payment-providers.js';
import { startApi, type TestApi } from '../../support/api.js';
import { success, notifyServer } from '../../support/provider.js';
import { aSoldLot, type SoldLot } from '../../support/scenes.js';
import { plant } from '../../support/planting.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const PRICE = 50_000;

/** The winner of a lot starts an online payment. */
async function aStarted(lot?: SoldLot): Promise<{ sold: SoldLot; paymentId: number; payUrl: string }> {
  const sold = lot ?? (await aSoldLot(api));
  const request = { id: sold.orderId, pay_type: PAY_TYPE.online };
  const { payment_id, pay_url } = await api.ok(payOrder, request, { as: sold.winner });
  return { sold, paymentId: payment_id ?? 0, payUrl: pay_url ?? '' };
}

describe('the page of a provider', () => {
  it('is opened with the same digest on every request, and leads back to paying', async () => {
    const started = await aStarted();
    const pageOf = async (language: number) =>
      (await fetch(`${api.url}${started.payUrl}?language=${language}`, { redirect: 'manual' })).headers.get(
        'location',
      ) ?? '';
    const page = await pageOf(1);
    expect(await pageOf(3)).toBe(page);
    const of = new URL(page, api.url).searchParams.get('of') ?? '';
    const decodedOrder: unknown = JSON.parse(Buffer.from(of, 'base64url').toString('utf8'));
    const seconds = (await api.db.clock(api.db)) / 1_000;
    expect(decodedOrder).toMatchObject({
      cancelPath: `/#/paymentOrder?id=${started.sold.orderId}&subject_type=order`,
      expiresAt: expect.any(Number),
    });
    expect(Number(Reflect.get(Object(decodedOrder), 'expiresAt'))).toBeGreaterThan(seconds + 1_800);
  });

  it('leaves a way that takes days these days, and its order with it, once', async () => {
    const started = await aStarted();
    const soon = async () =>
      void (await api.db.query(
        `UPDATE orders SET pay_deadline = clock_timestamp() + interval '1 hour' WHERE id = $1`,
        [started.sold.orderId],
      ));
    const hoursLeft = async (): Promise<number> =>
      (
        await api.db.query<{ hours: number }>(
          `SELECT (extract(epoch FROM pay_deadline - clock_timestamp()) / 3600)::float8 AS hours FROM orders WHERE id = $1`,
          [started.sold.orderId],
        )
      ).rows[0]?.hours ?? 0;
    const waiting = (paymentId: number) => {
      const { sandbox } = api.app.get(PaymentProviders, { strict: false });
      const message = sandbox?.message({ kind: 'waiting', eventId: randomUUID(), paymentId, waitHours: 96 });
      return fetch(`${api.url}${CALLBACK_PATH}`, { method: 'POST', ...message });
    };
    await soon();
    expect((await waiting(started.paymentId)).status).toBe(200);
    expect(await hoursLeft()).toBeGreaterThan(95);
    await soon();
    await waiting(started.paymentId);
    await waiting((await aStarted(started.sold)).paymentId);
    expect(await hoursLeft()).toBeLessThan(2);
    // Two hours and more later it is as good as at once.
    await plant(api.db, `UPDATE payment SET created_at = created_at - interval '3 hours' WHERE id = $1`, [
      started.paymentId,
    ]);
    await api.app.get(OnlinePaymentRepository, { strict: false }).expire(api.db, 500);
    expect(await api.ok(paymentDetail, { id: started.paymentId }, { as: started.sold.winner })).toMatchObject(
      { status: PAYMENT_STATUS.processing },
    );
    await notifyServer(api.url, success(started.paymentId, PRICE));
    const { rows } = await api.db.query('SELECT status FROM orders WHERE id = $1', [started.sold.orderId]);
    expect(rows).toEqual([{ status: ORDER_STATUS.to_ship }]);
  });
});
