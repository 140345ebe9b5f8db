import { Injectable } from '@nestjs/common';
import { WILDCARD } from '@fovea/shared-types/permissions';
import type { MyMenuItem } from '@fovea/shared-types/rbac/menu.dto';
import type { UserInfo, UserPermissions } from '@fovea/shared-types/rbac/rbac.dto';
import { SessionService } from '../../member/sessions/session.service.js';
import { GrantReader } from '../../platform/auth/grant-reader.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { toMyMenu } from '../menus/menu-tree.js';
import { MenuService } from '../menus/menu.service.js';
import { toUserInfo, toUserPermissions } from './rbac.mapper.js';
import { SelfRepository, type UserRow } from './self.repository.js';

/** Data of the signed-in person for the shell of the page. */
@Injectable()
export class SelfService {
  constructor(
    private readonly db: Database,
    private readonly self: SelfRepository,
    private readonly menus: MenuService,
    private readonly grants: GrantReader,
    private readonly sessions: SessionService,
  ) {}

  async info({ member, language }: MemberCaller): Promise<UserInfo> {
    const [user, grants] = await Promise.all([
      this.getUser(member.accountId),
      this.grants.read(member.accountId),
    ]);
    return toUserInfo(user, grants, language);
  }

  async permissions({ member }: MemberCaller): Promise<UserPermissions> {
    const [user, grants] = await Promise.all([
      this.getUser(member.accountId),
      this.grants.read(member.accountId),
    ]);
    return toUserPermissions(user, grants);
  }

  /** The caller's routes and side menu; nothing without a role. */
  async menu({ member, language }: MemberCaller): Promise<MyMenuItem[]> {
    const [rows, grants] = await Promise.all([
      this.menus.listAll(this.db),
      this.grants.read(member.accountId),
    ]);
    if (grants.roleIds.length === 0) return [];
    const held = new Set(grants.all);
    return toMyMenu(rows, language, (permission) => held.has(WILDCARD) || held.has(permission));
  }

  /** Ends this session; the token dies with its row. */
  logout({ member }: MemberCaller): Promise<void> {
    return this.sessions.signOut(member.sessionId);
  }

  private async getUser(accountId: number): Promise<UserRow> {
    const user = await this.self.findUser(this.db, accountId);
    if (!user) throw new AppError('NOT_FOUND');
    return user;
  }
}
