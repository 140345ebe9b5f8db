import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Page } from '@fovea/shared-types/pagination';
import type { AuditLogListRequest } from '@fovea/shared-types/rbac/audit-log.dto';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import type { RowReader } from '../../platform/database/row-scope.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import { StaffList, type ListRows } from '../../platform/database/staff-list.js';
import { namedLike } from '../users/person-filter.js';

export interface AuditRow {
  id: number;
  at: Date;
  account_id: number | null;
  username: string | null;
  company_name: string | null;
  action: string;
  subject_type: string;
  subject_id: number | null;
  reason: string | null;
  client_address: string | null;
}

export interface AuditDetailRow extends AuditRow {
  email: string | null;
  trace_id: string | null;
  before: object | null;
  after: object | null;
}

const rowsFor = (language: Language): ListRows => ({
  columns: `l.id, l.at, l.account_id, a.username, ${localized('c.name', language)} AS company_name, l.action,
    l.subject_type, l.subject_id, l.reason, l.client_address`,
  joins: `JOIN audit_log l ON l.id = page.id LEFT JOIN account a ON a.id = l.account_id
    LEFT JOIN company c ON c.id = l.company_id`,
});

function filterOf(request: AuditLogListRequest): SqlFilter {
  const filter = new SqlFilter()
    .whenGiven(request.account_id, (account) => `l.account_id = ${account}`)
    // A prefix of the stored value as it is, which its index can find.
    .whenGiven(
      request.action === undefined ? undefined : `${request.action.replace(/[\\%_]/g, '\\$&')}%`,
      (pattern) => `l.action LIKE ${pattern}`,
    )
    .whenGiven(request.subject_type, (type) => `l.subject_type = ${type}`)
    .whenGiven(request.subject_id, (id) => `l.subject_id = ${id}`)
    .whenGiven(request.client_address, (address) => `l.client_address = ${address}`)
    .between('l.at', request.begin, request.end);
  namedLike(filter, 'l.account_id', request.username);
  return filter;
}

/** The audit log as it is searched; it is written by the platform alone. */
@Injectable()
export class AuditSearchRepository {
  private readonly lines = new StaffList({
    from: 'audit_log l',
    id: 'l.id',
    sorts: { id: 'l.id', at: 'l.at' },
    byDefault: '-id',
    rowsOf: { company: 'l.company_id', creator: 'l.account_id' },
  });

  page(
    q: Queryable,
    reader: RowReader,
    language: Language,
    request: AuditLogListRequest,
  ): Promise<Page<AuditRow>> {
    return this.lines.page<AuditRow>(q, reader, request, filterOf(request), rowsFor(language));
  }

  countAuditEntries(q: Queryable, reader: RowReader, request: AuditLogListRequest): Promise<number> {
    return this.lines.count(q, reader, filterOf(request), request);
  }

  all(
    q: Queryable,
    reader: RowReader,
    language: Language,
    request: AuditLogListRequest,
  ): AsyncGenerator<AuditRow> {
    return this.lines.all<AuditRow>(q, reader, filterOf(request), rowsFor(language), request);
  }

  async findAuditEntry(
    q: Queryable,
    reader: RowReader,
    language: Language,
    id: number,
  ): Promise<AuditDetailRow | null> {
    const filter = this.lines.scoped(new SqlFilter(), reader);
    filter.where(`l.id = ${filter.value(id)}`);
    const { columns, joins } = rowsFor(language);
    const { rows } = await q.query<AuditDetailRow>(
      `SELECT ${columns}, a.email, l.trace_id, l.before, l.after
       FROM (SELECT l.id FROM audit_log l WHERE ${filter.sql}) page ${joins}`,
      filter.values,
    );
    return rows[0] ?? null;
  }
}
