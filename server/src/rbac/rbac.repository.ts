import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable } from '../platform/database/database.js';
import type { Grant } from './grants.js';

export interface UserRow {
  id: number;
  username: string;
  avatar_url: string | null;
  company_id: number | null;
  language: Language;
  may_add_goods: boolean;
}

@Injectable()
export class RbacRepository {
  async listGrants(q: Queryable, accountIds: readonly number[]): Promise<(Grant & { account_id: number })[]> {
    const { rows } = await q.query<Grant & { account_id: number }>(
      `SELECT ar.account_id, ar.company_id, r.role_name, p.permission
       FROM account_role ar JOIN role r ON r.id = ar.role_id
       LEFT JOIN role_permission p ON p.role_id = r.id
       WHERE ar.account_id = ANY ($1::bigint[])`,
      [accountIds],
    );
    return rows;
  }

  /** Who may publish: the platform allowed it, and he sells for a certified company or holds a role in one. */
  async findUser(q: Queryable, accountId: number): Promise<UserRow | null> {
    const { rows } = await q.query<UserRow>(
      `SELECT a.id, a.username, a.avatar_url, a.company_id, a.language,
         a.is_add_good = 1 AND (
           EXISTS (SELECT FROM company c WHERE c.id = a.company_id AND c.certification_status = 2)
           OR EXISTS (SELECT FROM account_role ar WHERE ar.account_id = a.id AND ar.company_id IS NOT NULL)
         ) AS may_add_goods
       FROM account a WHERE a.id = $1 AND a.deleted_at IS NULL`,
      [accountId],
    );
    return rows[0] ?? null;
  }
}
