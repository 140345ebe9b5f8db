import { Injectable } from '@nestjs/common';
import { isPermission } from '@fovea/shared-types/permissions';
import type { AuditAction } from '@fovea/shared-types/rbac/audit-actions';
import { addMenu, delMenu, updateMenu } from '@fovea/shared-types/rbac/rbac.calls';
import type {
  AddMenuRequest,
  MenuDetail,
  MenuListRequest,
  MenuTreeItem,
  UpdateMenuRequest,
} from '@fovea/shared-types/rbac/menu.dto';
import type { TreeIdActionRequest, TreeIdAnswer, TreeIdRequest } from '@fovea/shared-types/tree.dto';
import { isMoneyRight } from '@fovea/shared-types/rbac/money-rights';
import { ROLE_MENUS_MAX } from '@fovea/shared-types/rbac/role.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Queryable, type Tx } from '../../platform/database/database.js';
import { refuseStale } from '../../platform/database/row-version.js';
import { searchTerms } from '../../platform/database/search-terms.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { Grants, StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Authority } from '../grants/authority.js';
import { NAMES_MAX, refuseInUse } from '../../platform/tree/in-use.js';
import { rowId, treeId, withAncestors } from '../../platform/tree/tree.js';
import { menuFieldsOf, titleIn, toMenuDetail, toMenuTree, type MenuRow } from './menu-tree.js';
import { MenuRepository, type MenuFields } from './menu.repository.js';
import { assertTreePlace } from '../../platform/tree/tree-place.js';

/** What the program answers for: staff may dress and move such a row, not turn it into another. */
const FIXED = ['menu_type', 'path', 'perms', 'badge_key'] as const;

