import { Injectable } from '@nestjs/common';
import { allocationMachine } from '@fovea/shared-types/states/warehouse.states';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { ShipmentChecks } from '../compliance/shipment-checks.js';
import { StockReservations } from '../stock/stock-reservations.service.js';
import { StockIntake } from '../stock/stock-intake.service.js';
import { AllocationShipments } from './allocation-shipments.js';
import { holderOf, StockDocumentRepository, type DocumentRow } from './stock-document.repository.js';
import { StockListings } from './stock-listings.js';

/** What an approved document moves. */
@Injectable()
export class ApprovedStock {
  constructor(
    private readonly documents: StockDocumentRepository,
    private readonly intake: StockIntake,
    private readonly stock: StockReservations,
    private readonly shipments: AllocationShipments,
    private readonly listings: StockListings,
    private readonly shipping: ShipmentChecks,
  ) {}

  /** Whatever these documents may move, in the global lock order, before the first of them is decided. */
  async lock(tx: Tx, ids: readonly number[]): Promise<void> {
    const moved = await this.documents.moved(tx, ids);
    await this.listings.lock(tx, moved);
    await this.stock.lockPlaces(tx, moved);
  }

  /** @param allocation of which it writes something off */
  async move(
    tx: Tx,
    row: DocumentRow,
    allocation: DocumentRow | undefined,
    by: { accountId: number; at?: Date },
  ): Promise<void> {
    const { type } = row;
    // What is allocated to another warehouse was reserved at its submission, and stays reserved until it is
    // sent.
    if (type === STOCK_TYPE.move) return;
    const lines = await this.documents.lines(tx, row.id);
    if (type === STOCK_TYPE.in) {
      await this.intake.receiveStock(
        tx,
        {
          warehouseId: row.warehouse_id,
          companyId: row.company_id,
          sourceType: 'stock_document',
          sourceId: row.id,
          type,
          ...by,
        },
        lines.map((line) => ({ ...line, cost: line.quantity * (line.unitCost ?? 0) })),
      );
      return this.listings.cameIn(tx, lines);
    }
    // Rules, licences and recalls may have changed since it was submitted.
    await this.shipping.refuseStockOut(tx, row);
    await this.listings.leaves(tx, row, lines);
    if (allocation) {
      if (!allocationMachine.may(allocation.status, 'approve the loss of what is missing'))
        throw new AppError('STATE_CONFLICT');
      await this.shipments.lose(tx, allocation, row, by);
    } else await this.stock.consume(tx, holderOf(row.id), { type, ...by });
  }
}
