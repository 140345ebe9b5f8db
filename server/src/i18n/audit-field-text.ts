import type { Language } from '@fovea/shared-types/language';
import { auditFields as en } from './en/audit-fields.js';
import { auditFields as ja } from './ja/audit-fields.js';
import { auditFields as zh } from './zh/audit-fields.js';

/** Titles of the fields in the audit log: each field has one in each language, or it does not compile. */
export type AuditFieldTexts = Record<keyof typeof en, string>;

export const AUDIT_FIELDS: readonly string[] = Object.keys(en);

const TITLES: Record<Language, Readonly<Record<string, string>>> = { zh, en, ja };

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
