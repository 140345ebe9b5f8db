import assert from 'node:assert/strict';
import fc from 'fast-check';
import { AppError } from '../../../server/src/platform/kernel/app-error.js';
import {
  PLACE,
  LockedStock,
  type Movement,
  type PartState,
  type StockState,
  type UnitState,
  type Which,
} from '../../../server/src/warehouse/stock/locked-stock.js';

const RUNS = process.env.FOVEA_LONG === '1' ? 200_000 : 10_000;
const SEED = Number(process.env.FOVEA_SEED ?? Date.now() % 2 ** 31);

/** In each of two warehouses one product kept by number or lots, in two bins, and one kept by serial numbers. */
const COUNTED = [1, 2] as const;
const PIECES = [3, 4] as const;
const PARTS_EACH = 2;
const UNITS = 4;

interface World {
  stocks: StockState[];
  parts: PartState[];
  units: UnitState[];
}

interface Line {
  isPiece: boolean;
  /** Of the pieces, or of the bins of the warehouse. */
  which: number;
  count: number;
  cost: number;
}

interface TestDocument {
  kind: 'in' | 'out' | 'allocation';
  /** Into which, out of which, or from which to the other. */
  warehouse: 0 | 1;
  lines: Line[];
}

/** What an approved document moved, step by step: an allocation leaves with the first and arrives with the second. */
interface Approved {
  document: TestDocument;
  steps: Movement[][];
}

const anEmptyWorld = (): World => ({
  stocks: [...COUNTED, ...PIECES].map((id) => ({
    id,
    reserved: 0,
    onHand: { quantity: 0, value: 0 },
    inTransit: { quantity: 0, value: 0 },
    numberWarning: null,
    isWarned: false,
  })),
  parts: COUNTED.flatMap((stockId) =>
    Array.from({ length: PARTS_EACH }, (_, at) => ({
      id: stockId * 10 + at,
      stockId,
      binId: null,
      onHand: 0,
      reserved: 0,
    })),
  ),
  units: Array.from({ length: UNITS }, (_, at) => ({
    id: 100 + at,
    place: PLACE.nowhere,
    stockId: null,
    binId: null,
    isReserved: false,
    cost: 0,
  })),
});

const whichIn = (warehouse: 0 | 1, { isPiece, which }: Line): { stockId: number; which: Which } =>
  isPiece
    ? { stockId: PIECES[warehouse], which: { unitId: 100 + (which % UNITS) } }
    : {
        stockId: COUNTED[warehouse],
        which: { partId: COUNTED[warehouse] * 10 + (which % PARTS_EACH) },
      };

const whichOf = ({ unitId, partId }: Movement): Which => {
  if (unitId !== null) return { unitId };
  assert.ok(partId !== null);
  return { partId };
};

