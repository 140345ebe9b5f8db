import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ReceiptService } from './receipt.service.js';

const EVERY_MS = 60_000;

/** Looks once a minute, on one of the nodes, at what waits too long. */
@Injectable()
export class ReceiptJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly receipts: ReceiptService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('watch-order-clocks', EVERY_MS, async () => {
      await this.receipts.receiveDue();
      await this.receipts.completeDue();
      await this.receipts.remindToShip();
    });
  }
}
