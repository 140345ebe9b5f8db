import type { Language } from '@fovea/shared-types/language';
import { localized } from '../database/localized.js';

/** How the audit log calls a thing that a line is about or refers to. All SQL is ours; `t` is the table. */
export interface AuditSubject {
  table: string;
  joins?: string | ((language: Language) => string);
  /** Its name in the reader's language. */
  name: (language: Language) => string;
  /** The company whose staff may read the name; absent: everybody who reads the log may. */
  company?: string;
  /** Rows of no company are everybody's to read. */
  isShared?: true;
  /** The id that its page is opened by, null where it has none; by default the row's own. */
  opens?: string;
  /** The currency of amounts in minor units that are in a line without one. */
  currency?: string;
  /** The fields of a line that hold the name of a row that is gone, the first that is filled. */
  nameFields: (language: Language) => readonly string[];
}

const SUFFIX: Record<Language, string> = { zh: 'c', en: 'e', ja: 'j' };

/** Fields `name_c`, `name_e`, `name_j`, the reader's language first. */
export const nameFieldsIn =
  (name: string) =>
  (language: Language): string[] =>
    [...new Set([SUFFIX[language], 'e', 'c', 'j'])].map((suffix) => `${name}_${suffix}`);

/** A subject whose table keeps its name in three columns. */
export const namedInThree = (
  table: string,
  column: string,
  more: Partial<AuditSubject> = {},
): AuditSubject => ({
  table,
  name: (language) => localized(`t.${column}`, language),
  nameFields: nameFieldsIn(column),
  ...more,
});

/** A subject that one column names. */
export const namedBy = (table: string, column: string, more: Partial<AuditSubject> = {}): AuditSubject => ({
  table,
  name: () => `t.${column}`,
  nameFields: () => [column],
  ...more,
});

const subjects = new Map<string, AuditSubject>();

/** A module registers names for its things; records have theirs in their declarations. */
export function registerAuditSubjects(more: Readonly<Record<string, AuditSubject>>): void {
  for (const [type, subject] of Object.entries(more)) subjects.set(type, subject);
}

/** Null for an unregistered type: a record, or a type that this version does not have. */
export const registeredAuditSubject = (type: string): AuditSubject | null => subjects.get(type) ?? null;
