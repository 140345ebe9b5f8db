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
import { RoleQueryService } from '../roles/role-query.service.js';
import { UserRepository } from './user.repository.js';

/** What becomes of somebody's roles. */
export interface RolesOfPerson {
  accountId: number;
  before: readonly number[];
  after: readonly number[];
  reason: string | null;
  /** The change of their roles that waits. */
  waiting: number | null;
}

/** One side of a change: the roles, and what they let their holder do to money when it was requested. */
interface Side {
  role_ids: number[];
  money_rights: string[];
}

/** Roles given and taken: at once where they move no money, else once another person approves. */
@Injectable()
export class UserRoleChanges implements SettingWriter {
  constructor(
    private readonly changes: SettingChanges,
    private readonly users: UserRepository,
    private readonly roles: RoleQueryService,
    private readonly authority: Authority,
    private readonly audit: AuditLog,
  ) {
    changes.register('account_role', this);
  }

  /** Before any other lock. */
  lockWaiting(tx: Tx, accountId: number): Promise<number | null> {
    return this.changes.lockWaiting(tx, 'account_role', accountId);
  }

  /** @returns the change that was requested, and whether it waits; null where the roles are the person's at once */
  async set(
    tx: Tx,
    caller: StaffCaller,
    { accountId, reason, waiting, ...roles }: RolesOfPerson,
  ): Promise<{ changeId: number; isPending: boolean } | null> {
    const [before, after] = [await this.sideOf(tx, roles.before), await this.sideOf(tx, roles.after)];
    if (isSameRoles(before, after)) return null;
    refuseWaiting(waiting);
    if (isSameRights(before.money_rights, after.money_rights)) {
      await this.write(tx, accountId, roles);
      return null;
    }
    const { changeId, rowId } = await this.changes.request(tx, caller, {
      ...{ subject: 'account_role', action: 'update', targetId: accountId, reason },
      before: { ...before },
      after: { ...after },
    });
    return { changeId, isPending: rowId === null };
  }

  async apply(tx: Tx, caller: MemberCaller | null, change: AppliedChange): Promise<number> {
    const { targetId, madeBy, reason } = change;
    const wanted = change.after as Side | null; // as it was requested above
    invariant(targetId !== null && wanted !== null, 'a change of roles has the person and their roles');
    await this.authority.serialise(tx);
    await this.users.lockAccount(tx, targetId);
    const held = await this.users.listRoleIds(tx, targetId);
    if (held === null) throw new AppError('NOT_FOUND');
    const [before, after] = [await this.sideOf(tx, held), await this.sideOf(tx, wanted.role_ids)];
    // A role that means something else by now is not what was approved.
    if (!isAsBefore({ ...before }, change.before) || !isAsBefore({ ...after }, change.after))
      throw new AppError('CHANGED_MEANWHILE');
    await this.write(tx, targetId, { before: held, after: after.role_ids });
    await this.audit.record(tx, caller, {
      action: 'rbac:user:update',
      subjectType: 'account',
      subjectId: targetId,
      before,
      after,
      ...(caller === null && { by: { accountId: madeBy, companyId: null } }),
      ...(reason !== null && { reason }),
    });
    await this.authority.changed(tx, [targetId]);
    return targetId;
  }

  private async sideOf(tx: Tx, ids: readonly number[]): Promise<Side> {
    const roles = await this.roles.listByIds(tx, ids, null, 'en');
    return { role_ids: roles.map(({ id }) => id), money_rights: moneyRightsOf(roles) };
  }

  private async write(
    tx: Tx,
    accountId: number,
    { before, after }: Pick<RolesOfPerson, 'before' | 'after'>,
  ): Promise<void> {
    // Given first: a right that another role gives from now on is never lost.
    const added = after.filter((id) => !before.includes(id));
    const removed = before.filter((id) => !after.includes(id));
    await this.users.addRoles(tx, accountId, added);
    await this.users.removeRoles(tx, accountId, removed);
  }
}

const isSameRoles = (one: Side, other: Side): boolean =>
  JSON.stringify(one.role_ids) === JSON.stringify(other.role_ids);
