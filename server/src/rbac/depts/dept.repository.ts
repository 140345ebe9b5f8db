import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { localized } from '../../platform/database/localized.js';
import { inUseBy, type InUse } from '../../platform/tree/in-use.js';

export interface DeptFields {
  pid: number | null;
  dept_name: string;
  leader: string;
  phone: string;
  sort: number;
  status: number;
}

export interface DeptRow extends DeptFields {
  id: number;
  company_id: number | null;
  company_name: string | null;
  user_count: number;
}

@Injectable()
export class DeptRepository {
  /**
   * Departments the caller may see, in the order of their siblings: no more than may be made (dept.service).
   * @param place only those of one place: a company, or null for the platform; undefined: of all
   */
  async listShown(
    q: Queryable,
    companies: readonly number[] | null,
    language: Language,
    place?: number | null,
  ): Promise<DeptRow[]> {
    const { rows } = await q.query<DeptRow>(
      `SELECT d.id, d.pid, d.dept_name, d.leader, d.phone, d.sort, d.status, d.company_id,
         ${localized('c.name', language)} AS company_name,
         (SELECT count(*)::int FROM account a WHERE a.dept_id = d.id AND a.deleted_at IS NULL) AS user_count
       FROM dept d LEFT JOIN company c ON c.id = d.company_id
       WHERE ($1::bigint[] IS NULL OR d.company_id = ANY ($1)) AND ($2 OR d.company_id IS NOT DISTINCT FROM $3)
       ORDER BY d.company_id NULLS FIRST, d.sort, d.id`,
      [companies === null ? null : [...companies], place === undefined, place ?? null],
    );
    return rows;
  }

  async insertDept(tx: Tx, companyId: number | null, dept: DeptFields): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO dept (company_id, pid, dept_name, leader, phone, sort, status)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [companyId, ...valuesOf(dept)],
    );
    return firstRow(rows).id;
  }

  async updateDept(tx: Tx, id: number, dept: DeptFields): Promise<void> {
    await tx.query(
      `UPDATE dept SET pid = $2, dept_name = $3, leader = $4, phone = $5, sort = $6, status = $7 WHERE id = $1`,
      [id, ...valuesOf(dept)],
    );
  }

  async deleteDept(tx: Tx, id: number): Promise<void> {
    await tx.query('DELETE FROM dept WHERE id = $1', [id]);
  }

  async listPeople(q: Queryable, deptId: number, limit: number): Promise<InUse> {
    const { rows } = await q.query<{ username: string; count: number }>(
      `SELECT username, count(*) OVER () AS count FROM account WHERE dept_id = $1 ORDER BY id LIMIT $2`,
      [deptId, limit],
    );
    return inUseBy(rows, ({ username }) => username);
  }

  /** How many there are in all, and in one place: a company, or null for the platform. */
  async countDepts(q: Queryable, companyId: number | null): Promise<{ all: number; place: number }> {
    const { rows } = await q.query<{ all: number; place: number }>(
      `SELECT count(*) AS "all", count(*) FILTER (WHERE company_id IS NOT DISTINCT FROM $1) AS place FROM dept`,
      [companyId],
    );
    return rows[0] ?? { all: 0, place: 0 };
  }

  /**
   * Accounts whose rows follow the tree: those with a role that reaches below their department, in the same
   * place.
   */
  async listWhoReachBelow(q: Queryable, companyId: number | null): Promise<number[]> {
    const { rows } = await q.query<{ account_id: number }>(
      `SELECT DISTINCT ar.account_id FROM role r JOIN account_role ar ON ar.role_id = r.id
       WHERE r.data_scope = 2 AND r.company_id IS NOT DISTINCT FROM $1`,
      [companyId],
    );
    return rows.map(({ account_id }) => account_id);
  }
}

const valuesOf = (dept: DeptFields): (string | number | null)[] => [
  dept.pid,
  dept.dept_name,
  dept.leader,
  dept.phone,
  dept.sort,
  dept.status,
];
