import { Injectable } from '@nestjs/common';
import type { IdActionRequest, IdAnswer } from '@fovea/shared-types/common.dto';
import {
  addUser,
  delUser,
  resetUserPassword,
  resetUserSecondFactor,
  updateUser,
  userStatus,
} from '@fovea/shared-types/rbac/rbac.calls';
import type {
  AddUserRequest,
  ResetUserPasswordRequest,
  UpdateUserRequest,
  UserStatusAnswer,
  UserStatusRequest,
} from '@fovea/shared-types/rbac/user.dto';
import { StaffAccountService } from '../../member/staff/staff-account.service.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { Grants, StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Authority, placeOf } from '../grants/authority.js';
import { covers } from '../grants/authority-rules.js';
import { DeptRepository } from '../depts/dept.repository.js';
import { RoleRepository, type RoleRow } from '../roles/role.repository.js';
import { UserRepository, userScopeOf, type StaffUserRow } from './user.repository.js';

/** People of the back office, kept by who is above them: nobody gives or takes what he does not have, nor his own (I6). */
@Injectable()
export class UserService {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly roles: RoleRepository,
    private readonly depts: DeptRepository,
    private readonly accounts: StaffAccountService,
    private readonly authority: Authority,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  async add(caller: StaffCaller, request: AddUserRequest): Promise<IdAnswer> {
    const companyId = placeOf(caller, request.company_id);
    const contact = this.accounts.readContact(request);
    const passwordHash = await this.accounts.hash(request.password, [contact.email, contact.username]);
    // The key of a repeat is kept for days: no hash of a password may be in it.
    const { password: _, ...repeatable } = request;
    const answer = await this.idempotency.run(caller, addUser.path, repeatable, async (tx) => {
      const grants = await this.authority.lock(tx, caller, addUser.path);
      await this.rolesToGive(tx, caller, grants, companyId, request.role_ids);
      const deptId = await this.deptOf(tx, caller, companyId, request.dept_id ?? null);
      const status = request.status ?? 1;
      const account = { ...contact, dept_id: deptId };
      const id = await this.accounts.open(tx, {
        ...account,
        passwordHash,
        language: caller.language,
        companyId,
        status,
      });
      await this.users.giveRoles(tx, id, request.role_ids);
      await this.audit.record(tx, caller, {
        action: 'rbac:user:add',
        subjectType: 'account',
        subjectId: id,
        after: { ...account, company_id: companyId, status, role_ids: request.role_ids },
      });
      return { id };
    });
    return answer;
  }

  async update(caller: StaffCaller, request: UpdateUserRequest): Promise<IdAnswer> {
    await this.db.transaction(async (tx) => {
      const { grants, user } = await this.lockBelow(tx, caller, updateUser.path, request.id);
      const account = {
        ...this.contactOf(user, request),
        dept_id:
          request.dept_id === undefined
            ? user.dept_id
            : await this.deptOf(tx, caller, user.company_id, request.dept_id),
      };
      const roleIds = request.role_ids ?? user.role_ids;
      if (request.role_ids) await this.changeRoles(tx, caller, grants, user, roleIds);
      await this.accounts.change(tx, user.id, account);
      await this.audit.record(tx, caller, {
        action: 'rbac:user:update',
        subjectType: 'account',
        subjectId: user.id,
        before: factsOf(user),
        after: { ...account, role_ids: roleIds },
      });
      await this.authority.changed(tx, [user.id]);
    });
    this.authority.wake();
    return { id: request.id };
  }

  async setStatus(caller: StaffCaller, { id, status }: UserStatusRequest): Promise<UserStatusAnswer> {
    const ended = await this.db.transaction(async (tx) => {
      const { user } = await this.lockBelow(tx, caller, userStatus.path, id);
      const sessions = await this.accounts.setStatus(tx, id, status);
      await this.audit.record(tx, caller, {
        action: 'rbac:user:status',
        subjectType: 'account',
        subjectId: id,
        before: { status: user.status },
        after: { status },
      });
      return sessions;
    });
    this.accounts.told(ended);
    return { id, status };
  }

  async resetPassword(caller: StaffCaller, { id, password }: ResetUserPasswordRequest): Promise<void> {
    const seen = await this.users.find(this.db, userScopeOf(caller), id);
    if (!seen) throw new AppError('NOT_FOUND');
    const passwordHash = await this.accounts.hash(password, [seen.email, seen.username]);
    const ended = await this.db.transaction(async (tx) => {
      await this.lockBelow(tx, caller, resetUserPassword.path, id);
      const sessions = await this.accounts.setPassword(tx, id, passwordHash);
      await this.audit.record(tx, caller, {
        action: 'rbac:user:reset-password',
        subjectType: 'account',
        subjectId: id,
      });
      return sessions;
    });
    this.accounts.told(ended);
  }

