import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ViewService } from './view.service.js';

const EVERY_MS = 60 * 60_000;

/** Forgets who was counted as a visitor. */
@Injectable()
export class FavouritesJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly views: ViewService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('forget-goods-visits', EVERY_MS, () => this.views.forgetVisits(), 'slow');
  }
}
