import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLogListRequest } from '@fovea/shared-types/rbac/audit-log.dto';
import { Database } from '../../platform/database/database.js';
import { ExportRegistry } from '../../platform/exports/export-registry.js';
import type { ExportCaller, ExportColumn } from '../../platform/exports/export-resource.js';
import { actionName, reasonText, subjectName, subjectOfLine } from './audit-search.service.js';
import { AuditSearchRepository, type AuditRow } from './audit-search.repository.js';
import { SubjectNamesRepository } from './subject-names.js';

const header = (c: string, e: string, j: string) => ({ c, e, j });

const NAMED_AT_ONCE = 500;

interface NamedAuditRow extends AuditRow {
  subject_title: string | null;
}

const AUDIT_COLUMNS: Record<string, ExportColumn<NamedAuditRow>> = {
  at: { header: header('时间', 'Time', '日時'), value: (row) => row.at },
  username: { header: header('操作人', 'Who', '操作者'), value: (row) => row.username },
  company_name: { header: header('公司', 'Company', '会社'), value: (row) => row.company_name },
  action_name: {
    header: header('操作', 'What', '操作'),
    value: (row, language) => actionName(language, row.action),
  },
  subject_type: {
    header: header('对象', 'Subject', '対象'),
    value: (row, language) => subjectName(language, row.subject_type),
  },
  subject_title: { header: header('对象名称', 'Name', '対象名'), value: (row) => row.subject_title },
  subject_id: { header: header('对象编号', 'Subject number', '対象番号'), value: (row) => row.subject_id },
  reason: {
    header: header('原因', 'Reason', '理由'),
    value: (row, language) => reasonText(language, row.reason),
  },
  client_address: { header: header('地址', 'From where', '接続元'), value: (row) => row.client_address },
};

/** The audit log as a file, with the same rows as its list. */
@Injectable()
export class AuditExports implements OnModuleInit {
  constructor(
    private readonly registry: ExportRegistry,
    private readonly db: Database,
    private readonly lines: AuditSearchRepository,
    private readonly subjects: SubjectNamesRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register<AuditLogListRequest, NamedAuditRow>({
      resource: 'audit_log',
      title: header('操作日志', 'Audit log', '操作履歴'),
      permission: 'rbac:audit-log:list',
      filters: AuditLogListRequest,
      columns: AUDIT_COLUMNS,
      count: (caller, filters) => this.lines.countAuditEntries(this.db, caller, filters),
      rows: (caller, filters) =>
        this.named(caller, this.lines.all(this.db, caller, caller.language, filters)),
    });
  }

  /** Names are read for many lines at once. */
  private async *named(caller: ExportCaller, lines: AsyncIterable<AuditRow>): AsyncGenerator<NamedAuditRow> {
    let waiting: AuditRow[] = [];
    for await (const line of lines) {
      waiting.push(line);
      if (waiting.length < NAMED_AT_ONCE) continue;
      yield* await this.withNames(caller, waiting);
      waiting = [];
    }
    yield* await this.withNames(caller, waiting);
  }

  private async withNames(caller: ExportCaller, lines: readonly AuditRow[]): Promise<NamedAuditRow[]> {
    const names = await this.subjects.readSubjectName(this.db, caller, lines.flatMap(subjectOfLine));
    return lines.map((line) => ({
      ...line,
      subject_title: subjectOfLine(line).map((subject) => names.find(subject)?.name)[0] ?? null,
    }));
  }
}
