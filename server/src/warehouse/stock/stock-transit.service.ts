import { Injectable } from '@nestjs/common';
import { allocate } from '@fovea/shared-types/money';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import { elementAt } from '../../platform/kernel/element-at.js';
import { chooseArrived, type Arrived, type FoundLine, type OnTheWay } from './choose-arrived.js';
import { averageCost, PLACE, LockedStock, type Which } from './locked-stock.js';
import { stockFell } from './stock-fell.js';
import { StockPromises, type HeldRow } from './stock-promise.repository.js';
import { StockRepository, type StockHolder } from './stock.repository.js';
import { StockTransitRepository, type Outcome, type SentRow } from './stock-transit.repository.js';
import { StockWriter } from './stock-writer.repository.js';

const HELD = 1;

/** The state of a shipment: how many arrived, how many are still on their way. */
export interface Shipment {
  received: number;
  left: number;
}

/**
 * Stock on its way from one warehouse to another. The caller holds the lock of the holder, so that of one shipment one
 * thing happens at a time; each step has two halves whose numbers and costs sum to nothing.
 */
@Injectable()
export class StockTransit {
  constructor(
    private readonly stock: StockRepository,
    private readonly promises: StockPromises,
    private readonly transit: StockTransitRepository,
    private readonly writer: StockWriter,
    private readonly outbox: Outbox,
  ) {}

  /**
   * What was promised to the holder leaves for another warehouse, in whose row it is in transit for what it cost.
   * @throws STATE_CONFLICT where nothing is promised any more
   */
  async send(tx: Tx, holder: StockHolder, warehouseId: number, accountId: number): Promise<void> {
    const promised = (await this.promises.held(tx, holder)).filter(({ status }) => status === HELD);
    if (promised.length === 0) throw new AppError('STATE_CONFLICT');
    const fromIds = unique(promised.map(({ stock_id }) => stock_id));
    const targets = await this.transit.openTargets(tx, fromIds, warehouseId);
    const locked = await this.open(tx, [...fromIds, ...targets.values()], promised.map(whichOf));
    for (const row of promised) locked.free(row.stock_id, whichOf(row), row.quantity);
    const sent = merged(promised).map((row): SentRow => {
      const { stock_id: fromStockId, quantity: count } = row;
      const stockId = targets.get(fromStockId);
      invariant(stockId !== undefined, 'a row of the other warehouse was opened');
      const cost = locked.take(PLACE.onHand, fromStockId, whichOf(row), count);
      locked.put(PLACE.inTransit, stockId, whichOf(row), count, cost);
      return { stockId, fromStockId, unitId: row.serial_unit_id, partId: row.part_id, count, cost };
    });
    await this.writer.save(tx, locked, { ...moveOf(holder), step: 1, accountId });
    await this.writer.endHeld(tx, holder, 2);
    await this.transit.addStockTransit(tx, holder, sent);
    await stockFell(tx, this.outbox, locked);
  }

  /** Puts what arrived on hand in its destination. @throws SERIAL_NOT_SENT, VALIDATION */
  receive(tx: Tx, holder: StockHolder, lines: readonly FoundLine[], accountId: number): Promise<void> {
    return this.arrive(tx, holder, { lines, outcome: 'received', accountId });
  }

  /** Puts what was returned on hand at its source; without a bin, in the bin and part it was taken from. */
  returnToSource(tx: Tx, holder: StockHolder, lines: readonly FoundLine[], accountId: number): Promise<void> {
    return this.arrive(tx, holder, { lines, outcome: 'returned', accountId });
  }