/** Does all of it on a copy, or nothing. @returns the world after it and what moved; null where it is refused */
function attempt(
  world: World,
  work: (locked: LockedStock) => void,
): { world: World; moved: Movement[] } | null {
  const copy = structuredClone(world);
  const locked = new LockedStock(copy.stocks, copy.parts, copy.units);
  try {
    work(locked);
    return { world: copy, moved: locked.movements };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function carryOut(locked: LockedStock, { kind, warehouse, lines }: TestDocument): void {
  for (const line of lines) {
    const { stockId, which } = whichIn(warehouse, line);
    const count = line.isPiece ? 1 : line.count;
    if (kind === 'in') {
      locked.put(PLACE.onHand, stockId, which, count, line.cost * count);
      continue;
    }
    const cost = locked.take(PLACE.onHand, stockId, which, count);
    if (kind === 'allocation') {
      const target = whichIn(warehouse === 0 ? 1 : 0, line);
      locked.put(PLACE.inTransit, target.stockId, target.which, count, cost);
    }
  }
}

/** What was sent to the other warehouse arrives there, for what it cost. */
function receive(locked: LockedStock, sent: readonly Movement[]): void {
  for (const move of sent)
    if (move.place === PLACE.inTransit) {
      const cost = locked.take(PLACE.inTransit, move.stockId, whichOf(move), move.change, move.cost);
      locked.put(PLACE.onHand, move.stockId, whichOf(move), move.change, cost);
    }
}

/** Each step back: what went comes for what it cost, what came goes. */
function undo(locked: LockedStock, moved: readonly Movement[]): void {
  for (const move of [...moved].reverse())
    if (move.change > 0) locked.take(move.place, move.stockId, whichOf(move), move.change, move.cost);
    else locked.put(move.place, move.stockId, whichOf(move), -move.change, -move.cost);
}

const total = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0);

/**
 * What is on hand and in transit is the sum of the movements, in number and in value, in parts and in pieces.
 */
function expectSums({ stocks, parts, units }: World, moved: readonly Movement[]): void {
  for (const { id, onHand, inTransit } of stocks)
    for (const [place, pile] of [
      [PLACE.onHand, onHand],
      [PLACE.inTransit, inTransit],
    ] as const) {
      const own = moved.filter((move) => move.stockId === id && move.place === place);
      assert.equal(pile.quantity, total(own.map(({ change }) => change)));
      assert.equal(pile.value, total(own.map(({ cost }) => cost)));
      assert.ok(pile.quantity >= 0 && pile.value >= 0 && (pile.quantity > 0 || pile.value === 0));
      const there = units.filter((unit) => unit.stockId === id && unit.place === place);
      const isPieces = id > 2;
      if (isPieces) {
        assert.equal(pile.quantity, there.length);
        assert.equal(pile.value, total(there.map(({ cost }) => cost)));
      } else if (place === PLACE.onHand)
        assert.equal(
          pile.quantity,
          total(parts.filter(({ stockId }) => stockId === id).map((part) => part.onHand)),
        );
    }
}

/** Whether a later document moved some of the same, a piece or what is in bins, there or in the other warehouse. */
const isFollowed = (one: Approved, approved: readonly Approved[]): boolean => {
  const thingsOf = ({ lines }: TestDocument): string[] =>
    lines.map(({ isPiece, which }) => (isPiece ? `piece ${which % UNITS}` : `bin ${which % PARTS_EACH}`));
  const own = new Set(thingsOf(one.document));
  return approved
    .slice(approved.indexOf(one) + 1)
    .some(({ document: later }) => thingsOf(later).some((thing) => own.has(thing)));
};

const line: fc.Arbitrary<Line> = fc.record({
  isPiece: fc.boolean(),
  which: fc.nat(UNITS - 1),
  count: fc.integer({ min: 1, max: 7 }),
  cost: fc.nat(10_000),
});
const document: fc.Arbitrary<TestDocument> = fc.record({
  kind: fc.constantFrom('in', 'in', 'out', 'allocation'),
  warehouse: fc.constantFrom(0, 1),
  lines: fc.array(line, { minLength: 1, maxLength: 2 }),
});

/** Something of everything comes into both warehouses, so that something can leave. */
const first: fc.Arbitrary<TestDocument[]> = fc.tuple(fc.nat(9_999), fc.nat(9_999)).map(([one, other]) => {
  const linesOf = (warehouse: 0 | 1, cost: number): Line[] => [
    ...[0, 1].map((which) => ({ isPiece: false, which, count: 7, cost: cost + which })),
    ...[0, 1].map((which) => ({ isPiece: true, which: which + 2 * warehouse, count: 1, cost })),
  ];
  return [
    { kind: 'in', warehouse: 0, lines: linesOf(0, one) },
    { kind: 'in', warehouse: 1, lines: linesOf(1, other) },
  ];
});
/** A document that is approved, an allocation that arrives, or one of those before that is undone. */
const act = fc.oneof(
  { weight: 5, arbitrary: document },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('arrives' as const), pick: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undone' as const), pick: fc.nat(30) }) },
);

describe('documents and their scraps', () => {
  it(`come to nothing in number and value, with lots, bins, pieces and allocations (seed ${SEED})`, () => {
    let [approvals, arrivals, undone, inOrder] = [0, 0, 0, 0];
    fc.assert(
      fc.property(first, fc.array(act, { minLength: 3, maxLength: 25 }), (opening, actions) => {
        let world = anEmptyWorld();
        const all: Movement[] = [];
        let approved: Approved[] = [];
        let isTangled = false;
        const take = (result: ReturnType<typeof attempt>): Movement[] | null => {
          if (!result) return null;
          ({ world } = result);
          all.push(...result.moved);
          expectSums(world, all);
          return result.moved;
        };
        /** Step by step back, the last first; what cannot be undone yet stays. */
        const goBack = (one: Approved): void => {
          const last = one.steps.at(-1);
          if (!last || !take(attempt(world, (locked) => undo(locked, last)))) return;
          one.steps.pop();
          undone += 1;
          approved = approved.filter(({ steps }) => steps.length > 0);
        };
        for (const one of [...opening, ...actions]) {
          if (one.kind === 'arrives') {
            const sent = approved.filter(
              ({ document: { kind }, steps }) => kind === 'allocation' && steps.length === 1,
            );
            const allocation = sent[one.pick % Math.max(1, sent.length)];
            const moved =
              allocation && take(attempt(world, (locked) => receive(locked, allocation.steps[0] ?? [])));
            if (moved) allocation.steps.push(moved);
            arrivals += moved ? 1 : 0;
          } else if (one.kind === 'undone') {
            const chosen = approved[one.pick % Math.max(1, approved.length)];
            if (chosen) {
              isTangled ||= isFollowed(chosen, approved);
              goBack(chosen);
            }
          } else {
            const moved = take(attempt(world, (locked) => carryOut(locked, one)));
            if (moved) approved.push({ document: one, steps: [moved] });
            approvals += moved ? 1 : 0;
          }
        }
        // The latest first; what depends on another is undone after it.
        for (let left = -1; left !== approved.length + total(approved.map(({ steps }) => steps.length));) {
          left = approved.length + total(approved.map(({ steps }) => steps.length));
          for (const one of [...approved].reverse()) goBack(one);
        }
        // Where something went back before what followed it, documents may wait for each other for good; the sums held all the same.
        if (isTangled) return;
        inOrder += 1;
        assert.deepEqual(approved, []);
        const { stocks, parts, units } = world;
        const nothing = { quantity: 0, value: 0 };
        for (const stock of stocks) assert.deepEqual([stock.onHand, stock.inTransit], [nothing, nothing]);
        assert.ok(parts.every(({ onHand, reserved }) => onHand === 0 && reserved === 0));
        assert.ok(units.every(({ place, stockId }) => place === PLACE.nowhere && stockId === null));
      }),
      { numRuns: RUNS, seed: SEED },
    );
    // None of it was refused all the time.
    for (const count of [approvals, arrivals, undone, inOrder]) expect(count).toBeGreaterThan(RUNS / 10);
  });
});
