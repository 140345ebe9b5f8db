import { Injectable } from '@nestjs/common';
import { MEMBER_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import type { Page } from '@fovea/shared-types/pagination';
import type { UserListRequest } from '@fovea/shared-types/rbac/user.dto';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { phonePart } from '../../member/contact/phone-number.js';
import { localized } from '../../platform/database/localized.js';
import { readerOf, type RowReader } from '../../platform/database/row-scope.js';
import { searchable } from '../../platform/database/search-terms.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import { roleName } from '../grants/built-in-roles.js';
import { waitingChange, WITHOUT_FIRST_ROLES } from '../grants/waiting-change.js';
import { StaffList, type ListRows } from '../../platform/database/staff-list.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';

export interface StaffUserRow {
  id: number;
  username: string;
  email: string;
  phone: string | null;
  area_code: string | null;
  status: number;
  has_second_factor: boolean;
  created_at: Date;
  company_id: number | null;
  company_name: string | null;
  dept_id: number | null;
  dept_name: string | null;
  role_ids: number[];
  role_name: string;
  /** The change of their roles that waits. */
  waiting_change_id: number | null;
}

/** The caller: their scope decides which people exist for them. */
export interface UserScope extends RowReader {
  language: Language;
}

export const userScopeOf = (caller: StaffCaller): UserScope => ({
  ...readerOf(caller),
  language: caller.language,
});

const rowsFor = (language: Language): ListRows => ({
  columns: `a.id, a.username, a.email, a.phone, a.area_code, a.status, a.created_at, a.company_id, a.dept_id,
    d.dept_name, EXISTS (
      SELECT FROM second_factor s WHERE s.account_id = a.id AND s.confirmed_at IS NOT NULL) AS has_second_factor,
    ${localized('c.name', language)} AS company_name,
    coalesce(held.role_ids, '{}') AS role_ids, coalesce(held.role_name, '') AS role_name,
    ${waitingChange('account_role', 'a.id')} AS waiting_change_id`,
  joins: `JOIN account a ON a.id = page.id LEFT JOIN dept d ON d.id = a.dept_id
    LEFT JOIN company c ON c.id = a.company_id
    LEFT JOIN LATERAL (
      SELECT array_agg(r.id ORDER BY r.id) AS role_ids, string_agg(${roleName('r', language)}, ', ' ORDER BY r.id) AS role_name
      FROM account_role ar JOIN role r ON r.id = ar.role_id WHERE ar.account_id = a.id
    ) held ON true`,
});

/**
 * Staff are few among the members: they are found from their roles and departments, not looked for among all accounts.
 * Whose first roles wait, or were refused, is staff as well: somebody must be able to see to it.
 */
const IS_USER = `a.deleted_at IS NULL AND a.id IN (
  SELECT account_id FROM account_role UNION ALL SELECT s.id FROM account s WHERE s.dept_id IS NOT NULL
  UNION ALL ${WITHOUT_FIRST_ROLES})`;

const filterOf = (request: UserListRequest): SqlFilter =>
  new SqlFilter()
    .where(IS_USER)
    .matchesTerms(searchable('a.username'), request.username)
    .contains('a.email', request.email?.toLowerCase())
    .contains('a.phone', phonePart(request.phone))
    .whenGiven(request.status, (status) => `a.status = ${status}`)
    .whenGiven(request.company_id, (company) => `a.company_id = ${company}`)
    .whenGiven(
      request.role_id,
      (role) => `EXISTS (SELECT FROM account_role f WHERE f.account_id = a.id AND f.role_id = ${role})`,
    )
    .whenGiven(
      request.dept_id === undefined ? undefined : Number(request.dept_id),
      (dept) => `a.dept_id IN (
        WITH RECURSIVE below AS (
          SELECT ${dept}::bigint AS id UNION SELECT x.id FROM dept x JOIN below ON x.pid = below.id)
        SELECT id FROM below)`,
    );

/** People of the back office. Their accounts are written by module member, their roles here. */
@Injectable()
export class UserRepository {
  private readonly users = new StaffList({
    from: 'account a',
    id: 'a.id',
    sorts: {
      id: 'a.id',
      username: 'a.username',
      email: 'a.email',
      created_at: 'a.created_at',
      status: 'a.status',
    },
    byDefault: '-id',
    rowsOf: { company: 'a.company_id', dept: 'a.dept_id', creator: 'a.id' },
  });

  page(q: Queryable, scope: UserScope, request: UserListRequest): Promise<Page<StaffUserRow>> {
    return this.users.page<StaffUserRow>(q, scope, request, filterOf(request), rowsFor(scope.language));
  }

  countUsers(q: Queryable, scope: UserScope, request: UserListRequest): Promise<number> {
    return this.users.count(q, scope, filterOf(request), request);
  }

  all(q: Queryable, scope: UserScope, request: UserListRequest): AsyncGenerator<StaffUserRow> {
    return this.users.all<StaffUserRow>(q, scope, filterOf(request), rowsFor(scope.language), request);
  }

  /** One person, as far as the caller may see them. */
  async findUser(q: Queryable, scope: UserScope, id: number): Promise<StaffUserRow | null> {
    const filter = this.users.scoped(new SqlFilter().where(IS_USER), scope);
    filter.where(`a.id = ${filter.value(id)}`);
    const { columns, joins } = rowsFor(scope.language);
    const { rows } = await q.query<StaffUserRow>(
      `SELECT ${columns} FROM (SELECT a.id FROM account a WHERE ${filter.sql}) page ${joins}`,
      filter.values,
    );
    return rows[0] ?? null;
  }

  /** For a select box: the first by name. */
  async listOptions(
    q: Queryable,
    scope: UserScope,
    request: UserListRequest,
    limit: number,
  ): Promise<Pick<StaffUserRow, 'id' | 'username' | 'email'>[]> {
    const filter = this.users.scoped(filterOf(request), scope).where(`a.status = ${MEMBER_STATUS.active}`);
    const { rows } = await q.query<Pick<StaffUserRow, 'id' | 'username' | 'email'>>(
      `SELECT a.id, a.username, a.email FROM account a WHERE ${filter.sql} ORDER BY a.username, a.id
       LIMIT ${filter.value(limit)}`,
      filter.values,
    );
    return rows;
  }

  async lockAccount(tx: Tx, id: number): Promise<void> {
    await tx.query('SELECT FROM account WHERE id = $1 FOR UPDATE', [id]);
  }

  /** Null where nobody has the number, or no longer. */
  async listRoleIds(q: Queryable, id: number): Promise<number[] | null> {
    const { rows } = await q.query<{ role_ids: number[] }>(
      `SELECT ARRAY (SELECT role_id FROM account_role WHERE account_id = a.id ORDER BY 1) AS role_ids
       FROM account a WHERE a.id = $1 AND a.deleted_at IS NULL`,
      [id],
    );
    return rows[0]?.role_ids ?? null;
  }

  async addRoles(tx: Tx, accountId: number, roleIds: readonly number[]): Promise<void> {
    await tx.query(
      `INSERT INTO account_role (account_id, role_id) SELECT $1, unnest($2::bigint[]) ON CONFLICT DO NOTHING`,
      [accountId, [...roleIds]],
    );
  }

  async removeRoles(tx: Tx, accountId: number, roleIds: readonly number[]): Promise<void> {
    await tx.query('DELETE FROM account_role WHERE account_id = $1 AND role_id = ANY ($2::bigint[])', [
      accountId,
      [...roleIds],
    ]);
  }
}