  /** What never arrives is written off, for what it cost. The loss moves it; `StockReservations.giveBack` of the loss undoes that. */
  async lose(
    tx: Tx,
    holder: StockHolder,
    loss: StockHolder,
    lines: readonly FoundLine[],
    by: { accountId: number; at?: Date },
  ): Promise<void> {
    const arrived = chooseArrived(await this.transit.of(tx, holder), lines);
    const locked = await this.open(
      tx,
      arrived.map(({ sent }) => sent.stockId),
      arrived.map(({ sent }) => thing(sent)),
    );
    const settled = arrived.map((one) => ({ ...one, cost: lift(locked, one) }));
    await this.writer.save(tx, locked, {
      sourceType: loss.type,
      sourceId: loss.id,
      type: STOCK_TYPE.loss,
      step: 1,
      ...by,
    });
    await this.settle(tx, 'lost', settled);
  }

  /** The recorded value of so much of what is on its way. @throws SERIAL_NOT_SENT, VALIDATION */
  async worth(tx: Tx, holder: StockHolder, lines: readonly FoundLine[]): Promise<number> {
    const arrived = chooseArrived(await this.transit.of(tx, holder), lines);
    return arrived.reduce((sum, one) => sum + share(one), 0);
  }

  /** What a loss wrote off, and `giveBack` put back, is the holder's again. */
  findAgain(tx: Tx, holder: StockHolder, loss: StockHolder): Promise<void> {
    return this.transit.findAgain(tx, holder, loss);
  }

  /** Everything is back where it came from. @throws STOCK_INSUFFICIENT where what arrived is no longer free there */
  async undo(tx: Tx, holder: StockHolder, accountId: number): Promise<void> {
    const rows = await this.transit.of(tx, holder);
    const put = await this.transit.put(tx, holder);
    const locked = await this.open(
      tx,
      rows.flatMap(({ stockId, fromStockId }) => [stockId, fromStockId]),
      [...rows.map(thing), ...put.map(whichOf)],
    );
    const taken = new Map<number, number>();
    for (const row of put) {
      const cost = locked.take(PLACE.onHand, row.stock_id, whichOf(row), row.quantity, row.cost_amount);
      if (row.serial_unit_id !== null) {
        const sent = rows.find(({ unitId }) => unitId === row.serial_unit_id);
        invariant(sent, 'a piece that arrived was sent');
        locked.put(PLACE.onHand, sent.fromStockId, whichOf(row), 1, cost, sent.fromBinId);
      } else taken.set(row.stock_id, (taken.get(row.stock_id) ?? 0) + cost);
    }
    // Parts are merged where they arrive: their total cost is returned by number.
    for (const [stockId, cost] of taken) {
      const arrived = rows.filter((sent) => sent.stockId === stockId && sent.received > 0);
      const shares = allocate(
        cost,
        arrived.map(({ received }) => received),
      );
      arrived.forEach((sent, at) =>
        locked.put(PLACE.onHand, sent.fromStockId, thing(sent), sent.received, elementAt(shares, at)),
      );
    }
    for (const sent of rows) {
      const { left: count } = sent;
      if (count === 0) continue;
      locked.put(
        PLACE.onHand,
        sent.fromStockId,
        thing(sent),
        count,
        lift(locked, { sent, count }),
        sent.fromBinId,
      );
    }
    await this.writer.save(tx, locked, { ...moveOf(holder), step: -1, accountId });
    await this.transit.undo(tx, holder);
    await stockFell(tx, this.outbox, locked);
  }

  async shipment(q: Queryable, holder: StockHolder): Promise<Shipment> {
    const rows = await this.transit.of(q, holder);
    return rows.reduce(
      (sum, { received, left }) => ({ received: sum.received + received, left: sum.left + left }),
      { received: 0, left: 0 },
    );
  }

