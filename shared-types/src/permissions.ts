import { ACCESS } from './access.js';
import { type AnyRecord, callNamesOf, mayCompany, permissionOf } from './record/record.js';
import { records, type RecordPermission } from './records.js';

export { WILDCARD } from './wildcard.js';

/**
 * Permission strings, `module:thing:verb`; the wildcard (`wildcard.ts`) holds all. Those of a record come from its
 * declaration, the others from `<module>.access.ts`. A test proves that every one is used by a handler, every handler's
 * is here, and each stands on one row of the menu seed.
 */
export type Permission = (typeof ACCESS)[number]['companies' | 'platform'][number] | RecordPermission;

/** Those of the records' calls, by whether a merchant's staff may hold them. */
const ofRecords = (isOfCompanies: boolean): Permission[] => [
  ...new Set(
    (records as readonly AnyRecord[])
      .filter(({ declared }) => declared.scope !== 'own')
      .flatMap((record) =>
        callNamesOf(record)
          .filter((name) => mayCompany(record, name) === isOfCompanies)
          // The type of the union is made of the same declarations.
          .map((name) => permissionOf(record, name) as Permission),
      ),
  ),
];

/** May be held in a merchant company (and on the platform): their rows are scoped by company in the query. */
export const COMPANY_PERMISSIONS: readonly Permission[] = [
  ...ACCESS.flatMap(({ companies }): readonly Permission[] => companies),
  ...ofRecords(true),
];

/** Held on the platform only: what they touch belongs to no company, or to all. */
export const PLATFORM_PERMISSIONS: readonly Permission[] = [
  ...ACCESS.flatMap(({ platform }): readonly Permission[] => platform),
  ...ofRecords(false),
];

export const PERMISSIONS: readonly Permission[] = [...COMPANY_PERMISSIONS, ...PLATFORM_PERMISSIONS];

const known: ReadonlySet<string> = new Set(PERMISSIONS);
const ofCompanies: ReadonlySet<string> = new Set(COMPANY_PERMISSIONS);

export const isPermission = (text: string): text is Permission => known.has(text);

/** Whether a role of a merchant company may carry it. */
export const mayBeHeldInCompany = (permission: string): boolean => ofCompanies.has(permission);
