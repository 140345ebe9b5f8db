import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { fieldsOf, subjectOf } from '@fovea/shared-types/record/record';
import {
  registeredAuditSubject,
  nameFieldsIn,
  type AuditSubject,
} from '../../platform/audit/audit-subjects.js';
import type { Queryable } from '../../platform/database/database.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import {
  columnOf,
  servedRecords,
  type ServedRecord,
  type Sql,
} from '../../platform/records/served-record.js';

/** Who reads the log: in which language, and the rows of which companies (null: of all). */
export interface LogReader {
  language: Language;
  companies: readonly number[] | null;
}

/** A thing as a line names it. */
export interface Subject {
  type: string;
  id: number;
}

export interface NamedSubject {
  name: string;
  /** What its page is opened by; null when it is gone. */
  opens: number | null;
  currency: string | null;
}

const keyOf = ({ type, id }: Subject): string => `${type} ${id}`;

/** Names of what lines are about and refer to, read once for all. */
export class SubjectNames {
  constructor(private readonly named: ReadonlyMap<string, NamedSubject>) {}

  find(subject: Subject): NamedSubject | null {
    return this.named.get(keyOf(subject)) ?? null;
  }
}

/** Reads names: one query per kind of thing, and one for those that are gone. */
@Injectable()
export class SubjectNamesRepository {
  async readSubjectName(q: Queryable, reader: LogReader, wanted: readonly Subject[]): Promise<SubjectNames> {
    const named = new Map<string, NamedSubject>();
    for (const type of new Set(wanted.map((thing) => thing.type))) {
      const subject = auditSubjectOf(type);
      if (subject === null) continue;
      const ids = [...new Set(wanted.filter((thing) => thing.type === type).map(({ id }) => id))];
      for (const { id, ...row } of await this.currentNames(q, reader, subject, ids))
        if (row.name !== null && row.name !== '') named.set(keyOf({ type, id }), { ...row, name: row.name });
    }
    const gone = wanted.filter((thing) => !named.has(keyOf(thing)));
    for (const { type, id, fields } of await this.lastNames(q, reader, gone)) {
      const name = nameIn(fields, auditSubjectOf(type)?.nameFields(reader.language) ?? []);
      if (name !== null) named.set(keyOf({ type, id }), { name, opens: null, currency: null });
    }
    return new SubjectNames(named);
  }

  private async currentNames(
    q: Queryable,
    { language, companies }: LogReader,
    { table, joins = '', name, company, isShared, opens = 't.id', currency = 'NULL' }: AuditSubject,
    ids: readonly number[],
  ): Promise<{ id: number; name: string | null; opens: number | null; currency: string | null }[]> {
    const filter = new SqlFilter();
    filter.where(`t.id = ANY (${filter.value([...ids])}::bigint[])`);
    if (company !== undefined && isShared) filter.companiesOrNone(company, companies);
    else if (company !== undefined) filter.companies(company, companies);
    const { rows } = await q.query<{
      id: number;
      name: string | null;
      opens: number | null;
      currency: string | null;
    }>(
      `SELECT t.id, ${name(language)} AS name, ${opens} AS opens, ${currency} AS currency
       FROM ${table} t ${typeof joins === 'function' ? joins(language) : joins} WHERE ${filter.sql}`,
      filter.values,
    );
    return rows;
  }

  /** The name of a thing that is not there, from the newest line with one that the reader may see. */
  private async lastNames(
    q: Queryable,
    { language, companies }: LogReader,
    gone: readonly Subject[],
  ): Promise<(Subject & { fields: Readonly<Record<string, unknown>> })[]> {
    const nameable = gone.filter(({ type }) => (auditSubjectOf(type)?.nameFields(language).length ?? 0) > 0);
    if (nameable.length === 0) return [];
    const nameFields = [
      ...new Set(nameable.flatMap(({ type }) => auditSubjectOf(type)?.nameFields(language) ?? [])),
    ];
    const filter = new SqlFilter().companies('l.company_id', companies);
    const values = [
      filter.value(nameable.map(({ type }) => type)),
      filter.value(nameable.map(({ id }) => id)),
      filter.value(nameFields),
    ];
    const { rows } = await q.query<Subject & { fields: Readonly<Record<string, unknown>> }>(
      `SELECT w.type, w.id, l.fields FROM unnest(${values[0]}::text[], ${values[1]}::bigint[]) w (type, id)
       CROSS JOIN LATERAL (
         SELECT coalesce(l.before, '{}') || coalesce(l.after, '{}') AS fields FROM audit_log l
         WHERE l.subject_type = w.type AND l.subject_id = w.id AND ${filter.sql}
           AND (coalesce(l.before, '{}') || coalesce(l.after, '{}')) ?| ${values[2]}::text[]
         ORDER BY l.id DESC LIMIT 1) l`,
      filter.values,
    );
    return rows;
  }
}

/** The first field that holds a text, or of a list its first. */
function nameIn(fields: Readonly<Record<string, unknown>>, nameFields: readonly string[]): string | null {
  for (const field of nameFields) {
    const value = fields[field];
    const text: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof text === 'string' && text !== '') return text;
  }
  return null;
}

/** Null for types that this version does not have. */
export function auditSubjectOf(type: string): AuditSubject | null {
  const served = servedRecords.find(({ record }) => subjectOf(record) === type);
  return registeredAuditSubject(type) ?? (served ? ofRecord(served) : null);
}

/** A record is named by its title, which may be in a table that it joins. */
function ofRecord(served: ServedRecord): AuditSubject {
  const { record, options } = served;
  const { title, scope, fields, document } = record.declared;
  const isOfNoCompany = scope === 'own' || (scope === 'platform' && document !== undefined);
  const own = columnOf(served, title);
  const { owner = 'company_id' } = options;
  const nameSql = (sql: Sql, language: Language): string =>
    typeof sql === 'function' ? sql({ language, accountId: 0, companies: null, rows: [] }) : sql;
  return {
    table: options.table,
    joins: (language) => nameSql(options.joins ?? '', language),
    name: (language) => nameSql(options.shown?.[title] ?? `t.${own}`, language),
    ...((scope === 'company' || scope === 'shared') && {
      company: owner.includes('.') ? owner : `t.${owner}`,
    }),
    ...(fieldsOf(record).currency?.kind === 'text' &&
      options.shown?.currency === undefined && { currency: `t.${columnOf(served, 'currency')}` }),
    ...(scope === 'shared' && { isShared: true }),
    ...(isOfNoCompany && { company: 'NULL::bigint' }),
    nameFields: (language) =>
      title in fields ? [own] : nameFieldsIn(title)(language).map((name) => columnOf(served, name)),
  };
}
