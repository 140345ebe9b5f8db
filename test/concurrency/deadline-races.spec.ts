import { createRedisBackend, withBackend } from 'bullmq';
import { createClient } from 'redis';
import { buyNow } from '@fovea/shared-types/auction/auction.calls';
import { AUCTION_ORDER_STATUS, ORDER_STATUS, PAYMENT_STATUS } from '@fovea/shared-types/states';
import type { Database } from '../../server/src/platform/database/database.js';
import { addressOrder } from '../fixtures/orders.js';
import { aWarehouse } from '../fixtures/places.js';
import { aCompany } from '../fixtures/rows.js';
import { anAddress, anItemThere, shopGoods } from '../fixtures/shop.js';
import type { Person } from '../support/api.js';
import { expectInvariants } from '../support/check-invariants.js';
import { canCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { type SharedCluster, sharedCluster } from '../support/shared-cluster.js';
import { eventually } from '../support/eventually.js';
import { moment } from '../support/moment.js';
import { aLot } from '../support/people.js';
import { success, notifyServer } from '../support/provider.js';
import { ordered, startedOnline, type Caller } from '../support/shopping.js';
import { answersOf, race } from './race.js';

const FROM_THE_SHOP = 40;
const WON = 10;
/** Of an order of the shop, and of a lot. */
const PRICES = { shop: 1_100, won: 30_000 };
/** The first deadline is so far off that everything else is ready by then; they follow each other closely. */
const LEAD_MS = 1_500;
const APART_MS = 10;
/** A message comes so much before its order's deadline, or after it. */
const OFFSETS_MS = [-120, -40, -10, 0, 0, 10, 40, 120];

jest.setTimeout(300_000);

/** The queue of the nodes' jobs, to add one as a node does. */
async function jobsAt(url: string) {
  const client = createClient({ url });
  await client.connect();
  const { Queue } = withBackend(createRedisBackend);
  const queue = new Queue('fast', { prefix: 'fovea', connection: client });
  const ask = (times: number): Promise<unknown> =>
    queue.addBulk(Array.from({ length: times }, () => ({ name: 'watch-payment-deadlines', data: {} })));
  const close = async (): Promise<void> => {
    await queue.close();
    client.destroy();
  };
  return { ask, close };
}

const describeIt = canCluster ? describe : describe.skip;

interface Waiting {
  id: number;
  payment: number;
  price: number;
}

describeIt(
  'an order whose time ends at the instant at which the provider tells its payment, over two nodes',
  () => {
    let cluster: SharedCluster;
    let db: Database;
    let jobs: Awaited<ReturnType<typeof jobsAt>>;
    let buyers: Person[];
    let seller: Person & { companyId: number };
    beforeAll(async () => {
      cluster = await sharedCluster();
      db = databaseAt(cluster.databaseUrl);
      jobs = await jobsAt(cluster.redis?.url ?? '');
      const [first, ...others] = await aCrowd(db, 1 + FROM_THE_SHOP + WON);
      if (!first) throw new Error('a crowd has somebody');
      seller = { ...first, companyId: await aCompany(db) };
      buyers = others;
      for (const { accountId } of buyers) await anAddress(db, accountId);
    });
    afterAll(async () => {
      await jobs?.close();
      await db?.onApplicationShutdown();
    });

    const ask: Caller = async (call, request, as) => {
      const outcomes = await race(cluster, call, [as], () => request);
      const [answer] = answersOf(outcomes);
      if (answer === undefined) throw new Error(JSON.stringify(outcomes));
      return answer;
    };
    const won = async (as: Person): Promise<number> => {
      const lot = await aLot({ db }, { buy_now_price: PRICES.won });
      await ask(buyNow, { id: lot.id }, as);
      const id = await eventually('the order of the lot', async () => {
        const { rows } = await db.query<{ id: number }>('SELECT id FROM orders WHERE auction_id = $1', [
          lot.id,
        ]);
        return rows[0]?.id;
      });
      await addressOrder(db, id);
      return id;
    };
    const statuses = async (orders: readonly Waiting[]): Promise<Map<number, number>> => {
      const { rows } = await db.query<{ id: number; status: number }>(
        'SELECT id, status FROM orders WHERE id = ANY ($1::bigint[])',
        [orders.map(({ id }) => id)],
      );
      return new Map(rows.map(({ id, status }) => [id, status]));
    };
    /** Deadlines one after the other, a message at each, and the job over and over on both nodes. */
    const letThemMeet = async (orders: readonly Waiting[]): Promise<number[]> => {
      await db.query(
        `UPDATE orders o SET pay_deadline = clock_timestamp() + make_interval(secs => ($2 + n.at * $3) / 1000.0)
       FROM unnest($1::bigint[]) WITH ORDINALITY n (id, at) WHERE o.id = n.id`,
        [orders.map(({ id }) => id), LEAD_MS, APART_MS],
      );
      const beganAt = Date.now();
      const messages = orders.map(async ({ payment, price }, at) => {
        const meantAt = LEAD_MS + (at + 1) * APART_MS + (OFFSETS_MS[at % OFFSETS_MS.length] ?? 0);
        await moment(Math.max(0, beganAt + meantAt - Date.now()));
        return (await notifyServer(cluster.urls[at % 2] ?? '', success(payment, price))).status;
      });
      let isOver = false;
      const notices = Promise.all(messages).finally(() => (isOver = true));
      while (!isOver) {
        await jobs.ask(2);
        await moment(APART_MS);
      }
      return notices;
    };

    it(`is paid and kept, or over with its money refunded: each of ${FROM_THE_SHOP} of the shop and ${WON} of lots`, async () => {
      const warehouse = await aWarehouse(db, seller.companyId);
      const product_id = await anItemThere(db, seller.companyId, warehouse, FROM_THE_SHOP);
      const goods_id = await shopGoods(db, seller, { product_id, is_stocked: true, quantity: FROM_THE_SHOP });
      const orders: Waiting[] = [];
      for (const [at, buyer] of buyers.entries()) {
        const isOfShop = at % 5 !== 0;
        const id = isOfShop ? await ordered(ask, buyer, { goods_id }) : await won(buyer);
        const payment = await startedOnline(ask, buyer, id);
        orders.push({ id, payment, price: isOfShop ? PRICES.shop : PRICES.won });
      }
      expect(await letThemMeet(orders)).toEqual(Array(FROM_THE_SHOP + WON).fill(200));

      await eventually('none waits', async () => {
        await jobs.ask(1);
        return ![...(await statuses(orders)).values()].includes(ORDER_STATUS.pending_payment);
      });
      const fates = await statuses(orders);
      const kept = orders.filter(({ id }) => fates.get(id) === ORDER_STATUS.to_ship);
      const over = orders.filter(({ id }) => fates.get(id) === ORDER_STATUS.canceled);
      expect(kept.length + over.length).toBe(orders.length);
      // Neither side always came first: they did meet.
      expect([kept.length > 0, over.length > 0]).toEqual([true, true]);

      await eventually('the money of what is over was refunded', async () => {
        const { rows } = await db.query<{ id: number; status: number }>(
          'SELECT id, status FROM payment WHERE id = ANY ($1::bigint[])',
          [orders.map(({ payment }) => payment)],
        );
        const paid = new Map(rows.map(({ id, status }) => [id, status]));
        expect(kept.map(({ payment }) => paid.get(payment))).toEqual(kept.map(() => PAYMENT_STATUS.captured));
        return over.every(({ payment }) => paid.get(payment) === PAYMENT_STATUS.returned);
      });
      const keptOfShop = kept.filter(({ price }) => price === PRICES.shop).length;
      const { rows: stock } = await db.query(
        `SELECT s.on_hand, s.reserved, g.quantity AS offered FROM stock s JOIN goods g ON g.id = $2 WHERE s.product_id = $1`,
        [product_id, goods_id],
      );
      expect(stock).toEqual([
        { on_hand: FROM_THE_SHOP, reserved: keptOfShop, offered: FROM_THE_SHOP - keptOfShop },
      ]);
      await eventually('no event waits', async () => {
        const { rows } = await db.query<{ n: number }>('SELECT count(*) AS n FROM outbox');
        return rows[0]?.n === 0;
      });
      const { rows: places } = await db.query<{ id: number; order_status: number }>(
        `SELECT o.id, b.order_status FROM orders o
       JOIN auction_bidder b ON b.auction_id = o.auction_id AND b.account_id = o.buyer_id
       WHERE o.id = ANY ($1::bigint[])`,
        [orders.map(({ id }) => id)],
      );
      expect(places).toHaveLength(WON);
      for (const { id, order_status } of places)
        expect([fates.get(id), order_status]).toEqual(
          order_status === AUCTION_ORDER_STATUS.paid
            ? [ORDER_STATUS.to_ship, AUCTION_ORDER_STATUS.paid]
            : [ORDER_STATUS.canceled, AUCTION_ORDER_STATUS.defaulted],
        );
      await expectInvariants(cluster.databaseUrl);
    });
  },
);
