import type { Language } from '@fovea/shared-types/language';
import { errorText, fieldText } from '../../i18n/texts.js';
import type { AppError } from '../../platform/kernel/app-error.js';
import { columnOfField, titleOf } from '../goods-import/import-columns.js';

/** In a list of many results no field can be highlighted: its name is in the text. */
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
