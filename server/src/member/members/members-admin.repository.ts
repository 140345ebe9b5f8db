import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { CERTIFICATION_STATUS, type CertificationStatus } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { companyOfSql, effectiveStatusSql } from '../company/certification-rules.js';

export interface SwitchedAccount {
  id: number;
  status: number;
  is_month_payment: number;
  is_add_good: number;
}

/** The fields of an account's detail that are not in its list. */
export interface AccountFacts {
  avatar_key: string | null;
  language: string;
  area_code: string | null;
  country: string | null;
  postal_code: string | null;
  address: string | null;
  /** The company the member belongs to, or has submitted documents of. */
  company_id: number | null;
  company_name: string | null;
  /** As notified. */
  company_status: CertificationStatus;
  /** The certified state, not the pending one; null without a company. */
  certification_status: CertificationStatus | null;
  /** Why the member was disabled. */
  reason: string | null;
  session_count: number;
  last_sign_in_at: Date | null;
  address_count: number;
}

/** What staff see of an account beside the list, and what they switch on it. */
@Injectable()
export class MembersAdminRepository {
  async findFacts(q: Queryable, language: Language, id: number): Promise<AccountFacts | null> {
    const { rows } = await q.query<AccountFacts>(
      `SELECT f.key AS avatar_key, a.language, a.area_code, a.country, a.postal_code, a.address, c.id AS company_id,
         CASE WHEN c.id IS NOT NULL THEN ${localized('c.name', language)} END AS company_name,
         coalesce(${effectiveStatusSql('c')}, ${CERTIFICATION_STATUS.uncertified}) AS company_status,
         c.certification_status, a.status_reason AS reason,
         (SELECT count(*) FROM session s
          WHERE s.account_id = a.id AND s.ended_at IS NULL AND s.expires_at > clock_timestamp()) AS session_count,
         (SELECT max(s.created_at) FROM session s WHERE s.account_id = a.id) AS last_sign_in_at,
         (SELECT count(*) FROM address x WHERE x.account_id = a.id AND x.deleted_at IS NULL) AS address_count
       FROM account a LEFT JOIN company c ON c.id = ${companyOfSql('a')} LEFT JOIN file f ON f.id = a.avatar_file_id
       WHERE a.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  async lockMember(tx: Tx, id: number): Promise<SwitchedAccount | null> {
    const { rows } = await tx.query<SwitchedAccount>(
      `SELECT id, status, is_month_payment, is_add_good FROM account WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  async setMemberStatus(tx: Tx, id: number, status: number, reason: string | null): Promise<void> {
    await tx.query(`UPDATE account SET status = $2, status_reason = $3 WHERE id = $1`, [id, status, reason]);
  }

  async setSwitch(
    tx: Tx,
    id: number,
    column: 'is_month_payment' | 'is_add_good',
    value: number,
  ): Promise<void> {
    await tx.query(`UPDATE account SET ${column} = $2 WHERE id = $1`, [id, value]);
  }
}
