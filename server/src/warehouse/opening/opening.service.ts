import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IMPORT_STATUS } from '@fovea/shared-types/goods/import-states';
import type {
  OpeningImport,
  OpeningRows,
  OpeningRowsRequest,
} from '@fovea/shared-types/warehouse/opening.dto';
import { STOCK_LINES_MAX } from '@fovea/shared-types/warehouse/stock-bounds';
import { errorText } from '../../i18n/texts.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import type { IncomingFile } from '../../platform/http/incoming-file.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import { companyOfNew, isInScope, type StaffCaller } from '../../platform/kernel/caller.js';
import { SheetIntake } from '../../platform/sheets/sheet-intake.js';
import { checkRows, type CheckedRow, type OpeningRowIn } from './opening-check.js';
import { columnTitled } from './opening-columns.js';
import { byPlace, OpeningDocuments } from './opening-documents.js';
import { toOpeningRow } from './opening.mapper.js';
import { OpeningRepository, type ImportRow } from './opening.repository.js';

const IMPORTS_PER_HOUR = 60;
const HOUR_S = 3600;
/** Nobody works on it, and it may be started (again). */
export const AT_REST: readonly number[] = [
  IMPORT_STATUS.checked,
  IMPORT_STATUS.failed,
  IMPORT_STATUS.cancelled,
];

/** Sheets of opening stock: their contents, and their results. */
@Injectable()
export class OpeningService {
  constructor(
    private readonly db: Database,
    private readonly openings: OpeningRepository,
    private readonly intake: SheetIntake,
    private readonly documents: OpeningDocuments,
  ) {}

  /** Reports the faults of each row, and what the sheet would become. */
  async upload(caller: StaffCaller, file: IncomingFile): Promise<OpeningImport> {
    const companyId = companyOfNew(caller);
    if (companyId === null) throw fieldError({ company_id: { key: 'required' } });
    const { accountId } = caller.member;
    const { name, ignored, rows } = await this.intake.receive(file, caller, columnTitled);
    const checked = checkRows(rows, await this.openings.catalogue(this.db, companyId, rows));
    const id = await this.db.transaction(async (tx) => {
      if ((await this.openings.lockRecentCount(tx, accountId)) >= IMPORTS_PER_HOUR)
        throw new AppError('RATE_LIMITED', { retry_after_s: HOUR_S });
      const sheet = {
        company_id: companyId,
        account_id: accountId,
        file_name: name,
        ignored,
        digest: digestOf(rows),
      };
      return this.openings.addOpening(tx, sheet, checked);
    });
    return this.importResult(caller, await this.own(this.db, caller, id), checked);
  }

  async rows(caller: StaffCaller, request: OpeningRowsRequest): Promise<OpeningRows> {
    const row = await this.own(this.db, caller, request.id);
    const isFaulty = request.is_faulty === 1;
    const found = await this.openings.rows(this.db, row.id, isFaulty, pageOf(request));
    return toPage(
      found.map((one) => toOpeningRow(one, caller.language)),
      isFaulty ? row.faulty_count : row.rows,
      request,
    );
  }

  async getOpeningDetail(caller: StaffCaller, id: number): Promise<OpeningImport> {
    return this.importResult(caller, await this.own(this.db, caller, id));
  }

  /** @throws NOT_FOUND where it is somebody else's, or of another company */
  async own(q: Queryable, caller: StaffCaller, id: number): Promise<ImportRow> {
    const row = await this.openings.findOwn(q, caller.member.accountId, id);
    if (!row || !isInScope(caller, row.company_id)) throw new AppError('NOT_FOUND');
    return row;
  }

  private async importResult(
    { language }: StaffCaller,
    row: ImportRow,
    read?: readonly CheckedRow[],
  ): Promise<OpeningImport> {
    const isReady = AT_REST.includes(row.status) && row.faulty_count === 0;
    const checked = isReady ? (read ?? (await this.documents.check(this.db, row))) : [];
    return {
      id: row.id,
      file_name: row.file_name,
      status: row.status,
      rows: row.rows,
      faulty_count: row.faulty_count,
      made_count: row.made_lines,
      failure: row.failure === null ? null : errorText(language, row.failure.id, row.failure.details),
      ignored: row.ignored,
      places: [...byPlace(checked).values()].map((lines) => ({
        ware_house_name: lines[0]?.warehouse.name ?? '',
        lines: lines.length,
        papers: Math.ceil(lines.length / STOCK_LINES_MAX),
      })),
      papers: await this.openings.documents(this.db, row.id),
      created_at: row.created_at.toISOString(),
      done_at: row.done_at?.toISOString() ?? null,
    };
  }
}

const digestOf = (rows: readonly OpeningRowIn[]): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ cells }) => cells)))
    .digest();
