import { AppError } from '../../platform/kernel/app-error.js';
import {
  chooseStock,
  serialKey,
  type Chosen,
  type FreePart,
  type FreeUnit,
  type WantedLine,
} from './choose-stock.js';
import type { StockLock } from './stock.repository.js';

/** What one holder wants of one warehouse. */
export interface StockRequest {
  holderId: number;
  warehouseId: number;
  lines: readonly WantedLine[];
}

/** A line with the stock that it is of. */
type StockedLine = WantedLine & { stockId: number; isSerial: boolean };

/** @throws STOCK_INSUFFICIENT where nothing of it ever lay there */
export function stockedLines(
  { warehouseId, lines }: Omit<StockRequest, 'holderId'>,
  locks: readonly StockLock[],
): StockedLine[] {
  return lines.map((line) => {
    const lock = locks.find(({ row }) => row.warehouseId === warehouseId && row.productId === line.productId);
    if (!lock) throw new AppError('STOCK_INSUFFICIENT');
    return { ...line, stockId: lock.row.id, isSerial: lock.row.isSerial };
  });
}

/** By stock: the numbers that are named, and how many more are wanted by chance. */
export function piecesWanted(
  locks: readonly StockLock[],
  lines: readonly StockedLine[],
): { stockId: number; keys: string[]; others: number }[] {
  return locks
    .filter(({ row }) => row.isSerial)
    .map(({ row }) => {
      const own = lines.filter(({ stockId }) => stockId === row.id);
      const keys = own.flatMap(({ serialNumber }) => (serialNumber ? [serialKey(serialNumber)] : []));
      const others = own.reduce((sum, line) => sum + (line.serialNumber ? 0 : line.quantity), 0);
      return { stockId: row.id, keys, others };
    });
}

/** What is free of each stock, and becomes less with everybody who is served. */
export class FreeStock {
  private readonly taken = new Set<number>();

  constructor(
    private readonly parts: readonly FreePart[],
    private readonly units: readonly FreeUnit[],
  ) {}

  /** @throws STOCK_INSUFFICIENT, SERIAL_UNKNOWN */
  take(lines: readonly StockedLine[]): Chosen[] {
    const units = this.units.filter(({ id }) => !this.taken.has(id));
    const chosen = chooseStock(lines, this.parts, units);
    for (const one of chosen) {
      if ('unitId' in one) this.taken.add(one.unitId);
      else for (const part of this.parts) if (part.id === one.partId) part.free -= one.count;
    }
    return chosen;
  }
}
