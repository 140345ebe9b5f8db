import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { Grants, StaffCaller } from '../../platform/kernel/caller.js';
import { givenReason } from '../../platform/records/setting-changes.js';
import { dutyReason, type Duties } from '../grants/duty-reason.js';
import { covers } from '../grants/authority-rules.js';
import { DeptService } from '../depts/dept.service.js';
import { RoleQueryService } from '../roles/role-query.service.js';
import type { RoleRow } from '../roles/role.repository.js';
import { UserRoleChanges } from './user-role-changes.js';
import type { StaffUserRow } from './user.repository.js';

/** The roles and the department somebody is given, within the caller's own place and rights. */
@Injectable()
export class UserPlacement {
  constructor(
    private readonly changes: UserRoleChanges,
    private readonly roles: RoleQueryService,
    private readonly depts: DeptService,
  ) {}

  /** Before any other lock of the person. */
  lockWaiting(tx: Tx, accountId: number): Promise<number | null> {
    return this.changes.lockWaiting(tx, accountId);
  }

  /**
   * The set is replaced; only what changes must be the caller's to give or to take.
   * @returns why duties that conflict are given together, null where none are; and the change that was requested
   */
  async changeRoles(
    tx: Tx,
    caller: StaffCaller,
    grants: Grants,
    user: StaffUserRow,
    {
      roleIds,
      reason,
      waiting,
    }: { roleIds: readonly number[]; reason: string | undefined; waiting: number | null },
  ): Promise<PlacedRoles> {
    const added = roleIds.filter((id) => !user.role_ids.includes(id));
    // All that the person holds is covered already: it was checked when the row was locked.
    await this.rolesToGive(tx, caller, grants, user.company_id, added);
    const asked = { reason, language: caller.language };
    const before = await this.dutiesOf(tx, caller, user.company_id, user.role_ids);
    const after = await this.dutiesOf(tx, caller, user.company_id, roleIds);
    const given = dutyReason(before, after, asked);
    const wanted = {
      accountId: user.id,
      before: user.role_ids,
      after: roleIds,
      reason: givenReason(reason),
      waiting,
    };
    return { reason: given, ...saved(await this.changes.set(tx, caller, wanted)) };
  }

  /** Roles of the person's own place which the caller covers; those of another company are as if they were not there. */
  async rolesToGive(
    tx: Tx,
    caller: StaffCaller,
    grants: Grants,
    companyId: number | null,
    ids: readonly number[],
  ): Promise<RoleRow[]> {
    const roles = await this.roles.listByIds(tx, ids, caller.companies, caller.language);
    if (roles.length !== new Set(ids).size)
      throw new AppError('NOT_FOUND', {}, { role_ids: { key: 'choice' } });
    if (roles.some((role) => role.company_id !== companyId))
      throw fieldError({ role_ids: { key: 'choice' } });
    if (!roles.every((role) => covers(grants, role))) throw new AppError('FORBIDDEN');
    return roles;
  }

  /** The first roles of somebody new. */
  async giveRoles(
    tx: Tx,
    caller: StaffCaller,
    accountId: number,
    {
      companyId,
      roleIds,
      reason,
    }: { companyId: number | null; roleIds: readonly number[]; reason: string | undefined },
  ): Promise<PlacedRoles> {
    const duties = await this.dutiesOf(tx, caller, companyId, roleIds);
    const given = dutyReason(null, duties, { reason, language: caller.language });
    const wanted = { accountId, before: [], after: roleIds, reason: givenReason(reason), waiting: null };
    return { reason: given, ...saved(await this.changes.set(tx, caller, wanted)) };
  }

  /** What roles give together. */
  private async dutiesOf(
    tx: Tx,
    caller: StaffCaller,
    companyId: number | null,
    roleIds: readonly number[],
  ): Promise<Duties> {
    const roles = await this.roles.listByIds(tx, roleIds, caller.companies, caller.language);
    return {
      companyId,
      isWildcard: roles.some(({ is_wildcard }) => is_wildcard),
      permissions: roles.flatMap(({ permissions }) => permissions),
    };
  }

  /** A department of the person's own place, within what the caller sees. */
  async deptOf(
    tx: Tx,
    caller: StaffCaller,
    companyId: number | null,
    requested: string | null,
  ): Promise<number | null> {
    if (requested === null) return null;
    const depts = await this.depts.listOfPlace(tx, caller, companyId);
    const dept = depts.find(({ id }) => id === Number(requested));
    if (!dept) throw new AppError('NOT_FOUND', {}, { dept_id: { key: 'choice' } });
    const isSeen = caller.rows.some(
      (scope) =>
        (scope.companyId === null || scope.companyId === companyId) &&
        (scope.deptIds === null || scope.deptIds.includes(dept.id)),
    );
    if (!isSeen) throw new AppError('FORBIDDEN');
    return dept.id;
  }
}

/** Roles as they were given, or requested. */
export interface PlacedRoles {
  reason: string | null;
  change_id: number | null;
  is_pending: boolean;
}

const saved = (requested: { changeId: number; isPending: boolean } | null): Omit<PlacedRoles, 'reason'> => ({
  change_id: requested?.changeId ?? null,
  is_pending: requested?.isPending === true,
});
