import fc from 'fast-check';
import { startApi, type TestApi } from '../../support/api.js';
import { expectInvariants } from '../../support/check-invariants.js';
import { StockWalk, type Sent } from '../../support/stock-walk.js';
import type { Entry } from '../../property/warehouse/naive-count.js';
import type { Line } from '../../property/warehouse/naive-model.js';

const isLong = process.env.FOVEA_LONG === '1';
const SEED = Number(process.env.FOVEA_SEED ?? Date.now() % 2 ** 31);
const RUNS = isLong ? 5_000 : 300;
/** Histories beside each other: what one waits for the database, another uses. */
const AT_ONCE = 4;
/** Everything is counted anew after so many histories, and at the end. */
const COUNTED_EVERY = isLong ? 500 : 150;
const CLIENTS = 3;
const ROUNDS = { minLength: 5, maxLength: 8 };

// No measure of how quick it is: beside other work it may take many minutes.
jest.setTimeout(isLong ? 3_600_000 : 1_200_000);

/** Pieces by their number, some of them unknown; of lots one that is named, or whatever expires first. */
const line = (isIn: boolean, isByChance = false): fc.Arbitrary<Line> =>
  fc
    .record({
      product: fc.nat(2),
      count: fc.integer({ min: 1, max: 3 }),
      cost: fc.constantFrom(0, 7, 100, 333),
      piece: fc.nat(4),
      lot: fc.nat(1),
      isNamed: fc.boolean(),
    })
    .map(({ product, count, cost, piece, lot, isNamed }) => {
      if (product === 1)
        return isByChance && !isNamed
          ? { product, cost, count: Math.min(2, count) }
          : { product, cost, count: 1, serial: `S${piece}` };
      const hasLot = product === 2 && (isIn || isNamed);
      return { product, cost, count, ...(hasLot && { lot: `L${lot}` }) };
    });

/** No piece is named twice on one document. */
const lines = (isIn: boolean, isByChance?: boolean): fc.Arbitrary<Line[]> =>
  fc.uniqueArray(line(isIn, isByChance), {
    minLength: 1,
    maxLength: 3,
    selector: ({ serial, product, lot, cost }) => serial ?? `${product} ${lot} ${cost}`,
  });

/** An entry of a shelf's count; pieces and lots are scanned, goods by number may be typed. */
const entry: fc.Arbitrary<Entry> = fc
  .record({ found: line(true), isAll: fc.boolean() })
  .map(({ found: { cost: _, ...found }, isAll }) => ({ ...found, isAll: isAll && found.product === 0 }));

const ofProducts = fc.constantFrom([0, 1, 2], [0, 1, 2], [1, 2], [0]);
const warehouse = fc.nat(1);
const pick = fc.nat(50);
/** Once in so many times. */
const rarely = (times: number): fc.Arbitrary<boolean> =>
  fc.constantFrom(true, ...Array.from({ length: times - 1 }, () => false));
const how = { isTwice: rarely(10), isFit: rarely(4).map((isRare) => !isRare) };

const step: fc.Arbitrary<Sent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('in' as const), warehouse, lines: lines(true), ...how }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('out' as const),
      type: fc.constantFrom(21, 22, 22, 23, 25),
      warehouse,
      lines: lines(false),
      ...how,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('allocate' as const),
      warehouse,
      lines: lines(false),
      ...how,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('leave' as const, 'arrive' as const), pick, ...how }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      picks: fc.array(pick, { minLength: 1, maxLength: 2 }),
      isYes: rarely(5).map((isRare) => !isRare),
      ...how,
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('scrap' as const), pick, ...how }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sell' as const), pick, ...how }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('count' as const), warehouse, products: ofProducts, ...how }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('enter' as const),
      warehouse,
      products: ofProducts,
      pick,
      entries: fc.array(entry, { minLength: 1, maxLength: 4 }),
      isClosing: rarely(2),
      ...how,
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constantFrom('recount' as const, 'confirm' as const, 'confirm' as const),
      pick,
      ...how,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), pick, ...how }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('reserve' as const),
      warehouse,
      lines: lines(false, true),
      ...how,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('release' as const, 'consume' as const, 'return' as const),
      pick,
      ...how,
    }),
  },
);

const history = fc.array(fc.array(step, { minLength: CLIENTS, maxLength: CLIENTS }), ROUNDS);

const once = { isTwice: false, isFit: true };
const wantedBy = (count: number): Sent => ({
  ...once,
  kind: 'reserve',
  warehouse: 0,
  lines: [{ product: 0, count, cost: 0 }],
});
const ofLast = (kind: 'consume' | 'return' | 'release' | 'scrap' | 'sell' | 'leave' | 'arrive'): Sent => ({
  ...once,
  kind,
  pick: 0,
});

/** Does nothing as long as nothing was promised. */
const idle = ofLast('release');
const counting = { ...once, warehouse: 0, products: [0, 1, 2], pick: 0 };
const entering = (isClosing: boolean, ...entries: Entry[]): Sent => ({
  ...counting,
  kind: 'enter',
  entries,
  isClosing,
});
const some = (count: number, isAll = false): Entry => ({ product: 0, count, isAll });
const piece = (serial: string): Entry => ({ product: 1, count: 1, serial, isAll: false });
const ofCount = (kind: 'recount' | 'confirm' | 'cancel'): Sent => ({ ...once, kind, pick: 0 });
const deciding = (...picks: number[]): Sent => ({ ...once, kind: 'decide', picks, isYes: true });

