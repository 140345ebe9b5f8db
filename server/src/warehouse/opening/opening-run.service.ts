import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { IMPORT_STATUS } from '@fovea/shared-types/goods/import-states';
import { runOpening } from '@fovea/shared-types/warehouse/opening.calls';
import type { OpeningImport } from '@fovea/shared-types/warehouse/opening.dto';
import { Database } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { isInScope, type StaffCaller } from '../../platform/kernel/caller.js';
import { OpeningDocuments } from './opening-documents.js';
import { OpeningRunRepository } from './opening-run.repository.js';
import { OpeningJobs } from './opening.jobs.js';
import { OpeningRepository } from './opening.repository.js';
import { AT_REST, OpeningService } from './opening.service.js';

/** A checked sheet is imported, or stopped. */
@Injectable()
export class OpeningRunService {
  constructor(
    private readonly db: Database,
    private readonly openings: OpeningRepository,
    private readonly sheets: OpeningService,
    private readonly documents: OpeningDocuments,
    private readonly runs: OpeningRunRepository,
    private readonly jobs: OpeningJobs,
    private readonly idempotency: Idempotency,
  ) {}

  /** All of it or nothing: what was put right is sent again without anything coming in twice. */
  async startOpeningRun(caller: StaffCaller, request: IdActionRequest): Promise<OpeningImport> {
    const { id } = request;
    const { rows } = await this.idempotency.run(caller, runOpening.path, request, async (tx) => {
      const sheet = await this.openings.lockOwn(tx, caller.member.accountId, id);
      if (!sheet || !isInScope(caller, sheet.company_id)) throw new AppError('NOT_FOUND');
      if (sheet.status === IMPORT_STATUS.done) throw new AppError('ALREADY_DONE');
      if (!AT_REST.includes(sheet.status)) throw new AppError('STATE_CONFLICT');
      await this.documents.sound(tx, sheet);
      await this.runs.start(tx, id);
      return { rows: sheet.rows };
    });
    await this.jobs.begin(id, rows);
    return this.sheets.getOpeningDetail(caller, id);
  }

  /** Nothing has come in then; doing it twice is doing it once. */
  async cancelOpeningRun(caller: StaffCaller, id: number): Promise<OpeningImport> {
    await this.db.transaction(async (tx) => {
      const { status } = await this.sheets.own(tx, caller, id);
      if (status !== IMPORT_STATUS.cancelled && !(await this.runs.cancelOpeningRun(tx, id)))
        throw new AppError('STATE_CONFLICT');
    });
    return this.sheets.getOpeningDetail(caller, id);
  }
}
