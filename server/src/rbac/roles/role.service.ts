import { Injectable } from '@nestjs/common';
import type { IdActionRequest, IdAnswer, SavedGrant } from '@fovea/shared-types/common.dto';
import { mayBeHeldInCompany } from '@fovea/shared-types/permissions';
import { addRole, delRole, updateRole } from '@fovea/shared-types/rbac/rbac.calls';
import { DATA_SCOPE, type AddRoleRequest, type UpdateRoleRequest } from '@fovea/shared-types/rbac/role.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { refuseStale } from '../../platform/database/row-version.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Grants, StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { givenReason, refuseWaiting } from '../../platform/records/setting-changes.js';
import { filled } from '../../platform/text/filled.js';
import { Authority, placeOf } from '../grants/authority.js';
import { dutyReason, type Duties } from '../grants/duty-reason.js';
import { covers, isAbove } from '../grants/authority-rules.js';
import { NAMES_MAX, refuseInUse } from '../../platform/tree/in-use.js';
import { roleFieldsOf } from './role.mapper.js';
import { storedRoleName } from '../grants/built-in-roles.js';
import { RoleChanges } from './role-changes.js';
import { type RoleDraft, RoleWriter, toDraft } from './role-writer.js';
import { RoleRepository, type RoleRow } from './role.repository.js';
import { ROLES_MAX } from './role-query.service.js';

/** Roles made and changed by who is above them (I6). */
@Injectable()
export class RoleService {
  constructor(
    private readonly db: Database,
    private readonly roles: RoleRepository,
    private readonly writer: RoleWriter,
    private readonly changes: RoleChanges,
    private readonly authority: Authority,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  addRole(caller: StaffCaller, request: AddRoleRequest): Promise<IdAnswer> {
    const companyId = placeOf(caller, request.company_id);
    return this.idempotency.run(caller, addRole.path, request, async (tx) => {
      const grants = await this.authority.lock(tx, caller, addRole.path);
      if ((await this.roles.countOfPlace(tx, companyId)) >= ROLES_MAX) throw new AppError('COUNT_LIMIT');
      const draft = await this.writer.draft(tx, companyId, {
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
      const id = await this.writer.insert(tx, draft);
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

  async updateRole(caller: StaffCaller, request: UpdateRoleRequest): Promise<SavedGrant> {
    const changeId = await this.db.transaction(async (tx) => {
      const waiting = await this.changes.lockWaiting(tx, request.id);
      const grants = await this.authority.lock(tx, caller, updateRole.path);
      const before = await this.get(tx, caller, request.id);
      if (!isAbove(grants, before)) throw new AppError('FORBIDDEN');
      refuseStale(request.version, roleFieldsOf(before));
      const draft = await this.writer.draft(tx, before.company_id, {
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
      const wanted = { before, after: draft, reason: givenReason(request.reason), waiting };
      const requested = await this.changes.requestOf(tx, caller, wanted);
      if (requested !== null) return requested;
      await this.writer.update(tx, before, draft);
      await this.audit.record(tx, caller, {
        action: 'rbac:role:update',
        subjectType: 'role',
        subjectId: before.id,
        before: toDraft(before),
        after: draft,
        ...(reason === null ? {} : { reason }),
      });
      await this.authority.changed(tx, await this.roles.listHolders(tx, before.id));
      return null;
    });
    this.authority.wake();
    return { id: request.id, change_id: changeId, is_pending: changeId !== null };
  }

  async deleteRole(caller: StaffCaller, request: IdActionRequest): Promise<void> {
    const { id } = request;
    await this.idempotency.run(caller, delRole.path, request, async (tx) => {
      const waiting = await this.changes.lockWaiting(tx, id);
      const grants = await this.authority.lock(tx, caller, delRole.path);
      const before = await this.get(tx, caller, id);
      if (!isAbove(grants, before)) throw new AppError('FORBIDDEN');
      refuseWaiting(waiting);
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

const flag = (requested: number | undefined, before: boolean): boolean =>
  requested === undefined ? before : requested === 1;
