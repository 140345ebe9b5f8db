import { Injectable } from '@nestjs/common';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import { chooseStock, serialKey, type WantedLine, serialRefusal } from './choose-stock.js';
import { LockedStock, type PartState, type UnitState } from './locked-stock.js';
import { pieceKey, StockRepository, type StockLock } from './stock.repository.js';
import { StockWriter } from './stock-writer.repository.js';

export interface BinMove {
  warehouseId: number;
  /** Null: into none. */
  toBinId: number | null;
  accountId: number;
}

type Wanted = WantedLine & { stockId: number };

/** Within a warehouse things are put from bin to bin; what it has, and what that is worth, stays as it is. */
@Injectable()
export class StockBins {
  constructor(
    private readonly stock: StockRepository,
    private readonly writer: StockWriter,
  ) {}

  /**
   * Pieces go also where they are promised, as they are promised by their number; of others what is free.
   * @returns how many lie elsewhere now: what lay there already stays
   * @throws STOCK_INSUFFICIENT, SERIAL_UNKNOWN
   */
  async move(tx: Tx, to: BinMove, lines: readonly WantedLine[]): Promise<number> {
    const productIds = [...new Set(lines.map(({ productId }) => productId))];
    const locks = await this.stock.lockOf(tx, to.warehouseId, productIds);
    const byProduct = new Map(locks.map((lock) => [lock.row.productId, lock]));
    const wanted = lines.map((line) => {
      const lock = byProduct.get(line.productId);
      if (!lock)
        throw line.serialNumber
          ? serialRefusal('SERIAL_UNKNOWN', line.serialNumber)
          : new AppError('STOCK_INSUFFICIENT');
      return { ...line, stockId: lock.row.id, isSerial: lock.row.isSerial };
    });
    const units = await this.pieces(
      tx,
      wanted.filter(({ isSerial }) => isSerial),
    );
    const shifts = await this.shifts(
      tx,
      wanted.filter(({ isSerial }) => !isSerial),
      to,
    );
    const locked = new LockedStock(statesOf(locks), shifts.parts, units);
    const moving = units.filter(({ binId }) => binId !== to.toBinId);
    for (const { id, stockId } of moving) {
      invariant(stockId !== null, 'a piece in a bin belongs to a stock');
      locked.shift(stockId, { unitId: id, binId: to.toBinId }, 1);
    }
    for (const { stockId, from, into, count } of shifts.moves)
      locked.shift(stockId, { partId: from, into }, count);
    if (locked.movements.length > 0)
      await this.writer.save(tx, locked, {
        sourceType: 'bin_move',
        sourceId: await this.writer.nextBinMove(tx),
        step: 1,
        type: STOCK_TYPE.bins,
        accountId: to.accountId,
      });
    return moving.length + shifts.moves.reduce((sum, { count }) => sum + count, 0);
  }

  private async pieces(tx: Tx, lines: readonly Wanted[]): Promise<UnitState[]> {
    const lying = await this.stock.lyingUnits(
      tx,
      lines.map(({ productId, serialNumber }) => ({ productId, key: serialKey(serialNumber ?? '') })),
    );
    return lines.map(({ productId, stockId, serialNumber, binId }) => {
      const unit = lying.get(pieceKey(productId, serialKey(serialNumber ?? '')));
      const isThere = unit?.stockId === stockId && (binId == null || unit.binId === binId);
      if (unit === undefined || !isThere) throw serialRefusal('SERIAL_UNKNOWN', serialNumber ?? '');
      return unit;
    });
  }

  /** So many of which part go into which: of the same lot in the other bin. */
  private async shifts(
    tx: Tx,
    lines: ReadonlyArray<Wanted & { isSerial: boolean }>,
    { toBinId }: BinMove,
  ): Promise<{
    moves: { stockId: number; from: number; into: number; count: number }[];
    parts: PartState[];
  }> {
    if (lines.length === 0) return { moves: [], parts: [] };
    const free = await this.stock.freeParts(tx, [...new Set(lines.map(({ stockId }) => stockId))]);
    const elsewhere = free.filter(({ binId }) => binId !== toBinId);
    const chosen = chooseStock(lines, elsewhere, []).flatMap((one) => ('partId' in one ? [one] : []));
    const into = await this.stock.partsOf(
      tx,
      chosen.map(({ stockId, partId }) => {
        const part = elsewhere.find(({ id }) => id === partId);
        invariant(part, 'what was chosen was free');
        return { stockId, binId: toBinId, lotNumber: part.lotNumber, expiresOn: part.expiresOn };
      }),
    );
    const from = await this.stock.parts(
      tx,
      chosen.map(({ partId }) => partId),
    );
    return {
      moves: chosen.map(({ stockId, partId, count }, at) => {
        const part = into[at];
        invariant(part, 'a part of every lot was opened');
        return { stockId, from: partId, into: part.id, count };
      }),
      parts: [...new Map([...into, ...from].map((part) => [part.id, part])).values()],
    };
  }
}

const statesOf = (locks: readonly StockLock[]) => locks.map(({ state }) => state);
