import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { ContactPoint } from '../contact/contact-point.js';

/** An account as signing in sees it. */
export interface Credentials {
  id: number;
  username: string;
  email: string;
  phone: string | null;
  language: Language;
  avatar_key: string | null;
  password_hash: string;
  status: number;
}

const COLUMNS = `a.id, a.username, a.email, a.phone, a.language, f.key AS avatar_key, a.password_hash, a.status`;
/** Registration proves the e-mail address; a phone number may be written down before it is proved. */
const IS_PROVED = { email: 'true', phone: 'a.phone_proved_at IS NOT NULL' } as const;
const FROM = `account a LEFT JOIN file f ON f.id = a.avatar_file_id`;

/** What proves who somebody is: addresses and password of accounts, for the rooms that sign in and change them. */
@Injectable()
export class AccountCredentials {
  /** Whose address it is as he says; a password proves the rest. */
  async findByAddress(q: Queryable, { kind, address }: ContactPoint): Promise<Credentials | null> {
    const { rows } = await q.query<Credentials>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE a.${kind} = $1 AND a.deleted_at IS NULL`,
      [address],
    );
    return rows[0] ?? null;
  }

  /** Whose address it is for certain: only there a code may open the account. */
  async findProved(q: Queryable, { kind, address }: ContactPoint): Promise<Credentials | null> {
    const { rows } = await q.query<Credentials>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE a.${kind} = $1 AND ${IS_PROVED[kind]} AND a.deleted_at IS NULL`,
      [address],
    );
    return rows[0] ?? null;
  }

  async findById(q: Queryable, accountId: number): Promise<Credentials | null> {
    const { rows } = await q.query<Credentials>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE a.id = $1 AND a.deleted_at IS NULL`,
      [accountId],
    );
    return rows[0] ?? null;
  }

  /**
   * Locks an enabled account as it was proved, so that no session begins beside a change of its password or of its
   * second factor; false when that change came first. A shared lock would do until the sign-in itself writes to the
   * account: then several of them would wait for each other.
   */
  async lockForSignIn(tx: Tx, { id, password_hash }: Credentials): Promise<boolean> {
    const { count } = await tx.query(
      `SELECT FROM account WHERE id = $1 AND password_hash = $2 AND status = 1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
      [id, password_hash],
    );
    return count === 1;
  }

  /** The lock under which credentials change; null when the account is gone or disabled. */
  async lock(
    tx: Tx,
    accountId: number,
  ): Promise<{ email: string; phone: string | null; password_hash: string } | null> {
    const { rows } = await tx.query<{ email: string; phone: string | null; password_hash: string }>(
      `SELECT email, phone, password_hash FROM account
       WHERE id = $1 AND status = 1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
      [accountId],
    );
    return rows[0] ?? null;
  }

  async setPassword(tx: Tx, accountId: number, passwordHash: string): Promise<void> {
    await tx.query(`UPDATE account SET password_hash = $2 WHERE id = $1`, [accountId, passwordHash]);
  }

  async setEmail(tx: Tx, accountId: number, email: string): Promise<void> {
    await tx.query(`UPDATE account SET email = $2 WHERE id = $1`, [accountId, email]);
  }

  async setPhone(tx: Tx, accountId: number, phone: string, areaCode: string): Promise<void> {
    await tx.query(
      `UPDATE account SET phone = $2, area_code = $3, phone_proved_at = clock_timestamp() WHERE id = $1`,
      [accountId, phone, areaCode],
    );
  }

  /** Takes a number from an account that never proved it; the account that had it, if any. */
  async releaseUnprovedPhone(tx: Tx, phone: string, butOf: number): Promise<number | null> {
    const { rows } = await tx.query<{ id: number }>(
      `UPDATE account SET phone = NULL, area_code = NULL
       WHERE phone = $1 AND id <> $2 AND phone_proved_at IS NULL AND deleted_at IS NULL RETURNING id`,
      [phone, butOf],
    );
    return rows[0]?.id ?? null;
  }
}
