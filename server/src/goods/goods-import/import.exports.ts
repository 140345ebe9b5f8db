import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ImportRowListRequest } from '@fovea/shared-types/goods/goods-import.dto';
import { IMPORT_COLUMNS } from '@fovea/shared-types/goods/import-states';
import type { Language } from '@fovea/shared-types/language';
import { codeName } from '../../i18n/dictionary-text.js';
import { Database } from '../../platform/database/database.js';
import type { ExportChoice } from '../../platform/database/staff-list.js';
import { ExportRegistry } from '../../platform/exports/export-registry.js';
import type { ExportCaller, ExportColumn } from '../../platform/exports/export-resource.js';
import { COLUMNS } from './import-columns.js';
import { faultsIn, refusalText } from './import.mapper.js';
import { ImportRepository, type ImportRow } from './import.repository.js';

const header = (c: string, e: string, j: string) => ({ c, e, j });
const CHUNK_ROWS = 1_000;

/** Each cell that is wrong with what is wrong with it. */
const faultsText = (row: ImportRow, language: Language): string =>
  [
    ...faultsIn(row.faults, row.cells, language).map(({ title, msg }) => `${title}: ${msg}`),
    refusalText(row, language) ?? '',
  ]
    .filter((line) => line !== '')
    .join('\n');

/** The outcome first, then the columns as they were sent: put right, the file can be sent again. */
const RESULT_COLUMNS: Record<string, ExportColumn<ImportRow>> = {
  row_no: { header: header('行号', 'Row', '行'), value: (row) => row.row_no },
  state: {
    header: header('结果', 'Outcome', '結果'),
    value: ({ state }, language) => codeName(language, 'states:goods_import_row', state),
  },
  faults: { header: header('问题', 'Problems', '問題'), value: faultsText },
  missing: {
    header: header('提交审核还缺少', 'Still needed for review', '審査への提出に不足'),
    value: (row, language) =>
      faultsIn(row.missing, row.cells, language)
        .map(({ title }) => title)
        .join('\n'),
  },
  ...Object.fromEntries(
    IMPORT_COLUMNS.map((name): [string, ExportColumn<ImportRow>] => [
      name,
      { header: COLUMNS[name].title, value: ({ cells }) => cells[name] ?? '' },
    ]),
  ),
};

/** The result of an import as a file, with the same rows as its list. */
@Injectable()
export class ImportExports implements OnModuleInit {
  constructor(
    private readonly registry: ExportRegistry,
    private readonly db: Database,
    private readonly imports: ImportRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register<ImportRowListRequest, ImportRow>({
      resource: 'goods_import_rows',
      title: header('商品导入结果', 'Result of the import', '商品インポートの結果'),
      permission: 'goods:draft:edit',
      filters: ImportRowListRequest,
      columns: RESULT_COLUMNS,
      count: async (caller, { id, state, ids }) =>
        (await this.isOwn(caller, id)) ? this.imports.countRows(this.db, id, state ?? null, ids ?? null) : 0,
      rows: (caller, filters) => this.rows(caller, filters),
    });
  }

  private async *rows(
    caller: ExportCaller,
    { id, state, ids }: ImportRowListRequest & ExportChoice,
  ): AsyncGenerator<ImportRow> {
    if (!(await this.isOwn(caller, id))) return;
    for (let offset = 0, read = CHUNK_ROWS; read === CHUNK_ROWS; offset += CHUNK_ROWS) {
      const bounds = { page: 1, limit: CHUNK_ROWS, offset };
      const rows = await this.imports.listRows(this.db, id, state ?? null, bounds, ids ?? null);
      yield* rows;
      read = rows.length;
    }
  }

  /** An import is its sender's alone. */
  private async isOwn({ accountId }: ExportCaller, id: number): Promise<boolean> {
    return (await this.imports.findOwn(this.db, accountId, id)) !== null;
  }
}
