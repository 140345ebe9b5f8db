import { Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type { MyMenuItem } from '@fovea/shared-types/rbac/menu.dto';
import { isPermission, WILDCARD } from '@fovea/shared-types/permissions';
import type {
  RoleDetail,
  RoleListRequest,
  RoleListResponse,
  RoleMenuOption,
  RoleMenuOptionsRequest,
  RoleMenuPreviewRequest,
  RoleOption,
  RoleOptionsRequest,
} from '@fovea/shared-types/rbac/role.dto';
import type { Language } from '@fovea/shared-types/language';
import { Database, type Queryable } from '../../platform/database/database.js';
import { readerOf } from '../../platform/database/row-scope.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { placeOf } from '../grants/authority.js';
import { toMyMenu } from '../menus/menu-tree.js';
import { MenuService } from '../menus/menu.service.js';
import { permissionsOf, toRole, toRoleDetail, toRoleMenuOptions, toRoleOption } from './role.mapper.js';
import { RoleRepository, type RoleRow } from './role.repository.js';

/** In one place, the platform or a company: as many as a select box shows whole. */
export const ROLES_MAX = 500;

@Injectable()
export class RoleQueryService {
  constructor(
    private readonly db: Database,
    private readonly roles: RoleRepository,
    private readonly menus: MenuService,
  ) {}

  async listShown(caller: StaffCaller, request: RoleListRequest): Promise<RoleListResponse> {
    const page = await this.roles.page(this.db, readerOf(caller), caller.language, request);
    return { ...page, data: page.data.map((row) => toRole(row, caller.member.grants, caller.language)) };
  }

  async getRoleDetail(caller: StaffCaller, { id }: IdRequest): Promise<RoleDetail> {
    return toRoleDetail(await this.get(caller, id), caller.member.grants, caller.language);
  }

  /** What can be chosen when somebody is given roles; those the caller may not give are shown as such. */
  async options(caller: StaffCaller, request: RoleOptionsRequest): Promise<RoleOption[]> {
    const place = placeOf(caller, request.company_id);
    const rows = await this.roles.listOfPlace(this.db, place, caller.language, ROLES_MAX);
    return rows.map((row) => toRoleOption(row, caller.member.grants, caller.language));
  }

  async menuOptions(caller: StaffCaller, request: RoleMenuOptionsRequest): Promise<RoleMenuOption[]> {
    const place = placeOf(caller, request.company_id);
    const { grants } = caller.member;
    const holds = (permission: string): boolean =>
      isPermission(permission) && grants.scopeOf(permission).some((held) => held === null || held === place);
    return toRoleMenuOptions(await this.menus.listAll(this.db), caller.language, place, holds);
  }

  /** The menu as a holder of the role would see it; menus given beside it are seen in place of its own. */
  async preview(
    caller: StaffCaller,
    { id, menu_ids, company_id }: RoleMenuPreviewRequest,
  ): Promise<MyMenuItem[]> {
    const [role, rows] = await Promise.all([
      id === undefined ? null : this.get(caller, id),
      this.menus.listAll(this.db),
    ]);
    const chosen = new Set(menu_ids?.map(Number) ?? role?.menu_ids);
    const held = new Set(
      permissionsOf({
        company_id: role ? role.company_id : placeOf(caller, company_id),
        is_wildcard: role?.is_wildcard ?? false,
        permissions: rows.flatMap((row) => (row.perms !== null && chosen.has(row.id) ? [row.perms] : [])),
      }),
    );
    return toMyMenu(rows, caller.language, (permission) => held.has(WILDCARD) || held.has(permission));
  }

  /** For other rooms. @param companies null: roles of the platform and of every company */
  listByIds(
    q: Queryable,
    ids: readonly number[],
    companies: readonly number[] | null,
    language: Language,
  ): Promise<RoleRow[]> {
    return this.roles.listByIds(q, ids, companies, language);
  }

  private async get(caller: StaffCaller, id: number): Promise<RoleRow> {
    const [role] = await this.roles.listByIds(this.db, [id], caller.companies, caller.language);
    if (!role) throw new AppError('NOT_FOUND');
    return role;
  }
}
