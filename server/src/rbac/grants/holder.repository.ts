import { Injectable } from '@nestjs/common';
import { ENABLED_STATUS, MEMBER_STATUS } from '@fovea/shared-types/states';
import type { Permission } from '@fovea/shared-types/permissions';
import type { Queryable } from '../../platform/database/database.js';

/** Notified at most; a platform with more people for one task shares the work otherwise. */
const HOLDERS_MAX = 100;

/** Accounts that hold a permission by a role of this company; of the platform where it is NULL. */
const holdersSql = (permission: string, company: string): string =>
  `SELECT ar.account_id FROM account_role ar JOIN role r ON r.id = ar.role_id
   WHERE r.company_id IS NOT DISTINCT FROM ${company}::bigint AND r.status = ${ENABLED_STATUS.enabled} AND (r.is_wildcard OR EXISTS (
     SELECT FROM role_menu rm JOIN menu m ON m.id = rm.menu_id
     WHERE rm.role_id = r.id AND m.perms = ${permission} AND m.status = ${ENABLED_STATUS.enabled}))`;

@Injectable()
export class HolderRepository {
  async listIn(q: Queryable, permission: Permission, companyId: number | null): Promise<number[]> {
    const { rows } = await q.query<{ id: number }>(
      `SELECT a.id FROM account a
       WHERE a.status = ${MEMBER_STATUS.active} AND a.deleted_at IS NULL AND a.id IN (${holdersSql('$1', '$2')})
       ORDER BY a.id LIMIT $3`,
      [permission, companyId, HOLDERS_MAX],
    );
    return rows.map(({ id }) => id);
  }

  async listEverywhere(
    q: Queryable,
    permission: Permission,
    notOfCompany: number | null = null,
  ): Promise<number[]> {
    const { rows } = await q.query<{ id: number }>(
      `SELECT a.id FROM account a
       WHERE a.status = ${MEMBER_STATUS.active} AND a.deleted_at IS NULL
         AND ($2::bigint IS NULL OR a.company_id IS DISTINCT FROM $2)
         AND a.id IN (${holdersSql('$1', 'NULL')})
       ORDER BY a.id LIMIT $3`,
      [permission, notOfCompany, HOLDERS_MAX],
    );
    return rows.map(({ id }) => id);
  }

  async listOfCompany(q: Queryable, companyId: number): Promise<number[]> {
    const { rows } = await q.query<{ account_id: number }>(
      `SELECT DISTINCT ar.account_id FROM role r JOIN account_role ar ON ar.role_id = r.id WHERE r.company_id = $1`,
      [companyId],
    );
    return rows.map(({ account_id }) => account_id);
  }
}
