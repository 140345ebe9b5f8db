import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type {
  AuditLogDetail,
  AuditLogListRequest,
  AuditLogListResponse,
  AuditLogRow,
} from '@fovea/shared-types/rbac/audit-log.dto';
import { auditFieldTitles } from '../../i18n/audit-field-text.js';
import { cancelReasonText } from '../../i18n/cancel-reason-text.js';
import { codeName } from '../../i18n/dictionary-text.js';
import { Database } from '../../platform/database/database.js';
import { readerOf } from '../../platform/database/row-scope.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { auditTitlesOf } from '../../platform/records/served-record.js';
import { readableFields, referredBy } from './line-fields.js';
import { SubjectNamesRepository, type Subject, type SubjectNames } from './subject-names.js';
import { AuditSearchRepository, type AuditRow } from './audit-search.repository.js';

/** A line of an older version may contain what this one does not do: then its own text stays. */
export const actionName = (language: Language, action: string): string =>
  codeName(language, 'audit_action', action) || action;

/** As an action's text: what an older version called a record stays as it is. */
export const subjectName = (language: Language, subjectType: string): string =>
  codeName(language, 'audit_subject', subjectType) || subjectType;

export const reasonText = (language: Language, reason: string | null): string | null =>
  reason === null ? null : cancelReasonText(language, reason);

/** Who did what, to which row, when and from where; staff of a merchant see what their company's people did. */
@Injectable()
export class AuditSearchService {
  constructor(
    private readonly db: Database,
    private readonly lines: AuditSearchRepository,
    private readonly subjects: SubjectNamesRepository,
  ) {}

  async listAuditEntries(caller: StaffCaller, request: AuditLogListRequest): Promise<AuditLogListResponse> {
    const page = await this.lines.page(this.db, readerOf(caller), caller.language, request);
    const names = await this.subjects.readSubjectName(this.db, caller, page.data.flatMap(subjectOfLine));
    return { ...page, data: page.data.map((row) => toLine(row, caller.language, names)) };
  }

  async getAuditEntry(caller: StaffCaller, { id }: IdRequest): Promise<AuditLogDetail> {
    const row = await this.lines.findAuditEntry(this.db, readerOf(caller), caller.language, id);
    if (!row) throw new AppError('NOT_FOUND');
    const { email, trace_id, before, after } = row;
    const field_names = {
      ...auditFieldTitles(caller.language, [before, after]),
      ...auditTitlesOf(row.subject_type, caller.language, [before, after]),
    };
    const line = { subjectType: row.subject_type, before, after };
    const names = await this.subjects.readSubjectName(this.db, caller, [
      ...subjectOfLine(row),
      ...referredBy(line),
    ]);
    const [subject] = subjectOfLine(row);
    const fields = readableFields(line, {
      language: caller.language,
      names,
      subject: subject ? names.find(subject) : null,
    });
    return { ...toLine(row, caller.language, names), email, trace_id, before, after, field_names, fields };
  }
}

/** What the line is about, if that has a number. */
export const subjectOfLine = ({ subject_type: type, subject_id: id }: AuditRow): Subject[] =>
  id === null ? [] : [{ type, id }];

const toLine = (row: AuditRow, language: Language, names: SubjectNames): AuditLogRow => ({
  id: row.id,
  at: row.at.toISOString(),
  account_id: row.account_id,
  username: row.username,
  company_name: row.company_name,
  action: row.action,
  action_name: actionName(language, row.action),
  subject_type: row.subject_type,
  subject_name: subjectName(language, row.subject_type),
  subject_id: row.subject_id,
  subject_title: subjectOfLine(row).map((subject) => names.find(subject)?.name)[0] ?? null,
  subject_opens: subjectOfLine(row).map((subject) => names.find(subject)?.opens)[0] ?? null,
  reason: reasonText(language, row.reason),
  client_address: row.client_address,
});
