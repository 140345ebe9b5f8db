import { Injectable, type OnModuleInit } from '@nestjs/common';
import { inUseBy, NAMES_MAX } from '../../platform/tree/in-use.js';
import { CustomerHolds } from '../customers/customer-holds.js';
import { StockOutHolds } from '../documents/stock-out-holds.js';
import { SendRepository } from './send.repository.js';

/** A recipient of goods stays among the customers, and what was delivered is not in stock again. */
@Injectable()
export class SendHolds implements OnModuleInit {
  constructor(
    private readonly customers: CustomerHolds,
    private readonly outs: StockOutHolds,
    private readonly sends: SendRepository,
  ) {}

  onModuleInit(): void {
    this.customers.register(async (tx, id) =>
      inUseBy(await this.sends.ofCustomer(tx, id, NAMES_MAX), ({ sn }) => sn),
    );
    this.outs.register((tx, documentId) => this.sends.isAway(tx, documentId));
  }
}
