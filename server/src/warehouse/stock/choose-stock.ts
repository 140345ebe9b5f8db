import { AppError } from '../../platform/kernel/app-error.js';

/** What is wanted of one product in one warehouse. */
export interface WantedLine {
  productId: number;
  quantity: number;
  /** One piece by its number; else whichever is free. */
  serialNumber?: string | null;
  /** Of one lot, or in one bin; else what expires first. */
  lotNumber?: string | null;
  binId?: number | null;
  /** Of this part and no other, where it is known. */
  partId?: number | null;
}

/** What of it can be had. */
export interface FreePart {
  id: number;
  stockId: number;
  binId: number | null;
  lotNumber: string;
  expiresOn: string | null;
  /** How many are not promised. */
  free: number;
}

export interface FreeUnit {
  id: number;
  stockId: number;
  serialKey: string;
  binId: number | null;
}

export type Chosen = { stockId: number; count: number } & ({ unitId: number } | { partId: number });

/** As `serial_unit.serial_key` folds it. */
export const serialKey = (typed: string): string => typed.trim().normalize('NFKC').toUpperCase();

/**
 * Which pieces and parts a document or an order gets.
 * @param parts in the order in which they are to go: what expires first, then what came first
 * @param units the free ones, likewise
 * @throws SERIAL_UNKNOWN where no such piece is free there, STOCK_INSUFFICIENT where too few are
 */
export function chooseStock(
  lines: readonly (WantedLine & { stockId: number; isSerial: boolean })[],
  parts: readonly FreePart[],
  units: readonly FreeUnit[],
): Chosen[] {
  const left = new Map(parts.map((part) => [part.id, part.free]));
  const taken = new Set<number>();
  const named = (line: WantedLine): boolean => (line.serialNumber ?? '') !== '';
  const chosen: Chosen[] = [];
  // A line that names a piece gets it before any other line.
  for (const line of [...lines].sort((a, b) => Number(named(b)) - Number(named(a)))) {
    const { stockId, binId = null, lotNumber = null, partId = null } = line;
    if (line.isSerial) {
      const key = named(line) ? serialKey(line.serialNumber ?? '') : null;
      const found = units
        .filter(
          (unit) =>
            unit.stockId === stockId &&
            !taken.has(unit.id) &&
            (key === null || unit.serialKey === key) &&
            (binId === null || unit.binId === binId),
        )
        .slice(0, line.quantity);
      if (found.length < line.quantity)
        throw key === null
          ? new AppError('STOCK_INSUFFICIENT')
          : serialRefusal('SERIAL_UNKNOWN', line.serialNumber ?? '');
      for (const { id } of found) {
        taken.add(id);
        chosen.push({ stockId, count: 1, unitId: id });
      }
    } else {
      let missing = line.quantity;
      for (const part of parts) {
        if (part.stockId !== stockId || missing === 0) continue;
        if (partId !== null && part.id !== partId) continue;
        if (binId !== null && part.binId !== binId) continue;
        if (lotNumber !== null && lotNumber !== '' && part.lotNumber !== lotNumber) continue;
        const count = Math.min(missing, left.get(part.id) ?? 0);
        if (count === 0) continue;
        left.set(part.id, (left.get(part.id) ?? 0) - count);
        missing -= count;
        chosen.push({ stockId, count, partId: part.id });
      }
      if (missing > 0) throw new AppError('STOCK_INSUFFICIENT');
    }
  }
  return chosen;
}

/** A piece that is not where it should be, by its number: it may be one of hundreds. */
export const serialRefusal = (id: 'SERIAL_UNKNOWN' | 'SERIAL_DUPLICATE', serial: string): AppError =>
  new AppError(id, { serial_number: serial, named: ` (${serial})` });
