import { Injectable } from '@nestjs/common';
import { STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { Tx } from '../../platform/database/database.js';
import { StockReservations } from '../stock/stock-reservations.service.js';
import { AllocationShipments } from './allocation-shipments.js';
import { holderOf, StockDocumentRepository, type DocumentRow } from './stock-document.repository.js';
import { ActiveWarehouses } from '../places/active-warehouses.js';
import { StockListings } from './stock-listings.js';
import { StockOutHolds } from './stock-out-holds.js';

const { pending, approved } = STOCK_DOCUMENT_STATUS;

/** Which way a document moves stock. */
export type Direction = 'in' | 'out' | 'move';

export const directionOf = (type: number): Direction =>
  type === STOCK_TYPE.in ? 'in' : type === STOCK_TYPE.move ? 'move' : 'out';

/** Returns what a document moved, and releases what was reserved for it. */
@Injectable()
export class StockUndoing {
  constructor(
    private readonly stock: StockReservations,
    private readonly outs: StockOutHolds,
    private readonly shipments: AllocationShipments,
    private readonly documents: StockDocumentRepository,
    private readonly listings: StockListings,
    private readonly warehouses: ActiveWarehouses,
  ) {}

  /**
   * What followed from an approved document has to be undone before it.
   * @throws STATE_CONFLICT where goods of it were sent or have come back, or a loss of it is not scrapped
   */
  async refuseFollowed(tx: Tx, row: DocumentRow): Promise<void> {
    const direction = directionOf(row.type);
    if (direction === 'out') await this.outs.refuseAway(tx, row.id);
    if (direction === 'move') await this.shipments.refuseLost(tx, row);
  }

  /** @param allocation of which it writes something off */
  async undo(
    tx: Tx,
    row: DocumentRow,
    allocation: DocumentRow | undefined,
    accountId: number,
  ): Promise<void> {
    const direction = directionOf(row.type);
    const isSent = direction === 'move' && row.status !== pending && row.status !== approved;
    const isOut = direction === 'out' && row.status === approved && !allocation;
    // What is returned is there again, as if it were received.
    if (isSent || isOut) await this.warehouses.share(tx, [row.warehouse_id], null);
    if (isSent) return this.shipments.undo(tx, row, accountId);
    // A pending receipt was not counted yet; of the rest what moved is returned, else what is reserved is
    // released.
    if (direction === 'in' && row.status !== approved) return;
    await this.refuseFollowed(tx, row);
    if (direction === 'in') await this.undoStockIn(tx, row);
    await this.stock.returnStock(tx, holderOf(row.id), accountId);
    if (allocation && row.status === approved) await this.shipments.findAgain(tx, allocation, row);
  }

  /** What came in leaves again, and with it what the shop offers of it. */
  private async undoStockIn(tx: Tx, row: DocumentRow): Promise<void> {
    await this.listings.lock(tx, await this.documents.moved(tx, [row.id]));
    await this.listings.leaves(tx, row, await this.documents.lines(tx, row.id));
  }
}
