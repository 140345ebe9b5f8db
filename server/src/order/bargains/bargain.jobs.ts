import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { BargainEndingService } from './bargain-ending.service.js';

const EVERY_MS = 20_000;

/** Looks after threads that end by themselves, on one of the nodes. */
@Injectable()
export class BargainJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly ending: BargainEndingService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('end-bargains', EVERY_MS, () => this.ending.endAll());
  }
}
