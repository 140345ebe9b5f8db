import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { UserListRequest } from '@fovea/shared-types/rbac/user.dto';
import { codeName } from '../../i18n/dictionary-text.js';
import { Database } from '../../platform/database/database.js';
import { ExportRegistry } from '../../platform/exports/export-registry.js';
import type { ExportColumn } from '../../platform/exports/export-resource.js';
import { UserRepository, type StaffUserRow } from './user.repository.js';

const header = (c: string, e: string, j: string) => ({ c, e, j });
const enabled = ({ status }: { status: number }, language: Language): string =>
  codeName(language, 'enabled', status);

const USER_COLUMNS: Record<string, ExportColumn<StaffUserRow>> = {
  username: { header: header('用户名', 'User name', 'ユーザー名'), value: (row) => row.username },
  email: { header: header('邮箱', 'E-mail', 'メール'), value: (row) => row.email },
  phone: { header: header('手机号', 'Phone', '電話番号'), value: (row) => row.phone },
  role_name: { header: header('角色', 'Role', 'ロール'), value: (row) => row.role_name },
  dept_name: { header: header('部门', 'Department', '部署'), value: (row) => row.dept_name },
  company_name: { header: header('公司', 'Company', '会社'), value: (row) => row.company_name },
  status: { header: header('启用', 'Enabled', '有効'), value: enabled },
  created_at: { header: header('创建时间', 'Created', '作成日時'), value: (row) => row.created_at },
};

/** People as a file, with the same rows as their list. */
@Injectable()
export class UserExports implements OnModuleInit {
  constructor(
    private readonly registry: ExportRegistry,
    private readonly db: Database,
    private readonly users: UserRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register<UserListRequest, StaffUserRow>({
      resource: 'users',
      title: header('用户', 'Users', 'ユーザー'),
      permission: 'rbac:user:list',
      filters: UserListRequest,
      columns: USER_COLUMNS,
      count: (caller, filters) => this.users.countUsers(this.db, caller, filters),
      rows: (caller, filters) => this.users.all(this.db, caller, filters),
    });
  }
}
