import type { Call, NoRequest } from '../call.js';
import type { IdActionRequest, IdAnswer, IdRequest, SavedChange } from '../common.dto.js';
import type { Page, SortedPageRequest } from '../pagination.js';
import type {
  AuditMoneyRequest,
  AuditSubmissionsRequest,
  DecisionOutcome,
  DocumentStoryAnswer,
  PendingPosting,
} from '../platform/approval.dto.js';
import type { AccountingFormat } from '../platform/export-formats.js';
import type { RecordField } from './field.js';
import type { RecordFilter } from './filters.js';
import { type RecordTexts, recordTextsOf, type Translations } from './translations.js';

/** The calls that the frame can serve of a record; any other has a handler of its own. */
export type RecordCall = 'list' | 'detail' | 'add' | 'update' | 'delete' | DocumentCall;

/** Of a document alone: its requester withdraws it, another person decides it. */
type DocumentCall = 'cancel' | 'audit';

/** What one person requests and another decides: its machine, and which of its states is which. */
export interface DocumentStates {
  readonly machine: {
    readonly id: string;
    readonly codes: Readonly<Record<string, number>>;
    may(code: number, ...actions: ReadonlyArray<'approve' | 'reject'>): boolean;
  };
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
  /** Where its requester may withdraw it before the decision. */
  readonly withdrawal?: { readonly state: number; isPossible(code: number): boolean };
  /** Where it is submitted again with changes: each submission is decided by itself, and `update` makes one. */
  readonly resubmission?: { isPossible(code: number): boolean };
}

/** Path and summary; the third is the permission's verb where it is not the call's own. */
type CallLine = readonly [path: `/${string}`, summary: string, verb?: string];

/** The declaration of a thing: the server, the web and the tests read it here. */
export interface RecordDeclaration {
  /** `module:thing`, the beginning of its permissions. */
  readonly name: `${string}:${string}`;
  /** As a sentence names one of it: `['品牌', 'a brand', 'ブランド']`. */
  readonly one: Translations;
  /** The title of its page, its menu row and its export. */
  readonly many: Translations;
  /** Where the frame's own words do not fit. */
  readonly words?: Partial<RecordTexts>;
  /**
   * The owner of rows: the platform alone, each company (the platform sees all), the platform for all to see
   * beside each company's own (`shared`: a row has `is_own`, whether its reader may change it), or each
   * account, without a permission.
   */
  readonly scope: 'platform' | 'company' | 'shared' | 'own';
  /** Of scope `company`: rows without a company are the platform's own, which its staff add by naming none. */
  readonly hasPlatformRows?: true;
  /** How an addition calls the company that a new row is to belong to, where `company_id` is something else's name. */
  readonly owner?: string;
  /** Verbs that a merchant's staff may hold although the scope is the platform. */
  readonly companyMay?: readonly string[];
  /** Names in OpenAPI where they are not made of the thing's own: of its requests, of its rows, of its list. */
  readonly classes?: { readonly one?: string; readonly row?: string; readonly list?: string };
  readonly calls: { readonly [Name in RecordCall]?: CallLine };
  /** The export's name on the wire. */
  readonly exports?: string;
  /** Besides the table's own columns, the files of accounting packages that it can be exported as. */
  readonly packages?: readonly AccountingFormat[];
  /** Its page in the back office; by default the row's key is the path with dots. */
  readonly menu?: { readonly path: `/${string}`; readonly icon: string; readonly key?: string };
  /** Its kind in the audit log, when that is not the thing. */
  readonly subject?: string;
  /** The field that names a row. */
  readonly title: string;
  /** The order of its list, as on the wire: `-created_at`. */
  readonly order: string;
  /** What can be written, in the order of the form. */
  readonly fields: Readonly<Record<string, RecordField>>;
  /** What is read only. */
  readonly shown: Readonly<Record<string, RecordField>>;
  readonly filters: Readonly<Record<string, RecordFilter>>;
  /** A handful: its list answers all rows at once, in their order, without pages, filters and other orders. */
  readonly isWhole?: true;
  /**
   * It protects money: saved, it waits for the approval of another person, or a day where nobody else may give one; the
   * first value is in effect at once.
   */
  readonly approvedChange?: true;
  /** Set of a document, whose `add` requests it. */
  readonly document?: DocumentStates;
  /** Of a document whose approval posts an entry: the detail of a pending one shows its postings. */
  readonly posts?: true;
  /**
   * The fields that a call outside the record changes: the version of a row covers these when no update is
   * declared.
   */
  readonly version?: readonly string[];
}

export interface StaffRecord<D extends RecordDeclaration = RecordDeclaration> {
  readonly declared: D;
  readonly calls: CallsOf<D>;
  readonly words: RecordTexts;
}

/** Any of them, where its fields do not matter. */
export interface AnyRecord {
  readonly declared: RecordDeclaration;
  readonly calls: { readonly [Name in RecordCall]?: Call<never, unknown> };
  readonly words: RecordTexts;
}

