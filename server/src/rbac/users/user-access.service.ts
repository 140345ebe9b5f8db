import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import {
  delUser,
  resetUserPassword,
  resetUserSecondFactor,
  userStatus,
} from '@fovea/shared-types/rbac/rbac.calls';
import type {
  ResetUserPasswordRequest,
  UserStatusAnswer,
  UserStatusRequest,
} from '@fovea/shared-types/rbac/user.dto';
import { StaffAccountService } from '../../member/staff/staff-account.service.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Authority } from '../grants/authority.js';
import { UserRepository, userScopeOf } from './user.repository.js';
import { factsOf, UserBelow } from './user-below.js';

/** Lets people of the back office in, keeps them out, and helps who is locked out; only who is above them may (I6). */
@Injectable()
export class UserAccessService {
  constructor(
    private readonly db: Database,
    private readonly users: UserRepository,
    private readonly below: UserBelow,
    private readonly accounts: StaffAccountService,
    private readonly authority: Authority,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  async setUserStatus(caller: StaffCaller, { id, status }: UserStatusRequest): Promise<UserStatusAnswer> {
    const ended = await this.db.transaction(async (tx) => {
      const { user } = await this.below.lock(tx, caller, userStatus.path, id);
      const sessions = await this.accounts.setStaffAccountStatus(tx, id, status);
      await this.audit.record(tx, caller, {
        action: 'rbac:user:status',
        subjectType: 'account',
        subjectId: id,
        before: { status: user.status },
        after: { status },
      });
      return sessions;
    });
    this.accounts.closeSessions(ended);
    return { id, status };
  }

  async resetPassword(caller: StaffCaller, { id, password }: ResetUserPasswordRequest): Promise<void> {
    const seen = await this.users.findUser(this.db, userScopeOf(caller), id);
    if (!seen) throw new AppError('NOT_FOUND');
    const passwordHash = await this.accounts.hash(password, [seen.email, seen.username]);
    const ended = await this.db.transaction(async (tx) => {
      await this.below.lock(tx, caller, resetUserPassword.path, id);
      const sessions = await this.accounts.setPassword(tx, caller, id, passwordHash);
      await this.audit.record(tx, caller, {
        action: 'rbac:user:reset-password',
        subjectType: 'account',
        subjectId: id,
      });
      return sessions;
    });
    this.accounts.closeSessions(ended);
    this.authority.wake();
  }

  /** For a person who lost both the authenticator and the recovery codes. */
  async resetSecondFactor(caller: StaffCaller, request: IdActionRequest): Promise<void> {
    const { id } = request;
    const ended = await this.idempotency.run(caller, resetUserSecondFactor.path, request, async (tx) => {
      await this.below.lock(tx, caller, resetUserSecondFactor.path, id);
      const sessions = await this.accounts.resetSecondFactor(tx, caller, id);
      await this.audit.record(tx, caller, {
        action: 'rbac:user:reset-second-factor',
        subjectType: 'account',
        subjectId: id,
      });
      return sessions;
    });
    this.accounts.closeSessions(ended);
    this.authority.wake();
  }

  async deleteUser(caller: StaffCaller, request: IdActionRequest): Promise<void> {
    const { id } = request;
    const ended = await this.idempotency.run(caller, delUser.path, request, async (tx) => {
      const { user } = await this.below.lock(tx, caller, delUser.path, id);
      const sessions = await this.accounts.deleteStaffAccount(tx, id);
      await this.users.removeRoles(tx, id, user.role_ids);
      await this.audit.record(tx, caller, {
        action: 'rbac:user:delete',
        subjectType: 'account',
        subjectId: id,
        before: factsOf(user),
      });
      return sessions;
    });
    this.accounts.closeSessions(ended);
  }
}
