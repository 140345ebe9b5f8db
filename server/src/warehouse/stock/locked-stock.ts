import { evenPartOf } from '@fovea/shared-types/money';
import { AppError, invariant } from '../../platform/kernel/app-error.js';

/** Where a thing is: on hand in a warehouse, or on its way to one. */
export const PLACE = { nowhere: 0, onHand: 1, inTransit: 2 } as const;
export type Place = 1 | 2;

/** Of a column of whole numbers. */
const QUANTITY_MAX = 2_147_483_647;

/** A quantity and its recorded value, in minor units. */
export interface Pile {
  quantity: number;
  value: number;
}

/** A product in a warehouse, as read under its lock. */
export interface StockState {
  id: number;
  reserved: number;
  onHand: Pile;
  inTransit: Pile;
  /** Notified at or below; null: never. */
  numberWarning: number | null;
  isWarned: boolean;
}

/** What of it is of one lot and in one bin, where it is not kept by serial numbers. */
export interface PartState {
  id: number;
  stockId: number;
  binId: number | null;
  onHand: number;
  reserved: number;
}

/** A piece with its serial number. */
export interface UnitState {
  id: number;
  place: 0 | Place;
  stockId: number | null;
  binId: number | null;
  isReserved: boolean;
  cost: number;
}

/** Which of a stock: one piece, or so many of a part. */
export type Which = { unitId: number } | { partId: number };

export interface Movement {
  stockId: number;
  place: Place;
  change: number;
  after: number;
  unitId: number | null;
  partId: number | null;
  /** Out of or into which bin of the warehouse; null: of none, or in transit. */
  binId: number | null;
  cost: number;
}

/**
 * What `count` of a pile cost: their share of its value, half a minor unit to the even one; the last take what is left,
 * so that the value is always the sum of the costs.
 * @param count 1 … pile.quantity
 */
export function averageCost({ quantity, value }: Pile, count: number): number {
  if (count === quantity) return value;
  return evenPartOf(value, count, quantity);
}

/**
 * The locked rows of stock. Every movement and reservation of stock is decided here, in order, in memory; an
 * impossible one throws, and nothing is written.
 */
export class LockedStock {
  readonly movements: Movement[] = [];
  private readonly changed = {
    stocks: new Set<number>(),
    parts: new Set<number>(),
    units: new Set<number>(),
  };
  private readonly stocks: ReadonlyMap<number, StockState>;
  private readonly parts: ReadonlyMap<number, PartState>;
  private readonly units: ReadonlyMap<number, UnitState>;

  constructor(
    stocks: readonly StockState[],
    parts: readonly PartState[],
    units: readonly UnitState[],
    /** Stocks that fell to their warning number. */
    private readonly fallen = new Set<number>(),
  ) {
    this.stocks = byId(stocks);
    this.parts = byId(parts);
    this.units = byId(units);
  }

  /** Promises what is free. */
  hold(stockId: number, which: Which, count: number): void {
    const stock = this.stock(stockId);
    stock.reserved += count;
    if ('unitId' in which) {
      const unit = this.unit(which.unitId);
      if (unit.place !== PLACE.onHand || unit.stockId !== stockId || unit.isReserved) throw insufficient();
      unit.isReserved = true;
    } else {
      const part = this.part(which.partId);
      part.reserved += count;
      if (part.reserved > part.onHand) throw insufficient();
    }
    if (stock.reserved > stock.onHand.quantity) throw insufficient();
  }

  /** What was promised is free again. */
  free(stockId: number, which: Which, count: number): void {
    this.stock(stockId).reserved -= count;
    if ('unitId' in which) this.unit(which.unitId).isReserved = false;
    else this.part(which.partId).reserved -= count;
  }

  /**
   * Takes what is free.
   * @param wanted what it came in for, when that is undone: no more than there is
   * @returns what it cost
   */
  take(place: Place, stockId: number, which: Which, count: number, wanted?: number): number {
    const stock = this.stock(stockId);
    const pile = pileOf(stock, place);
    if (pile.quantity < count) throw insufficient();
    const binId = place === PLACE.onHand ? this.binOf(which) : null;
    const cost =
      'unitId' in which
        ? this.lift(this.unit(which.unitId), place, stockId)
        : count === pile.quantity || wanted === undefined
          ? averageCost(pile, count)
          : Math.min(wanted, pile.value);
    if (place === PLACE.onHand) {
      if ('partId' in which) {
        const part = this.part(which.partId);
        part.onHand -= count;
        if (part.onHand < part.reserved) throw insufficient();
      }
      if (stock.reserved > pile.quantity - count) throw insufficient();
    }
    this.note(stock, place, which, { change: -count, cost: -cost, binId });
    return cost;
  }

