import { withinBankDays } from './bank-days.js';

const moved = (at: string, zone: string, country: string): string =>
  withinBankDays(new Date(at), zone, country).toISOString();

describe('a deadline for a bank', () => {
  it.each([
    ['on a business day', '2026-12-03T05:00:00Z', 'Asia/Tokyo', 'JP', '2026-12-03T05:00:00.000Z'],
    ['on a Saturday', '2026-12-05T05:00:00Z', 'Asia/Tokyo', 'JP', '2026-12-07T15:00:00.000Z'],
    [
      'on a Friday evening that is a Saturday of the customer',
      '2026-12-04T16:00:00Z',
      'Asia/Tokyo',
      'JP',
      '2026-12-07T15:00:00.000Z',
    ],
    [
      'at that instant, of a customer elsewhere',
      '2026-12-04T16:00:00Z',
      'UTC',
      'JP',
      '2026-12-04T16:00:00.000Z',
    ],
    ['on a holiday of Japan', '2026-11-23T03:00:00Z', 'Asia/Tokyo', 'JP', '2026-11-24T15:00:00.000Z'],
    [
      'on that day, to a bank of China',
      '2026-11-23T03:00:00Z',
      'Asia/Tokyo',
      'CN',
      '2026-11-23T03:00:00.000Z',
    ],
    [
      'on the last day of the year, in Japan',
      '2026-12-31T03:00:00Z',
      'Asia/Tokyo',
      'JP',
      '2027-01-04T15:00:00.000Z',
    ],
    ['on that day, in China', '2026-12-31T03:00:00Z', 'Asia/Shanghai', 'CN', '2026-12-31T03:00:00.000Z'],
    [
      'in the week of China’s national day',
      '2026-10-01T03:00:00Z',
      'Asia/Shanghai',
      'CN',
      '2026-10-05T16:00:00.000Z',
    ],
  ])('%s ends when it can be met', (_day, at, zone, country, end) => {
    expect(moved(at, zone, country)).toBe(end);
  });

  it('needs a zone that there is', () => {
    expect(() => moved('2026-12-03T05:00:00Z', 'Mars/Olympus', 'JP')).toThrow(RangeError);
  });
});
