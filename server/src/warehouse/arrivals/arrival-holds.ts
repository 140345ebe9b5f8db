import { Injectable, type OnModuleInit } from '@nestjs/common';
import { inUseBy, NAMES_MAX } from '../../platform/tree/in-use.js';
import { CustomerHolds } from '../customers/customer-holds.js';
import { ArrivalRepository } from './arrival.repository.js';

/** Who sent goods stays among the customers. */
@Injectable()
export class ArrivalHolds implements OnModuleInit {
  constructor(
    private readonly customers: CustomerHolds,
    private readonly arrivals: ArrivalRepository,
  ) {}

  onModuleInit(): void {
    this.customers.register(async (tx, id) =>
      inUseBy(await this.arrivals.ofCustomer(tx, id, NAMES_MAX), ({ sn }) => sn),
    );
  }
}
