import {
  begun,
  came,
  cancelled,
  confirmed,
  countedAnew,
  entered,
  pictureOf,
  type Count,
  type CountedRoom,
  type CountPicture,
  type Entry,
} from './naive-count.js';
import { BY_SERIAL, LOTS, Refusal, type Line } from './naive-model.js';

/** So many of a lot (or of none) in a warehouse, or one piece. */
interface Thing {
  warehouse: number;
  product: number;
  lot: string;
  serial: string;
}

interface Some extends Thing {
  count: number;
}

interface Moved extends Some {
  change: number;
  cost: number;
}

/** What somebody was promised, and what became of it. */
interface Promised {
  is: 'held' | 'consumed' | 'free';
  holds: Some[];
  moves: Moved[];
  isUndone: boolean;
}

interface TestDocument extends Promised {
  by: number;
  type: number;
  warehouse: number;
  /** Of an allocation: where it goes, and what is on its way there for how much. */
  to: number;
  way: (Some & { cost: number })[];
  lines: readonly Line[];
  status: number;
  decision: number;
  /** The name of the document that a reversal undoes. */
  reverses: string | null;
}

const STOCK_IN = 11;
const SALE = 21;
const ALLOCATION = 31;
const COUNT_SHORT = 26;
const REVERSAL = 41;
const LENT = [22, 23];

/**
 * The simplest model of a stock room: lists of what is where and reserved for whom. Nothing in it is quick,
 * stored or locked; a throwing step may have changed half of it, so every step is applied to a copy.
 */
/** What is missing of a count cannot be taken out while something else is to get it. */
function reservedRefused(takeOut: () => void): void {
  try {
    takeOut();
  } catch (error) {
    if (error instanceof Refusal && error.ids.includes('STOCK_INSUFFICIENT'))
      throw new Refusal('COUNT_RESERVED');
    throw error;
  }
}

export class NaiveStock implements CountedRoom {
  private readonly lying: Some[] = [];
  private readonly pieces: {
    product: number;
    serial: string;
    warehouse: number | null;
    isOnItsWay: boolean;
    cost: number;
    /** What moved it and is not undone, in that order. */
    moved: Promised[];
  }[] = [];
  /** The cost of what is there by number or by lots, by warehouse and product. */
  private readonly values: Record<string, number> = {};
  private readonly documents: Record<string, TestDocument> = {};
  private readonly holders: Record<string, Promised> = {};
  private readonly counts: Record<string, Count> = {};
  /** What one cost that came in last, by warehouse and product. */
  private readonly lastCosts: Record<string, number> = {};

  copy(): NaiveStock {
    return Object.assign(new NaiveStock(), structuredClone({ ...this }));
  }

  sendIn(name: string, by: number, warehouse: number, lines: readonly Line[]): void {
    this.documents[name] = aDocument(by, STOCK_IN, warehouse, lines);
  }

  sendOut(name: string, by: number, type: number, warehouse: number, lines: readonly Line[]): void {
    const holds = this.choose(warehouse, lines);
    this.documents[name] = { ...aDocument(by, type, warehouse, lines), holds, is: 'held' };
  }

  sendAllocation(name: string, by: number, from: number, to: number, lines: readonly Line[]): void {
    const holds = this.choose(from, lines);
    this.documents[name] = { ...aDocument(by, ALLOCATION, from, lines), holds, is: 'held', to };
  }

  /** Stock on hand there becomes stock in transit here. */
  leave(name: string): void {
    const document = this.document(name);
    if (document.type !== ALLOCATION) throw new Refusal('NOT_FOUND');
    if (document.status !== 1) throw new Refusal('STATE_CONFLICT');
    this.refuseReversalRequested(name);
    const { holds, to } = document;
    document.holds = [];
    document.status = 2;
    for (const some of holds) {
      const same = document.way.find((one) => isSame(one, some));
      if (same) same.count += some.count;
      else document.way.push({ ...some, cost: 0 });
    }
    for (const some of document.way) {
      some.cost = this.take(some, null);
      const piece = this.pieces.find(({ serial }) => serial === some.serial);
      if (piece) Object.assign(piece, { warehouse: to, isOnItsWay: true });
      piece?.moved.push(document);
    }
  }

  /** All of it is there. */
  arrive(name: string): void {
    const document = this.document(name);
    if (document.type !== ALLOCATION) throw new Refusal('NOT_FOUND');
    if (document.status !== 2) throw new Refusal('STATE_CONFLICT');
    this.refuseReversalRequested(name);
    for (const some of document.way) this.land(some, document.to, some.cost);
    document.status = 3;
  }

