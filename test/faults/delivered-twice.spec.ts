import http from 'node:http';
import { placeBid } from '@fovea/shared-types/auction/auction.calls';
import { Jobs } from '../../server/src/platform/jobs/jobs.js';
import { OutboxDispatcher } from '../../server/src/platform/jobs/outbox-dispatcher.js';
import { startApi, type TestApi } from '../support/api.js';
import { expectInvariants } from '../support/check-invariants.js';
import { eventually } from '../support/eventually.js';
import { aBid } from '../support/lots.js';
import { aLot, aMember } from '../support/people.js';
import { aDefaultedLot, aSoldLot } from '../support/scenes.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  try {
    await expectInvariants(api.databaseUrl);
  } finally {
    await api.stop();
  }
});

const count = async (sql: string, ...values: number[]): Promise<number> =>
  (await api.db.query<{ n: number }>(sql, values)).rows[0]?.n ?? 0;

const untilQuiet = () =>
  eventually('the outbox is empty', async () => (await count('SELECT count(*) AS n FROM outbox')) === 0);

/** Puts an event that had its effect back into the outbox, as if its last delivery had died before its end. */
async function deliverAgain(event: string, payload: object): Promise<void> {
  const { rows: noted } = await api.db.query<{ event_id: number }>(
    `SELECT DISTINCT event_id FROM event_inbox ORDER BY event_id`,
  );
  for (const { event_id } of noted) {
    await api.db.query(
      `INSERT INTO outbox (id, event, payload) OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [event_id, event, JSON.stringify(payload)],
    );
  }
  const ids = noted.map(({ event_id }) => event_id);
  const dispatcher = api.app.get(OutboxDispatcher, { strict: false });
  await Promise.all([
    dispatcher.deliver(ids),
    dispatcher.deliver(ids),
    api.app.get(Jobs, { strict: false }).addJob('deliver-outbox', { ids }),
  ]);
  await eventually(
    'the outbox is empty',
    async () => (await count('SELECT count(*) AS n FROM outbox')) === 0,
  );
}

describe('an event delivered twice, and at the same time', () => {
  it('makes one order and one message of a sale', async () => {
    const lot = await aSoldLot(api);
    await untilQuiet();
    const messages = await count('SELECT count(*) AS n FROM message');
    await deliverAgain('auction.closed', {
      auction_id: lot.id,
      status: 40,
      winner_id: lot.winner.accountId,
      price: 50_000,
      currency: 'JPY',
      reason: 'buy_now',
    });
    expect(await count('SELECT count(*) AS n FROM orders WHERE auction_id = $1', lot.id)).toBe(1);
    expect(
      await count(
        'SELECT count(*) AS n FROM order_history h JOIN orders o ON o.id = h.order_id WHERE o.auction_id = $1',
        lot.id,
      ),
    ).toBe(1);
    expect(await count('SELECT count(*) AS n FROM message')).toBe(messages);
  });

  it('gives one strike for a default', async () => {
    const lot = await aDefaultedLot(api);
    await deliverAgain('order.defaulted', {
      order_id: lot.orderId,
      auction_id: lot.id,
      buyer_id: lot.winner.accountId,
      by: null,
    });
    expect(await count('SELECT count(*) AS n FROM auction_strike WHERE auction_id = $1', lot.id)).toBe(1);
  });

  it('of a new sale has one effect where two deliveries race for it', async () => {
    const lot = await aSoldLot(api);
    const dispatcher = api.app.get(OutboxDispatcher, { strict: false });
    const { rows } = await api.db.query<{ id: number }>(
      `INSERT INTO outbox (event, payload) VALUES ('order.placed', $1) RETURNING id`,
      [JSON.stringify({ order_id: lot.orderId, auction_id: lot.id, buyer_id: lot.winner.accountId })],
    );
    const ids = rows.map(({ id }) => id);
    await Promise.all(Array.from({ length: 10 }, () => dispatcher.deliver(ids)));
    expect(
      await count(
        `SELECT count(*) AS n FROM message WHERE recipient_id = $1 AND event_key LIKE 'order.placed:%'`,
        lot.winner.accountId,
      ),
    ).toBe(1);
  });
});

describe('an answer that is lost after the commit', () => {
  it('is returned again for the same key', async () => {
    const [lot, bidder] = [await aLot(api), await aMember(api)];
    const request = aBid(lot, 5_000);
    await new Promise<void>((resolve) => {
      const call = http.request(`${api.url}${placeBid.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token: bidder.token },
      });
      call.on('error', () => resolve());
      call.end(JSON.stringify(request), () => setImmediate(() => call.destroy()));
      call.on('close', () => resolve());
    });
    const answer = await api.ok(placeBid, request, { as: bidder });
    expect(answer).toMatchObject({ seq: 1, is_leading: true, chances_left: 9 });
    expect(await count('SELECT count(*) AS n FROM auction_bid WHERE auction_id = $1', lot.id)).toBe(1);
  });
});
