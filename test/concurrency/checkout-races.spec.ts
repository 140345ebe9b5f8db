import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { addCart, cartList, delCart } from '@fovea/shared-types/order/cart.calls';
import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import type { Database } from '../../server/src/platform/database/database.js';
import { aCreditLimit } from '../fixtures/months.js';
import { aCompany, uniqueText } from '../fixtures/rows.js';
import { anAddress, shopGoods } from '../fixtures/shop.js';
import type { Person } from '../support/api.js';
import { expectInvariants } from '../support/check-invariants.js';
import { canCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { type SharedCluster, sharedCluster } from '../support/shared-cluster.js';
import type { Caller } from '../support/shopping.js';
import { answersOf, race, tally, times } from './race.js';
import { inRounds, roundsOf } from './rounds.js';

const CLICKS = 50;
const ROUNDS = roundsOf(5);
/** With tax. */
const PRICE = 1_100;
const CREDIT = 10_000_000;

jest.setTimeout(600_000);

const describeIt = canCluster ? describe : describe.skip;

describeIt('a cart that is ordered many times at once, over two nodes', () => {
  let cluster: SharedCluster;
  let db: Database;
  let seller: Person & { companyId: number };
  beforeAll(async () => {
    cluster = await sharedCluster();
    db = databaseAt(cluster.databaseUrl);
    const [first] = await aCrowd(db, 1);
    if (!first) throw new Error('a crowd has somebody');
    seller = { ...first, companyId: await aCompany(db) };
  });
  afterEach(() => expectInvariants(cluster.databaseUrl));
  afterAll(async () => {
    await db?.onApplicationShutdown();
  });

  const ask: Caller = async (call, request, as) => {
    const outcomes = await race(cluster, call, [as], () => request);
    const [answer] = answersOf(outcomes);
    if (answer === undefined) throw new Error(JSON.stringify(outcomes));
    return answer;
  };
  const monthlyBuyer = async (credit = CREDIT): Promise<Person> => {
    const [buyer] = await aCrowd(db, 1);
    if (!buyer) throw new Error('a crowd has somebody');
    await db.query('UPDATE account SET is_month_payment = 1 WHERE id = $1', [buyer.accountId]);
    await aCreditLimit(db, buyer.accountId, credit);
    await anAddress(db, buyer.accountId);
    return buyer;
  };
  const inCart = async (as: Person): Promise<{ goodsId: number; lineId: number }> => {
    const goodsId = await shopGoods(db, seller);
    return { goodsId, lineId: (await ask(addCart, { goods_id: goodsId, quantity: 1 }, as)).id };
  };
  const owed = async ({ accountId }: Person): Promise<number> =>
    (
      await db.query<{ owed: number }>(
        `SELECT coalesce(-sum(balance), 0)::bigint AS owed FROM ledger_account
         WHERE owner_type = 'member' AND kind = 'receivable' AND owner_id = $1`,
        [accountId],
      )
    ).rows[0]?.owed ?? 0;
  const orders = async ({ accountId }: Person) =>
    (
      await db.query<{ status: number; goods: number[] }>(
        `SELECT o.status, (SELECT array_agg(l.goods_id ORDER BY l.line) FROM order_line l WHERE l.order_id = o.id) AS goods
         FROM orders o WHERE o.buyer_id = $1`,
        [accountId],
      )
    ).rows;

  it(`becomes one order of ${CLICKS} clicks with ${CLICKS} keys, owed once`, async () => {
    const buyer = await monthlyBuyer();
    const { goodsId, lineId } = await inCart(buyer);
    const { quote_id } = await ask(orderQuote, { cart_ids: [lineId] }, buyer);
    const clicks = await race(cluster, addOrder, times(CLICKS, buyer), () => ({
      ...{ cart_ids: [lineId], pay_type: PAY_TYPE.monthly, quote_id },
      request_id: uniqueText(),
    }));
    expect(tally(clicks)).toEqual({ ok: 1, NOT_FOUND: CLICKS - 1 });
    expect(await orders(buyer)).toEqual([{ status: ORDER_STATUS.to_ship, goods: [goodsId] }]);
    expect(await owed(buyer)).toBe(PRICE);
    const { rows } = await db.query('SELECT quantity FROM goods WHERE id = $1', [goodsId]);
    expect(rows).toEqual([{ quantity: 9 }]);
  });

  it(`has each of its lines ordered once or removed: ${ROUNDS} rounds`, async () => {
    await inRounds(ROUNDS, async (dice) => {
      const buyer = await monthlyBuyer();
      const lines: { goodsId: number; lineId: number }[] = [];
      for (let line = 0; line <= dice(3); line++) lines.push(await inCart(buyer));
      const wanted: { cart_ids: number[]; quote_id: string }[] = [];
      for (let choice = 0; choice < 3; choice++) {
        const some = lines.filter(() => dice(2) === 0);
        const cart_ids = (some.length > 0 ? some : lines).map(({ lineId }) => lineId);
        wanted.push({ cart_ids, quote_id: (await ask(orderQuote, { cart_ids }, buyer)).quote_id });
      }
      const removing = dice(2) === 0;
      const [clicks, removed] = await Promise.all([
        race(cluster, addOrder, times(4 + dice(5), buyer), (_, at) => ({
          ...(wanted[(at + dice(3)) % 3] ?? { cart_ids: [], quote_id: '' }),
          pay_type: dice(2) === 0 ? PAY_TYPE.monthly : PAY_TYPE.balance,
          request_id: uniqueText(),
        })),
        race(cluster, delCart, removing ? [buyer] : [], () => ({ ids: lines.map(({ lineId }) => lineId) })),
      ]);
      expect(
        Object.keys(tally([...clicks, ...removed])).filter((kind) => kind !== 'ok' && kind !== 'NOT_FOUND'),
      ).toEqual([]);
      const placed = await orders(buyer);
      expect(placed).toHaveLength(tally(clicks).ok ?? 0);
      const ordered = placed.flatMap(({ goods }) => goods);
      expect(new Set(ordered).size).toBe(ordered.length);
      const onBill = placed.filter(({ status }) => status === ORDER_STATUS.to_ship);
      expect(await owed(buyer)).toBe(onBill.flatMap(({ goods }) => goods).length * PRICE);
      const { items } = await ask(cartList, {}, buyer);
      const left = items.map(({ goods_id }) => goods_id);
      expect(left.filter((goodsId) => ordered.includes(goodsId))).toEqual([]);
      const { rows } = await db.query<{ id: number; quantity: number }>(
        'SELECT id, quantity FROM goods WHERE id = ANY ($1::bigint[])',
        [lines.map(({ goodsId }) => goodsId)],
      );
      for (const { id, quantity } of rows) expect(quantity).toBe(ordered.includes(id) ? 9 : 10);
    });
  });

  it('answers PAY_TYPE_REFUSED to the orders that come after the limit of the credit', async () => {
    const buyer = await monthlyBuyer(3 * PRICE);
    const lines: { lineId: number; quote_id: string }[] = [];
    for (let line = 0; line < 10; line++) {
      const { lineId } = await inCart(buyer);
      const { quote_id } = await ask(orderQuote, { cart_ids: [lineId] }, buyer);
      lines.push({ lineId, quote_id });
    }
    const clicks = await race(cluster, addOrder, times(lines.length, buyer), (_, at) => ({
      ...{ cart_ids: [lines[at]?.lineId ?? 0], quote_id: lines[at]?.quote_id ?? '' },
      pay_type: PAY_TYPE.monthly,
      request_id: uniqueText(),
    }));
    expect(tally(clicks)).toEqual({ ok: 3, PAY_TYPE_REFUSED: 7 });
    expect(await owed(buyer)).toBe(3 * PRICE);
  });
});
