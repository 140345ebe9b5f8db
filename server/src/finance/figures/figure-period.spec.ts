import { periodOf } from './figure-period.js';

/** Half past midnight of 24 November in Tokyo. */
const NOW = new Date('2026-11-23T15:30:00Z');
const daysOf = (range: Parameters<typeof periodOf>[0], now = NOW) => {
  const { begin, compareBegin, compareEnd } = periodOf(range, now);
  return [begin, compareBegin, compareEnd].map((instant) => instant.toISOString());
};

describe('the period of a figure', () => {
  it('begins at midnight of the platform and compares with an equally long period', () => {
    expect(daysOf('today')).toEqual([
      '2026-11-23T15:00:00.000Z',
      '2026-11-22T15:00:00.000Z',
      '2026-11-22T15:30:00.000Z',
    ]);
    expect(daysOf('last_7_days')).toEqual([
      '2026-11-17T15:00:00.000Z',
      '2026-11-10T15:00:00.000Z',
      '2026-11-16T15:30:00.000Z',
    ]);
  });

  it('knows months by the calendar, and of a shorter one before no more than it had', () => {
    expect(daysOf('this_month')).toEqual([
      '2026-10-31T15:00:00.000Z',
      '2026-09-30T15:00:00.000Z',
      '2026-10-23T15:30:00.000Z',
    ]);
    expect(daysOf('this_month', new Date('2026-03-31T12:00:00Z'))).toEqual([
      '2026-02-28T15:00:00.000Z',
      '2026-01-31T15:00:00.000Z',
      '2026-02-28T15:00:00.000Z',
    ]);
  });
});
