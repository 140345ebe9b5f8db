import { Injectable } from '@nestjs/common';
import { ALLOCATION_STATUS } from '@fovea/shared-types/states';
import { allocationMachine } from '@fovea/shared-types/states/warehouse.states';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { StockTransit, type Shipment } from '../stock/stock-transit.service.js';
import {
  holderOf,
  StockDocumentRepository,
  type DocumentLine,
  type DocumentRow,
} from './stock-document.repository.js';

const { in_transit, received, received_short, closed } = ALLOCATION_STATUS;

/** The state of an allocation that was sent, and how many of it are still on their way. */
export interface ShipmentState {
  status: number;
  missing: number;
}

const statusOf = (shipment: Shipment): number => {
  if (shipment.left > 0) return shipment.received > 0 ? received_short : in_transit;
  return shipment.received > 0 ? received : closed;
};

/** What becomes of what allocations sent, each under the lock of its document, which has its state. */
@Injectable()
export class AllocationShipments {
  constructor(
    private readonly transit: StockTransit,
    private readonly documents: StockDocumentRepository,
    private readonly outbox: Outbox,
  ) {}

  async receive(
    tx: Tx,
    row: DocumentRow,
    lines: readonly DocumentLine[],
    accountId: number,
  ): Promise<ShipmentState> {
    await this.transit.receive(tx, holderOf(row.id), lines, accountId);
    return this.follow(tx, row);
  }

  async returnToSource(
    tx: Tx,
    row: DocumentRow,
    lines: readonly DocumentLine[],
    accountId: number,
  ): Promise<ShipmentState> {
    await this.transit.returnToSource(tx, holderOf(row.id), lines, accountId);
    return this.follow(tx, row);
  }

  /** A loss of it is approved. */
  async lose(
    tx: Tx,
    row: DocumentRow,
    loss: DocumentRow,
    by: { accountId: number; at?: Date },
  ): Promise<void> {
    const lines = await this.documents.lines(tx, loss.id);
    await this.transit.lose(tx, holderOf(row.id), holderOf(loss.id), lines, by);
    await this.follow(tx, row);
  }

  /** A loss of it is reversed: what it wrote off is on its way again. */
  async findAgain(tx: Tx, row: DocumentRow, loss: DocumentRow): Promise<void> {
    if (!allocationMachine.may(row.status, 'approve the reversal of the loss'))
      throw new AppError('STATE_CONFLICT');
    await this.transit.findAgain(tx, holderOf(row.id), holderOf(loss.id));
    await this.follow(tx, row);
  }

  /** Everything is back where it came from; a loss of it must be scrapped before. */
  async undo(tx: Tx, row: DocumentRow, accountId: number): Promise<void> {
    await this.refuseLost(tx, row);
    await this.transit.undo(tx, holderOf(row.id), accountId);
  }

  /** @throws STATE_CONFLICT where some of it is written off, or is to be */
  async refuseLost(tx: Tx, row: DocumentRow): Promise<void> {
    if (await this.documents.hasLoss(tx, row.id)) throw new AppError('STATE_CONFLICT');
  }

  private async follow(tx: Tx, row: DocumentRow): Promise<ShipmentState> {
    const shipment = await this.transit.shipment(tx, holderOf(row.id));
    const status = statusOf(shipment);
    if (status !== row.status) await this.documents.setStockDocumentStatus(tx, row.id, status);
    if (status === received_short && row.status === in_transit)
      await this.outbox.add(tx, 'stock.allocation-short', { document_id: row.id, missing: shipment.left });
    return { status, missing: shipment.left };
  }
}
