import type { Language } from '@fovea/shared-types/language';
import { errorText, fieldText } from '../../i18n/texts.js';
import type { AppError } from '../../platform/kernel/app-error.js';
import { columnOfField, titleOf } from '../goods-import/import-columns.js';

/** Beside one of many no field is highlighted: its name stands in the words. */
export function refusalMessage(language: Language, { id, details, fields }: AppError): string {
  const faults = Object.entries(fields ?? {});
  if (faults.length === 0) return errorText(language, id, details);
  return faults
    .map(([path, fault]) => {
      const column = columnOfField(path);
      const message = fieldText(language, fault);
      return column === null ? message : `${titleOf(column, language)}: ${message}`;
    })
    .join('\n');
}