  decide(name: string, by: number, isYes: boolean): void {
    const document = this.document(name);
    if (document.decision === -2) throw new Refusal('STATE_CONFLICT');
    if (document.decision !== 0) throw new Refusal('ALREADY_DECIDED');
    if (document.by === by) throw new Refusal('SELF_APPROVAL');
    if (document.reverses !== null) {
      this.free(document);
      if (isYes) this.reverse(this.document(document.reverses));
    } else if (document.type !== STOCK_IN) {
      if (!isYes) this.free(document);
      else if (document.type !== ALLOCATION) this.carryOut(document);
    } else if (isYes) this.receiveStock(document, document.warehouse, document.lines);
    document.status = document.decision = isYes ? 1 : -1;
  }

  /** Its initiator withdraws or closes it; of what is approved the reversal is requested, once. */
  scrap(name: string, by: number): void {
    const document = this.document(name);
    if (document.status === 9) throw new Refusal('ALREADY_SCRAPPED');
    if (document.type === REVERSAL && document.status !== 0) throw new Refusal('STATE_CONFLICT');
    if (document.status !== 0 && document.status !== -1) return this.requestReversal(name, by);
    if (document.by !== by) throw new Refusal('INITIATOR_ONLY');
    this.free(document);
    if (document.status === 0) document.decision = -2;
    document.status = 9;
  }

  sell(name: string): void {
    const document = this.document(name);
    if ([STOCK_IN, ALLOCATION, REVERSAL].includes(document.type)) throw new Refusal('NOT_FOUND');
    if (!LENT.includes(document.type) || document.status !== 1) throw new Refusal('STATE_CONFLICT');
    this.refuseReversalRequested(name);
    document.type = SALE;
  }

  reserve(name: string, warehouse: number, lines: readonly Line[]): void {
    this.holders[name] = { ...nobodys(), holds: this.choose(warehouse, lines), is: 'held' };
  }

  release(name: string): void {
    this.free(this.holder(name));
  }

  /** @returns what it cost */
  consume(name: string): number {
    const holder = this.holder(name);
    if (holder.is === 'held') this.carryOut(holder);
    else if (holder.is === 'free') throw new Refusal('STATE_CONFLICT');
    return -sumOf(holder.moves, ({ cost }) => cost);
  }

  returnStock(name: string): void {
    const holder = this.holder(name);
    if (holder.moves.length === 0) this.free(holder);
    else if (!holder.isUndone) this.undo(holder);
  }

  beginCount(name: string, warehouse: number, products: readonly number[]): void {
    this.counts[name] = begun(this, Object.values(this.counts), warehouse, products);
  }

  /** @returns what became of each entry */
  enter(name: string, by: number, entries: readonly Entry[], isClosing: boolean): string[] {
    return entered(this, this.count(name), by, entries, isClosing);
  }

  recount(name: string): number {
    return countedAnew(this.count(name));
  }

  /** @returns how many documents follow */
  confirm(name: string, by: number): number {
    const count = this.count(name);
    const { surplus, shortage } = confirmed(this, count, by);
    if (surplus.length > 0) this.sendIn(documentOf(name, 'in'), by, count.warehouse, surplus);
    if (shortage.length > 0)
      reservedRefused(() =>
        this.sendOut(documentOf(name, 'out'), by, COUNT_SHORT, count.warehouse, shortage),
      );
    return Math.sign(surplus.length) + Math.sign(shortage.length);
  }

  cancel(name: string): void {
    cancelled(this.count(name));
  }

  onHand(warehouse: number, product: number, lot: string): number {
    return this.lying.find((one) => isSame(one, { warehouse, product, lot, serial: '' }))?.count ?? 0;
  }

  lotsIn(warehouse: number, product: number): string[] {
    return this.lying
      .filter((one) => keyOf(one) === keyOf({ warehouse, product }) && one.count > 0)
      .map(({ lot }) => lot)
      .toSorted();
  }

  piecesIn(warehouse: number): string[] {
    return this.pieces
      .filter((one) => one.warehouse === warehouse && !one.isOnItsWay)
      .map(({ serial }) => serial);
  }

  piece(serial: string): NaiveStock['pieces'][number] | undefined {
    return this.pieces.find((one) => one.serial === serial);
  }

