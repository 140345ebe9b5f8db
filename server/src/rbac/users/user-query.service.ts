import { Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type { Language } from '@fovea/shared-types/language';
import type {
  UserDetail,
  UserListRequest,
  UserListResponse,
  UserOption,
  UserOptionsRequest,
  UserRow,
} from '@fovea/shared-types/rbac/user.dto';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { covers } from '../grants/authority-rules.js';
import { GrantReader } from '../../platform/auth/grant-reader.js';
import { shownRoleName } from '../grants/built-in-roles.js';
import { RoleQueryService } from '../roles/role-query.service.js';
import type { RoleRow } from '../roles/role.repository.js';
import { UserRepository, userScopeOf, type StaffUserRow } from './user.repository.js';

const OPTIONS_MAX = 50;

@Injectable()
export class UserQueryService {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly roles: RoleQueryService,
    private readonly grants: GrantReader,
  ) {}

  async listUsers(caller: StaffCaller, request: UserListRequest): Promise<UserListResponse> {
    const page = await this.users.page(this.db, userScopeOf(caller), request);
    const roles = await this.rolesOf(caller, page.data);
    return { ...page, data: page.data.map((row) => toUser(row, caller, roles)) };
  }

  async getUserDetail(caller: StaffCaller, { id }: IdRequest): Promise<UserDetail> {
    const row = await this.users.findUser(this.db, userScopeOf(caller), id);
    if (!row) throw new AppError('NOT_FOUND');
    const [roles, held] = await Promise.all([this.rolesOf(caller, [row]), this.grants.read(id)]);
    return {
      ...toUser(row, caller, roles),
      roles: row.role_ids.map((id) => ({ id, role_name: nameOf(roles.get(id), caller.language) })),
      permissions: [...held.all],
    };
  }

  options(caller: StaffCaller, request: UserOptionsRequest): Promise<UserOption[]> {
    return this.users.listOptions(this.db, userScopeOf(caller), request, OPTIONS_MAX);
  }

  /** Every role of these people, of other companies too: who holds more than the caller outranks the caller. */
  private async rolesOf(caller: StaffCaller, rows: readonly StaffUserRow[]): Promise<Map<number, RoleRow>> {
    const ids = [...new Set(rows.flatMap(({ role_ids }) => role_ids))];
    const roles = await this.roles.listByIds(this.db, ids, null, caller.language);
    return new Map(roles.map((role) => [role.id, role]));
  }
}

function toUser(row: StaffUserRow, caller: StaffCaller, roles: ReadonlyMap<number, RoleRow>): UserRow {
  const { accountId, grants } = caller.member;
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    phone: row.phone,
    area_code: row.area_code,
    role_name: row.role_name,
    role_ids: row.role_ids,
    dept_id: row.dept_id === null ? null : String(row.dept_id),
    dept_name: row.dept_name,
    company_id: row.company_id,
    company_name: row.company_name,
    status: row.status,
    has_second_factor: row.has_second_factor,
    created_at: row.created_at.toISOString(),
    is_editable: row.id !== accountId && isAboveUser(grants, row, roles),
    waiting_change_id: row.waiting_change_id,
  };
}

/** A person ranks as high as their highest role. */
const isAboveUser = (
  grants: StaffCaller['member']['grants'],
  { role_ids }: StaffUserRow,
  roles: ReadonlyMap<number, RoleRow>,
): boolean =>
  role_ids.every((id) => {
    const role = roles.get(id);
    return role !== undefined && covers(grants, role);
  });

/** What the caller may not see has no name for them. */
const nameOf = (role: RoleRow | undefined, language: Language): string =>
  role === undefined ? '' : shownRoleName(role, language);
