import {
  comingBack,
  noLongerOwed,
  refundable,
  unsentPieces,
  worthOf,
  type LinePieces,
} from './refund-pieces.js';

const line = (changes: Partial<LinePieces> = {}): LinePieces => ({
  ...{
    id: 1,
    line: 1,
    goodsId: 1,
    isOfShop: true,
    quantity: 5,
    unitPrice: 100,
    taxRate: null,
    sent: 2,
    released: 0,
    returned: 0,
    named: 0,
    back: 0,
  },
  ...changes,
});
const counts = (pieces: readonly { quantity: number }[]) => pieces.map(({ quantity }) => quantity);

describe('what is returned of a line', () => {
  it('is what the refund names, as far as the buyer has it', () => {
    expect(counts(comingBack([line({ named: 1 })]))).toEqual([1]);
    expect(counts(comingBack([line({ named: 4 })]))).toEqual([2]);
    expect(counts(comingBack([line({ named: 4, returned: 1 })]))).toEqual([1]);
  });

  it('is everything the buyer has, of each line, where nothing is named', () => {
    expect(counts(comingBack([line(), line({ id: 2, returned: 2 })]))).toEqual([2]);
  });
});

describe('what is not owed any more', () => {
  it('is what was named and not sent, as far as it was not returned', () => {
    expect(counts(noLongerOwed([line({ named: 2 })], false))).toEqual([2]);
    expect(counts(noLongerOwed([line({ named: 5 })], false))).toEqual([3]);
    expect(counts(noLongerOwed([line({ named: 3, back: 2, returned: 2 })], false))).toEqual([1]);
    expect(counts(noLongerOwed([line({ named: 3, released: 2 })], false))).toEqual([1]);
  });

  it('is nothing for a price reduction, and all once everything is refunded', () => {
    expect(noLongerOwed([line()], false)).toEqual([]);
    expect(counts(noLongerOwed([line({ released: 1 }), line({ id: 2, sent: 5 })], true))).toEqual([2]);
  });
});

describe('what may be named', () => {
  it('is what is owed or with the buyer', () => {
    expect(
      counts(refundable([line({ released: 2, returned: 1 }), line({ released: 3, returned: 2 })])),
    ).toEqual([2]);
  });
});

describe('what pieces are worth', () => {
  it('is their price and their share of the tax, and never more than both', () => {
    const order = { goodsTotal: 1_000, freight: 0, tax: 101, taxedGoods: null };
    expect(worthOf(unsentPieces([line()]), order)).toBe(331);
    expect(worthOf(unsentPieces([line({ quantity: 10, sent: 0 })]), order)).toBe(1_101);
    expect(worthOf([], order)).toBe(0);
  });

  it('has no part in the tax of the freight', () => {
    // Three of 9,800 and 2,000 of freight, taxed at 10 %: 3,140.
    const order = { goodsTotal: 29_400, freight: 2_000, tax: 3_140, taxedGoods: 29_400 * 1_000 };
    const own = line({ quantity: 3, unitPrice: 9_800, taxRate: 1_000 });
    expect(worthOf([{ line: own, quantity: 1 }], order)).toBe(10_780);
    expect(worthOf([{ line: own, quantity: 3 }], order)).toBe(32_340);
    // Without rates the amounts decide.
    expect(worthOf([{ line: { ...own, taxRate: null }, quantity: 1 }], { ...order, taxedGoods: null })).toBe(
      10_780,
    );
  });

  it('is taxed by the rate of its own line', () => {
    const [food, device] = [
      line({ unitPrice: 1_000, taxRate: 800 }),
      line({ unitPrice: 1_000, taxRate: 1_000 }),
    ];
    const order = { goodsTotal: 2_000, freight: 0, tax: 180, taxedGoods: 1_800_000 };
    expect([food, device].map((one) => worthOf([{ line: one, quantity: 1 }], order))).toEqual([1_080, 1_100]);
  });
});