/**
 * Histories that chance seldom writes: what came in is reserved when it is scrapped; what leaves is returned; a count is
 * counted anew by another; what of it is missing is promised until it is not; a piece comes after it was counted.
 */
const RARE: Sent[][][] = [
  [
    [
      { ...once, kind: 'in', warehouse: 1, lines: [{ product: 0, count: 3, cost: 7 }] },
      wantedBy(1),
      wantedBy(3),
    ],
    [ofLast('consume'), { ...once, kind: 'decide', picks: [0], isYes: true }, ofLast('return')],
    [{ ...once, kind: 'out', type: 22, warehouse: 1, lines: [{ product: 0, count: 4, cost: 0 }] }],
    [ofLast('scrap')],
  ],
  [
    [
      { ...once, kind: 'out', type: 22, warehouse: 0, lines: [{ product: 0, count: 1, cost: 0 }] },
      { ...once, kind: 'allocate', warehouse: 0, lines: [{ product: 0, count: 1, cost: 0 }] },
      wantedBy(1),
    ],
    [ofLast('release'), ofLast('return'), { ...once, kind: 'decide', picks: [0, 1], isYes: true }],
    [ofLast('sell'), ofLast('leave'), ofLast('consume')],
    [ofLast('arrive'), ofLast('leave'), ofLast('arrive')],
  ],
  [
    [{ ...counting, kind: 'count' }, { ...counting, kind: 'count' }, idle],
    [entering(false, some(2), piece('S0'), piece('S4'), piece('S0')), idle, ofCount('confirm')],
    [entering(true, some(1)), ofCount('cancel'), idle],
    [{ ...counting, kind: 'count' }, idle, ofCount('recount')],
    [entering(true, some(1, true), some(1), piece('S4')), idle, idle],
    [ofCount('confirm'), idle, idle],
    [idle, ofCount('recount'), idle],
    [entering(true, some(1)), idle, idle],
    [idle, entering(true, some(2), piece('S1'), { product: 2, count: 1, lot: 'L0', isAll: false }), idle],
    [idle, idle, ofCount('confirm')],
    [deciding(0, 1), idle, idle],
  ],
  [
    [
      { ...counting, kind: 'count' },
      { ...once, kind: 'out', type: 22, warehouse: 0, lines: [{ product: 0, count: 1, cost: 0 }] },
      idle,
    ],
    [entering(false, some(2)), idle, wantedBy(3)],
    [idle, idle, deciding(0)],
    [entering(false, some(1)), idle, idle],
    [entering(true, some(1)), idle, idle],
    [idle, ofCount('confirm'), idle],
    [idle, ofLast('release'), idle],
    [idle, ofCount('confirm'), ofCount('confirm')],
    [idle, idle, deciding(0, 1)],
  ],
  [
    [
      { ...counting, kind: 'count' },
      { ...once, kind: 'in', warehouse: 0, lines: [{ product: 1, count: 1, serial: 'S4', cost: 7 }] },
      idle,
    ],
    [entering(false, piece('S0')), idle, idle],
    [idle, idle, deciding(0)],
    [entering(true, some(4, true)), idle, idle],
    [idle, ofCount('confirm'), idle],
  ],
];

const COMES_TO = [
  'allocate: STOCK_INSUFFICIENT',
  'allocate: done',
  'arrive: STATE_CONFLICT',
  'arrive: done',
  'leave: STATE_CONFLICT',
  'leave: done',
  'cancel: done',
  'confirm: COUNT_OWN',
  'confirm: COUNT_UNFINISHED',
  'confirm: STATE_CONFLICT',
  'confirm: done',
  'consume: STATE_CONFLICT',
  'consume: done',
  'count: COUNT_OVERLAPS',
  'count: done',
  'decide: ALREADY_DECIDED',
  'decide: SELF_APPROVAL',
  'decide: SERIAL_DUPLICATE',
  'decide: STATE_CONFLICT',
  'decide: done',
  'enter: STATE_CONFLICT',
  'enter: again',
  'enter: closed',
  'enter: counted',
  'enter: elsewhere',
  'enter: found',
  'enter: moved',
  'enter: other_person',
  'enter: outside',
  'return: done',
  'in: done',
  'out: SERIAL_UNKNOWN',
  'out: STOCK_INSUFFICIENT',
  'out: done',
  'recount: STATE_CONFLICT',
  'recount: done',
  'release: done',
  'reserve: SERIAL_UNKNOWN',
  'reserve: STOCK_INSUFFICIENT',
  'reserve: done',
  'scrap: ALREADY_SCRAPPED',
  'scrap: STOCK_INSUFFICIENT',
  'scrap: done',
  'sell: NOT_FOUND',
  'sell: STATE_CONFLICT',
  'sell: done',
];

describe('a stock room in which three people work at once', () => {
  let api: TestApi;
  let walking: StockWalk;
  beforeAll(async () => {
    api = await startApi();
    walking = await StockWalk.begin(api);
  });
  afterAll(() => api?.stop());

  it(`returns and holds in ${RUNS} random histories what a simple one would, in some order (seed ${SEED})`, async () => {
    let walked = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(history, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (histories) => {
        await walking.walkAll(histories);
        walked += histories.length;
        if (walked % COUNTED_EVERY < histories.length) await expectInvariants(api.databaseUrl);
      }),
      { numRuns: RUNS / AT_ONCE, seed: SEED, endOnFailure: !isLong, examples: [[RARE]] },
    );
    await expectInvariants(api.databaseUrl);
    // Nearly whatever a step can come to was seen.
    expect(COMES_TO.filter((outcome) => !walking.seen.has(outcome))).toEqual([]);
  });
});