  /** Puts what is nowhere else. */
  put(
    place: Place,
    stockId: number,
    which: Which,
    count: number,
    cost: number,
    binId: number | null = null,
  ): void {
    const stock = this.stock(stockId);
    if ('unitId' in which) {
      const unit = this.unit(which.unitId);
      if (unit.place !== PLACE.nowhere) throw new AppError('SERIAL_DUPLICATE');
      Object.assign(unit, { place, stockId, cost, binId: place === PLACE.onHand ? binId : null });
    } else if (place === PLACE.onHand) {
      const part = this.part(which.partId);
      invariant(part.stockId === stockId, 'a part is of one stock');
      part.onHand += count;
    }
    this.note(stock, place, which, {
      change: count,
      cost,
      binId: place === PLACE.onHand ? this.binOf(which) : null,
    });
  }

  /**
   * Moves contents of one bin to another; of a part what is free, into another part of its lot. Two
   * movements, of which the second undoes what the first did to number and value.
   */
  shift(
    stockId: number,
    what: { unitId: number; binId: number | null } | { partId: number; into: number },
    count: number,
  ): void {
    const stock = this.stock(stockId);
    if ('unitId' in what) {
      const unit = this.unit(what.unitId);
      if (unit.place !== PLACE.onHand || unit.stockId !== stockId) throw insufficient();
      const { cost, binId } = unit;
      unit.binId = what.binId;
      this.note(stock, PLACE.onHand, what, { change: -count, cost: -cost, binId });
      this.note(stock, PLACE.onHand, what, { change: count, cost, binId: what.binId });
      return;
    }
    const [from, into] = [this.part(what.partId), this.part(what.into)];
    from.onHand -= count;
    into.onHand += count;
    if (from.onHand < from.reserved) throw insufficient();
    const cost = averageCost(stock.onHand, count);
    this.note(stock, PLACE.onHand, what, { change: -count, cost: -cost, binId: from.binId });
    this.note(stock, PLACE.onHand, { partId: into.id }, { change: count, cost, binId: into.binId });
  }

  /** Everything that is another than it was read. */
  changes(): { stocks: StockState[]; parts: PartState[]; units: UnitState[]; fallen: readonly number[] } {
    const those = <State>(ids: ReadonlySet<number>, states: ReadonlyMap<number, State>): State[] =>
      [...ids].sort((a, b) => a - b).flatMap((id) => states.get(id) ?? []);
    return {
      stocks: those(this.changed.stocks, this.stocks),
      parts: those(this.changed.parts, this.parts),
      units: those(this.changed.units, this.units),
      fallen: [...this.fallen],
    };
  }

  private lift(unit: UnitState, place: Place, stockId: number): number {
    if (unit.place !== place || unit.stockId !== stockId || unit.isReserved) throw insufficient();
    Object.assign(unit, { place: PLACE.nowhere, stockId: null, binId: null });
    return unit.cost;
  }

  private binOf(which: Which): number | null {
    return 'unitId' in which ? this.unit(which.unitId).binId : known(this.parts, which.partId).binId;
  }

  private note(
    stock: StockState,
    place: Place,
    which: Which,
    { change, cost, binId }: Pick<Movement, 'change' | 'cost' | 'binId'>,
  ): void {
    const pile = pileOf(stock, place);
    pile.quantity += change;
    pile.value += cost;
    if (pile.quantity > QUANTITY_MAX || pile.value > Number.MAX_SAFE_INTEGER)
      throw new AppError('STOCK_LIMIT');
    this.movements.push({
      stockId: stock.id,
      place,
      change,
      after: pile.quantity,
      unitId: 'unitId' in which ? which.unitId : null,
      partId: 'partId' in which ? which.partId : null,
      binId,
      cost,
    });
    if (place === PLACE.onHand) this.warn(stock, change);
  }

  /** Notified once per fall: again only after it was above. */
  private warn(stock: StockState, change: number): void {
    const isLow = stock.numberWarning !== null && stock.onHand.quantity <= stock.numberWarning;
    if (isLow && !stock.isWarned && change < 0) this.fallen.add(stock.id);
    if (!isLow) this.fallen.delete(stock.id);
    stock.isWarned = isLow;
  }

  private stock(id: number): StockState {
    this.changed.stocks.add(id);
    return known(this.stocks, id);
  }

  private part(id: number): PartState {
    this.changed.parts.add(id);
    return known(this.parts, id);
  }

  private unit(id: number): UnitState {
    this.changed.units.add(id);
    return known(this.units, id);
  }
}

const insufficient = (): AppError => new AppError('STOCK_INSUFFICIENT');

const pileOf = (stock: StockState, place: Place): Pile =>
  place === PLACE.onHand ? stock.onHand : stock.inTransit;

const byId = <State extends { id: number }>(states: readonly State[]): ReadonlyMap<number, State> =>
  new Map(states.map((state) => [state.id, state]));

function known<State>(states: ReadonlyMap<number, State>, id: number): State {
  const state = states.get(id);
  invariant(state, 'what is moved was locked');
  return state;
}
