import type { GoodsImport, ImportFault, ImportRow } from '@fovea/shared-types/goods/goods-import.dto';
import { IMPORT_COLUMNS } from '@fovea/shared-types/goods/import-states';
import type { Language } from '@fovea/shared-types/language';
import { errorText, fieldText } from '../../i18n/texts.js';
import { inLanguage } from '../../platform/database/localized.js';
import { titleOf } from './import-columns.js';
import type { ImportRow as Row, ImportSummary } from './import.repository.js';
import type { Cells, Faults } from './row-reader.js';

export const toImport = (row: ImportSummary, language: Language): GoodsImport => ({
  id: row.id,
  file_name: row.file_name,
  status: row.status,
  mode: row.mode,
  rows: row.rows,
  ready_count: row.ready_count,
  complete_count: row.complete_count,
  faulty_count: row.faulty_count,
  existing_count: row.existing_count,
  draft_count: row.draft_count,
  submitted_count: row.submitted_count,
  refused_count: row.refused_count,
  columns: row.columns.map((name) => ({ name, title: titleOf(name, language) })),
  ignored: row.ignored,
  started_by: row.started_by,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
});

const VALUE_SHOWN_MAX = 200;

/** In the order of the template's columns. */
export const faultsIn = (faults: Faults, cells: Cells, language: Language): ImportFault[] =>
  IMPORT_COLUMNS.flatMap((column) => {
    const fault = faults[column];
    if (!fault) return [];
    const value = (cells[column] ?? '').slice(0, VALUE_SHOWN_MAX);
    return [{ column, title: titleOf(column, language), value, msg: fieldText(language, fault) }];
  });

export const refusalText = ({ error }: Pick<Row, 'error'>, language: Language): string | null =>
  error !== null ? errorText(language, error, {}) : null;

export const nameOf = ({ goods_name_c, goods_name_e, goods_name_j }: Cells, language: Language): string =>
  inLanguage({ c: goods_name_c ?? '', e: goods_name_e ?? '', j: goods_name_j ?? '' }, language);

export const toImportRow = (row: Row, language: Language): ImportRow => ({
  row_no: row.row_no,
  state: row.state,
  goods_name: nameOf(row.cells, language),
  goods_code: row.cells.goods_code ?? '',
  reference: row.cells.reference ?? '',
  faults: faultsIn(row.faults, row.cells, language),
  missing: faultsIn(row.missing, row.cells, language),
  error: row.error,
  msg: refusalText(row, language),
  draft_id: row.draft_id,
  goods_id: row.goods_id,
});
