import { Injectable } from '@nestjs/common';
import { ENABLED_STATUS, MEMBER_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import type { Page } from '@fovea/shared-types/pagination';
import type { RoleListRequest } from '@fovea/shared-types/rbac/role.dto';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { localized } from '../../platform/database/localized.js';
import { searchable, searchTerms } from '../../platform/database/search-terms.js';
import type { RowReader } from '../../platform/database/row-scope.js';
import { literally, SqlFilter } from '../../platform/database/sql-filter.js';
import { StaffList, type ListRows } from '../../platform/database/staff-list.js';
import { inUseBy, type InUse } from '../../platform/tree/in-use.js';
import { storedNamesLike } from '../grants/built-in-roles.js';
import { waitingChange } from '../grants/waiting-change.js';

export interface RoleFields {
  role_name: string;
  remark: string;
  status: number;
  data_scope: number;
  needs_second_factor: boolean;
  is_wildcard: boolean;
}

export interface RoleRow extends RoleFields {
  id: number;
  /** One of BUILT_IN_ROLES; null: somebody made it. */
  kind: string | null;
  company_id: number | null;
  company_name: string | null;
  user_count: number;
  created_at: Date;
  menu_ids: number[];
  permissions: string[];
  /** The change of it that waits. */
  waiting_change_id: number | null;
}

const columnsOf = (language: Language): ListRows => ({
  columns: `r.id, r.kind, r.role_name, r.company_id, r.remark, r.status, r.data_scope, r.needs_second_factor, r.is_wildcard,
    r.created_at, ${localized('c.name', language)} AS company_name,
    (SELECT count(*)::int FROM account_role ar WHERE ar.role_id = r.id) AS user_count,
    ARRAY (SELECT rm.menu_id FROM role_menu rm WHERE rm.role_id = r.id ORDER BY 1) AS menu_ids,
    ARRAY (SELECT DISTINCT m.perms FROM role_menu rm JOIN menu m ON m.id = rm.menu_id
      WHERE rm.role_id = r.id AND m.perms IS NOT NULL ORDER BY 1) AS permissions,
    ${waitingChange('role', 'r.id')} AS waiting_change_id`,
  joins: 'JOIN role r ON r.id = page.id LEFT JOIN company c ON c.id = r.company_id',
});

const COMPANY_NAME = { text: 'c.search_text', bigrams: 'c.search_bigrams' };

function filterOf({
  role_name,
  status,
  company_id,
  company_name,
}: Omit<RoleListRequest, 'sort' | 'page' | 'limit'>): SqlFilter {
  const filter = new SqlFilter()
    .matchesTerms(COMPANY_NAME, company_name)
    .whenGiven(status, (value) => `r.status = ${value}`)
    .whenGiven(company_id, (value) => `r.company_id = ${value}`);
  const builtIn = storedNamesLike(role_name);
  if (builtIn.length === 0) return filter.matchesTerms(searchable('r.role_name'), role_name);
  const asStored = searchTerms(role_name).map(
    (term) => `${searchable('r.role_name')} LIKE ${filter.value(`%${literally(term)}%`)}`,
  );
  const asShown = `r.kind IS NOT NULL AND r.role_name = ANY (${filter.value(builtIn)}::text[])`;
  return filter.where(`(${asStored.join(' AND ')} OR ${asShown})`);
}

@Injectable()
export class RoleRepository {
  private readonly roles = new StaffList({
    from: 'role r LEFT JOIN company c ON c.id = r.company_id',
    id: 'r.id',
    sorts: { id: 'r.id', role_name: 'r.role_name', created_at: 'r.created_at', status: 'r.status' },
    byDefault: 'id',
    rowsOf: { company: 'r.company_id', sharedBy: 'a role is of the place in which it is held' },
  });

  page(
    q: Queryable,
    reader: RowReader,
    language: Language,
    request: RoleListRequest,
  ): Promise<Page<RoleRow>> {
    return this.roles.page<RoleRow>(q, reader, request, filterOf(request), columnsOf(language));
  }

  countRoles(q: Queryable, reader: RowReader, filters: RoleListRequest): Promise<number> {
    return this.roles.count(q, reader, filterOf(filters), filters);
  }

  /** Every role of the filter, for an export. */
  all(
    q: Queryable,
    reader: RowReader,
    language: Language,
    filters: RoleListRequest,
  ): AsyncGenerator<RoleRow> {
    return this.roles.all<RoleRow>(q, reader, filterOf(filters), columnsOf(language), filters);
  }

  /**
   * Roles by id as far as the caller may see them, in id order.
   * @param companies null: those of the platform and of every company
   */
  async listByIds(
    q: Queryable,
    ids: readonly number[],
    companies: readonly number[] | null,
    language: Language,
  ): Promise<RoleRow[]> {
    const { columns, joins } = columnsOf(language);
    const { rows } = await q.query<RoleRow>(
      `SELECT ${columns} FROM unnest($1::bigint[]) page (id) ${joins}
       WHERE $2::bigint[] IS NULL OR r.company_id = ANY ($2) ORDER BY r.id`,
      [[...ids], companies === null ? null : [...companies]] as object[],
    );
    return rows;
  }

  /** Those in force of one place, null for the platform; bounded, for a select box. */
  async listOfPlace(
    q: Queryable,
    companyId: number | null,
    language: Language,
    limit: number,
  ): Promise<RoleRow[]> {
    const { columns } = columnsOf(language);
    const { rows } = await q.query<RoleRow>(
      `SELECT ${columns} FROM role r LEFT JOIN company c ON c.id = r.company_id
       WHERE r.company_id IS NOT DISTINCT FROM $1 AND r.status = ${ENABLED_STATUS.enabled} ORDER BY r.id LIMIT $2`,
      [companyId, limit],
    );
    return rows;
  }

  async insertRole(tx: Tx, companyId: number | null, role: RoleFields): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO role (company_id, role_name, remark, status, data_scope, needs_second_factor, is_wildcard)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [companyId, ...valuesOf(role)],
    );
    return firstRow(rows).id;
  }

  async updateRole(tx: Tx, id: number, role: RoleFields): Promise<void> {
    await tx.query(
      `UPDATE role SET role_name = $2, remark = $3, status = $4, data_scope = $5, needs_second_factor = $6, is_wildcard = $7
       WHERE id = $1`,
      [id, ...valuesOf(role)],
    );
  }

  async setMenus(tx: Tx, roleId: number, menuIds: readonly number[]): Promise<void> {
    // Added first: a right that another menu gives from now on is never lost.
    await tx.query(
      `INSERT INTO role_menu (role_id, menu_id) SELECT $1, unnest($2::bigint[]) ON CONFLICT DO NOTHING`,
      [roleId, [...menuIds]],
    );
    await tx.query(`DELETE FROM role_menu WHERE role_id = $1 AND menu_id <> ALL ($2::bigint[])`, [
      roleId,
      [...menuIds],
    ]);
  }

  async deleteRole(tx: Tx, id: number): Promise<void> {
    await tx.query('DELETE FROM role WHERE id = $1', [id]);
  }

  /** Whether somebody administrates the platform by another role. */
  async hasAdministratorBeside(q: Queryable, roleId: number): Promise<boolean> {
    const { rows } = await q.query<{ has: boolean }>(
      `SELECT EXISTS (
         SELECT FROM role r JOIN account_role ar ON ar.role_id = r.id JOIN account a ON a.id = ar.account_id
         WHERE r.id <> $1 AND r.is_wildcard AND r.company_id IS NULL AND r.status = ${ENABLED_STATUS.enabled}
           AND a.status = ${MEMBER_STATUS.active} AND a.deleted_at IS NULL) AS has`,
      [roleId],
    );
    return firstRow(rows).has;
  }

  /** Everybody who holds the role, to be notified that it changed. */
  async listHolders(q: Queryable, roleId: number): Promise<number[]> {
    const { rows } = await q.query<{ account_id: number }>(
      `SELECT account_id FROM account_role WHERE role_id = $1 ORDER BY account_id`,
      [roleId],
    );
    return rows.map(({ account_id }) => account_id);
  }

  async listHolderNames(q: Queryable, roleId: number, limit: number): Promise<InUse> {
    const { rows } = await q.query<{ username: string; count: number }>(
      `SELECT a.username, count(*) OVER () AS count FROM account_role ar JOIN account a ON a.id = ar.account_id
       WHERE ar.role_id = $1 ORDER BY a.id LIMIT $2`,
      [roleId, limit],
    );
    return inUseBy(rows, ({ username }) => username);
  }

  /** Of one place: a company, or null for the platform. */
  async countOfPlace(q: Queryable, companyId: number | null): Promise<number> {
    const { rows } = await q.query<{ count: number }>(
      'SELECT count(*) FROM role WHERE company_id IS NOT DISTINCT FROM $1',
      [companyId],
    );
    return firstRow(rows).count;
  }
}

const valuesOf = (role: RoleFields): (string | number | boolean)[] => [
  role.role_name,
  role.remark,
  role.status,
  role.data_scope,
  role.needs_second_factor,
  role.is_wildcard,
];
