import type { Language } from '@fovea/shared-types/language';
import type { OpeningRow } from '@fovea/shared-types/warehouse/opening.dto';
import { OPENING_COLUMNS } from '@fovea/shared-types/warehouse/opening-columns';
import { fieldText } from '../../i18n/texts.js';
import { titleOf } from './opening-columns.js';
import type { StoredRow } from './opening.repository.js';

const VALUE_SHOWN_MAX = 200;

export const toOpeningRow = ({ row_no, cells, faults }: StoredRow, language: Language): OpeningRow => ({
  row_no,
  product: (cells.product ?? '').slice(0, VALUE_SHOWN_MAX),
  serial_number: (cells.serial_number ?? '').slice(0, VALUE_SHOWN_MAX),
  faults: OPENING_COLUMNS.flatMap((column) => {
    const fault = faults[column];
    if (!fault) return [];
    const value = (cells[column] ?? '').slice(0, VALUE_SHOWN_MAX);
    return [{ column, title: titleOf(column, language), value, msg: fieldText(language, fault) }];
  }),
});
