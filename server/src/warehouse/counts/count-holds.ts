import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PlaceHolds } from '../places/place-holds.js';
import { CountRepository } from './count.repository.js';

/** A warehouse that is being counted stays enabled, and a bin that was counted stays. */
@Injectable()
export class CountHolds implements OnModuleInit {
  constructor(
    private readonly places: PlaceHolds,
    private readonly counts: CountRepository,
  ) {}

  onModuleInit(): void {
    this.places.register({
      kind: 'pending',
      holdsWarehouse: (tx, id) => this.counts.holdsWarehouse(tx, id),
      holdsBin: (tx, id) => this.counts.holdsBin(tx, id),
    });
  }
}
