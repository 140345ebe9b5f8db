import assert from 'node:assert/strict';
import fc from 'fast-check';
import { AppError } from '../../platform/kernel/app-error.js';
import { averageCost, PLACE, LockedStock, type Movement, type StockState } from './locked-stock.js';

const RUNS = process.env.FOVEA_LONG === '1' ? 100_000 : 10_000;
const SEED = Number(process.env.FOVEA_SEED ?? Date.now() % 2 ** 31);
const seeded = { numRuns: RUNS, seed: SEED };

const STOCK = 1;
const PART = 10;

const anEmptyStock = (changes: Partial<StockState> = {}): StockState => ({
  id: STOCK,
  reserved: 0,
  onHand: { quantity: 0, value: 0 },
  inTransit: { quantity: 0, value: 0 },
  numberWarning: null,
  isWarned: false,
  ...changes,
});
const aPart = () => ({ id: PART, stockId: STOCK, binId: null, onHand: 0, reserved: 0 });
const aPiece = (id: number) => ({
  id,
  place: PLACE.nowhere,
  stockId: null,
  binId: null,
  isReserved: false,
  cost: 0,
});

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);
const refusalOf = (work: () => unknown): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.id;
    throw error;
  }
};

describe('what some of a pile cost', () => {
  it('is their share, half a unit to the even one', () => {
    expect(averageCost({ quantity: 4, value: 10 }, 1)).toBe(2);
    expect(averageCost({ quantity: 4, value: 14 }, 1)).toBe(4);
    expect(averageCost({ quantity: 3, value: 100 }, 1)).toBe(33);
    expect(averageCost({ quantity: 3, value: 100 }, 2)).toBe(67);
  });

  it('is all that is left for the last', () => {
    expect(averageCost({ quantity: 3, value: 100 }, 3)).toBe(100);
  });

  it('stays exact where the product of number and value is no safe integer', () => {
    expect(averageCost({ quantity: 1_000_000, value: 9_007_199_254_740_991 }, 999_999)).toBe(
      9_007_190_247_541_736,
    );
  });

  it(`is never more than there is, nor half a unit off (seed ${SEED})`, () => {
    const pile = fc.record({ quantity: fc.integer({ min: 1, max: 10_000 }), value: fc.nat(10_000_000_000) });
    fc.assert(
      fc.property(pile, fc.nat(), ({ quantity, value }, some) => {
        const count = (some % quantity) + 1;
        const cost = averageCost({ quantity, value }, count);
        expect(cost).toBeGreaterThanOrEqual(0);
        expect(cost).toBeLessThanOrEqual(value);
        expect(Math.abs(cost * quantity - value * count) * 2).toBeLessThanOrEqual(quantity);
      }),
      seeded,
    );
  });
});

