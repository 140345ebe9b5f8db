import { Injectable } from '@nestjs/common';
import type { GoodsImport, RunImportRequest } from '@fovea/shared-types/goods/goods-import.dto';
import { runImport } from '@fovea/shared-types/goods/goods-import.calls';
import { IMPORT_MODE, IMPORT_STATUS, IMPORT_WAITED_ROWS_MAX } from '@fovea/shared-types/goods/import-states';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ImportCallers } from './import-callers.js';
import { ImportRunner } from './import-runner.js';
import { IMPORT_GOODS } from './import.jobs.js';
import { ImportRepository } from './import.repository.js';
import { ImportQueryService } from './import-query.service.js';

const WORKED_ON: readonly number[] = [IMPORT_STATUS.waiting, IMPORT_STATUS.running];

/** A checked sheet is imported, or left. */
@Injectable()
export class ImportService {
  constructor(
    private readonly db: Database,
    private readonly imports: ImportRepository,
    private readonly queries: ImportQueryService,
    private readonly callers: ImportCallers,
    private readonly runner: ImportRunner,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
  ) {}

  /** Starts an import; one that failed or was cancelled continues from where it ended. */
  async startImport(caller: StaffCaller, request: RunImportRequest): Promise<GoodsImport> {
    const { id, mode } = request;
    const { ready } = await this.idempotency.run(caller, runImport.path, request, async (tx) => {
      const job = await this.queries.lockAtRest(tx, caller, id);
      if (mode === IMPORT_MODE.submit && !(await this.callers.publisher(tx, job)))
        throw new AppError('FORBIDDEN');
      await this.imports.start(tx, id, mode);
      return { ready: await this.imports.countRows(tx, id, 0) };
    });
    if (ready <= IMPORT_WAITED_ROWS_MAX) await this.runner.run(id, true);
    // Should it get lost, the sweep adds it again.
    else await this.jobs.addJob(IMPORT_GOODS, { import_id: id });
    return this.queries.getImportDetail(caller, id);
  }

  /** What was imported so far stays; doing it twice is doing it once. */
  async cancelImport(caller: StaffCaller, id: number): Promise<GoodsImport> {
    await this.db.transaction(async (tx) => {
      const job = await this.imports.lockOwn(tx, caller.member.accountId, id);
      if (!job) throw new AppError('NOT_FOUND');
      if (job.status === IMPORT_STATUS.cancelled) return;
      if (!WORKED_ON.includes(job.status)) throw new AppError('STATE_CONFLICT');
      await this.imports.cancelImport(tx, id);
    });
    return this.queries.getImportDetail(caller, id);
  }
}
