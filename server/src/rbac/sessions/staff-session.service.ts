import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { endSession } from '@fovea/shared-types/rbac/rbac.calls';
import { StaffAccountService } from '../../member/staff/staff-account.service.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Authority } from '../grants/authority.js';
import { covers } from '../grants/authority-rules.js';
import { RoleQueryService } from '../roles/role-query.service.js';
import { userScopeOf } from '../users/user.repository.js';
import { StaffSessionRepository } from './staff-session.repository.js';

/** Puts an end to sessions. */
@Injectable()
export class StaffSessionService {
  constructor(
    private readonly sessions: StaffSessionRepository,
    private readonly roles: RoleQueryService,
    private readonly accounts: StaffAccountService,
    private readonly authority: Authority,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  /** Ends a session of somebody the caller outranks, or one of the caller's own. */
  async end(caller: StaffCaller, request: IdActionRequest): Promise<void> {
    const { id } = request;
    const ended = await this.idempotency.run(caller, endSession.path, request, async (tx) => {
      const grants = await this.authority.lock(tx, caller, endSession.path);
      const accountId = await this.sessions.findAccount(tx, userScopeOf(caller), id);
      if (accountId === null) throw new AppError('NOT_FOUND');
      if (accountId !== caller.member.accountId) {
        const roleIds = await this.sessions.listRoleIds(tx, accountId);
        const roles = await this.roles.listByIds(tx, roleIds, null, caller.language);
        if (!roles.every((role) => covers(grants, role))) throw new AppError('FORBIDDEN');
      }
      const sessions = await this.accounts.endSession(tx, id);
      await this.audit.record(tx, caller, {
        action: 'rbac:session:end',
        subjectType: 'session',
        subjectId: id,
        before: { account_id: accountId },
      });
      return sessions;
    });
    this.accounts.closeSessions(ended);
  }
}
