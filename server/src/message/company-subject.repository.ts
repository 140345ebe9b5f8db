import { Injectable } from '@nestjs/common';
import type { Permission } from '@fovea/shared-types/permissions';
import type { Queryable } from '../platform/database/database.js';

export interface CompanySubject {
  id: number;
  name_c: string;
  name_e: string;
  name_j: string;
  expired_at: Date | null;
}

const AUDIT: Permission = 'member:company:audit';
/** Told at most; a platform with more reviewers shares the work otherwise. */
const REVIEWERS_MAX = 100;

/** Companies that notices are about, and who reviews them: reads over the tables of earlier modules. */
@Injectable()
export class CompanySubjectRepository {
  async find(q: Queryable, id: number): Promise<CompanySubject | null> {
    const { rows } = await q.query<CompanySubject>(
      `SELECT id, name_c, name_e, name_j, expired_at FROM company WHERE id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** People who may decide on a company's papers: they hold the permission on the platform and are not of it. */
  async listReviewers(q: Queryable, companyId: number): Promise<number[]> {
    const { rows } = await q.query<{ id: number }>(
      `SELECT a.id FROM account a
       WHERE a.status = 1 AND a.deleted_at IS NULL AND a.company_id IS DISTINCT FROM $1
         AND a.id IN (
           SELECT ar.account_id FROM account_role ar JOIN role r ON r.id = ar.role_id
           WHERE r.company_id IS NULL AND r.status = 1 AND (r.is_wildcard OR EXISTS (
             SELECT FROM role_menu rm JOIN menu m ON m.id = rm.menu_id
             WHERE rm.role_id = r.id AND m.perms = $2 AND m.status = 1)))
       ORDER BY a.id LIMIT $3`,
      [companyId, AUDIT, REVIEWERS_MAX],
    );
    return rows.map(({ id }) => id);
  }
}
