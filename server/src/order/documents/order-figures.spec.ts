import fc from 'fast-check';
import { taxesOf } from '../tax/tax-rules.js';
import { figuresOf } from './order-figures.js';

type Order = Parameters<typeof figuresOf>[0];

const NAME = { c: '相机', e: 'Camera', j: 'カメラ' };
const JAPAN = 1_000;

/** As an order is placed: its tax rounded down once for each rate. */
function placed(
  goods: readonly { price: number; quantity: number; rate: number }[],
  { freight = 0, added = 0 } = {},
): Order {
  const taxes = taxesOf([
    ...goods.map(({ price, quantity, rate }) => ({ rate, base: price * quantity })),
    { rate: JAPAN, base: freight },
  ]);
  const tax = taxes.reduce((sum, one) => sum + one.tax, 0);
  const net = goods.reduce((sum, { price, quantity }) => sum + price * quantity, freight);
  return {
    lines: goods.map(({ price, quantity, rate }) => ({
      name: NAME,
      quantity,
      unit_price: price,
      tax_rate: rate,
    })),
    ...{ freight, tax, total: net + tax, taxes, added_freight: added, company: null, seller_country: 'JP' },
  };
}

describe('the figures of an order on its documents', () => {
  it('are its lines, its freight and its taxes as it was placed', () => {
    const { lines, taxes, total } = figuresOf(
      placed([{ price: 9_800, quantity: 3, rate: JAPAN }], { freight: 2_000 }),
      JAPAN,
    );
    expect(lines.map(({ kind, amount, ratePercent }) => [kind, amount, ratePercent])).toEqual([
      ['goods', 29_400, 10],
      ['freight', 2_000, 10],
    ]);
    expect([taxes, total]).toEqual([[{ ratePercent: 10, base: 31_400, tax: 3_140 }], 34_540]);
  });

  it('mark what is taxed below the ordinary rate, and carry freight at its own', () => {
    const { lines } = figuresOf(
      placed(
        [
          { price: 1_000, quantity: 1, rate: 800 },
          { price: 500, quantity: 1, rate: JAPAN },
        ],
        { freight: 300, added: 110 },
      ),
      JAPAN,
    );
    expect(lines.map(({ kind, ratePercent, isReduced }) => [kind, ratePercent, isReduced ?? false])).toEqual([
      ['goods', 8, true],
      ['goods', 10, false],
      ['freight', 10, false],
      ['added_freight', 10, false],
    ]);
  });

  it('add freight without its tax to goods whose own tax is less than one yen', () => {
    const { lines, taxes, total } = figuresOf(
      placed([{ price: 1, quantity: 1, rate: 800 }], { added: 13 }),
      JAPAN,
    );
    expect(lines.map(({ amount }) => amount)).toEqual([1, 12]);
    expect([taxes, total]).toEqual([[{ ratePercent: 8, base: 13, tax: 1 }], 14]);
  });

  it('add up: lines to the bases, bases and taxes to what was paid, each rate rounded once', () => {
    const goods = fc.array(
      fc.record({
        price: fc.integer({ min: 1, max: 10 ** 9 }),
        quantity: fc.integer({ min: 1, max: 50 }),
        rate: fc.constantFrom(800, JAPAN),
      }),
      { minLength: 1, maxLength: 8 },
    );
    const amount = fc.integer({ min: 0, max: 10 ** 7 });
    fc.assert(
      fc.property(goods, amount, amount, (all, freight, added) => {
        const order = placed(all, { freight, added });
        const { lines, taxes, total } = figuresOf(order, JAPAN);
        const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0);
        expect(total).toBe(order.total + added);
        expect(sum(taxes.map(({ base, tax }) => base + tax))).toBe(total);
        expect(sum(lines.map((line) => line.amount))).toBe(sum(taxes.map(({ base }) => base)));
        for (const { ratePercent, base, tax } of taxes) {
          const exact = (base * ratePercent) / 100;
          expect(Math.abs(exact - tax)).toBeLessThan(1.11);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('show no tax of what leaves the country, and that within prices of Japan that contain it', () => {
    const abroad = figuresOf(placed([{ price: 1_000, quantity: 1, rate: 0 }]), JAPAN);
    expect(abroad.taxes.every(({ tax }) => tax === 0)).toBe(true);
    const old: Order = {
      ...placed([{ price: 1_100, quantity: 1, rate: 0 }]),
      taxes: [],
      lines: [{ name: NAME, quantity: 1, unit_price: 1_100, tax_rate: null }],
    };
    expect(figuresOf(old, JAPAN).taxes).toEqual([{ ratePercent: 10, base: 1_000, tax: 100 }]);
    expect(figuresOf({ ...old, seller_country: 'CN' }, 0).taxes).toEqual([]);
  });
});
