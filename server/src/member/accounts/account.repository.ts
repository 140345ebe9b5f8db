import { Injectable } from '@nestjs/common';
import { MEMBER_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import type { CertificationStatus } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { companyOfSql, effectiveStatusSql } from '../company/certification-rules.js';

export interface ProfileRow {
  id: number;
  username: string;
  avatar_key: string | null;
  is_add_good: number;
  phone: string | null;
  is_phone_proved: boolean;
  email: string;
  area_code: string | null;
  country: string | null;
  postal_code: string | null;
  address: string | null;
  company_name: string | null;
  /** As shown to the member; null without a company. */
  company_status: CertificationStatus | null;
  /** The certified state, not the pending one. */
  certification_status: CertificationStatus | null;
  is_month_payment: number;
}

export interface ProfileChange {
  username: string | null;
  country: string | null;
  postalCode: string | null;
  address: string | null;
}

export interface ContactRow {
  id: number;
  email: string;
  username: string;
  language: Language;
}

@Injectable()
export class AccountRepository {
  async findProfile(q: Queryable, accountId: number, language: Language): Promise<ProfileRow | null> {
    const { rows } = await q.query<ProfileRow>(
      `SELECT a.id, a.username, f.key AS avatar_key, a.is_add_good, a.phone,
         a.phone_proved_at IS NOT NULL AS is_phone_proved, a.email, a.area_code, a.country, a.postal_code,
         a.address, CASE WHEN c.id IS NOT NULL THEN ${localized('c.name', language)} END AS company_name,
         ${effectiveStatusSql('c')} AS company_status, c.certification_status, a.is_month_payment
       FROM account a LEFT JOIN company c ON c.id = ${companyOfSql('a')} LEFT JOIN file f ON f.id = a.avatar_file_id
       WHERE a.id = $1 AND a.deleted_at IS NULL`,
      [accountId],
    );
    return rows[0] ?? null;
  }

  /**
   * @param fileId of the account's own images, claimed; null for no picture
   * @returns the picture that was there before, if it is another one
   */
  async setAvatar(tx: Tx, accountId: number, fileId: number | null): Promise<number | null> {
    const { rows } = await tx.query<{ avatar_file_id: number | null }>(
      `UPDATE account a SET avatar_file_id = $2 FROM account before
       WHERE a.id = $1 AND before.id = a.id AND before.avatar_file_id IS DISTINCT FROM $2
       RETURNING before.avatar_file_id`,
      [accountId, fileId],
    );
    return rows[0]?.avatar_file_id ?? null;
  }

  /** A field that is null stays as it is. */
  async updateProfile(tx: Tx, accountId: number, change: ProfileChange): Promise<number> {
    const { count } = await tx.query(
      `UPDATE account SET username = coalesce($2, username), country = coalesce($3, country),
         postal_code = coalesce($4, postal_code), address = coalesce($5, address)
       WHERE id = $1 AND deleted_at IS NULL`,
      [accountId, change.username, change.country, change.postalCode, change.address],
    );
    return count;
  }

  async listContacts(q: Queryable, accountIds: readonly number[]): Promise<ContactRow[]> {
    const { rows } = await q.query<ContactRow>(
      `SELECT id, email, username, language FROM account
       WHERE id = ANY ($1::bigint[]) AND status = ${MEMBER_STATUS.active} AND deleted_at IS NULL`,
      [accountIds],
    );
    return rows;
  }
}