export function staffRecord<const D extends RecordDeclaration>(declared: D): StaffRecord<D> {
  const calls = Object.fromEntries(Object.entries(declared.calls).map(([name, [path]]) => [name, { path }]));
  return {
    declared,
    calls: calls as CallsOf<D>, // a call per entry of `declared.calls`, typed by the fields beside it
    words: { ...recordTextsOf(declared.one), ...declared.words },
  };
}

type Flat<T> = { -readonly [K in keyof T]: T[K] } & {};
type In<F, Places> = { [K in keyof F as F[K] extends { where: Places } ? K : never]: F[K] };
type RowTypes<F> = { [K in keyof F]: F[K] extends { types?: { row: infer T } } ? T : never };
type DetailTypes<F> = { [K in keyof F]: F[K] extends { types?: { detail: infer T } } ? T : never };
type WriteTypes<F> = { [K in keyof F]: F[K] extends { types?: { write: infer T } } ? T : never };
type NeededOf<F> = { [K in keyof F as F[K] extends { required: true } ? K : never]: F[K] };

/** Sent back when it is saved: with the detail, or with the row where there is no detail. */
type Versioned<D extends RecordDeclaration, At> = D extends
  | { readonly calls: { readonly update: unknown } }
  | { readonly version: readonly string[] }
  ? (D['calls'] extends { detail: unknown } ? 'detail' : 'row') extends At
    ? { version: string }
    : unknown
  : unknown;

/** Rows of others are listed beside one's own. */
type Shared<D extends RecordDeclaration> = D['scope'] extends 'shared' ? { is_own: boolean } : unknown;

export type RowOf<D extends RecordDeclaration> = Flat<
  { id: number } & Shared<D> &
    RowTypes<In<D['fields'], 'both' | 'list'>> &
    RowTypes<In<D['shown'], 'both' | 'list'>> &
    Versioned<D, 'row'>
>;
export type DetailOf<D extends RecordDeclaration> = Flat<
  { id: number } & Shared<D> &
    DetailTypes<In<D['fields'], 'both' | 'detail'>> &
    DetailTypes<In<D['shown'], 'both' | 'detail'>> &
    Versioned<D, 'detail'>
>;
/** After a call, the state of a document. */
export interface DocumentState {
  id: number;
  status: number;
}
/** The decision on one of several documents: its state, or why nothing changed. */
export type DocumentDecision = DecisionOutcome & { status: number | null };
type OfDocument<D, Then, Else> = D extends { readonly document: DocumentStates } ? Then : Else;
type Posting<D> = D extends { readonly posts: true } ? { postings: PendingPosting[] } : unknown;
type OfResubmitted<D, Then, Else> = D extends { readonly document: { readonly resubmission: unknown } }
  ? Then
  : Else;

/** What saving answers. */
type SavedOf<D extends RecordDeclaration, Else> = D extends { readonly approvedChange: true }
  ? SavedChange
  : Else;

/** Why it is changed, where another person approves that. */
type Reasoned<D extends RecordDeclaration> = D extends { readonly approvedChange: true }
  ? { reason?: string }
  : unknown;

/** Staff who see several companies choose the owner of a new row. */
type OfCompany<D extends RecordDeclaration> = D['scope'] extends 'company'
  ? { [Name in D extends { readonly owner: infer Owner extends string } ? Owner : 'company_id']?: number }
  : unknown;
/** Instead of which of the requester's own documents that can be withdrawn it is requested, and the state that was read. */
export interface FormerDocument {
  former_id?: number;
  /** Another by now: the request is refused (CHANGED_MEANWHILE). A pending one is withdrawn in the same step. */
  former_status?: number;
}
type Replacing<D> = D extends { readonly document: { readonly withdrawal: unknown } }
  ? FormerDocument
  : unknown;

export type AddOf<D extends RecordDeclaration> = Flat<
  WriteTypes<NeededOf<D['fields']>> &
    Partial<WriteTypes<Omit<D['fields'], keyof NeededOf<D['fields']>>>> & {
      request_id?: string;
    } & OfCompany<D> &
    Reasoned<D> &
    Replacing<D>
>;
export type UpdateOf<D extends RecordDeclaration> = Flat<
  { id: number } & Partial<WriteTypes<D['fields']>> & { version?: string } & Reasoned<D>
>;
/** Every field of a response, by its name. */
export type ShownOf<D extends RecordDeclaration> = Flat<
  { id: number } & DetailTypes<D['fields'] & D['shown']>
>;
/** What is stored of it and can be edited, by the names on the wire. */
export type StoredOf<D extends RecordDeclaration> = Flat<WriteTypes<D['fields']>>;

