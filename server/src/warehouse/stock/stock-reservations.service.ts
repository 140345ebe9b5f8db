import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { NAMES_MAX } from '../../platform/tree/in-use.js';
import { serialKey, type WantedLine } from './choose-stock.js';
import { averageCost, PLACE, LockedStock, type Which } from './locked-stock.js';
import {
  StockPromises,
  type ExpiredRow,
  type HeldRow,
  type PutOnHandRow,
  type PromisedLine,
} from './stock-promise.repository.js';
import {
  StockRepository,
  type PieceRow,
  type WantedPiece,
  type Place,
  type WantedOfCompany,
  type StockHolder,
  type StockLock,
} from './stock.repository.js';
import { StockWriter } from './stock-writer.repository.js';
import { stockFell } from './stock-fell.js';
import { FreeStock, piecesWanted, stockedLines, type StockRequest } from './stock-requests.js';

const HELD = 1;
const CONSUMED = 2;

/** Of which kind what leaves is, and who lets it go. */
export interface Leaving {
  /** Of the dictionary `stock_type`. */
  type: number;
  accountId: number | null;
  /** When it left; absent: now. */
  at?: Date;
}

/**
 * Reserves stock for documents, orders, repairs and lots. Everything happens in the caller's transaction,
 * after the caller's locks, once per holder: a repeat finds it done and changes nothing.
 */