  /** For whoever lost both his authenticator and his recovery codes. */
  async resetSecondFactor(caller: StaffCaller, request: IdActionRequest): Promise<void> {
    const { id } = request;
    const ended = await this.idempotency.run(caller, resetUserSecondFactor.path, request, async (tx) => {
      await this.lockBelow(tx, caller, resetUserSecondFactor.path, id);
      const sessions = await this.accounts.resetSecondFactor(tx, caller, id);
      await this.audit.record(tx, caller, {
        action: 'rbac:user:reset-second-factor',
        subjectType: 'account',
        subjectId: id,
      });
      return sessions;
    });
    this.accounts.told(ended);
    this.authority.wake();
  }

  async delete(caller: StaffCaller, request: IdActionRequest): Promise<void> {
    const { id } = request;
    const ended = await this.idempotency.run(caller, delUser.path, request, async (tx) => {
      const { user } = await this.lockBelow(tx, caller, delUser.path, id);
      const sessions = await this.accounts.delete(tx, id);
      await this.users.takeRoles(tx, id, user.role_ids);
      await this.audit.record(tx, caller, {
        action: 'rbac:user:delete',
        subjectType: 'account',
        subjectId: id,
        before: factsOf(user),
      });
      return sessions;
    });
    this.accounts.told(ended);
  }

  /** The person, locked, if the caller sees him and is above him in everything he holds anywhere; never oneself. */
  private async lockBelow(
    tx: Tx,
    caller: StaffCaller,
    path: string,
    id: number,
  ): Promise<{ grants: Grants; user: StaffUserRow }> {
    const grants = await this.authority.lock(tx, caller, path);
    await this.users.lockAccount(tx, id);
    const user = await this.users.find(tx, userScopeOf(caller), id);
    if (!user) throw new AppError('NOT_FOUND');
    if (user.id === caller.member.accountId) throw new AppError('FORBIDDEN');
    const held = await this.roles.list(tx, user.role_ids, null, caller.language);
    if (!held.every((role) => covers(grants, role))) throw new AppError('FORBIDDEN');
    return { grants, user };
  }

  private contactOf(user: StaffUserRow, request: UpdateUserRequest) {
    const isPhoneGiven = request.phone !== undefined;
    const contact = this.accounts.readContact({
      username: request.username ?? user.username,
      email: request.email ?? user.email,
      ...(isPhoneGiven ? { phone: request.phone ?? undefined, area_code: request.area_code } : {}),
    });
    return isPhoneGiven ? contact : { ...contact, phone: user.phone, area_code: user.area_code };
  }

  /** The set is replaced; only what changes must be the caller's to give or to take. */
  private async changeRoles(
    tx: Tx,
    caller: StaffCaller,
    grants: Grants,
    user: StaffUserRow,
    roleIds: readonly number[],
  ): Promise<void> {
    const added = roleIds.filter((id) => !user.role_ids.includes(id));
    const removed = user.role_ids.filter((id) => !roleIds.includes(id));
    // All that he holds is covered already: it was looked at when he was locked.
    await this.rolesToGive(tx, caller, grants, user.company_id, added);
    await this.users.giveRoles(tx, user.id, added);
    await this.users.takeRoles(tx, user.id, removed);
  }

  /** Roles of the person's own place which the caller covers; those of another company are as if they were not there. */
  private async rolesToGive(
    tx: Tx,
    caller: StaffCaller,
    grants: Grants,
    companyId: number | null,
    ids: readonly number[],
  ): Promise<RoleRow[]> {
    const roles = await this.roles.list(tx, ids, caller.companies, caller.language);
    if (roles.length !== new Set(ids).size)
      throw new AppError('NOT_FOUND', {}, { role_ids: { key: 'choice' } });
    if (roles.some((role) => role.company_id !== companyId))
      throw fieldError({ role_ids: { key: 'choice' } });
    if (!roles.every((role) => covers(grants, role))) throw new AppError('FORBIDDEN');
    return roles;
  }

  /** A department of the person's own place, within what the caller sees. */
  private async deptOf(
    tx: Tx,
    caller: StaffCaller,
    companyId: number | null,
    asked: string | null,
  ): Promise<number | null> {
    if (asked === null) return null;
    const depts = await this.depts.list(tx, caller.companies, caller.language, companyId);
    const dept = depts.find(({ id }) => id === Number(asked));
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

const factsOf = (user: StaffUserRow) => ({
  email: user.email,
  phone: user.phone,
  area_code: user.area_code,
  username: user.username,
  dept_id: user.dept_id,
  role_ids: user.role_ids,
  status: user.status,
});
