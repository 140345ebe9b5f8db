import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { DueGoodsService } from './due-goods.service.js';

const EVERY_MS = 30_000;

/** Goods come to the shelf when their time has come; a look that failed is made up for by the next. */
@Injectable()
export class PublishingJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly due: DueGoodsService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('list-due-goods', EVERY_MS, () => this.due.listDue());
  }
}
