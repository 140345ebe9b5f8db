import { describe, expect, it } from 'vitest';
import { bidScale, isOutOfProportion, toMinor } from './bid-amount';
import { aLot } from '../../../../test/fixtures/shown-lot';

describe('amounts to bid', () => {
  it('starts at the least bid and offers three amounts along the steps', () => {
    const scale = bidScale(aLot({ currency: 'JPY', min_next_bid: '95000' }));
    expect(scale).toMatchObject({ min: 95_000, suggested: 95_000 });
    expect(scale.quick).toEqual([95_000, 99_000, 111_000]);
  });

  it('rises and falls by the step that holds at the amount, never below the least', () => {
    const scale = bidScale(aLot({ currency: 'JPY', min_next_bid: '98000' }));
    expect(scale.up(98_000)).toBe(100_000);
    expect(scale.up(100_000)).toBe(105_000);
    expect(scale.down(105_000)).toBe(100_000);
    expect(scale.down(100_000)).toBe(98_000);
    expect(scale.down(98_000)).toBe(98_000);
  });

  it('counts whole yuan while the wire has two decimals', () => {
    const scale = bidScale(aLot({ currency: 'CNY', min_next_bid: '1200.00' }));
    expect(scale.min).toBe(1200);
    expect(scale.up(1200)).toBe(1300);
    expect(toMinor(1200, 'CNY')).toBe(120_000);
  });

  it('only requires the leader to exceed their own maximum', () => {
    const scale = bidScale(
      aLot({ currency: 'JPY', min_next_bid: '105000', is_leading: true, my_max_amount: 200_000 }),
    );
    expect(scale).toMatchObject({ min: 200_001, suggested: 205_000 });
  });

  it('uses the fixed step of a lot that has one', () => {
    const scale = bidScale(aLot({ currency: 'JPY', min_next_bid: '10000', fixed_step_price: '7000' }));
    expect(scale.quick).toEqual([10_000, 24_000, 45_000]);
  });

  it('treats three times the least bid as out of proportion, of the leader three times their own maximum', () => {
    const anyone = bidScale(aLot({ currency: 'JPY', min_next_bid: '95000' }));
    expect([284_999, 285_000, null].map((amount) => isOutOfProportion(amount, anyone))).toEqual([
      false,
      true,
      false,
    ]);
    const leader = bidScale(
      aLot({ currency: 'JPY', min_next_bid: '95000', is_leading: true, my_max_amount: 200_000 }),
    );
    expect(isOutOfProportion(285_000, leader)).toBe(false);
  });
});
