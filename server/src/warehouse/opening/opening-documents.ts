import { Injectable } from '@nestjs/common';
import { SHEET_ROWS_MAX } from '@fovea/shared-types/platform/sheet-bounds';
import { STOCK_LINES_MAX } from '@fovea/shared-types/warehouse/stock-bounds';
import { STOCK_IN_KIND } from '@fovea/shared-types/warehouse/stock-kinds';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { Added } from '../documents/stock-document.repository.js';
import { DerivedStockDocuments } from '../documents/derived-stock-documents.service.js';
import { ActiveWarehouses } from '../places/active-warehouses.js';
import { checkRows, type CheckedRow, type OpeningLine } from './opening-check.js';
import { OpeningRepository, type ImportRow } from './opening.repository.js';

type Sheet = Pick<ImportRow, 'id' | 'company_id' | 'file_name' | 'digest'>;

/** The current contents of a sheet, and the documents that it becomes. */
@Injectable()
export class OpeningDocuments {
  constructor(
    private readonly openings: OpeningRepository,
    private readonly warehouses: ActiveWarehouses,
    private readonly documents: DerivedStockDocuments,
    private readonly audit: AuditLog,
  ) {}

  /** As everything is now: some time may have passed since it was sent. */
  async check(q: Queryable, { id, company_id }: Pick<Sheet, 'id' | 'company_id'>): Promise<CheckedRow[]> {
    const rows = await this.openings.rows(q, id, false, { limit: SHEET_ROWS_MAX, offset: 0 });
    return checkRows(rows, await this.openings.catalogue(q, company_id, rows));
  }

  /** @throws ALREADY_DONE, SHEET_FAULTY */
  async sound(q: Queryable, sheet: Sheet): Promise<CheckedRow[]> {
    if (await this.openings.isDone(q, sheet)) throw new AppError('ALREADY_DONE');
    const checked = await this.check(q, sheet);
    const faulty = checked.filter(({ line }) => line === null).length;
    if (faulty > 0) throw new AppError('SHEET_FAULTY', { count: faulty });
    return checked;
  }

  /** All of it or nothing. @param made is given how many lines are on documents by now */
  async make(
    tx: Tx,
    caller: StaffCaller,
    sheet: Sheet,
    made: (lines: number) => Promise<void>,
  ): Promise<number> {
    const checked = await this.sound(tx, sheet);
    const byWarehouse = byPlace(checked);
    const shared = await this.warehouses.share(
      tx,
      [...byWarehouse.keys()].sort((a, b) => a - b),
      caller.companies,
    );
    const added: Added[] = [];
    let lines = 0;
    for (const [warehouseId, all] of byWarehouse) {
      const currency = shared.get(warehouseId)?.currency ?? all[0]?.warehouse.currency;
      if (currency === undefined) throw new AppError('NOT_FOUND');
      const facts = { companyId: sheet.company_id, warehouseId, currency, remark: sheet.file_name };
      for (let from = 0; from < all.length; from += STOCK_LINES_MAX) {
        const some = all.slice(from, from + STOCK_LINES_MAX);
        added.push(...(await this.documents.addStockIns(tx, caller, facts, STOCK_IN_KIND.opening, some)));
        lines += some.length;
        await made(lines);
      }
    }
    await this.openings.link(tx, sheet.id, added);
    await this.audit.record(tx, caller, {
      action: 'warehouse:inbound:import',
      subjectType: 'opening_import',
      subjectId: sheet.id,
      after: { lines },
    });
    return lines;
  }

  /** After the transaction: approvers are notified at once. */
  wake(): void {
    this.documents.wake();
  }
}

/** Sound lines by the warehouse they go to. */
export function byPlace(checked: readonly CheckedRow[]): ReadonlyMap<number, OpeningLine[]> {
  const places = new Map<number, OpeningLine[]>();
  for (const { line } of checked)
    if (line) {
      const lines = places.get(line.warehouse.id);
      if (lines) lines.push(line);
      else places.set(line.warehouse.id, [line]);
    }
  return places;
}
