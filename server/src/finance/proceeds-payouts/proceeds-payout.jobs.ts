import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ProceedsPayoutReleaseService } from './proceeds-payout-release.service.js';

const EVERY_MS = 60_000;

/** Looks once a minute, on one of the nodes, at proceeds whose time has come. */
@Injectable()
export class ProceedsPayoutJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly releases: ProceedsPayoutReleaseService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('release-transfers', EVERY_MS, async () => {
      await this.releases.releaseDue();
      await this.releases.alarm();
    });
  }
}