@Injectable()
export class StockReservations {
  constructor(
    private readonly stock: StockRepository,
    private readonly promises: StockPromises,
    private readonly writer: StockWriter,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Locks all stock at these places: for code that does several things to several warehouses, before the
   * first.
   */
  async lockPlaces(tx: Tx, places: readonly Place[]): Promise<void> {
    await this.stock.lockPlaces(tx, places);
  }

  /** Locks the stock behind what these hold, or took: by who does several things to several of them, before the first. */
  async lockHolders(tx: Tx, holders: readonly StockHolder[]): Promise<void> {
    await this.stock.lockStock(tx, await this.promises.stocksOf(tx, holders));
  }

  /**
   * Where so much of each is free: the warehouse of its company that has the most, one that has enough.
   * @throws STOCK_INSUFFICIENT
   */
  async choosePlaces<Wanted extends WantedOfCompany>(
    tx: Tx,
    wanted: readonly Wanted[],
  ): Promise<(Wanted & Place)[]> {
    const chosen = await this.stock.freePlaces(tx, wanted);
    return wanted.map((one, at) => {
      const warehouseId = chosen.get(at);
      if (warehouseId === undefined) throw new AppError('STOCK_INSUFFICIENT');
      return { ...one, warehouseId };
    });
  }

  /** Locks these in one warehouse, what never lay there too: none of it comes or goes until the transaction ends. */
  async openPlaces(tx: Tx, warehouseId: number, productIds: readonly number[]): Promise<void> {
    if (productIds.length > 0) await this.stock.lockOrOpen(tx, warehouseId, productIds);
  }

  /** What these would cost if they left now, in minor units. */
  async worth(tx: Tx, warehouseId: number, lines: readonly WantedLine[]): Promise<number> {
    const requested = lines.map(({ productId, serialNumber }) => ({
      productId,
      key: serialNumber ? serialKey(serialNumber) : null,
    }));
    const valued = await this.stock.valued(tx, warehouseId, requested);
    return lines.reduce((sum, { quantity }, at) => {
      const { pieceCost = null, ...pile } = valued[at] ?? { quantity: 0, value: 0 };
      const there = Math.min(quantity, pile.quantity);
      return sum + (pieceCost ?? (there === 0 ? 0 : averageCost(pile, there)));
    }, 0);
  }

  /**
   * Promises stock to the holder.
   * @param lines of one warehouse; of a product kept by serial numbers the piece that is named, else whichever is free
   * @param expiresAt when `expire` may release it; null: the holder does
   * @throws STOCK_INSUFFICIENT, SERIAL_UNKNOWN
   */
  reserve(
    tx: Tx,
    { type, id }: StockHolder,
    warehouseId: number,
    lines: readonly WantedLine[],
    expiresAt: Date | null = null,
  ): Promise<void> {
    return this.reserveEach(tx, type, [{ holderId: id, warehouseId, lines }], expiresAt);
  }

  /**
   * The same for any number of holders of one kind, in a constant number of statements; each gets what those before it
   * left.
   * @throws STOCK_INSUFFICIENT, SERIAL_UNKNOWN
   */
  async reserveEach(
    tx: Tx,
    type: string,
    requests: readonly StockRequest[],
    expiresAt: Date | null = null,
  ): Promise<void> {
    const locks = await this.stock.lockPlaces(
      tx,
      requests.flatMap(({ warehouseId, lines }) =>
        lines.map(({ productId }) => ({ warehouseId, productId })),
      ),
    );
    const ids = requests.map(({ holderId }) => holderId);
    const known = await this.promises.known(tx, type, ids);
    const wanted = requests
      .filter(({ holderId }) => !known.has(holderId))
      .map(({ holderId, ...request }) => ({ holderId, lines: stockedLines(request, locks) }));
    if (wanted.length === 0) return;
    const parts = await this.stock.freeParts(tx, idsOf(locks));
    const units = await this.stock.freeUnits(
      tx,
      piecesWanted(
        locks,
        wanted.flatMap(({ lines }) => lines),
      ),
    );
    const free = new FreeStock(parts, units);
    const held = wanted.map(({ holderId, lines }) => ({ holderId, chosen: free.take(lines) }));
    const chosen = held.flatMap((one) => one.chosen);
    const locked = new LockedStock(
      locks.map(({ state }) => state),
      parts,
      await this.stock.units(tx, unitsIn(chosen)),
    );
    for (const one of chosen) locked.hold(one.stockId, one, one.count);
    await this.writer.save(tx, locked, null);
    await this.writer.addHeld(tx, type, held, expiresAt);
  }

  /**
   * Promises to the holder exactly what a source put on hand in a warehouse, until that is undone.
   * @throws PIECES_NOT_FREE, PIECE_MOVED_SINCE, STOCK_INSUFFICIENT
   */
  async reservePut(
    tx: Tx,
    { type, id }: StockHolder,
    source: StockHolder,
    warehouseId: number,
  ): Promise<void> {
    const locks = await this.stock.lockStock(
      tx,
      stocksIn(await this.promises.putOnHand(tx, source, warehouseId)),
    );
    const put = await this.promises.putOnHand(tx, source, warehouseId);
    refuseNotFree(put);
    const again = await this.promises.findReturnedSerial(tx, source);
    if (again !== null) throw new AppError('PIECE_MOVED_SINCE', { serial_number: again });
    const locked = await this.open(tx, locks, put.map(whichOf));
    for (const row of put) locked.hold(row.stock_id, whichOf(row), row.quantity);
    await this.writer.save(tx, locked, null);
    const chosen = put.map((row) => ({ stockId: row.stock_id, count: row.quantity, ...whichOf(row) }));
    await this.writer.addHeld(tx, type, [{ holderId: id, chosen }], null);
  }

  /** What is promised to a holder, line by line, under the lock of its stock. */
  async lockPromised(tx: Tx, { type, id }: StockHolder): Promise<PromisedLine[]> {
    await this.stock.lockStock(tx, stocksIn(await this.promises.promised(tx, type, [id])));
    return this.promises.promisedLines(tx, { type, id });
  }

  /** What is promised to one holder is another's from now on; under its lock. */
  handOver(tx: Tx, from: StockHolder, to: StockHolder): Promise<void> {
    return this.writer.handOver(tx, from, to);
  }

  /** What is promised to a holder stays so until then; null: until the holder releases it. */
  holdUntil(tx: Tx, holder: StockHolder, until: Date | null): Promise<void> {
    return this.writer.holdUntil(tx, holder, until);
  }

  /** A piece of a company's stock in one of its warehouses, reserved or not. */
  findPiece(tx: Tx, wanted: WantedPiece): Promise<PieceRow | null> {
    return this.stock.findPiece(tx, wanted);
  }

  /** What was promised is free again. */
  release(tx: Tx, { type, id }: StockHolder): Promise<void> {
    return this.releaseAll(tx, type, [id]);
  }

  /** The same of any number of holders of one kind, in a constant number of statements. */
  async releaseAll(tx: Tx, type: string, ids: readonly number[]): Promise<void> {
    const locks = await this.stock.lockStock(tx, stocksIn(await this.promises.promised(tx, type, ids)));
    // Read anew under the lock: some may have left meanwhile.
    const promised = await this.promises.promised(tx, type, ids);
    if (promised.length === 0) return;
    const locked = await this.open(tx, locks, promised.map(whichOf));
    for (const row of promised) locked.free(row.stock_id, whichOf(row), row.quantity);
    await this.writer.save(tx, locked, null);
    await this.writer.endPromises(
      tx,
      promised.map(({ id }) => id),
    );
  }

  /**
   * What was promised until now is free again; the rest of the time it is the holder's.
   * @param limit of so many promises at most, and of all that was promised to the same holders
   */
  async expire(tx: Tx, limit: number): Promise<ExpiredRow[]> {
    const seen = await this.promises.listDue(tx, limit);
    const locks = await this.stock.lockStock(tx, stocksIn(seen));
    // Under the lock of the stock: some may have been consumed or returned meanwhile.
    const due = await this.promises.stillDue(
      tx,
      seen.map(({ id }) => id),
    );
    if (due.length > 0) {
      const locked = await this.open(tx, locks, due.map(whichOf));
      for (const row of due) locked.free(row.stock_id, whichOf(row), row.quantity);
      await this.writer.save(tx, locked, null);
      await this.writer.endPromises(
        tx,
        due.map(({ id }) => id),
      );
    }
    return due;
  }

  /**
   * What was promised leaves.
   * @returns what it cost, in minor units
   * @throws STATE_CONFLICT where not all of it is promised any more
   */
  async consume(tx: Tx, holder: StockHolder, leaving: Leaving): Promise<number> {
    const { locks, held } = await this.lockHeld(tx, holder);
    if (held.some(({ status }) => status === CONSUMED)) return this.costOf(tx, holder);
    // A holder that lost a part of it gets nothing of the rest.
    if (held.length === 0 || held.some(({ status }) => status !== HELD)) throw new AppError('STATE_CONFLICT');
    const locked = await this.open(tx, locks, held.map(whichOf));
    let cost = 0;
    for (const row of held) {
      locked.free(row.stock_id, whichOf(row), row.quantity);
      cost += locked.take(PLACE.onHand, row.stock_id, whichOf(row), row.quantity);
    }
    await this.writer.save(tx, locked, { ...sourceOf(holder), ...leaving, step: 1 });
    await this.writer.endHeld(tx, holder, CONSUMED);
    await stockFell(tx, this.outbox, locked);
    return cost;
  }

  /**
   * What had left comes back, for what it cost; what was only promised is free again.
   * @throws PIECE_MOVED_SINCE, STOCK_INSUFFICIENT for what came in and is there by others, or not at all
   */
  async returnStock(tx: Tx, holder: StockHolder, accountId: number | null): Promise<void> {
    const before = await this.promises.moved(tx, holder.type, holder.id);
    const locks = await this.stock.lockStock(
      tx,
      stocksIn([...before, ...(await this.promises.held(tx, holder))]),
    );
    // Read anew under the lock: what was promised may have left meanwhile, or have come back already.
    const rows = await this.promises.moved(tx, holder.type, holder.id);
    const [first] = rows;
    if (!first) return this.release(tx, holder);
    if (first.is_undone) return;
    const again = await this.promises.findReturnedSerial(tx, holder);
    if (again !== null) throw new AppError('PIECE_MOVED_SINCE', { serial_number: again });
    const locked = await this.open(tx, locks, rows.map(whichOf));
    for (const row of rows)
      if (row.change < 0)
        locked.put(row.place, row.stock_id, whichOf(row), -row.change, -row.cost_amount, row.bin_id);
    for (const row of rows)
      if (row.change > 0) locked.take(row.place, row.stock_id, whichOf(row), row.change, row.cost_amount);
    await this.writer.save(tx, locked, { ...sourceOf(holder), type: first.type, accountId, step: -1 });
    await stockFell(tx, this.outbox, locked);
  }

  private async costOf(tx: Tx, holder: StockHolder): Promise<number> {
    const moved = await this.promises.moved(tx, holder.type, holder.id);
    return moved.reduce((sum, row) => sum - row.cost_amount, 0);
  }

  private async lockHeld(tx: Tx, holder: StockHolder): Promise<{ locks: StockLock[]; held: HeldRow[] }> {
    const before = await this.promises.held(tx, holder);
    const locks = await this.stock.lockStock(tx, stocksIn(before));
    return { locks, held: await this.promises.held(tx, holder) };
  }

  private async open(tx: Tx, locks: readonly StockLock[], chosen: readonly Which[]): Promise<LockedStock> {
    return new LockedStock(
      locks.map(({ state }) => state),
      await this.stock.parts(tx, unique(chosen.flatMap((one) => ('partId' in one ? [one.partId] : [])))),
      await this.stock.units(tx, unitsIn(chosen)),
    );
  }
}

/** @throws PIECES_NOT_FREE, which names the first of them; STOCK_INSUFFICIENT */
function refuseNotFree(put: readonly PutOnHandRow[]): void {
  const gone = put.filter(({ is_free }) => !is_free);
  const serials = gone.flatMap(({ serial_number }) => serial_number ?? []);
  if (serials.length > 0)
    throw new AppError('PIECES_NOT_FREE', {
      serials: [...serials.slice(0, NAMES_MAX), ...(serials.length > NAMES_MAX ? ['…'] : [])].join(', '),
    });
  if (gone.length > 0) throw new AppError('STOCK_INSUFFICIENT');
}

interface WhichRow {
  stock_id: number;
  serial_unit_id: number | null;
  part_id: number | null;
}

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];
const unitsIn = (chosen: readonly Which[]): number[] =>
  unique(chosen.flatMap((one) => ('unitId' in one ? [one.unitId] : [])));
const idsOf = (locks: readonly StockLock[]): number[] => locks.map(({ row }) => row.id);
const stocksIn = (rows: readonly WhichRow[]): number[] => unique(rows.map(({ stock_id }) => stock_id));
const sourceOf = ({ type, id }: StockHolder) => ({ sourceType: type, sourceId: id });

function whichOf({ serial_unit_id, part_id }: WhichRow): Which {
  if (serial_unit_id !== null) return { unitId: serial_unit_id };
  invariant(part_id !== null, 'a piece or a part');
  return { partId: part_id };
}
