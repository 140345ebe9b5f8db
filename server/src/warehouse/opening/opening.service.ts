import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { SHEET_ROWS_MAX } from '@fovea/shared-types/platform/sheet-bounds';
import { runOpening } from '@fovea/shared-types/warehouse/opening.calls';
import type {
  OpeningImport,
  OpeningRows,
  OpeningRowsRequest,
} from '@fovea/shared-types/warehouse/opening.dto';
import { STOCK_LINES_MAX } from '@fovea/shared-types/warehouse/stock-bounds';
import { STOCK_IN_KIND } from '@fovea/shared-types/warehouse/stock-kinds';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Queryable, type Tx } from '../../platform/database/database.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import type { IncomingFile } from '../../platform/http/incoming-file.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import { companyOfNew, isInScope, type StaffCaller } from '../../platform/kernel/caller.js';
import { SheetIntake } from '../../platform/sheets/sheet-intake.js';
import type { Added } from '../documents/stock-document.repository.js';
import { StockPapers } from '../documents/stock-papers.service.js';
import { WarehouseDoor } from '../places/warehouse-door.js';
import { checkRows, type CheckedRow, type OpeningLine, type OpeningRowIn } from './opening-check.js';
import { columnTitled } from './opening-columns.js';
import { toOpeningRow } from './opening.mapper.js';
import { OpeningRepository, type ImportRow } from './opening.repository.js';

const IMPORTS_PER_HOUR = 60;
const HOUR_S = 3600;
const WHOLE_SHEET = { limit: SHEET_ROWS_MAX, offset: 0 };

/** Stock that lay there before the books began, from a sheet: checked as a whole, taken as a whole. */
@Injectable()
export class OpeningService {
  constructor(
    private readonly db: Database,
    private readonly openings: OpeningRepository,
    private readonly intake: SheetIntake,
    private readonly warehouses: WarehouseDoor,
    private readonly papers: StockPapers,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  /** Says of each row what is wrong with it, and what the sheet would become. */
  async upload(caller: StaffCaller, file: IncomingFile): Promise<OpeningImport> {
    const companyId = companyOfNew(caller);
    if (companyId === null) throw fieldError({ company_id: { key: 'required' } });
    const { accountId } = caller.member;
    const { name, ignored, rows } = await this.intake.receive(file, caller, columnTitled);
    const checked = await this.check(this.db, companyId, rows);
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
      return this.openings.add(tx, sheet, checked);
    });
    return this.told(await this.own(this.db, caller, id), checked);
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

  /** All of it or nothing: what was put right is sent again without anything coming in twice. */
  async run(caller: StaffCaller, request: IdActionRequest): Promise<OpeningImport> {
    const { id } = request;
    const done = await this.idempotency.run(caller, runOpening.path, request, async (tx) => {
      const { accountId } = caller.member;
      const sheet = await this.openings.lockOwn(tx, accountId, id);
      if (!sheet || !isInScope(caller, sheet.company_id)) throw new AppError('NOT_FOUND');
      if (sheet.done_at !== null || (await this.openings.isDone(tx, sheet)))
        throw new AppError('ALREADY_DONE');
      // As everything is now: some time may have passed since the check.
      const rows = await this.openings.rows(tx, id, false, WHOLE_SHEET);
      const checked = await this.check(tx, sheet.company_id, rows);
      const faulty = checked.filter(({ line }) => line === null).length;
      if (faulty > 0) throw new AppError('SHEET_FAULTY', { count: faulty });
      const made = await this.bringIn(tx, caller, sheet, checked);
      await this.openings.finish(tx, id, made);
      await this.audit.record(tx, caller, {
        action: 'warehouse:inbound:import',
        subjectType: 'opening_import',
        subjectId: id,
        after: { lines: checked.length },
      });
      return this.told(await this.own(tx, caller, id), checked, tx);
    });
    this.papers.wake();
    return done;
  }

  private async bringIn(
    tx: Tx,
    caller: StaffCaller,
    { company_id: companyId, file_name }: ImportRow,
    checked: readonly CheckedRow[],
  ): Promise<Added[]> {
    const byWarehouse = byPlace(checked);
    const shared = await this.warehouses.share(
      tx,
      [...byWarehouse.keys()].sort((a, b) => a - b),
      caller.companies,
    );
    const made: Added[] = [];
    for (const [warehouseId, lines] of byWarehouse) {
      const currency = shared.get(warehouseId)?.currency ?? lines[0]?.warehouse.currency;
      if (currency === undefined) throw new AppError('NOT_FOUND');
      const facts = { companyId, warehouseId, currency, remark: file_name };
      made.push(...(await this.papers.bringIn(tx, caller, facts, STOCK_IN_KIND.opening, lines)));
    }
    return made;
  }

  private async check(q: Queryable, companyId: number, rows: readonly OpeningRowIn[]): Promise<CheckedRow[]> {
    return checkRows(rows, await this.openings.catalogue(q, companyId, rows));
  }

  private async own(q: Queryable, caller: StaffCaller, id: number): Promise<ImportRow> {
    const row = await this.openings.findOwn(q, caller.member.accountId, id);
    if (!row || !isInScope(caller, row.company_id)) throw new AppError('NOT_FOUND');
    return row;
  }

  private async told(
    row: ImportRow,
    checked: readonly CheckedRow[],
    q: Queryable = this.db,
  ): Promise<OpeningImport> {
    const places = row.faulty_count > 0 ? [] : [...byPlace(checked).values()];
    return {
      id: row.id,
      file_name: row.file_name,
      rows: row.rows,
      faulty_count: row.faulty_count,
      ignored: row.ignored,
      places: places.map((lines) => ({
        ware_house_name: lines[0]?.warehouse.name ?? '',
        lines: lines.length,
        papers: Math.ceil(lines.length / STOCK_LINES_MAX),
      })),
      papers: await this.openings.papers(q, row.id),
      created_at: row.created_at.toISOString(),
      done_at: row.done_at?.toISOString() ?? null,
    };
  }
}

const digestOf = (rows: readonly OpeningRowIn[]): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ cells }) => cells)))
    .digest();

/** Sound lines by the warehouse they go to. */
function byPlace(checked: readonly CheckedRow[]): ReadonlyMap<number, OpeningLine[]> {
  const places = new Map<number, OpeningLine[]>();
  for (const { line } of checked)
    if (line) {
      const lines = places.get(line.warehouse.id);
      if (lines) lines.push(line);
      else places.set(line.warehouse.id, [line]);
    }
  return places;
}