/** The menu as staff of the platform edit it. */
@Injectable()
export class MenuService {
  constructor(
    private readonly db: Database,
    private readonly menus: MenuRepository,
    private readonly authority: Authority,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  /** The whole tree; a search keeps the ancestors of what it finds. */
  async listTree({ menu_name, status }: MenuListRequest): Promise<MenuTreeItem[]> {
    const terms = searchTerms(menu_name);
    const passes = (row: MenuRow): boolean => {
      const text = [row.menu_name, row.menu_name_e, row.menu_name_j]
        .join('\n')
        .normalize('NFKC')
        .toLowerCase();
      return terms.every((term) => text.includes(term)) && (status === undefined || row.status === status);
    };
    return toMenuTree(withAncestors(await this.menus.listAll(this.db), passes));
  }

  /** For other rooms: every menu, in the order of the tree. */
  listAll(q: Queryable): Promise<MenuRow[]> {
    return this.menus.listAll(q);
  }

  async getMenuDetail({ id }: TreeIdRequest): Promise<MenuDetail> {
    return toMenuDetail(find(await this.menus.listAll(this.db), id));
  }

  async addMenu(caller: StaffCaller, request: AddMenuRequest): Promise<TreeIdAnswer> {
    return this.idempotency.run(caller, addMenu.path, request, async (tx) => {
      const grants = await this.authority.lock(tx, caller, addMenu.path);
      const rows = await this.menus.listAll(tx);
      // The whole tree is read for every menu shown, and one role may hold all of it.
      if (rows.length >= ROLE_MENUS_MAX) throw new AppError('COUNT_LIMIT');
      const menu = withRequest(EMPTY, request);
      assertSound(rows, null, menu);
      assertMayCarry(grants, menu.perms);
      const id = await this.menus.insertMenu(tx, menu);
      await this.audit.record(tx, caller, {
        action: 'rbac:menu:add',
        subjectType: 'menu',
        subjectId: id,
        after: menu,
      });
      return { id: treeId(id) };
    });
  }

  async updateMenu(caller: StaffCaller, request: UpdateMenuRequest): Promise<TreeIdAnswer> {
    const id = await this.db.transaction(async (tx) => {
      const grants = await this.authority.lock(tx, caller, updateMenu.path);
      const rows = await this.menus.listAll(tx);
      const before = find(rows, request.id);
      refuseStale(request.version, menuFieldsOf(before));
      const after = withRequest(before, request);
      if (before.key !== null && FIXED.some((field) => before[field] !== after[field]))
        throw new AppError('STATE_CONFLICT');
      assertSound(rows, before.id, after);
      if (before.perms !== after.perms || before.status !== after.status) {
        // Holders of the row get, or lose, what it carries.
        assertMayCarry(grants, before.perms);
        assertMayCarry(grants, after.perms);
        // Roles give and take money rights, by approval; a menu that somebody has them from stays what it is.
        const isTaken = before.perms !== after.perms || after.status === 0;
        if (isTaken && [before.perms, after.perms].some((perms) => perms !== null && isMoneyRight(perms)))
          refuseInUse('roles', await this.menus.listHeldRolesWith(tx, before.id, caller.language, NAMES_MAX));
      }
      await this.menus.updateMenu(tx, before.id, after);
      await this.record(tx, caller, 'rbac:menu:update', before, after);
      return before.id;
    });
    this.authority.wake();
    return { id: treeId(id) };
  }

  async deleteMenu(caller: StaffCaller, request: TreeIdActionRequest): Promise<void> {
    await this.idempotency.run(caller, delMenu.path, request, async (tx) => {
      await this.authority.lock(tx, caller, delMenu.path);
      const rows = await this.menus.listAll(tx);
      const before = find(rows, request.id);
      const children = rows.filter(({ pid }) => pid === before.id);
      refuseInUse('menus', {
        count: children.length,
        names: children.slice(0, NAMES_MAX).map((child) => titleIn(child, caller.language)),
      });
      refuseInUse('roles', await this.menus.listRolesWith(tx, before.id, caller.language, NAMES_MAX));
      // The next start would add it again.
      if (before.key !== null) throw new AppError('STATE_CONFLICT');
      await this.menus.deleteMenu(tx, before.id);
      await this.audit.record(tx, caller, {
        action: 'rbac:menu:delete',
        subjectType: 'menu',
        subjectId: before.id,
        before,
      });
    });
  }

  private async record(
    tx: Tx,
    caller: StaffCaller,
    action: AuditAction,
    before: MenuRow,
    after: MenuFields,
  ): Promise<void> {
    await this.audit.record(tx, caller, { action, subjectType: 'menu', subjectId: before.id, before, after });
    await this.authority.changed(tx, await this.menus.listHolders(tx, [before.id]));
  }
}

const EMPTY: MenuFields = {
  pid: null,
  menu_type: 'C',
  menu_name: '',
  menu_name_e: '',
  menu_name_j: '',
  path: null,
  icon: null,
  perms: null,
  badge_key: null,
  affix: 0,
  link: null,
  hidden: 0,
  is_admin: 0,
  sort: 0,
  status: 1,
};

function withRequest(before: MenuFields, request: Partial<AddMenuRequest>): MenuFields {
  const given = <Field extends keyof AddMenuRequest & keyof MenuFields>(field: Field): MenuFields[Field] =>
    // A field left out stays; one that is there has the column's own type by the schema.
    (request[field] === undefined ? before[field] : request[field]) as MenuFields[Field];
  return {
    pid: request.pid === undefined ? before.pid : rowId(request.pid),
    menu_type: given('menu_type'),
    menu_name: given('menu_name').trim(),
    menu_name_e: given('menu_name_e').trim(),
    menu_name_j: given('menu_name_j').trim(),
    path: given('path'),
    icon: given('icon'),
    perms: given('perms'),
    badge_key: given('badge_key'),
    affix: given('affix'),
    link: given('link'),
    hidden: given('hidden'),
    is_admin: given('is_admin'),
    sort: given('sort'),
    status: given('status'),
  };
}

function find(rows: readonly MenuRow[], id: string): MenuRow {
  const row = rows.find((one) => one.id === Number(id));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Titles, path and permission as its type requires, at a place in the tree where such a row may be. */
function assertSound(rows: readonly MenuRow[], id: number | null, menu: MenuFields): void {
  for (const field of ['menu_name', 'menu_name_e', 'menu_name_j'] as const)
    if (menu[field] === '') throw fieldError({ [field]: { key: 'required' } });
  if (menu.perms !== null && !isPermission(menu.perms)) throw fieldError({ perms: { key: 'choice' } });
  if (menu.menu_type === 'F' && menu.perms === null) throw fieldError({ perms: { key: 'required' } });
  if (menu.menu_type === 'M' && menu.perms !== null) throw fieldError({ perms: { key: 'choice' } });
  if (menu.menu_type === 'F' && menu.path !== null) throw fieldError({ path: { key: 'choice' } });
  if (menu.menu_type === 'M' && menu.path === null) throw fieldError({ path: { key: 'required' } });
  if (menu.menu_type === 'C' && menu.path === null && menu.link === null)
    throw fieldError({ path: { key: 'required' } });
  const parent = assertTreePlace(rows, id, menu.pid);
  if (parent?.menu_type === 'F' || (parent?.menu_type === 'C' && menu.menu_type === 'M'))
    throw fieldError({ pid: { key: 'choice' } });
}

/** A permission is granted to the holders of its row, so that only its holders may set it there. */
function assertMayCarry(grants: Grants, perms: string | null): void {
  if (perms === null) return;
  if (!isPermission(perms) || !grants.scopeOf(perms).includes(null)) throw new AppError('FORBIDDEN');
}
