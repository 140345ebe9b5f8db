import type { Language } from '@fovea/shared-types/language';
import { localized } from '../database/localized.js';

/** How the audit log calls a thing that a line is about or refers to. All SQL is ours; `t` is the table. */
export interface AuditSubject {
  table: string;
  joins?: string | ((language: Language) => string);
  /** Its name as the reader knows it. */
  name: (language: Language) => string;
  /** The company whose staff may read the name; absent: everybody who reads the log may. */
  company?: string;
  /** Rows of no company are everybody's to read. */
  isShared?: true;
  /** The id that its page is opened by, null where nothing can be opened; the row's own where nothing is said. */
  opens?: string;
  /** Of amounts in minor units that stand in a line without their currency. */
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

/** A module says what its things are called; records say it by their declarations. */
export function registerAuditSubjects(more: Readonly<Record<string, AuditSubject>>): void {
  for (const [type, subject] of Object.entries(more)) subjects.set(type, subject);
}

/** Null for what nobody registered: a record, or what this version does not know. */
export const registeredAuditSubject = (type: string): AuditSubject | null => subjects.get(type) ?? null;
