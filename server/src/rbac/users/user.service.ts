import { Injectable } from '@nestjs/common';
import type { SavedGrant } from '@fovea/shared-types/common.dto';
import { addUser, updateUser } from '@fovea/shared-types/rbac/rbac.calls';
import type { AddUserRequest, UpdateUserRequest } from '@fovea/shared-types/rbac/user.dto';
import { StaffAccountService } from '../../member/staff/staff-account.service.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Authority, placeOf } from '../grants/authority.js';
import type { StaffUserRow } from './user.repository.js';
import { UserBelow } from './user-below.js';
import { UserPlacement } from './user-placement.js';
import { factsOf } from './user-below.js';

/**
 * People of the back office, managed by their superiors: nobody grants or revokes what they do not have, nor
 * their own (I6).
 */
@Injectable()
export class UserService {
  constructor(
    private readonly db: Database,
    private readonly below: UserBelow,
    private readonly placement: UserPlacement,
    private readonly accounts: StaffAccountService,
    private readonly authority: Authority,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  async addUser(caller: StaffCaller, request: AddUserRequest): Promise<SavedGrant> {
    const companyId = placeOf(caller, request.company_id);
    const contact = this.accounts.readContact(request);
    const passwordHash = await this.accounts.hash(request.password, [contact.email, contact.username]);
    // The key of a repeat is kept for days: no hash of a password may be in it.
    const { password: _, ...repeatable } = request;
    const answer = await this.idempotency.run(caller, addUser.path, repeatable, async (tx) => {
      const grants = await this.authority.lock(tx, caller, addUser.path);
      await this.placement.rolesToGive(tx, caller, grants, companyId, request.role_ids);
      const deptId = await this.placement.deptOf(tx, caller, companyId, request.dept_id ?? null);
      const status = request.status ?? 1;
      const account = { ...contact, dept_id: deptId };
      const id = await this.accounts.open(tx, caller, {
        ...account,
        passwordHash,
        language: caller.language,
        companyId,
        status,
      });
      const { reason, ...placed } = await this.placement.giveRoles(tx, caller, id, {
        ...{ companyId, roleIds: request.role_ids, reason: request.reason },
      });
      // Roles that were requested are recorded by their change.
      const given = placed.change_id === null ? request.role_ids : [];
      await this.audit.record(tx, caller, {
        action: 'rbac:user:add',
        subjectType: 'account',
        subjectId: id,
        after: { ...account, company_id: companyId, status, role_ids: given },
        ...(reason === null ? {} : { reason }),
      });
      return { id, ...placed };
    });
    this.authority.wake();
    return answer;
  }

  async updateUser(caller: StaffCaller, request: UpdateUserRequest): Promise<SavedGrant> {
    const { ended, ...placed } = await this.db.transaction(async (tx) => {
      const waiting = await this.placement.lockWaiting(tx, request.id);
      const { grants, user } = await this.below.lock(tx, caller, updateUser.path, request.id);
      const account = {
        ...this.contactOf(user, request),
        dept_id:
          request.dept_id === undefined
            ? user.dept_id
            : await this.placement.deptOf(tx, caller, user.company_id, request.dept_id),
      };
      const wanted = request.role_ids && { roleIds: request.role_ids, reason: request.reason, waiting };
      const { reason, ...roles } = wanted
        ? await this.placement.changeRoles(tx, caller, grants, user, wanted)
        : { reason: null, change_id: null, is_pending: false };
      const given = (roles.change_id === null && request.role_ids) || user.role_ids;
      const sessions = await this.accounts.change(tx, caller, user, account);
      await this.audit.record(tx, caller, {
        action: 'rbac:user:update',
        subjectType: 'account',
        subjectId: user.id,
        before: factsOf(user),
        after: { ...account, role_ids: given },
        ...(reason === null ? {} : { reason }),
      });
      await this.authority.changed(tx, [user.id]);
      return { ended: sessions, ...roles };
    });
    this.accounts.closeSessions(ended);
    this.authority.wake();
    return { id: request.id, ...placed };
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
}
