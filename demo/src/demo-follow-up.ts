import { Injectable } from '@nestjs/common';
import { Log } from '@fovea/server/platform/logging/log';
import { DemoOrders } from './demo-orders.js';
import { DemoPictures } from './demo-pictures.js';

/** The demo data that is made while pages are answered already. */
@Injectable()
export class DemoFollowUp {
  private made: Promise<void> = Promise.resolve();

  constructor(
    private readonly orders: DemoOrders,
    private readonly pictures: DemoPictures,
    private readonly log: Log,
  ) {}

  begin(): void {
    this.made = this.makeRest().catch((error: unknown) =>
      this.log.error('demo data not finished', { error }),
    );
  }

  /** Until all but the pictures is there. */
  finished(): Promise<void> {
    return this.made;
  }

  private async makeRest(): Promise<void> {
    if (await this.orders.areMissing()) {
      console.log('demo data: the pages work; recent orders are still being made');
      await this.orders.addOrders();
      console.log('demo data: complete');
    }
    this.pictures.followUp();
  }
}
