import { depositFor } from '@fovea/shared-types/auction/opening-rules';
import { DateTime } from 'luxon';
import { afterBids, aLot, END, MINUTE } from '../../../../test/fixtures/auction-lots.js';
import {
  decideClose,
  isDepositExempt,
  outageExtension,
  paymentDeadline,
  sellerAnswerDeadline,
  staggeredEnds,
} from './close-rules.js';

const at = (iso: string, zone: string): number => DateTime.fromISO(iso, { zone }).toMillis();
const local = (ms: number, zone: string): string =>
  DateTime.fromMillis(ms, { zone }).toFormat('yyyy-MM-dd HH:mm:ss.SSS');

describe('closing', () => {
  const led = afterBids(aLot(), [
    [1, 2_000],
    [2, 1_500],
  ]);

  it('is not due before the end', () => {
    expect(decideClose(led, END - 1)).toBeNull();
  });

  it.each([END, END + 1])('at %p gives the lot to the leader at the visible price', (now) => {
    expect(decideClose(led, now)).toEqual({ status: 'successful', winnerId: 1, price: 1_600 });
  });

  it('without a bid fails, also of a lot still called scheduled', () => {
    expect(decideClose(aLot(), END)).toEqual({ status: 'failed' });
    expect(decideClose(aLot({}, { status: 'scheduled' }), END)).toEqual({ status: 'failed' });
  });

  it('with a missed reserve leaves it to the seller', () => {
    expect(decideClose(afterBids(aLot({ reservePrice: 5_000 }), [[1, 4_999]]), END)).toEqual({
      status: 'ended',
    });
  });

  it('with the reserve met is successful', () => {
    expect(decideClose(afterBids(aLot({ reservePrice: 5_000 }), [[1, 5_000]]), END)).toEqual({
      status: 'successful',
      winnerId: 1,
      price: 5_000,
    });
  });

  it.each(['ended', 'successful', 'failed', 'cancelled'] as const)('happens once: %s stays', (status) => {
    expect(decideClose({ ...led, status }, END)).toBeNull();
  });
});

describe('the seller’s answer', () => {
  it.each([
    ['the next day', '2026-01-15T20:00', 'Asia/Tokyo', 'JP', '2026-01-16 17:00:00.000'],
    [
      'the next day even after a close in the morning',
      '2026-01-15T00:00',
      'Asia/Tokyo',
      'JP',
      '2026-01-16 17:00:00.000',
    ],
    ['Monday after a Friday', '2026-01-16T20:00', 'Asia/Tokyo', 'JP', '2026-01-19 17:00:00.000'],
    ['Monday after a Saturday', '2026-01-17T20:00', 'Asia/Tokyo', 'JP', '2026-01-19 17:00:00.000'],
    ['past Coming of Age Day', '2026-01-09T20:00', 'Asia/Tokyo', 'JP', '2026-01-13 17:00:00.000'],
    ['past the Golden Week of 2026', '2026-05-01T20:00', 'Asia/Tokyo', 'JP', '2026-05-07 17:00:00.000'],
    ['past the Silver Week of 2026', '2026-09-18T20:00', 'Asia/Tokyo', 'JP', '2026-09-24 17:00:00.000'],
    ['past New Year', '2025-12-31T20:00', 'Asia/Shanghai', 'CN', '2026-01-02 17:00:00.000'],
    ['past the Spring Festival', '2026-02-13T20:00', 'Asia/Shanghai', 'CN', '2026-02-20 17:00:00.000'],
    ['past the National Days', '2026-09-30T20:00', 'Asia/Shanghai', 'CN', '2026-10-05 17:00:00.000'],
    ['past the first of May', '2025-04-30T20:00', 'Asia/Shanghai', 'CN', '2025-05-05 17:00:00.000'],
    [
      'on Youth Day, which frees only the young',
      '2026-05-01T20:00',
      'Asia/Shanghai',
      'CN',
      '2026-05-04 17:00:00.000',
    ],
    [
      'on Children’s Day, which frees only children',
      '2026-05-29T20:00',
      'Asia/Shanghai',
      'CN',
      '2026-06-01 17:00:00.000',
    ],
    ['past Thanksgiving', '2026-11-25T20:00', 'America/New_York', 'US', '2026-11-27 17:00:00.000'],
    [
      'across the change to summer time',
      '2026-03-06T20:00',
      'America/New_York',
      'US',
      '2026-03-09 17:00:00.000',
    ],
    ['for an unknown country weekends only', '2026-05-01T20:00', 'UTC', 'ZZ', '2026-05-04 17:00:00.000'],
  ])('is due %s', (_name, closed, zone, country, deadline) => {
    expect(local(sellerAnswerDeadline(at(closed, zone), zone, country), zone)).toBe(deadline);
  });

  it('counts from the day it is where the seller is', () => {
    const closed = at('2026-01-15T16:00', 'UTC');
    expect(local(sellerAnswerDeadline(closed, 'Asia/Tokyo', 'JP'), 'Asia/Tokyo')).toBe(
      '2026-01-19 17:00:00.000',
    );
    expect(local(sellerAnswerDeadline(closed, 'UTC', 'JP'), 'UTC')).toBe('2026-01-16 17:00:00.000');
  });

  it('takes the country in either case and refuses a zone that does not exist', () => {
    const closed = at('2026-01-09T20:00', 'Asia/Tokyo');
    expect(sellerAnswerDeadline(closed, 'Asia/Tokyo', 'jp')).toBe(
      sellerAnswerDeadline(closed, 'Asia/Tokyo', 'JP'),
    );
    expect(() => sellerAnswerDeadline(closed, 'Mars/Olympus', 'JP')).toThrow(RangeError);
  });
});

