import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StockOutHolds } from '../../warehouse/documents/stock-out-holds.js';
import { ShipmentRepository } from './shipment.repository.js';

/** What is on its way to a buyer cannot be put back into its warehouse. */
@Injectable()
export class ShipmentHolds implements OnModuleInit {
  constructor(
    private readonly outs: StockOutHolds,
    private readonly shipments: ShipmentRepository,
  ) {}

  onModuleInit(): void {
    this.outs.register((tx, documentId) => this.shipments.isAway(tx, documentId));
  }
}
