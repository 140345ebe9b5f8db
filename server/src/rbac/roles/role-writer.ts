import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import { MenuService } from '../menus/menu.service.js';
import { RoleRepository, type RoleFields, type RoleRow } from './role.repository.js';

/** What a role is to be: its fields, its menus and the permissions that follow from them. */
export interface RoleDraft extends RoleFields {
  company_id: number | null;
  menu_ids: readonly number[];
  permissions: readonly string[];
}

/** Roles with their menus, as rows. */
@Injectable()
export class RoleWriter {
  constructor(
    private readonly roles: RoleRepository,
    private readonly menus: MenuService,
  ) {}

  async draft(
    tx: Tx,
    companyId: number | null,
    role: RoleFields & { menu_ids: readonly number[] },
  ): Promise<RoleDraft> {
    const menuIds = new Set(role.menu_ids);
    const chosen = (await this.menus.listAll(tx)).filter(({ id }) => menuIds.has(id));
    if (chosen.length !== menuIds.size) throw fieldError({ menu_ids: { key: 'choice' } });
    const permissions = new Set(chosen.flatMap(({ perms }) => (perms === null ? [] : [perms])));
    return { ...role, company_id: companyId, menu_ids: [...menuIds], permissions: [...permissions].sort() };
  }

  async insert(tx: Tx, draft: RoleDraft): Promise<number> {
    const id = await this.roles.insertRole(tx, draft.company_id, draft);
    await this.roles.setMenus(tx, id, draft.menu_ids);
    return id;
  }

  /** Menus of a role that is out of force give nothing: they are set before it comes into force, or after it went out. */
  async update(tx: Tx, before: RoleRow, draft: RoleDraft): Promise<void> {
    if (before.status === 0) await this.roles.setMenus(tx, before.id, draft.menu_ids);
    await this.roles.updateRole(tx, before.id, draft);
    if (before.status !== 0) await this.roles.setMenus(tx, before.id, draft.menu_ids);
  }
}

export const toDraft = (role: RoleRow): RoleDraft => ({
  role_name: role.role_name,
  remark: role.remark,
  status: role.status,
  data_scope: role.data_scope,
  needs_second_factor: role.needs_second_factor,
  is_wildcard: role.is_wildcard,
  company_id: role.company_id,
  menu_ids: role.menu_ids,
  permissions: role.permissions,
});
