import { Injectable } from '@nestjs/common';
import type {
  GoodsImport,
  ImportRow as ImportRowAnswer,
  ImportRowListRequest,
} from '@fovea/shared-types/goods/goods-import.dto';
import { IMPORT_STATUS } from '@fovea/shared-types/goods/import-states';
import type { Page, PageRequest } from '@fovea/shared-types/pagination';
import { Database, type Tx } from '../../platform/database/database.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { toImport, toImportRow } from './import.mapper.js';
import { ImportRepository, type ImportJob } from './import.repository.js';

/** Nobody works on it, and it may be checked or started (again). */
const AT_REST: readonly number[] = [IMPORT_STATUS.checked, IMPORT_STATUS.failed, IMPORT_STATUS.cancelled];

/** A person's sheets of goods, as they see them. */
@Injectable()
export class ImportQueryService {
  constructor(
    private readonly db: Database,
    private readonly imports: ImportRepository,
  ) {}

  async listOwn(caller: StaffCaller, request: PageRequest): Promise<Page<GoodsImport>> {
    const { rows, total } = await this.imports.listOwn(this.db, caller.member.accountId, pageOf(request));
    return toPage(
      rows.map((row) => toImport(row, caller.language)),
      total,
      request,
    );
  }

  async getImportDetail(caller: StaffCaller, id: number): Promise<GoodsImport> {
    const row = await this.imports.findOwn(this.db, caller.member.accountId, id);
    if (!row) throw new AppError('NOT_FOUND');
    return toImport(row, caller.language);
  }

  async listRows(caller: StaffCaller, request: ImportRowListRequest): Promise<Page<ImportRowAnswer>> {
    await this.getImportDetail(caller, request.id);
    const state = request.state ?? null;
    const rows = await this.imports.listRows(this.db, request.id, state, pageOf(request));
    return toPage(
      rows.map((row) => toImportRow(row, caller.language)),
      await this.imports.countRows(this.db, request.id, state),
      request,
    );
  }

  /** The caller's own, locked, while nobody works on it. */
  async lockAtRest(tx: Tx, caller: StaffCaller, id: number): Promise<ImportJob> {
    const job = await this.imports.lockOwn(tx, caller.member.accountId, id);
    if (!job) throw new AppError('NOT_FOUND');
    if (!AT_REST.includes(job.status)) throw new AppError('STATE_CONFLICT');
    return job;
  }
}
