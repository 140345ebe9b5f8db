import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { OpeningRowsRequest } from '@fovea/shared-types/warehouse/opening.dto';
import { OPENING_COLUMNS } from '@fovea/shared-types/warehouse/opening-columns';
import { Database } from '../../platform/database/database.js';
import { ExportRegistry } from '../../platform/exports/export-registry.js';
import type { ExportCaller, ExportColumn } from '../../platform/exports/export-resource.js';
import { COLUMNS } from './opening-columns.js';
import { toOpeningRow } from './opening.mapper.js';
import { OpeningRepository, type StoredRow } from './opening.repository.js';

const header = (c: string, e: string, j: string) => ({ c, e, j });
const CHUNK_ROWS = 1_000;

const faultsText = (row: StoredRow, language: Language): string =>
  toOpeningRow(row, language)
    .faults.map(({ title, msg }) => `${title}: ${msg}`)
    .join('\n');

/** What is wrong first, then the columns as they were sent: put right, the file can be sent again. */
const RESULT_COLUMNS: Record<string, ExportColumn<StoredRow>> = {
  row_no: { header: header('行号', 'Row', '行'), value: (row) => row.row_no },
  faults: { header: header('问题', 'Problems', '問題'), value: faultsText },
  ...Object.fromEntries(
    OPENING_COLUMNS.map((name): [string, ExportColumn<StoredRow>] => [
      name,
      { header: COLUMNS[name].title, value: ({ cells }) => cells[name] ?? '' },
    ]),
  ),
};

/** The check of a sheet as a file. */
@Injectable()
export class OpeningExports implements OnModuleInit {
  constructor(
    private readonly registry: ExportRegistry,
    private readonly db: Database,
    private readonly openings: OpeningRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register<OpeningRowsRequest, StoredRow>({
      resource: 'opening_import_rows',
      title: header('期初库存检查结果', 'Check of the opening stock', '期首在庫の確認結果'),
      permission: 'warehouse:inbound:add',
      filters: OpeningRowsRequest,
      columns: RESULT_COLUMNS,
      count: async ({ accountId }, { id, is_faulty }) => {
        const row = await this.openings.findOwn(this.db, accountId, id);
        return (is_faulty === 1 ? row?.faulty_count : row?.rows) ?? 0;
      },
      rows: (caller, filters) => this.rows(caller, filters),
    });
  }

  private async *rows(
    { accountId }: ExportCaller,
    { id, is_faulty }: OpeningRowsRequest,
  ): AsyncGenerator<StoredRow> {
    if (!(await this.openings.findOwn(this.db, accountId, id))) return;
    for (let offset = 0, read = CHUNK_ROWS; read === CHUNK_ROWS; offset += CHUNK_ROWS) {
      const rows = await this.openings.rows(this.db, id, is_faulty === 1, { limit: CHUNK_ROWS, offset });
      yield* rows;
      read = rows.length;
    }
  }
}
