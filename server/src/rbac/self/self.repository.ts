import { Injectable } from '@nestjs/common';
import { ENABLED_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import { mayPublishSql } from '../../member/company/certification-rules.js';
import type { Queryable } from '../../platform/database/database.js';

export interface UserRow {
  id: number;
  username: string;
  avatar_key: string | null;
  company_id: number | null;
  language: Language;
  may_add_goods: boolean;
}

@Injectable()
export class SelfRepository {
  /** Who may publish: the platform allowed them and a company that they belong to or hold a role in (mayPublishSql). */
  async findUser(q: Queryable, accountId: number): Promise<UserRow | null> {
    const { rows } = await q.query<UserRow>(
      `SELECT a.id, a.username, f.key AS avatar_key, a.company_id, a.language,
         a.is_add_good = 1 AND EXISTS (
           SELECT FROM company c WHERE ${mayPublishSql('c')} AND (c.id = a.company_id OR c.id IN (
             SELECT r.company_id FROM account_role ar JOIN role r ON r.id = ar.role_id
             WHERE ar.account_id = a.id AND r.status = ${ENABLED_STATUS.enabled}))
         ) AS may_add_goods
       FROM account a LEFT JOIN file f ON f.id = a.avatar_file_id
       WHERE a.id = $1 AND a.deleted_at IS NULL`,
      [accountId],
    );
    return rows[0] ?? null;
  }
}
