import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Grants, StaffCaller } from '../../platform/kernel/caller.js';
import { Authority } from '../grants/authority.js';
import { covers } from '../grants/authority-rules.js';
import { RoleQueryService } from '../roles/role-query.service.js';
import { UserRepository, userScopeOf, type StaffUserRow } from './user.repository.js';

/** Locks people for their superiors. */
@Injectable()
export class UserBelow {
  constructor(
    private readonly users: UserRepository,
    private readonly roles: RoleQueryService,
    private readonly authority: Authority,
  ) {}

  /** The person, locked, if the caller sees them and is above them in everything they hold anywhere; never oneself. */
  async lock(
    tx: Tx,
    caller: StaffCaller,
    path: string,
    id: number,
  ): Promise<{ grants: Grants; user: StaffUserRow }> {
    const grants = await this.authority.lock(tx, caller, path);
    await this.users.lockAccount(tx, id);
    const user = await this.users.findUser(tx, userScopeOf(caller), id);
    if (!user) throw new AppError('NOT_FOUND');
    if (user.id === caller.member.accountId) throw new AppError('FORBIDDEN');
    const held = await this.roles.listByIds(tx, user.role_ids, null, caller.language);
    if (!held.every((role) => covers(grants, role))) throw new AppError('FORBIDDEN');
    return { grants, user };
  }
}

/** A person's fields in the audit log. */
export const factsOf = (user: StaffUserRow) => ({
  email: user.email,
  phone: user.phone,
  area_code: user.area_code,
  username: user.username,
  dept_id: user.dept_id,
  role_ids: user.role_ids,
  status: user.status,
});