describe('the stock ledger', () => {
  it('refuse more than is free, and change nothing the second time a piece comes', () => {
    const locked = new LockedStock([anEmptyStock()], [aPart()], [aPiece(5)]);
    locked.put(PLACE.onHand, STOCK, { partId: PART }, 3, 300);
    locked.hold(STOCK, { partId: PART }, 2);
    expect(refusalOf(() => locked.take(PLACE.onHand, STOCK, { partId: PART }, 2))).toBe('STOCK_INSUFFICIENT');
    const pieces = new LockedStock([anEmptyStock()], [], [aPiece(5)]);
    pieces.put(PLACE.onHand, STOCK, { unitId: 5 }, 1, 700);
    expect(refusalOf(() => pieces.put(PLACE.onHand, STOCK, { unitId: 5 }, 1, 700))).toBe('SERIAL_DUPLICATE');
  });

  it('take no more than they can count', () => {
    const full = (onHand: { quantity: number; value: number }): LockedStock =>
      new LockedStock([anEmptyStock({ onHand })], [{ ...aPart(), onHand: onHand.quantity }], []);
    const many = full({ quantity: 2_147_483_646, value: 0 });
    expect(refusalOf(() => many.put(PLACE.onHand, STOCK, { partId: PART }, 1, 0))).toBeNull();
    expect(refusalOf(() => many.put(PLACE.onHand, STOCK, { partId: PART }, 1, 0))).toBe('STOCK_LIMIT');
    const dear = full({ quantity: 1, value: Number.MAX_SAFE_INTEGER });
    expect(refusalOf(() => dear.put(PLACE.onHand, STOCK, { partId: PART }, 1, 1))).toBe('STOCK_LIMIT');
  });

  it('let a piece leave at its own cost, whatever the others cost', () => {
    const locked = new LockedStock([anEmptyStock()], [], [aPiece(5), aPiece(6)]);
    locked.put(PLACE.onHand, STOCK, { unitId: 5 }, 1, 700);
    locked.put(PLACE.onHand, STOCK, { unitId: 6 }, 1, 100);
    expect(locked.take(PLACE.onHand, STOCK, { unitId: 5 }, 1)).toBe(700);
  });

  it('notify once per fall, and again only after there was more', () => {
    const low = (quantity: number, isWarned: boolean, change: number): readonly number[] => {
      const stock = anEmptyStock({ onHand: { quantity, value: 0 }, numberWarning: 5, isWarned });
      const locked = new LockedStock([stock], [{ ...aPart(), onHand: quantity }], []);
      if (change < 0) locked.take(PLACE.onHand, STOCK, { partId: PART }, -change);
      else locked.put(PLACE.onHand, STOCK, { partId: PART }, change, 0);
      return locked.changes().fallen;
    };
    expect(low(6, false, -1)).toEqual([STOCK]);
    expect(low(5, true, -1)).toEqual([]);
    expect(low(4, true, 1)).toEqual([]);
    expect(low(7, false, -1)).toEqual([]);
  });

  /** In for a cost, out, or one of those before undone; of a stock kept by number or of pieces. */
  const step = fc.record({
    kind: fc.constantFrom('in', 'in', 'out', 'undo'),
    count: fc.integer({ min: 1, max: 9 }),
    cost: fc.nat(100_000),
    which: fc.nat(),
  });

  it(`hold that the value is the sum of the costs, and that what is undone comes to nothing (seed ${SEED})`, () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(step, { maxLength: 40 }), (isSerial, steps) => {
        const stock = anEmptyStock();
        const units = Array.from({ length: 12 }, (_, at) => aPiece(at + 100));
        const locked = new LockedStock([stock], [aPart()], units);
        const booked: Movement[] = [];
        const undone = new Set<Movement>();
        const total = { quantity: 0, value: 0 };
        const undo = (movement: Movement): string | null =>
          refusalOf(() => {
            const which = movement.unitId === null ? { partId: PART } : { unitId: movement.unitId };
            if (movement.change > 0) locked.take(PLACE.onHand, STOCK, which, movement.change, movement.cost);
            else locked.put(PLACE.onHand, STOCK, which, -movement.change, -movement.cost);
            undone.add(movement);
          });
        for (const { kind, count, cost, which } of steps) {
          const piece = { unitId: (which % units.length) + 100 };
          const [one, number] = isSerial ? [piece, 1] : [{ partId: PART }, count];
          const before = locked.movements.length;
          // Refused for no stock or a piece that is there: then nothing moved.
          const refused = refusalOf(() => {
            if (kind === 'in') locked.put(PLACE.onHand, STOCK, one, number, cost);
            if (
              kind === 'out' &&
              stock.onHand.quantity >= number &&
              (!isSerial || isHere(units, piece.unitId))
            )
              locked.take(PLACE.onHand, STOCK, one, number);
          });
          if (refused === null && kind !== 'undo') booked.push(...locked.movements.slice(before));
          const open = booked.filter((movement) => !undone.has(movement));
          const wanted = open[which % Math.max(1, open.length)];
          if (
            kind === 'undo' &&
            wanted &&
            (isSerial || wanted.change < 0 || stock.onHand.quantity >= wanted.change)
          )
            undo(wanted);
          const moved = locked.movements.slice(before);
          total.quantity += sum(moved.map((movement) => movement.change));
          total.value += sum(moved.map((movement) => movement.cost));
          assert.deepEqual(stock.onHand, total);
          assert.ok(total.value >= 0 && (total.quantity > 0 || total.value === 0));
        }
        // What came in can be undone while it is there, what went out once its piece is away: one undoing frees another.
        const left = (): Movement[] => booked.filter((movement) => !undone.has(movement)).reverse();
        for (let before = Infinity; left().length < before;) {
          before = left().length;
          left().forEach(undo);
        }
        expect(left()).toEqual([]);
        expect(stock.onHand).toEqual({ quantity: 0, value: 0 });
      }),
      seeded,
    );
  });
});

const isHere = (units: readonly { id: number; place: number }[], id: number): boolean =>
  units.some((unit) => unit.id === id && unit.place === PLACE.onHand);
