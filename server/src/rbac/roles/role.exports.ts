import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { RoleListRequest } from '@fovea/shared-types/rbac/role.dto';
import { codeName } from '../../i18n/dictionary-text.js';
import { Database } from '../../platform/database/database.js';
import { ExportRegistry } from '../../platform/exports/export-registry.js';
import type { ExportColumn } from '../../platform/exports/export-resource.js';
import { shownRoleName } from '../grants/built-in-roles.js';
import { RoleRepository, type RoleRow } from './role.repository.js';

const header = (c: string, e: string, j: string) => ({ c, e, j });
const enabled = ({ status }: { status: number }, language: Language): string =>
  codeName(language, 'enabled', status);

const ROLE_COLUMNS: Record<string, ExportColumn<RoleRow>> = {
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

/** Roles as a file, with the same rows as their list. */
@Injectable()
export class RoleExports implements OnModuleInit {
  constructor(
    private readonly registry: ExportRegistry,
    private readonly db: Database,
    private readonly roles: RoleRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register<RoleListRequest, RoleRow>({
      resource: 'roles',
      title: header('角色', 'Roles', 'ロール'),
      permission: 'rbac:role:list',
      filters: RoleListRequest,
      columns: ROLE_COLUMNS,
      count: (caller, filters) => this.roles.countRoles(this.db, caller, filters),
      rows: (caller, filters) => this.roles.all(this.db, caller, caller.language, filters),
    });
  }
}
