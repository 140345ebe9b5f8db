import { sumsOf } from './changes-after-issue.js';

const nothing = { freight: 0, freightPaidAt: null, freightReturned: 0, returned: 0, returnedAt: null };
const tenPercent = { total: 11_000, taxes: [{ ratePercent: 10, base: 10_000, tax: 1_000 }] };

describe('what a document shows of later events', () => {
  it('is nothing where nothing did', () => {
    expect(sumsOf(tenPercent, nothing)).toBeNull();
  });

  it('is freight with its tax, and refunds with theirs', () => {
    expect(sumsOf(tenPercent, { ...nothing, freight: 4_500, returned: 5_500 })).toEqual({
      freight: { amount: 4_500, taxes: [{ ratePercent: 10, base: 4_091, tax: 409 }] },
      returned: { amount: 5_500, taxes: [{ ratePercent: 10, base: 5_000, tax: 500 }] },
      kept: 10_000,
    });
  });

  it('is refunded by each rate’s share, rounded once, and down to nothing in total', () => {
    const twoRates = {
      total: 16_400,
      taxes: [
        { ratePercent: 10, base: 10_000, tax: 1_000 },
        { ratePercent: 8, base: 5_000, tax: 400 },
      ],
    };
    const whole = { ...nothing, freight: 1_100, freightReturned: 1_100, returned: 16_400 };
    expect(sumsOf(twoRates, whole)).toMatchObject({
      returned: {
        amount: 17_500,
        taxes: [
          { ratePercent: 10, base: 11_000, tax: 1_100 },
          { ratePercent: 8, base: 5_000, tax: 400 },
        ],
      },
      kept: 0,
    });
  });

  it('has no tax where the order has none', () => {
    expect(sumsOf({ total: 900, taxes: [] }, { ...nothing, returned: 400 })).toEqual({
      freight: null,
      returned: { amount: 400, taxes: [] },
      kept: 500,
    });
  });
});
