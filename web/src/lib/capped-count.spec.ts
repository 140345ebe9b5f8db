import { describe, expect, it } from 'vitest';
import { cappedCount } from './capped-count';

describe('the count of a badge', () => {
  it('is shown up to 99, and 99+ above', () => {
    expect([1, 98, 99, 100, 1_000].map(cappedCount)).toEqual(['1', '98', '99', '99+', '99+']);
  });
});
