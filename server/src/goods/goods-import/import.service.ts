import { Injectable } from '@nestjs/common';
import type {
  GoodsImport,
  ImportRow as ImportRowAnswer,
  ImportRowListRequest,
  RunImportRequest,
} from '@fovea/shared-types/goods/goods-import.dto';
import { runImport } from '@fovea/shared-types/goods/goods-import.calls';
import { IMPORT_MODE, IMPORT_STATUS, IMPORT_WAITED_ROWS_MAX } from '@fovea/shared-types/goods/import-states';
import type { Page, PageRequest } from '@fovea/shared-types/pagination';
import { Database, type Tx } from '../../platform/database/database.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import type { IncomingFile } from '../../platform/http/incoming-file.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { draftCompanyOf } from '../drafts/draft.service.js';
import { ImportCallers } from './import-callers.js';
import { ImportRunner } from './import-runner.js';
import { IMPORT_GOODS } from './import.jobs.js';
import { toImport, toImportRow } from './import.mapper.js';
import { ImportRepository, type ImportJob } from './import.repository.js';
import { SheetCheck } from './sheet-check.js';
import { SheetIntake } from './sheet-intake.js';

const IMPORTS_PER_HOUR = 60;
const HOUR_S = 3600;
const ROWS_AT_ONCE = 1_000;
/** Nobody works on it, and it may be checked or started (again). */
const AT_REST: readonly number[] = [IMPORT_STATUS.checked, IMPORT_STATUS.failed, IMPORT_STATUS.cancelled];
const WORKED_ON: readonly number[] = [IMPORT_STATUS.waiting, IMPORT_STATUS.running];

/** A person's sheets of goods: sent, looked at, brought in. */
@Injectable()
export class ImportService {
  constructor(
    private readonly db: Database,
    private readonly imports: ImportRepository,
    private readonly intake: SheetIntake,
    private readonly sheets: SheetCheck,
    private readonly callers: ImportCallers,
    private readonly runner: ImportRunner,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
  ) {}

  /** Reads a sheet and says of each row what it would become; nothing is imported yet. */
  async upload(caller: StaffCaller, file: IncomingFile): Promise<GoodsImport> {
    const holder = { account_id: caller.member.accountId, company_id: draftCompanyOf(caller) };
    const { name, columns, ignored, rows } = await this.intake.receive(file, caller.language);
    const checked = await this.sheets.check(this.db, holder, rows);
    const id = await this.db.transaction(async (tx) => {
      if ((await this.imports.lockRecentCount(tx, holder.account_id)) >= IMPORTS_PER_HOUR)
        throw new AppError('RATE_LIMITED', { retry_after_s: HOUR_S });
      const added = await this.imports.add(tx, { ...holder, file_name: name, columns, ignored });
      for (let at = 0; at < checked.length; at += ROWS_AT_ONCE)
        await this.imports.addRows(tx, added, checked.slice(at, at + ROWS_AT_ONCE));
      return added;
    });
    return this.detail(caller, id);
  }

  /** The same check again: pictures were uploaded meanwhile, or a category added. */
  async recheck(caller: StaffCaller, id: number): Promise<GoodsImport> {
    await this.db.transaction(async (tx) => {
      const job = await this.lockAtRest(tx, caller, id);
      const rows = await this.imports.listRows(tx, id, null, WHOLE_SHEET);
      const done = new Set(
        rows.filter(({ state }) => state === 1 || state === 2).map(({ row_no }) => row_no),
      );
      const checked = await this.sheets.check(tx, job, rows);
      await this.imports.setOutcomes(
        tx,
        id,
        checked.filter(({ row_no }) => !done.has(row_no)),
      );
    });
    return this.detail(caller, id);
  }

  async list(caller: StaffCaller, request: PageRequest): Promise<Page<GoodsImport>> {
    const { rows, total } = await this.imports.listOwn(this.db, caller.member.accountId, pageOf(request));
    return toPage(
      rows.map((row) => toImport(row, caller.language)),
      total,
      request,
    );
  }

  async detail(caller: StaffCaller, id: number): Promise<GoodsImport> {
    const row = await this.imports.findOwn(this.db, caller.member.accountId, id);
    if (!row) throw new AppError('NOT_FOUND');
    return toImport(row, caller.language);
  }

  async rows(caller: StaffCaller, request: ImportRowListRequest): Promise<Page<ImportRowAnswer>> {
    await this.detail(caller, request.id);
    const state = request.state ?? null;
    const rows = await this.imports.listRows(this.db, request.id, state, pageOf(request));
    return toPage(
      rows.map((row) => toImportRow(row, caller.language)),
      await this.imports.countRows(this.db, request.id, state),
      request,
    );
  }

  /** What an import that failed or was cancelled has left goes on from where it ended. */
  async run(caller: StaffCaller, request: RunImportRequest): Promise<GoodsImport> {
    const { id, mode } = request;
    const { ready } = await this.idempotency.run(caller, runImport.path, request, async (tx) => {
      const job = await this.lockAtRest(tx, caller, id);
      if (mode === IMPORT_MODE.submit && !(await this.callers.publisher(tx, job)))
        throw new AppError('FORBIDDEN');
      await this.imports.start(tx, id, mode);
      return { ready: await this.imports.countRows(tx, id, 0) };
    });
    if (ready <= IMPORT_WAITED_ROWS_MAX) await this.runner.run(id, true);
    // Should it get lost, the sweep asks again.
    else await this.jobs.add(IMPORT_GOODS, { import_id: id });
    return this.detail(caller, id);
  }

  /** What was imported so far stays; doing it twice is doing it once. */
  async cancel(caller: StaffCaller, id: number): Promise<GoodsImport> {
    await this.db.transaction(async (tx) => {
      const job = await this.imports.lockOwn(tx, caller.member.accountId, id);
      if (!job) throw new AppError('NOT_FOUND');
      if (job.status === IMPORT_STATUS.cancelled) return;
      if (!WORKED_ON.includes(job.status)) throw new AppError('STATE_CONFLICT');
      await this.imports.cancel(tx, id);
    });
    return this.detail(caller, id);
  }

  private async lockAtRest(tx: Tx, caller: StaffCaller, id: number): Promise<ImportJob> {
    const job = await this.imports.lockOwn(tx, caller.member.accountId, id);
    if (!job) throw new AppError('NOT_FOUND');
    if (!AT_REST.includes(job.status)) throw new AppError('STATE_CONFLICT');
    return job;
  }
}

const WHOLE_SHEET = { page: 1, limit: 10_000, offset: 0 };
