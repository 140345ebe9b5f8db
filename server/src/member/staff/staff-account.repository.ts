import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { requireRows } from '../../platform/database/require-rows.js';

export interface StaffAccountFields {
  email: string;
  phone: string | null;
  area_code: string | null;
  username: string;
  dept_id: number | null;
}

/** Accounts that staff open and keep for people who work in the back office. */
@Injectable()
export class StaffAccountRepository {
  async insertStaffAccount(
    tx: Tx,
    account: StaffAccountFields & {
      passwordHash: string;
      language: Language;
      companyId: number | null;
      status: number;
    },
  ): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO account (email, phone, area_code, username, dept_id, password_hash, language, company_id, status,
                            email_proved_at, must_change_password)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, NULL, true) RETURNING id`,
      [...valuesOf(account), account.passwordHash, account.language, account.companyId, account.status],
    );
    return firstRow(rows).id;
  }

  /** What staff wrote down is not proved by its owner; and by an e-mail address a password is retrieved. */
  async updateStaffAccount(tx: Tx, id: number, account: StaffAccountFields): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE account SET email = $2, phone = $3, area_code = $4, username = $5, dept_id = $6,
         phone_proved_at = CASE WHEN phone = $3 THEN phone_proved_at END,
         email_proved_at = CASE WHEN email = $2 THEN email_proved_at END,
         must_change_password = must_change_password OR email <> $2
       WHERE id = $1 AND deleted_at IS NULL`,
        [id, ...valuesOf(account)],
      ),
      1,
      'NOT_FOUND',
    );
  }

  async setStaffAccountStatus(tx: Tx, id: number, status: number): Promise<void> {
    requireRows(
      await tx.query('UPDATE account SET status = $2 WHERE id = $1 AND deleted_at IS NULL', [id, status]),
      1,
      'NOT_FOUND',
    );
  }

  async setPassword(tx: Tx, id: number, passwordHash: string): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE account SET password_hash = $2, must_change_password = true WHERE id = $1 AND deleted_at IS NULL`,
        [id, passwordHash],
      ),
      1,
      'NOT_FOUND',
    );
  }

  /** What the person did stays; the address and the number are free again. @returns the picture that goes, if any */
  async deleteStaffAccount(tx: Tx, id: number): Promise<number | null> {
    const { rows } = await tx.query<{ avatar_file_id: number | null }>(
      `UPDATE account a SET deleted_at = clock_timestamp(), dept_id = NULL, avatar_file_id = NULL FROM account before
       WHERE a.id = $1 AND before.id = a.id AND a.deleted_at IS NULL RETURNING before.avatar_file_id`,
      [id],
    );
    return rows[0]?.avatar_file_id ?? null;
  }
}

const valuesOf = (account: StaffAccountFields): (string | number | null)[] => [
  account.email,
  account.phone,
  account.area_code,
  account.username,
  account.dept_id,
];