  costOf(warehouse: number, product: number): number {
    const key = keyOf({ warehouse, product });
    const there = this.piecesIn(warehouse);
    const [value, count] =
      product === BY_SERIAL
        ? [sumOf(there, (serial) => this.piece(serial)?.cost ?? 0), there.length]
        : [this.values[key] ?? 0, sumOf(this.lying, (one) => (keyOf(one) === key ? one.count : 0))];
    return Math.round(count > 0 ? value / count : (this.lastCosts[key] ?? 0));
  }

  /** Comes in without a document, before a history begins. */
  open(warehouse: number, lines: readonly Line[]): void {
    this.receiveStock(nobodys(), warehouse, lines);
  }

  /** Everything that can be seen of it. */
  picture(): Picture {
    const lying = this.lying.filter(({ count }) => count > 0);
    const stock: Picture['stock'] = {};
    const add = (place: Place, added: Partial<Record<keyof typeof FIGURES, number>>): void => {
      const figures = (stock[keyOf(place)] ??= [0, 0, 0, 0, 0]);
      for (const [name, figure] of Object.entries(added))
        figures[FIGURES[name as keyof typeof FIGURES]] += figure;
    };
    for (const some of lying) add(some, { onHand: some.count, promised: this.held(some) });
    for (const [key, value] of Object.entries(this.values))
      if (stock[key]) stock[key][FIGURES.value] += value;
    for (const { status, to, way } of Object.values(this.documents))
      if (status === 2)
        for (const { product, count, cost } of way)
          add({ warehouse: to, product }, { inTransit: count, transitValue: cost });
    const pieces: Picture['pieces'] = {};
    for (const { product, serial, warehouse, cost, isOnItsWay } of this.pieces) {
      if (warehouse === null) continue;
      const promised = this.held({ warehouse, product, lot: '', serial });
      if (!isOnItsWay) add({ warehouse, product }, { onHand: 1, promised, value: cost });
      pieces[serial] = [warehouse, promised, cost, isOnItsWay ? 2 : 1];
    }
    return {
      stock,
      pieces,
      counts: Object.fromEntries(
        Object.entries(this.counts).map(([name, count]) => [name, pictureOf(count)]),
      ),
      parts: Object.fromEntries(
        lying.map((some) => [`${keyOf(some)} ${some.lot}`, [some.count, this.held(some)]]),
      ),
      documents: Object.fromEntries(
        Object.entries(this.documents).map(([name, { type, status, decision: word }]) => [
          name,
          [type, status, word],
        ]),
      ),
    };
  }

  private receiveStock(promised: Promised, warehouse: number, lines: readonly Line[]): void {
    for (const line of lines) {
      const { product, count, lot = '', serial = '' } = line;
      const some = { warehouse, product, lot: product === BY_SERIAL ? '' : lot, serial, count };
      this.put(some, count * line.cost);
      this.piece(serial)?.moved.push(promised);
      promised.moves.push({ ...some, change: count, cost: count * line.cost });
    }
  }

  /** What the lines get: pieces that are named first, then what comes first, of lots what expires first. */
  private choose(warehouse: number, lines: readonly Line[]): Some[] {
    const chosen: Some[] = [];
    const isTaken = (thing: Thing): number =>
      this.held(thing) + sumOf(chosen, (one) => (isSame(one, thing) ? one.count : 0));
    const byName = (line: Line): boolean => line.serial !== undefined;
    for (const line of [...lines.filter(byName), ...lines.filter((one) => !byName(one))]) {
      const { product, lot, serial } = line;
      let missing = line.count;
      const take = (thing: Thing, count: number): void => {
        const free = Math.min(missing, count - isTaken(thing));
        if (free > 0) chosen.push({ ...thing, count: free });
        missing -= Math.max(0, free);
      };
      if (product === BY_SERIAL)
        for (const piece of this.pieces)
          if (piece.warehouse === warehouse && !piece.isOnItsWay && piece.product === product)
            if (serial === undefined || piece.serial === serial)
              take({ warehouse, product, lot: '', serial: piece.serial }, 1);
      for (const some of this.lying.toSorted((a, b) => (LOTS[a.lot] ?? '').localeCompare(LOTS[b.lot] ?? '')))
        if (keyOf(some) === keyOf({ warehouse, product }) && (lot === undefined || some.lot === lot))
          take({ warehouse, product, lot: some.lot, serial: '' }, some.count);
      if (missing > 0) throw new Refusal('STOCK_INSUFFICIENT', ...(serial ? ['SERIAL_UNKNOWN'] : []));
    }
    return chosen;
  }