describe('the payment', () => {
  it('is due at the end of the fifth business day', () => {
    const deadline = paymentDeadline(at('2026-01-15T20:00', 'Asia/Tokyo'), 'Asia/Tokyo', 'JP');
    expect(local(deadline, 'Asia/Tokyo')).toBe('2026-01-22 23:59:59.999');
  });

  it('waits for holidays', () => {
    const deadline = paymentDeadline(at('2026-04-30T20:00', 'Asia/Tokyo'), 'Asia/Tokyo', 'JP');
    expect(local(deadline, 'Asia/Tokyo')).toBe('2026-05-12 23:59:59.999');
  });
});

describe('an outage', () => {
  const outage = { lastBeatAt: END - MINUTE, recoveredAt: END + MINUTE };

  it('of more than a minute moves an end inside it to a quarter of an hour after recovery', () => {
    expect(outageExtension(END, outage)).toBe(END + 16 * MINUTE);
    expect(outageExtension(outage.recoveredAt, outage)).toBe(END + 16 * MINUTE);
    expect(outageExtension(outage.lastBeatAt + 1, outage)).toBe(END + 16 * MINUTE);
  });

  it('leaves ends before and after it', () => {
    expect(outageExtension(outage.lastBeatAt, outage)).toBeNull();
    expect(outageExtension(outage.recoveredAt + 1, outage)).toBeNull();
  });

  it('of a minute is none', () => {
    expect(outageExtension(END, { lastBeatAt: END - 30_000, recoveredAt: END + 30_000 })).toBeNull();
    expect(outageExtension(END, { lastBeatAt: END - 30_000, recoveredAt: END + 30_001 })).not.toBeNull();
  });
});

describe('the deposit', () => {
  it.each([
    [100_000, 10, 'JPY', 10_000],
    [1_001, 10, 'JPY', 100],
    [1_005, 10, 'JPY', 101],
    [1, 10, 'JPY', 0],
    [15_00, 10, 'CNY', 2_00],
    [20_00, 10, 'CNY', 2_00],
    [100_000, 0, 'JPY', 0],
    [100_000, 100, 'JPY', 100_000],
  ] as const)('of %p at %p %% in %s is %p', (startPrice, rate, currency, deposit) => {
    expect(depositFor(startPrice, rate, currency)).toBe(deposit);
  });

  it.each([
    [true, 0, 299_999, 'JPY', true],
    [true, 0, 300_000, 'JPY', false],
    [true, 0, 14_999_00, 'CNY', true],
    [true, 0, 15_000_00, 'CNY', false],
    [true, 0, 1_499_00, 'USD', true],
    [true, 0, 1_500_00, 'USD', false],
    [true, 1, 1_000, 'JPY', false],
    [false, 0, 1_000, 'JPY', false],
  ] as const)(
    'certified %p, %p strikes, %p minor %s: exempt %p',
    (certified, strikes, startPrice, currency, exempt) => {
      expect(isDepositExempt({ certified, strikes, startPrice, currency })).toBe(exempt);
    },
  );
});

describe('lots scheduled together', () => {
  it('end a minute apart', () => {
    expect(staggeredEnds(END, 3)).toEqual([END, END + MINUTE, END + 2 * MINUTE]);
    expect(staggeredEnds(END, 0)).toEqual([]);
  });
});
