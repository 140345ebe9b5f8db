import { Injectable } from '@nestjs/common';
import type { IdActionRequest, IdAnswer } from '@fovea/shared-types/common.dto';
import { mayBeHeldInCompany } from '@fovea/shared-types/permissions';
import { addRole, delRole, updateRole } from '@fovea/shared-types/rbac/rbac.calls';
import { DATA_SCOPE, type AddRoleRequest, type UpdateRoleRequest } from '@fovea/shared-types/rbac/role.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { refuseStale } from '../../platform/database/row-version.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { Grants, StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { filled } from '../../platform/text/filled.js';
import { Authority, placeOf } from '../grants/authority.js';
import { dutyReason, type Duties } from '../grants/duty-reason.js';
import { covers, isAbove } from '../grants/authority-rules.js';
import { NAMES_MAX, refuseInUse } from '../../platform/tree/in-use.js';
import { MenuService } from '../menus/menu.service.js';
import { roleFieldsOf } from './role.mapper.js';
import { storedRoleName } from '../grants/built-in-roles.js';
import { RoleRepository, type RoleFields, type RoleRow } from './role.repository.js';
import { ROLES_MAX } from './role-query.service.js';

/** What a role is to be: its fields, its menus and the permissions that follow from them. */
interface RoleDraft extends RoleFields {
  company_id: number | null;
  menu_ids: readonly number[];
  permissions: readonly string[];
}

/** Roles made and changed by who is above them (I6). */
@Injectable()
export class RoleService {
  constructor(
    private readonly db: Database,
    private readonly roles: RoleRepository,
    private readonly menus: MenuService,
    private readonly authority: Authority,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  addRole(caller: StaffCaller, request: AddRoleRequest): Promise<IdAnswer> {
    const companyId = placeOf(caller, request.company_id);
    return this.idempotency.run(caller, addRole.path, request, async (tx) => {
      const grants = await this.authority.lock(tx, caller, addRole.path);
      if ((await this.roles.countOfPlace(tx, companyId)) >= ROLES_MAX) throw new AppError('COUNT_LIMIT');
      const draft = await this.draft(tx, companyId, {
        role_name: filled('role_name', request.role_name),
        remark: request.remark ?? '',
        status: request.status ?? 1,
        data_scope: request.data_scope ?? DATA_SCOPE.company,
        needs_second_factor: request.needs_second_factor === 1,
        is_wildcard: request.is_wildcard === 1,
        menu_ids: request.menu_ids.map(Number),
      });
      assertMayGive(grants, draft);
      const reason = dutyReason(null, dutiesOf(draft), { reason: request.reason, language: caller.language });
      const id = await this.roles.insertRole(tx, companyId, draft);
      await this.roles.setMenus(tx, id, draft.menu_ids);
      await this.audit.record(tx, caller, {
        action: 'rbac:role:add',
        subjectType: 'role',
        subjectId: id,
        after: draft,
        ...(reason === null ? {} : { reason }),
      });
      return { id };
    });
  }

  async updateRole(caller: StaffCaller, request: UpdateRoleRequest): Promise<IdAnswer> {
    await this.db.transaction(async (tx) => {
      const grants = await this.authority.lock(tx, caller, updateRole.path);
      const before = await this.get(tx, caller, request.id);
      if (!isAbove(grants, before)) throw new AppError('FORBIDDEN');
      refuseStale(request.version, roleFieldsOf(before));
      const draft = await this.draft(tx, before.company_id, {
        role_name:
          request.role_name === undefined
            ? before.role_name
            : storedRoleName(before, filled('role_name', request.role_name), caller.language),
        remark: request.remark ?? before.remark,
        status: request.status ?? before.status,
        data_scope: request.data_scope ?? before.data_scope,
        needs_second_factor: flag(request.needs_second_factor, before.needs_second_factor),
        is_wildcard: flag(request.is_wildcard, before.is_wildcard),
        menu_ids: request.menu_ids?.map(Number) ?? before.menu_ids,
      });
      assertMayGive(grants, draft);
      const asked = { reason: request.reason, language: caller.language };
      const reason = dutyReason(dutiesOf(before), dutiesOf(draft), asked);
      await this.roles.updateRole(tx, before.id, draft);
      await this.roles.setMenus(tx, before.id, draft.menu_ids);
      await this.audit.record(tx, caller, {
        action: 'rbac:role:update',
        subjectType: 'role',
        subjectId: before.id,
        before: toDraft(before),
        after: draft,
        ...(reason === null ? {} : { reason }),
      });
      await this.authority.changed(tx, await this.roles.listHolders(tx, before.id));
    });
    this.authority.wake();
    return { id: request.id };
  }

  async deleteRole(caller: StaffCaller, request: IdActionRequest): Promise<void> {
    const { id } = request;
    await this.idempotency.run(caller, delRole.path, request, async (tx) => {
      const grants = await this.authority.lock(tx, caller, delRole.path);
      const before = await this.get(tx, caller, id);
      if (!isAbove(grants, before)) throw new AppError('FORBIDDEN');
      refuseInUse('users', await this.roles.listHolderNames(tx, id, NAMES_MAX));
      await this.roles.deleteRole(tx, id);
      await this.audit.record(tx, caller, {
        action: 'rbac:role:delete',
        subjectType: 'role',
        subjectId: id,
        before: toDraft(before),
      });
    });
  }

  private async get(tx: Tx, caller: StaffCaller, id: number): Promise<RoleRow> {
    const [role] = await this.roles.listByIds(tx, [id], caller.companies, caller.language);
    if (!role) throw new AppError('NOT_FOUND');
    return role;
  }

  private async draft(
    tx: Tx,
    companyId: number | null,
    role: RoleFields & { menu_ids: readonly number[] },
  ): Promise<RoleDraft> {
    const menuIds = new Set(role.menu_ids);
    const chosen = (await this.menus.listAll(tx)).filter(({ id }) => menuIds.has(id));
    if (chosen.length !== menuIds.size) throw fieldError({ menu_ids: { key: 'choice' } });
    const permissions = new Set(chosen.flatMap(({ perms }) => (perms === null ? [] : [perms])));
    return { ...role, company_id: companyId, menu_ids: [...menuIds], permissions: [...permissions].sort() };
  }
}

/** Nobody grants through a role what they do not have, and no role of a company gets what is the platform's. */
function assertMayGive(grants: Grants, draft: RoleDraft): void {
  const isPlatforms = draft.company_id !== null && !draft.permissions.every(mayBeHeldInCompany);
  if (isPlatforms || !covers(grants, draft)) throw new AppError('FORBIDDEN');
  // A wildcard gives whatever the menus give; they are checked as well, since it can be taken away again.
  if (!covers(grants, { ...draft, is_wildcard: false })) throw new AppError('FORBIDDEN');
}

const dutiesOf = ({ company_id, is_wildcard, permissions }: RoleDraft | RoleRow): Duties => ({
  companyId: company_id,
  isWildcard: is_wildcard,
  permissions,
});

const toDraft = (role: RoleRow): RoleDraft => ({
  role_name: role.role_name,
  remark: role.remark,
  status: role.status,
  data_scope: role.data_scope,
  needs_second_factor: role.needs_second_factor,
  is_wildcard: role.is_wildcard,
  company_id: role.company_id,
  menu_ids: role.menu_ids,
  permissions: role.permissions,
});

const flag = (requested: number | undefined, before: boolean): boolean =>
  requested === undefined ? before : requested === 1;
