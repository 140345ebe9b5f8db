import type { Language } from '@fovea/shared-types/language';
import { auditFields } from './audit-fields.js';
import { inEachLanguage } from './translated.js';

export const AUDIT_FIELDS: readonly string[] = Object.keys(auditFields);

const TITLES = inEachLanguage<Readonly<Record<string, string>>>(auditFields);

/**
 * Titles of the fields in the rows, also of nested fields. What this version does not have (a line of an
 * older one, the keys of a list that people wrote) has none and stays as it was written.
 */
export function auditFieldTitles(
  language: Language,
  rows: ReadonlyArray<object | null>,
): Record<string, string> {
  const titles: Record<string, string> = {};
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.forEach(collect);
    for (const [name, inner] of Object.entries(value)) {
      const title = Object.hasOwn(TITLES[language], name) ? TITLES[language][name] : undefined;
      if (title !== undefined) titles[name] = title;
      collect(inner);
    }
  };
  rows.forEach(collect);
  return titles;
}
