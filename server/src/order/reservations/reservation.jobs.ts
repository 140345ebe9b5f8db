import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ReservationEndingService } from './reservation-ending.service.js';

const EVERY_MS = 20_000;

/** Looks after viewings that end by themselves, on one of the nodes. */
@Injectable()
export class ReservationJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly ending: ReservationEndingService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('end-reservations', EVERY_MS, () => this.ending.endAll());
  }
}
