import { ORDER_STATUS } from '@fovea/shared-types/states';
import { AuctionAdmissionService } from '../../../server/src/auction/admission/auction-admission.service.js';
import { OfferAnswerService } from '../../../server/src/auction/aftermath/offer-answer.service.js';
import { LotClosing } from '../../../server/src/auction/lifecycle/lot-closing.js';
import { OrderEndingService } from '../../../server/src/order/orders/order-ending.service.js';
import { onServer } from '../../../scripts/lib/test-postgres.mjs';
import { startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { inSeconds } from '../../support/people.js';
import { anOfferedLot, aPendingBidder, aSoldLot, aWaitingLot } from '../../support/scenes.js';
import { expectAfter, expectTimeout, passTime, timeoutOf } from '../../support/timeouts.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const service = <Service>(type: abstract new (...given: never[]) => Service): Service =>
  api.app.get<Service>(type, { strict: false });
const statusOf = (table: string, id: number) => async (): Promise<number | undefined> =>
  (await api.db.query<{ status: number }>(`SELECT status FROM ${table} WHERE id = $1`, [id])).rows[0]?.status;
/** A deadline by the calendar comes: it is an hour from now, of which all but a minute passes, and then that. */
const inAnHour = (table: string, column: string, id: number): Promise<void> =>
  onServer(
    api.databaseUrl,
    `SET session_replication_role = replica;
     UPDATE ${table} SET ${column} = clock_timestamp() + interval '1 hour' WHERE id = ${id}`,
  );

// Which day a deadline by the calendar is on: `server/src/auction/rules/close-rules.spec.ts`.
describe('a lot and who takes part in it are moved on by the time, and not before it', () => {
  it('auction: ended > failed', async () => {
    const { id } = await aWaitingLot(api);
    const { rows } = await api.db.query<{ hour: string }>(
      `SELECT to_char(answer_deadline AT TIME ZONE 'Asia/Tokyo', 'HH24:MI:SS') AS hour FROM auction WHERE id = $1`,
      [id],
    );
    expect(rows).toEqual([{ hour: '17:00:00' }]);
    await inAnHour('auction', 'answer_deadline', id);
    const { from, to } = timeoutOf('auction: ended > failed');
    const run = () => api.db.transaction((tx) => service(LotClosing).close(tx, [id]));
    const row = { table: 'auction', id, columns: ['answer_deadline'], run };
    await expectAfter(api, 'PT1H', row, { look: statusOf('auction', id), before: from, after: to });
  });

  it('auction_order: won > defaulted', async () => {
    const { id, orderId, winner } = await aSoldLot(api);
    await inAnHour('orders', 'pay_deadline', orderId);
    const { from, to } = timeoutOf('auction_order: won > defaulted');
    const placeOf = async (): Promise<number | undefined> =>
      (
        await api.db.query<{ order_status: number }>(
          'SELECT order_status FROM auction_bidder WHERE auction_id = $1 AND account_id = $2',
          [id, winner.accountId],
        )
      ).rows[0]?.order_status;
    expect(await placeOf()).toBe(from);
    const run = () => service(OrderEndingService).endLate();
    const row = { table: 'orders', id: orderId, columns: ['pay_deadline'], run };
    const seen = {
      ...{ look: statusOf('orders', orderId), before: ORDER_STATUS.pending_payment },
      after: ORDER_STATUS.canceled,
    };
    await expectAfter(api, 'PT1H', row, seen);
    await eventually('the lot learns of the default', async () => (await placeOf()) === to);
  });

  it('auction_bidder: pending > refused', async () => {
    const { lot, bidderId } = await aPendingBidder(api, { end_at: inSeconds(2 * 3_600) });
    await passTime(api, { table: 'auction_bidder', id: bidderId }, 3_600);
    const { from, to, wait } = timeoutOf('auction_bidder: pending > refused');
    const run = () => service(AuctionAdmissionService).refuseUndecided();
    const seen = { look: statusOf('auction_bidder', bidderId), before: from, after: to };
    await expectAfter(api, 'PT1H', { table: 'auction', id: lot.id, columns: ['end_at'], run }, seen);
    expect(wait).toBe('PT1H before end_at');
  });

  it('auction_offer: open > expired', async () => {
    const { offerId: id } = await anOfferedLot(api);
    const run = () => service(OfferAnswerService).expireOffers();
    await expectTimeout(api, 'auction_offer: open > expired', { table: 'auction_offer', id, run });
  });
});
