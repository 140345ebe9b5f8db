import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { AuditLogListRequest } from '@fovea/shared-types/rbac/audit-log.dto';
import { RoleListRequest } from '@fovea/shared-types/rbac/role.dto';
import { UserListRequest } from '@fovea/shared-types/rbac/user.dto';
import { codeName } from '../i18n/dictionary-text.js';
import { Database } from '../platform/database/database.js';
import { ExportRegistry } from '../platform/exports/export-registry.js';
import type { ExportCaller, ExportColumn, ExportResource } from '../platform/exports/export-resource.js';
import { actionName, reasonText, subjectName, subjectOfLine } from './audit/audit-search.service.js';
import { AuditSearchRepository, type AuditRow } from './audit/audit-search.repository.js';
import { SubjectNamesRepository } from './audit/subject-names.js';
import { GrantService } from './grants/grant.service.js';
import { shownRoleName } from './grants/built-in-roles.js';
import { RoleRepository, type RoleRow } from './roles/role.repository.js';
import { UserRepository, type StaffUserRow, type UserScope } from './users/user.repository.js';

type Columns<Row> = Record<string, ExportColumn<Row>>;

const header = (c: string, e: string, j: string) => ({ c, e, j });
const enabled = ({ status }: { status: number }, language: Language): string =>
  codeName(language, 'enabled', status);

const USER_COLUMNS: Columns<StaffUserRow> = {
  username: { header: header('用户名', 'User name', 'ユーザー名'), value: (row) => row.username },
  email: { header: header('邮箱', 'E-mail', 'メール'), value: (row) => row.email },
  phone: { header: header('手机号', 'Phone', '電話番号'), value: (row) => row.phone },
  role_name: { header: header('角色', 'Role', 'ロール'), value: (row) => row.role_name },
  dept_name: { header: header('部门', 'Department', '部署'), value: (row) => row.dept_name },
  company_name: { header: header('公司', 'Company', '会社'), value: (row) => row.company_name },
  status: { header: header('启用', 'Enabled', '有効'), value: enabled },
  created_at: { header: header('创建时间', 'Created', '作成日時'), value: (row) => row.created_at },
};

const ROLE_COLUMNS: Columns<RoleRow> = {
  role_name: {
    header: header('角色名称', 'Role', 'ロール名'),
    value: (row, language) => shownRoleName(row, language),
  },
  company_name: {
    header: header('所属公司', 'Company, or the platform', '会社'),
    value: (row) => row.company_name,
  },
  remark: { header: header('备注', 'Remark', '備考'), value: (row) => row.remark },
  user_count: { header: header('人数', 'People', '人数'), value: (row) => row.user_count },
  status: { header: header('启用', 'Enabled', '有効'), value: enabled },
  created_at: { header: header('创建时间', 'Created', '作成日時'), value: (row) => row.created_at },
};

const NAMED_AT_ONCE = 500;

interface NamedAuditRow extends AuditRow {
  subject_title: string | null;
}

const AUDIT_COLUMNS: Columns<NamedAuditRow> = {
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

/** People, roles and the audit log as files, with the same rows as their lists. */
@Injectable()
export class RbacExports implements OnModuleInit {
  constructor(
    private readonly registry: ExportRegistry,
    private readonly db: Database,
    private readonly grants: GrantService,
    private readonly users: UserRepository,
    private readonly roles: RoleRepository,
    private readonly lines: AuditSearchRepository,
    private readonly subjects: SubjectNamesRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this.userExport());
    this.registry.register(this.roleExport());
    this.registry.register(this.auditExport());
  }

  private userExport(): ExportResource<UserListRequest, StaffUserRow> {
    const { db, users } = this;
    const scopeOf = (caller: ExportCaller) => this.userScope(caller);
    return {
      resource: 'users',
      title: header('用户', 'Users', 'ユーザー'),
      permission: 'rbac:user:list',
      filters: UserListRequest,
      columns: USER_COLUMNS,
      count: async (caller, filters) => users.count(db, await scopeOf(caller), filters),
      async *rows(caller, filters) {
        yield* users.all(db, await scopeOf(caller), filters);
      },
    };
  }

  private roleExport(): ExportResource<RoleListRequest, RoleRow> {
    return {
      resource: 'roles',
      title: header('角色', 'Roles', 'ロール'),
      permission: 'rbac:role:list',
      filters: RoleListRequest,
      columns: ROLE_COLUMNS,
      count: ({ companies }, filters) => this.roles.count(this.db, companies, filters),
      rows: ({ companies, language }, filters) => this.roles.all(this.db, companies, language, filters),
    };
  }

  private auditExport(): ExportResource<AuditLogListRequest, NamedAuditRow> {
    return {
      resource: 'audit_log',
      title: header('操作日志', 'Audit log', '操作履歴'),
      permission: 'rbac:audit-log:list',
      filters: AuditLogListRequest,
      columns: AUDIT_COLUMNS,
      count: ({ companies }, filters) => this.lines.count(this.db, companies, filters),
      rows: (caller, filters) =>
        this.named(caller, this.lines.all(this.db, caller.companies, caller.language, filters)),
    };
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
    const names = await this.subjects.read(this.db, caller, lines.flatMap(subjectOfLine));
    return lines.map((line) => ({
      ...line,
      subject_title: subjectOfLine(line).map((subject) => names.find(subject)?.name)[0] ?? null,
    }));
  }

  /** The list is narrowed by departments as well, which an export's caller does not carry: they are read again. */
  private async userScope({ accountId, language }: ExportCaller): Promise<UserScope> {
    const grants = await this.grants.read(accountId);
    return { accountId, language, rows: grants.rowsOf('rbac:user:list') };
  }
}
