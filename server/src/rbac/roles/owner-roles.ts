import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { BUILT_IN_ROLES } from '../grants/built-in-roles.js';

/** The role of who leads a merchant company: everything that may be held there. One of each company. */
@Injectable()
export class OwnerRoles {
  /** Makes the role where it is missing, and grants it; a repeat changes nothing. Returns whether it was granted by this. */
  async give(tx: Tx, companyId: number, accountId: number): Promise<boolean> {
    await tx.query(
      `INSERT INTO role (company_id, role_name, is_wildcard, kind)
       SELECT $1, CASE WHEN EXISTS (SELECT FROM role WHERE company_id = $1 AND role_name = $2)
         THEN $2 || ' ' || gen_random_uuid() ELSE $2 END, true, 'owner'
       ON CONFLICT (company_id) WHERE kind = 'owner' DO NOTHING`,
      [companyId, BUILT_IN_ROLES.owner.stored],
    );
    const { count } = await tx.query(
      `INSERT INTO account_role (account_id, role_id) SELECT $2, id FROM role WHERE company_id = $1 AND kind = 'owner'
       ON CONFLICT ON CONSTRAINT account_role_once_uq DO NOTHING`,
      [companyId, accountId],
    );
    return count > 0;
  }
}
