import { describe, expect, it } from 'vitest';
import { BID_GROUPS, bidGroupOf, bidPriceKey, bidStatusKey, groupOf } from './bid-group';

describe('groups of my bids', () => {
  it('puts what needs an answer first', () => {
    expect(BID_GROUPS).toEqual(['outbid', 'leading', 'won', 'ended']);
  });

  it.each([
    [20, true, 'leading', 'mine.status_leading'],
    [20, false, 'outbid', 'mine.status_outbid'],
    [30, false, 'ended', 'mine.status_ended'],
    [40, true, 'won', 'mine.status_won'],
    [41, false, 'ended', 'mine.status_lost'],
    [42, false, 'ended', 'mine.status_cancelled'],
    [50, true, 'won', 'mine.status_paid'],
    [60, false, 'ended', 'mine.status_defaulted'],
  ])('status %i, leading %s: %s', (status, isLeading, group, key) => {
    expect(groupOf({ status, is_leading: isLeading })).toBe(group);
    expect(bidStatusKey({ status, is_leading: isLeading })).toBe(key);
  });

  it('calls only the price of a sold lot final', () => {
    expect([20, 30, 40, 41, 42, 50, 60].map((status) => bidPriceKey({ status }))).toEqual([
      'mine.current_price',
      'price.reached',
      'mine.final_price',
      'mine.final_price',
      'price.cancelled',
      'mine.final_price',
      'mine.final_price',
    ]);
  });

  it('accepts no other value from the address', () => {
    expect(bidGroupOf('won')).toBe('won');
    expect(bidGroupOf('anything')).toBeUndefined();
    expect(bidGroupOf(null)).toBeUndefined();
  });
});
