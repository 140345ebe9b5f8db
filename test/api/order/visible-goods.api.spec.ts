import { orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { addCart } from '@fovea/shared-types/order/cart.calls';
import { addBargain } from '@fovea/shared-types/order/bargain.calls';
import { similarGoods } from '@fovea/shared-types/goods/views.calls';
import { aBargain } from '../../fixtures/bargains.js';
import { aReservation } from '../../fixtures/reservations.js';
import { aBrand, aCategory, aGoods, anAuction, aPlace, aReceivedOrder } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, type Seller } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

interface Hidden {
  goodsId: number;
  seller: Seller;
}

/** Goods that were taken off the shelf, and others like them that are on it. */
async function offTheShelf(): Promise<Hidden> {
  const seller = await aSeller(api);
  const kind = { category_id: await aCategory(api.db), brand_id: await aBrand(api.db) };
  await aGoods(api.db, kind);
  const of = { seller_id: seller.accountId, company_id: seller.companyId };
  const goodsId = await aGoods(api.db, { ...kind, ...of, status: 20, listed_at: null });
  return { goodsId, seller };
}

/** A lot of the goods before they were taken off the shelf. */
const aLotOf = ({ goodsId, seller }: Hidden): Promise<number> =>
  anAuction(api.db, { goods_id: goodsId, seller_id: seller.accountId, company_id: seller.companyId });

const lists: [string, (hidden: Hidden, person: Person) => Promise<unknown>][] = [
  [
    'has among the favourites',
    ({ goodsId }, { accountId }) =>
      api.db.query('INSERT INTO goods_collect (account_id, goods_id) VALUES ($1, $2)', [accountId, goodsId]),
  ],
  [
    'has in the cart',
    ({ goodsId }, { accountId }) =>
      api.db.query('INSERT INTO cart_line (account_id, goods_id, quantity) VALUES ($1, $2, 1)', [
        accountId,
        goodsId,
      ]),
  ],
  [
    'ordered',
    ({ goodsId, seller }, { accountId }) =>
      aReceivedOrder(api.db, {
        ...{ goods_id: goodsId, buyer_id: accountId },
        ...{ seller_id: seller.accountId, company_id: seller.companyId },
      }),
  ],
  [
    'bargained about',
    ({ goodsId }, { accountId }) => aBargain(api.db, 50, { goods_id: goodsId, buyer_id: accountId }),
  ],
  [
    'booked a viewing of',
    ({ goodsId }, { accountId }) => aReservation(api.db, 20, { goods_id: goodsId, buyer_id: accountId }),
  ],
  ['bids on in a lot', async (hidden, { accountId }) => aPlace(api.db, await aLotOf(hidden), accountId)],
  [
    'watches in a lot',
    async (hidden, { accountId }) =>
      api.db.query('INSERT INTO auction_watch (auction_id, account_id) VALUES ($1, $2)', [
        await aLotOf(hidden),
        accountId,
      ]),
  ],
];

/** What the calls that name goods answer to a person. */
async function answersTo({ goodsId }: Hidden, as: Person) {
  const bargain = { goods_id: goodsId, offer_price: '1000000', currency: 'JPY', checked: true };
  const errorOf = async (path: string, body: object) => (await api.envelope(path, body, { as })).error;
  return {
    quote: await errorOf(orderQuote.path, { goods_id: goodsId }),
    cart: await errorOf(addCart.path, { goods_id: goodsId, quantity: 1 }),
    bargain: await errorOf(addBargain.path, bargain),
    similar: (await api.ok(similarGoods, { id: goodsId }, { as })).length,
  };
}

const UNSEEN = { quote: 'NOT_FOUND', cart: 'NOT_FOUND', bargain: 'NOT_FOUND', similar: 0 };

describe('goods off the shelf', () => {
  it.each(lists)('stay visible to everybody who %s, and to nobody else', async (_, put) => {
    const hidden = await offTheShelf();
    const [person, other] = [await aMember(api), await aMember(api)];
    expect(await answersTo(hidden, person)).toEqual(UNSEEN);
    await put(hidden, person);
    expect(await answersTo(hidden, person)).toEqual({
      ...{ quote: undefined, cart: 'NOT_FOR_SALE', bargain: 'STATE_CONFLICT', similar: 1 },
    });
    expect(await answersTo(hidden, other)).toEqual(UNSEEN);
  });

  it('stay visible to their seller, and not to a colleague, who has the back office for them', async () => {
    const hidden = await offTheShelf();
    const colleague = await aMember(api, { company_id: hidden.seller.companyId });
    expect(await answersTo(hidden, hidden.seller)).toEqual({
      ...{ quote: undefined, cart: 'NOT_FOR_SALE', bargain: 'BARGAIN_OWN_GOODS', similar: 1 },
    });
    expect(await answersTo(hidden, colleague)).toEqual(UNSEEN);
  });
});
