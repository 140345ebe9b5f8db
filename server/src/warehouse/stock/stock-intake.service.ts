import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { serialKey, serialRefusal } from './choose-stock.js';
import { PLACE, LockedStock, type Which } from './locked-stock.js';
import { pieceKey, StockRepository, type PartKey, type StockLock } from './stock.repository.js';
import { StockWriter } from './stock-writer.repository.js';
import { stockFell } from './stock-fell.js';

/** What comes in, of one product. */
export interface IntakeLine {
  productId: number;
  quantity: number;
  /** Of a product kept by serial numbers: one piece per line. */
  serialNumber: string | null;
  lotNumber: string;
  expiresOn: string | null;
  binId: number | null;
  /** Of all of the line, in minor units of the warehouse's currency. */
  cost: number;
}

export interface Intake {
  warehouseId: number;
  companyId: number;
  sourceType: string;
  sourceId: number;
  /** Of the dictionary `stock_type`. */
  type: number;
  accountId: number | null;
  /** When it came; absent: now. */
  at?: Date;
}

/** What comes into a warehouse. It is undone by `StockReservations.giveBack` of the same source. */
@Injectable()
export class StockIntake {
  constructor(
    private readonly stock: StockRepository,
    private readonly writer: StockWriter,
    private readonly outbox: Outbox,
  ) {}

  /** @throws SERIAL_DUPLICATE where such a piece is in stock somewhere, ALREADY_DONE for a source that is booked */
  async receiveStock(tx: Tx, intake: Intake, lines: readonly IntakeLine[]): Promise<void> {
    const productIds = [...new Set(lines.map(({ productId }) => productId))];
    const locks = await this.stock.lockOrOpen(tx, intake.warehouseId, productIds);
    const byProduct = new Map(locks.map((lock) => [lock.row.productId, lock]));
    const stockOf = ({ productId }: IntakeLine): StockLock => {
      const lock = byProduct.get(productId);
      invariant(lock, 'stock of every line was opened');
      return lock;
    };
    const pieces = lines.filter((line) => stockOf(line).row.isSerial);
    const plain = lines.filter((line) => !stockOf(line).row.isSerial);
    const parts = await this.stock.partsOf(
      tx,
      plain.map((line) => partKey(line, stockOf(line).row.id)),
    );
    const partOf = new Map(plain.map((line, at) => [line, parts[at]]));
    const units = await this.stock.unitsOf(tx, intake.companyId, pieces.map(pieceOf));
    const locked = new LockedStock(
      locks.map(({ state }) => state),
      [...new Map(parts.map((part) => [part.id, part])).values()],
      [...units.values()],
    );
    const whichOf = (line: IntakeLine): Which => {
      const part = partOf.get(line);
      if (part) return { partId: part.id };
      const { productId, key } = pieceOf(line);
      const unit = units.get(pieceKey(productId, key));
      if (!unit) throw serialRefusal('SERIAL_UNKNOWN', line.serialNumber ?? '');
      if (unit.place !== PLACE.nowhere) throw serialRefusal('SERIAL_DUPLICATE', line.serialNumber ?? '');
      return { unitId: unit.id };
    };
    for (const line of lines)
      locked.put(PLACE.onHand, stockOf(line).row.id, whichOf(line), line.quantity, line.cost, line.binId);
    await this.writer.save(tx, locked, { ...intake, step: 1 });
    await stockFell(tx, this.outbox, locked);
  }
}

const partKey = ({ binId, lotNumber, expiresOn }: IntakeLine, stockId: number): PartKey => ({
  stockId,
  binId,
  lotNumber,
  expiresOn,
});

function pieceOf({ productId, serialNumber }: IntakeLine): {
  productId: number;
  serialNumber: string;
  key: string;
} {
  invariant(serialNumber !== null && serialNumber.trim() !== '', 'a piece has its number');
  return { productId, serialNumber, key: serialKey(serialNumber) };
}