  private free(promised: Promised): void {
    if (promised.is !== 'held') return;
    promised.holds = [];
    promised.is = 'free';
  }

  private carryOut(promised: Promised): void {
    const { holds } = promised;
    promised.holds = [];
    promised.is = 'consumed';
    for (const some of holds) {
      promised.moves.push({ ...some, change: -some.count, cost: -this.take(some, null) });
      this.piece(some.serial)?.moved.push(promised);
    }
  }

  /** What the document brought in is held for its reversal. */
  private requestReversal(name: string, by: number): void {
    const document = this.document(name);
    if (this.reversalsOf(name).some(({ status }) => status === 0)) return;
    const holds =
      document.type === STOCK_IN
        ? document.moves.map(({ warehouse, product, lot, serial, count }) => ({
            warehouse,
            product,
            lot,
            serial,
            count,
          }))
        : document.status === 3
          ? document.way.map(({ cost: _, ...some }) => ({ ...some, warehouse: document.to }))
          : [];
    const merged = mergedOf(holds);
    const gone = merged.filter((some) => !this.isFree(some));
    if (gone.some(({ serial }) => serial !== '')) throw new Refusal('PIECES_NOT_FREE');
    if (gone.length > 0) throw new Refusal('STOCK_INSUFFICIENT');
    this.refuseMovedSince(document, holds);
    this.documents[reversalOf(name, this.reversalsOf(name).length)] = {
      ...aDocument(by, REVERSAL, document.warehouse, document.lines),
      holds: merged,
      is: 'held',
      reverses: name,
    };
  }

  private reverse(document: TestDocument): void {
    if (document.way.length > 0) this.returnPieces(document);
    else if (document.moves.length > 0) this.undo(document);
    else this.free(document);
    document.status = 9;
  }

  private reversalsOf(name: string): TestDocument[] {
    return Object.values(this.documents).filter(({ reverses }) => reverses === name);
  }

  private refuseReversalRequested(name: string): void {
    if (this.reversalsOf(name).some(({ status }) => status === 0)) throw new Refusal('REVERSAL_REQUESTED');
  }

  private isFree(some: Some): boolean {
    if (some.product !== BY_SERIAL) {
      const there = this.lying.find((one) => isSame(one, some))?.count ?? 0;
      return there - this.held(some) >= some.count;
    }
    const piece = this.piece(some.serial);
    return piece?.warehouse === some.warehouse && !piece.isOnItsWay && this.held(some) === 0;
  }

  private refuseMovedSince(promised: Promised, came: readonly Thing[]): void {
    for (const { warehouse, serial } of came) {
      const piece = this.piece(serial);
      const isThere = piece?.warehouse === warehouse && !piece.isOnItsWay;
      if (isThere && piece.moved.at(-1) !== promised) throw new Refusal('PIECE_MOVED_SINCE');
    }
  }

  private undo(promised: Promised): void {
    const pieces = promised.moves.flatMap(({ serial }) => this.piece(serial) ?? []);
    this.refuseMovedSince(
      promised,
      promised.moves.filter(({ change }) => change > 0),
    );
    for (const piece of pieces) piece.moved = piece.moved.filter((one) => one !== promised);
    for (const move of promised.moves) if (move.change < 0) this.put(move, -move.cost);
    for (const move of promised.moves) if (move.change > 0) this.take(move, move.cost);
    promised.isUndone = true;
  }

  /** What was sent is at its source again, whether it had arrived or not. */
  private returnPieces(document: TestDocument): void {
    const { status, to, warehouse, way } = document;
    for (const some of way) {
      const cost = status === 2 ? some.cost : this.take({ ...some, warehouse: to }, some.cost);
      this.land(some, warehouse, cost);
      const piece = this.piece(some.serial);
      if (piece) piece.moved = piece.moved.filter((one) => one !== document);
    }
  }

  private land(some: Some, warehouse: number, cost: number): void {
    const piece = this.pieces.find(({ serial }) => serial === some.serial);
    if (!piece) return this.put({ ...some, warehouse }, cost);
    Object.assign(piece, { warehouse, isOnItsWay: false });
    came(Object.values(this.counts), piece.serial);
    this.lastCosts[keyOf({ ...some, warehouse })] = cost;
  }

