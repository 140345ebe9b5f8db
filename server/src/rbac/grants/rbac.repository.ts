import { Injectable } from '@nestjs/common';
import { ENABLED_STATUS, MERCHANT_STATUS } from '@fovea/shared-types/states';
import { DATA_SCOPE } from '@fovea/shared-types/rbac/role.dto';
import type { Queryable } from '../../platform/database/database.js';
import type { HeldRole } from './grants.js';

@Injectable()
export class RbacRepository {
  /** Roles in force, each with its permissions; a menu that is switched off takes its permission along. */
  async listRoles(
    q: Queryable,
    accountIds: readonly number[],
  ): Promise<(HeldRole & { account_id: number })[]> {
    const { rows } = await q.query<HeldRole & { account_id: number }>(
      `SELECT ar.account_id, r.id AS role_id, r.company_id, r.kind, r.role_name, r.is_wildcard, r.data_scope,
         r.needs_second_factor AND NOT EXISTS (SELECT FROM second_factor f
           WHERE f.account_id = ar.account_id AND f.confirmed_at IS NOT NULL) AS lacks_second_factor,
         ARRAY (SELECT m.perms FROM role_menu rm JOIN menu m ON m.id = rm.menu_id
           WHERE rm.role_id = r.id AND m.perms IS NOT NULL AND m.status = ${ENABLED_STATUS.enabled}) AS permissions,
         CASE r.data_scope
           WHEN ${DATA_SCOPE.department_and_below} THEN ARRAY (
             WITH RECURSIVE below AS (
               SELECT d.id FROM dept d WHERE d.id = a.dept_id AND d.company_id IS NOT DISTINCT FROM r.company_id
               UNION SELECT d.id FROM dept d JOIN below ON d.pid = below.id)
             SELECT id FROM below)
           WHEN ${DATA_SCOPE.department} THEN ARRAY (
             SELECT d.id FROM dept d WHERE d.id = a.dept_id AND d.company_id IS NOT DISTINCT FROM r.company_id)
           ELSE '{}'
         END AS dept_ids
       FROM account_role ar JOIN role r ON r.id = ar.role_id AND r.status = ${ENABLED_STATUS.enabled} JOIN account a ON a.id = ar.account_id
       WHERE ar.account_id = ANY ($1::bigint[])
         -- The staff of a merchant that the platform disabled may nothing there from the next call on.
         AND NOT EXISTS (SELECT FROM company c WHERE c.id = r.company_id AND c.status = ${MERCHANT_STATUS.disabled})
       ORDER BY ar.account_id, r.id`,
      [accountIds],
    );
    return rows;
  }

  async isSecondFactorDemanded(q: Queryable, accountId: number): Promise<boolean> {
    const { count } = await q.query(
      `SELECT FROM account_role ar JOIN role r ON r.id = ar.role_id
       WHERE ar.account_id = $1 AND r.needs_second_factor AND r.status = ${ENABLED_STATUS.enabled} LIMIT 1`,
      [accountId],
    );
    return count > 0;
  }
}
