import { isPayDay, nextPayDay } from './pay-days.js';

describe('a day on which banks pay', () => {
  it.each([
    ['2026-11-27', 'JPY', true],
    ['2026-11-28', 'JPY', false],
    ['2026-11-29', 'CNY', false],
    ['2026-11-23', 'JPY', false],
    ['2026-11-23', 'CNY', true],
    ['2026-10-01', 'CNY', false],
    ['2026-10-01', 'JPY', true],
    ['2026-11-26', 'USD', false],
  ] as const)('%s in %s: %s', (day, currency, expected) => expect(isPayDay(day, currency)).toBe(expected));

  it('is the next one after a weekend and its holiday', () => {
    expect(nextPayDay('2026-11-21', 'JPY')).toBe('2026-11-24');
    expect(nextPayDay('2026-11-21', 'CNY')).toBe('2026-11-23');
    expect(nextPayDay('2026-11-24', 'JPY')).toBe('2026-11-24');
  });
});