  private put(some: Some, cost: number): void {
    const { warehouse, product, serial } = some;
    this.lastCosts[keyOf(some)] = cost / some.count;
    if (product === BY_SERIAL) {
      const known = this.piece(serial);
      if (!known) this.pieces.push({ product, serial, warehouse, isOnItsWay: false, cost, moved: [] });
      else if (known.warehouse === null) Object.assign(known, { warehouse, cost });
      else throw new Refusal('SERIAL_DUPLICATE');
      came(Object.values(this.counts), serial);
      return;
    }
    const there = this.lying.find((one) => isSame(one, some));
    if (there) there.count += some.count;
    else this.lying.push({ ...some });
    this.values[keyOf(some)] = (this.values[keyOf(some)] ?? 0) + cost;
  }

  /** @param wanted what it came for, when that is undone; null: what it costs by now */
  private take(some: Some, wanted: number | null): number {
    const key = keyOf(some);
    if (some.product === BY_SERIAL) {
      const piece = this.pieces.find(({ serial }) => serial === some.serial);
      if (piece?.warehouse !== some.warehouse || piece.isOnItsWay || this.held(some) > 0)
        throw new Refusal('STOCK_INSUFFICIENT');
      piece.warehouse = null;
      return piece.cost;
    }
    const there = this.lying.find((one) => isSame(one, some));
    if (!there || there.count - this.held(some) < some.count) throw new Refusal('STOCK_INSUFFICIENT');
    const all = sumOf(this.lying, (one) => (keyOf(one) === key ? one.count : 0));
    const value = this.values[key] ?? 0;
    const cost =
      some.count === all
        ? value
        : wanted === null
          ? halfToEven(value * some.count, all)
          : Math.min(wanted, value);
    there.count -= some.count;
    this.values[key] = value - cost;
    return cost;
  }

  private held(thing: Thing): number {
    return sumOf([...Object.values(this.documents), ...Object.values(this.holders)], ({ holds }) =>
      sumOf(holds, (one) => (isSame(one, thing) ? one.count : 0)),
    );
  }

  private document(name: string): TestDocument {
    const document = this.documents[name];
    if (!document) throw new Refusal('NOT_FOUND');
    return document;
  }

  private count(name: string): Count {
    const count = this.counts[name];
    if (!count) throw new Refusal('NOT_FOUND');
    return count;
  }

  private holder(name: string): Promised {
    return this.holders[name] ?? { ...nobodys(), is: 'free' };
  }
}

interface Place {
  warehouse: number;
  product: number;
}

const FIGURES = { onHand: 0, promised: 1, value: 2, inTransit: 3, transitValue: 4 } as const;

/** By warehouse and product; pieces: where, reserved, cost, place; parts; documents: type, status, decision. */
export interface Picture {
  /** On hand, reserved, value; in transit there, and its value. */
  stock: Record<string, [number, number, number, number, number]>;
  pieces: Record<string, [number, number, number, number]>;
  parts: Record<string, [number, number]>;
  documents: Record<string, [number, number, number]>;
  counts: Record<string, CountPicture>;
}

/** The reversals of a document, numbered as they were requested. */
export const reversalOf = (name: string, before: number): string => `${name}, reversal ${before + 1}`;

/** What follows from a count. */
export const documentOf = (count: string, is: 'in' | 'out'): string => `${count}, ${is}`;

export const keyOf = ({ warehouse, product }: Place): string => `${warehouse} ${product}`;

const aDocument = (by: number, type: number, warehouse: number, lines: readonly Line[]): TestDocument => ({
  ...nobodys(),
  by,
  type,
  warehouse,
  to: warehouse,
  way: [],
  lines,
  status: 0,
  decision: 0,
  reverses: null,
});

const nobodys = (): Promised => ({ is: 'consumed', holds: [], moves: [], isUndone: false });

const isSame = (one: Thing, other: Thing): boolean =>
  keyOf(one) === keyOf(other) && one.lot === other.lot && one.serial === other.serial;

/** The same of several lines, once. */
function mergedOf(somes: readonly Some[]): Some[] {
  const merged: Some[] = [];
  for (const some of somes) {
    const same = merged.find((one) => isSame(one, some));
    if (same) same.count += some.count;
    else merged.push({ ...some });
  }
  return merged;
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

/** Of numbers small enough to be exact. */
function halfToEven(dividend: number, divisor: number): number {
  const whole = Math.floor(dividend / divisor);
  const rest = (dividend - whole * divisor) * 2;
  return rest > divisor || (rest === divisor && whole % 2 === 1) ? whole + 1 : whole;
}
