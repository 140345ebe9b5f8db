import { Injectable } from '@nestjs/common';
import type { GoodsImport } from '@fovea/shared-types/goods/goods-import.dto';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { IncomingFile } from '../../platform/http/incoming-file.js';
import { draftCompanyOf } from '../drafts/draft.service.js';
import { columnTitled } from './import-columns.js';
import { ImportRepository } from './import.repository.js';
import { SheetCheck } from './sheet-check.js';
import { SheetIntake } from '../../platform/sheets/sheet-intake.js';
import { ImportQueryService } from './import-query.service.js';

const IMPORTS_PER_HOUR = 60;
const HOUR_S = 3600;
const ROWS_AT_ONCE = 1_000;
const WHOLE_SHEET = { page: 1, limit: 10_000, offset: 0 };

/** Sheets that are sent in and checked; nothing is imported yet. */
@Injectable()
export class SheetService {
  constructor(
    private readonly db: Database,
    private readonly imports: ImportRepository,
    private readonly queries: ImportQueryService,
    private readonly intake: SheetIntake,
    private readonly sheets: SheetCheck,
  ) {}

  /** Reads a sheet and reports what each row would become. */
  async upload(caller: StaffCaller, file: IncomingFile): Promise<GoodsImport> {
    const holder = { account_id: caller.member.accountId, company_id: draftCompanyOf(caller) };
    const { name, columns, ignored, rows } = await this.intake.receive(file, caller, columnTitled);
    const checked = await this.sheets.check(this.db, holder, rows);
    const id = await this.db.transaction(async (tx) => {
      if ((await this.imports.lockRecentCount(tx, holder.account_id)) >= IMPORTS_PER_HOUR)
        throw new AppError('RATE_LIMITED', { retry_after_s: HOUR_S });
      const added = await this.imports.addImportRun(tx, { ...holder, file_name: name, columns, ignored });
      for (let at = 0; at < checked.length; at += ROWS_AT_ONCE)
        await this.imports.addRows(tx, added, checked.slice(at, at + ROWS_AT_ONCE));
      return added;
    });
    return this.queries.getImportDetail(caller, id);
  }

  /** The same check again: pictures were uploaded meanwhile, or a category added. */
  async recheck(caller: StaffCaller, id: number): Promise<GoodsImport> {
    await this.db.transaction(async (tx) => {
      const job = await this.queries.lockAtRest(tx, caller, id);
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
    return this.queries.getImportDetail(caller, id);
  }
}
