import type { Call } from '@fovea/shared-types/call';
import type { IdAnswer, SavedChange } from '@fovea/shared-types/common.dto';
import type { Page } from '@fovea/shared-types/pagination';
import type { RecordField } from '@fovea/shared-types/record/field';
import { type AnyRecord, callNamesOf, permissionOf } from '@fovea/shared-types/record/record';
import { isPermission, type Permission, WILDCARD } from '@fovea/shared-types/permissions';
import { uploadImage, uploadFile } from '@fovea/shared-types/platform/platform.calls';
import { records } from '@fovea/shared-types/records';
import type { Cast, MatrixRow } from '../things/matrix-row.js';
import { allOf } from '../things/things.js';
import { aPng } from '../fixtures/files.js';
import { uniqueText } from '../fixtures/rows.js';
import type { Person, TestApi } from './api.js';
import { upload } from './forms.js';
import { aStaff } from './people.js';
import { inEffect } from './setting-changes.js';

export type Fields = Record<string, unknown>;

/** A record as the tests of all of them send it. */
export interface SentRecord extends AnyRecord {
  readonly calls: {
    /** Of a record that is read whole it answers the rows alone. */
    list?: Call<Fields, Page<Fields & { id: number }>>;
    detail?: Call<{ id: number }, Fields & { version?: string }>;
    add?: Call<Fields, IdAnswer>;
    update?: Call<Fields & { id: number }, IdAnswer>;
    delete?: Call<{ id: number; request_id?: string }, null>;
  };
}

/** Every record of the product; the requests are built from the declarations, whatever their types. */
export const allRecords: readonly SentRecord[] = records as readonly AnyRecord[] as readonly SentRecord[];

/** What the declarations leave open, by the record's name. */
export const recordCases = allOf(({ records: cases }) => cases);

const caseOf = ({ declared }: AnyRecord) => recordCases[declared.name] ?? {};

/** What an addition names, made of the declaration and of the record's case. */
export async function sampleOf(api: TestApi, record: AnyRecord, as: Person): Promise<Fields> {
  const sample: Fields = {};
  for (const [name, field] of Object.entries(record.declared.fields)) {
    const value = await valueFor(api, field, as);
    if (value !== undefined) sample[name] = value;
  }
  return { ...sample, ...(await caseOf(record).sample?.(api, as)) };
}

async function valueFor(api: TestApi, field: RecordField, as: Person): Promise<unknown> {
  switch (field.kind) {
    case 'text':
      return (
        field.oneOf?.[0] ??
        (field.isCountry
          ? 'JP'
          : field.isEmail
            ? `${uniqueText()}@test.example`
            : `${uniqueText()} 日本`.slice(0, field.max))
      );
    case 'rich':
      return `<h2>${uniqueText()}</h2><p>日本</p>`;
    case 'int':
      return Math.max(field.min ?? 0, Math.min(7, field.max ?? 7));
    case 'money':
      return '7';
    case 'flag':
      return 1;
    case 'truth':
      return true;
    case 'choice':
      return field.codes?.[0];
    case 'choices':
      return field.codes?.slice(0, 1);
    case 'texts':
      return [uniqueText()];
    case 'picture':
      return (await upload(api, uploadImage, { bytes: await aPng() }, as)).enclosureId;
    case 'pictures':
    case 'documents': {
      const call = field.files?.[0] === 'file' ? uploadFile : uploadImage;
      return [(await upload(api, call, { bytes: await aPng() }, as)).enclosureId];
    }
    case 'day':
      return '2031-05-17';
    case 'instant':
      return '2031-05-17T09:30:00.000Z';
    case 'reference':
      return undefined; // the record's case names the row
  }
}

/** Those who may do everything with the record: for the platform, a company, or by themselves. */
export function keeperOf(api: TestApi, record: AnyRecord, companyId: number | null): Promise<Person> {
  const wanted = callNamesOf(record).map((name) => permissionOf(record, name));
  const permissions: Permission[] = [...new Set(wanted)].filter((one) => isPermission(one));
  return aStaff(api, companyId === null ? [WILDCARD] : permissions, companyId);
}

/** A row of the record, of the company or the account where its rows are theirs. */
export async function aRowOf(api: TestApi, record: SentRecord, cast: Cast): Promise<number> {
  const owner =
    record.declared.scope === 'company' || record.declared.scope === 'shared'
      ? { companyId: cast.seller.companyId, accountId: cast.seller.accountId }
      : { companyId: null, accountId: cast.member.accountId };
  const { aRow } = caseOf(record);
  if (aRow) return aRow(api, owner);
  const as = record.declared.scope === 'own' ? cast.member : await keeperOf(api, record, owner.companyId);
  const { add } = record.calls;
  if (!add)
    throw new Error(
      `nothing makes a row of ${record.declared.name}: its thing has to say it among its records`,
    );
  const answer = await api.ok(add, await sampleOf(api, record, as), { as });
  return record.declared.approvedChange ? inEffect(api, answer as SavedChange) : answer.id; // as declared
}

/** Rows of the authorization matrix: who gets what follows from the scope. */
export function recordRows(): Record<string, MatrixRow> {
  return Object.fromEntries(
    allRecords.flatMap((record) => {
      const { scope, calls } = record.declared;
      const { isOfCompany = false } = caseOf(record);
      const isOwned = scope !== 'platform';
      return callNamesOf(record).map((name): [string, MatrixRow] => {
        const path = calls[name]?.[0] ?? '';
        if (name === 'list')
          return [
            path,
            {
              request: async (api, cast) => {
                await aRowOf(api, record, cast);
                return {};
              },
              // Rows of the platform are listed beside the others' own.
              ...(isOwned && scope !== 'shared' && !caseOf(record).isEverywhere && { others: 'empty' }),
            },
          ];
        if (name === 'add')
          return [
            path,
            {
              request: async (api, cast) =>
                sampleOf(api, record, isOfCompany ? cast.seller : cast.member).then(withoutFiles(record)),
              ...(isOfCompany && { others: isOfCompany === true ? 'NOT_FOUND' : isOfCompany }),
              ...(isFileNeeded(record) && { right: 'VALIDATION', others: 'VALIDATION' }),
              // The platform's staff have to name the company.
              ...((scope === 'company' || isFileNeeded(record)) && { platform: 'VALIDATION' }),
            },
          ];
        // A document is decided by somebody else, and withdrawn by its requester alone.
        if (name === 'audit')
          return [
            path,
            { request: async (api, cast) => ({ ids: [await aRowOf(api, record, cast)], status: 1 }) },
          ];
        if (name === 'cancel')
          return [
            path,
            {
              request: async (api, cast) => ({ id: await aRowOf(api, record, cast) }),
              platform: 'NOT_FOUND',
            },
          ];
        return [
          path,
          {
            request: async (api, cast) => {
              const id = await aRowOf(api, record, cast);
              if (name === 'update') await caseOf(record).reopen?.(api, id);
              return { id };
            },
            ...(isOwned && { others: 'NOT_FOUND' }),
          },
        ];
      });
    }),
  );
}

const isFileNeeded = ({ declared }: AnyRecord): boolean =>
  Object.values(declared.fields).some(
    ({ kind, required }) => (kind === 'documents' || kind === 'pictures') && required,
  );

/** Files belong to their sender: the matrix uses another person each time. */
const withoutFiles =
  ({ declared }: AnyRecord) =>
  (sample: Fields): Fields =>
    Object.fromEntries(
      Object.entries(sample).filter(([name]) => {
        const kind = declared.fields[name]?.kind;
        return kind !== 'picture' && kind !== 'pictures' && kind !== 'documents';
      }),
    );
