import { Injectable } from '@nestjs/common';
import { isSameRights, moneyRightsOf } from '@fovea/shared-types/rbac/money-rights';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import {
  type AppliedChange,
  isAsBefore,
  refuseWaiting,
  SettingChanges,
  type SettingWriter,
} from '../../platform/records/setting-changes.js';
import { Authority } from '../grants/authority.js';
import { RoleRepository, type RoleRow } from './role.repository.js';
import { type RoleDraft, RoleWriter, toDraft } from './role-writer.js';

/** Held roles of the platform whose money rights change: requested, and written once another person approves. */
@Injectable()
export class RoleChanges implements SettingWriter {
  constructor(
    private readonly changes: SettingChanges,
    private readonly roles: RoleRepository,
    private readonly writer: RoleWriter,
    private readonly authority: Authority,
    private readonly audit: AuditLog,
  ) {
    changes.register('role', this);
  }

  /** Before any other lock; `requestOf` and `refuseWaiting` say what follows from it. */
  lockWaiting(tx: Tx, id: number): Promise<number | null> {
    return this.changes.lockWaiting(tx, 'role', id);
  }

  /**
   * Requests what gives holders of a role money rights, or takes them.
   * @param waiting the change of this role that waits
   * @returns the change; null of one that needs no approval
   */
  async requestOf(
    tx: Tx,
    caller: StaffCaller,
    { before, after, reason, waiting }: RequestedRole,
  ): Promise<number | null> {
    refuseWaiting(waiting);
    const isChanged = !isSameRights(moneyRightsOf([before]), moneyRightsOf([after]));
    if (!isChanged || before.user_count === 0) return null;
    if (before.is_wildcard && (!after.is_wildcard || after.status === 0))
      await this.refuseLastAdministrator(tx, before.id);
    const { changeId } = await this.changes.request(tx, caller, {
      ...{ subject: 'role', action: 'update', targetId: before.id, reason },
      before: { ...toDraft(before) },
      after: { ...after },
    });
    return changeId;
  }

  async apply(tx: Tx, caller: MemberCaller | null, change: AppliedChange): Promise<number> {
    const { targetId, madeBy, reason } = change;
    const after = change.after as RoleDraft | null; // as it was requested above
    invariant(targetId !== null && after !== null, 'a change of a role has the role and what it is to be');
    await this.authority.serialise(tx);
    const [before] = await this.roles.listByIds(tx, [targetId], null, 'en');
    if (before === undefined) throw new AppError('NOT_FOUND');
    const draft = await this.writer.draft(tx, before.company_id, after);
    const isMeant = isSameRights(draft.permissions, after.permissions);
    if (!isMeant || !isAsBefore({ ...toDraft(before) }, change.before))
      throw new AppError('CHANGED_MEANWHILE');
    await this.writer.update(tx, before, draft);
    await this.audit.record(tx, caller, {
      action: 'rbac:role:update',
      subjectType: 'role',
      subjectId: targetId,
      before: toDraft(before),
      after: draft,
      ...(caller === null && { by: { accountId: madeBy, companyId: null } }),
      ...(reason !== null && { reason }),
    });
    await this.authority.changed(tx, await this.roles.listHolders(tx, targetId));
    return targetId;
  }

  /** It would be refused in effect: better at once. */
  private async refuseLastAdministrator(tx: Tx, roleId: number): Promise<void> {
    if (!(await this.roles.hasAdministratorBeside(tx, roleId))) throw new AppError('LAST_ADMIN');
  }
}

interface RequestedRole {
  before: RoleRow;
  after: RoleDraft;
  reason: string | null;
  waiting: number | null;
}