  private async arrive(
    tx: Tx,
    holder: StockHolder,
    { lines, outcome, accountId }: { lines: readonly FoundLine[]; outcome: Outcome; accountId: number },
  ): Promise<void> {
    const arrived = chooseArrived(await this.transit.of(tx, holder), lines);
    const isBack = outcome === 'returned';
    const goesTo = ({ sent }: Arrived): number => (isBack ? sent.fromStockId : sent.stockId);
    // As many rows as there are places: the part that it was taken from, or one of its lot in a bin.
    const newParts = arrived.filter(({ sent, binId }) => sent.unitId === null && (!isBack || binId !== null));
    const stockIds = arrived.flatMap((one) => [one.sent.stockId, goesTo(one)]);
    const locks = await this.stock.lockStock(tx, unique(stockIds));
    const parts = await this.stock.partsOf(
      tx,
      newParts.map((one) => ({
        stockId: goesTo(one),
        binId: one.binId,
        lotNumber: one.sent.lotNumber,
        expiresOn: one.sent.expiresOn,
      })),
    );
    const partOf = new Map(newParts.map((one, at) => [one, parts[at]]));
    const goesInto = (one: Arrived): Which => {
      const part = partOf.get(one);
      return part ? { partId: part.id } : thing(one.sent);
    };
    const locked = await this.lockedStockOf(
      tx,
      locks.map(({ state }) => state),
      arrived.map(goesInto),
    );
    const settled = arrived.map((one) => {
      const cost = lift(locked, one);
      const binId = one.binId ?? (isBack ? one.sent.fromBinId : null);
      locked.put(PLACE.onHand, goesTo(one), goesInto(one), one.count, cost, binId);
      return { ...one, cost };
    });
    const step = await this.transit.nextStep(tx, holder);
    await this.writer.save(tx, locked, { ...moveOf(holder), step, accountId });
    await this.settle(tx, outcome, settled);
  }

  private settle(tx: Tx, outcome: Outcome, settled: readonly (Arrived & { cost: number })[]): Promise<void> {
    return this.transit.settle(
      tx,
      outcome,
      settled.map(({ sent, count, cost }) => ({ id: sent.id, count, cost })),
    );
  }

  private async open(tx: Tx, stockIds: readonly number[], things: readonly Which[]): Promise<LockedStock> {
    const locks = await this.stock.lockStock(tx, unique(stockIds));
    return this.lockedStockOf(
      tx,
      locks.map(({ state }) => state),
      things,
    );
  }

  private async lockedStockOf(
    tx: Tx,
    states: ConstructorParameters<typeof LockedStock>[0],
    things: readonly Which[],
  ): Promise<LockedStock> {
    return new LockedStock(
      states,
      await this.stock.parts(tx, unique(things.flatMap((one) => ('partId' in one ? [one.partId] : [])))),
      await this.stock.units(tx, unique(things.flatMap((one) => ('unitId' in one ? [one.unitId] : [])))),
    );
  }
}

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];

const moveOf = ({ type, id }: StockHolder) => ({ sourceType: type, sourceId: id, type: STOCK_TYPE.move });

function whichOf({
  serial_unit_id,
  part_id,
}: {
  serial_unit_id: number | null;
  part_id: number | null;
}): Which {
  if (serial_unit_id !== null) return { unitId: serial_unit_id };
  invariant(part_id !== null, 'a piece or a part');
  return { partId: part_id };
}

const thing = ({ unitId, partId }: OnTheWay): Which => whichOf({ serial_unit_id: unitId, part_id: partId });

/** What so many of a shipment cost; it is less from then on. */
function share({ sent, count }: Pick<Arrived, 'sent' | 'count'>): number {
  const cost = averageCost({ quantity: sent.left, value: sent.leftCost }, count);
  sent.left -= count;
  sent.leftCost -= cost;
  return cost;
}

/** Out of transit, for its share of what is left of the shipment. */
function lift(locked: LockedStock, { sent, count }: Pick<Arrived, 'sent' | 'count'>): number {
  const cost = share({ sent, count });
  return locked.take(PLACE.inTransit, sent.stockId, thing(sent), count, cost);
}

/** One row per piece and part, even for several lines. */
function merged(rows: readonly HeldRow[]): HeldRow[] {
  const byThing = new Map<string, HeldRow>();
  for (const row of rows) {
    const key = `${row.serial_unit_id} ${row.part_id}`;
    const same = byThing.get(key);
    if (same) byThing.set(key, { ...same, quantity: same.quantity + row.quantity });
    else byThing.set(key, row);
  }
  return [...byThing.values()];
}