type FilterValue<D extends RecordDeclaration, K> = K extends keyof D['filters']
  ? D['filters'][K] extends RecordFilter<'same'>
    ? NonNullable<WriteTypes<D['fields'] & D['shown']>[K & keyof (D['fields'] & D['shown'])]>
    : D['filters'][K] extends RecordFilter<infer Value>
      ? Value
      : never
  : never;
export type FiltersOf<D extends RecordDeclaration> = { [K in keyof D['filters']]?: FilterValue<D, K> };
export type ListRequestOf<D extends RecordDeclaration> = Flat<SortedPageRequest & FiltersOf<D>>;

export type CallsOf<D extends RecordDeclaration> = {
  readonly [Name in keyof D['calls'] & RecordCall]: {
    list: D extends { readonly isWhole: true }
      ? Call<NoRequest, RowOf<D>[]>
      : Call<ListRequestOf<D>, Page<RowOf<D>>>;
    detail: Call<IdRequest, OfDocument<D, Flat<DetailOf<D> & DocumentStoryAnswer & Posting<D>>, DetailOf<D>>>;
    add: Call<AddOf<D>, SavedOf<D, OfDocument<D, DocumentState, IdAnswer>>>;
    update: Call<UpdateOf<D>, SavedOf<D, OfDocument<D, DocumentState, IdAnswer>>>;
    delete: Call<IdActionRequest & Reasoned<D>, SavedOf<D, null>>;
    cancel: Call<IdActionRequest, DocumentState>;
    audit: Call<OfResubmitted<D, AuditSubmissionsRequest, AuditMoneyRequest>, DocumentDecision[]>;
  }[Name];
};

type VerbOf<D extends RecordDeclaration, Name extends RecordCall> = D['calls'][Name] extends readonly [
  string,
  string,
  infer Verb extends string,
]
  ? Verb
  : Name extends 'detail'
    ? 'list'
    : Name;

/** Its permissions; none where the rows are each account's own. */
export type PermissionsOf<R> = R extends { declared: infer D extends RecordDeclaration }
  ? D['scope'] extends 'own'
    ? never
    : { [Name in keyof D['calls'] & RecordCall]: `${D['name']}:${VerbOf<D, Name>}` }[keyof D['calls'] &
        RecordCall]
  : never;

/** Every change leaves a line in the audit log. */
export type AuditActionsOf<R> = R extends { declared: infer D extends RecordDeclaration }
  ? `${D['name']}:${Exclude<keyof D['calls'] & RecordCall, 'list' | 'detail'>}`
  : never;

export const verbOf = ({ declared }: AnyRecord, name: RecordCall): string =>
  declared.calls[name]?.[2] ?? (name === 'detail' ? 'list' : name);

export const callNamesOf = ({ declared }: AnyRecord): RecordCall[] =>
  Object.keys(declared.calls) as RecordCall[]; // the declaration's type allows no other

export const permissionOf = (record: AnyRecord, name: RecordCall): string =>
  `${record.declared.name}:${verbOf(record, name)}`;

/** The changes that leave a line in the audit log, each with what it is called. */
export const auditActionsOf = (record: AnyRecord): { action: string; words: Translations }[] =>
  callNamesOf(record).flatMap((name) =>
    name === 'list' || name === 'detail'
      ? []
      : [{ action: `${record.declared.name}:${name}`, words: record.words[name] }],
  );

/** Whether a merchant's staff may hold the permission of this call; the platform alone decides documents. */
export const mayCompany = (record: AnyRecord, name: RecordCall): boolean =>
  (record.declared.scope === 'company' && name !== 'audit') ||
  record.declared.scope === 'shared' ||
  (record.declared.companyMay ?? []).includes(verbOf(record, name));

/** How requests call the company that a row belongs to. */
export const ownerNameOf = ({ declared }: Pick<AnyRecord, 'declared'>): string =>
  declared.owner ?? 'company_id';

/** The thing alone: `brand` of `goods:brand`. */
export const thingOf = ({ declared }: AnyRecord): string => declared.name.split(':')[1] ?? declared.name;

export const subjectOf = (record: AnyRecord): string => record.declared.subject ?? thingOf(record);

/** The fields that the version of a row is of; none where nothing of it is saved upon what was read. */
export const versionFieldsOf = ({ declared }: AnyRecord): readonly string[] =>
  declared.version ?? (declared.calls.update ? Object.keys(declared.fields) : []);

/** Every field, by its name on the wire. */
export const fieldsOf = ({ declared }: AnyRecord): Readonly<Record<string, RecordField>> => ({
  ...declared.fields,
  ...declared.shown,
});

/** The label of a field or a filter; a name that is neither has none. */
export const labelOf = (record: AnyRecord, name: string): Translations | undefined =>
  fieldsOf(record)[name]?.label ?? record.declared.filters[name]?.label;

export const filterLabelOf = (record: AnyRecord, name: string): Translations | undefined =>
  record.declared.filters[name]?.label ?? fieldsOf(record)[name]?.label;
