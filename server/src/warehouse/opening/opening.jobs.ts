import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IMPORT_WAITED_ROWS_MAX } from '@fovea/shared-types/goods/import-states';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { OpeningRunRepository } from './opening-run.repository.js';
import { OpeningRunner } from './opening-runner.js';

const IMPORT_OPENING = 'import-opening';
const RESUME_EVERY_MS = 60_000;
const CHUNK_MAX = 20;

/** Large sheets of opening stock, and those that a crash left behind. */
@Injectable()
export class OpeningJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly runs: OpeningRunRepository,
    private readonly runner: OpeningRunner,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(IMPORT_OPENING, 'slow', async ({ import_id: id }) => {
      invariant(typeof id === 'number', 'the job names an import');
      await this.runner.run(id, false);
    });
    this.jobs.every('resume-openings', RESUME_EVERY_MS, () => this.resume(), 'slow');
  }

  /** A few rows while their sender waits, more by a job. */
  async begin(id: number, rows: number): Promise<void> {
    if (rows <= IMPORT_WAITED_ROWS_MAX) await this.runner.run(id, true);
    // Should it get lost, the sweep adds it again.
    else await this.jobs.addJob(IMPORT_OPENING, { import_id: id });
  }

  async resume(): Promise<void> {
    for (const id of await this.runs.listAbandoned(this.db, CHUNK_MAX))
      if (!(await this.runner.failAbandoned(id))) await this.jobs.addJob(IMPORT_OPENING, { import_id: id });
  }
}
