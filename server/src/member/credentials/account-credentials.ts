import { Injectable } from '@nestjs/common';
import { MEMBER_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { ContactPoint } from '../contact/contact-point.js';

/** An account as signing in sees it. */
export interface Credentials extends Addresses {
  id: number;
  username: string;
  company_id: number | null;
  language: Language;
  avatar_key: string | null;
  /** Null: staff opened it for a customer, who has not taken it over yet. */
  password_hash: string | null;
  /** Staff know the password, or set the address it is recovered by. */
  must_change_password: boolean;
  status: number;
}

/** Where an account is reached, and since when each is known to be its owner's. */
export interface Addresses {
  email: string;
  email_proved_at: Date | null;
  phone: string | null;
  area_code: string | null;
  phone_proved_at: Date | null;
}

const COLUMNS = `a.id, a.username, a.email, a.email_proved_at, a.phone, a.area_code, a.phone_proved_at, a.company_id,
  a.language, f.key AS avatar_key, a.password_hash, a.must_change_password, a.status`;
const FROM = `account a LEFT JOIN file f ON f.id = a.avatar_file_id`;
/**
 * Where a code may open the account. A code sent by mail proves the very address; a phone number that was only written
 * down may be anybody's, and a code would open the account of who wrote it.
 */
const IS_OPENED_BY_CODE = { email: 'true', phone: 'a.phone_proved_at IS NOT NULL' } as const;

/** Who proved an address comes before who only wrote it down, and of these who did it first. */
const bestFirst = (kind: ContactPoint['kind']): string =>
  `ORDER BY a.${kind}_proved_at IS NULL, a.id LIMIT 1`;

/** What proves who somebody is: addresses and password of accounts, for the rooms that sign in and change them. */
@Injectable()
export class AccountCredentials {
  /** The owner of the address, as stated; a password proves the rest. */
  async findByAddress(q: Queryable, { kind, address }: ContactPoint): Promise<Credentials | null> {
    const { rows } = await q.query<Credentials>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE a.${kind} = $1 AND a.deleted_at IS NULL ${bestFirst(kind)}`,
      [address],
    );
    return rows[0] ?? null;
  }

  /** Whose account a code sent there may open. */
  async findByCode(q: Queryable, { kind, address }: ContactPoint): Promise<Credentials | null> {
    const { rows } = await q.query<Credentials>(
      `SELECT ${COLUMNS} FROM ${FROM}
       WHERE a.${kind} = $1 AND ${IS_OPENED_BY_CODE[kind]} AND a.deleted_at IS NULL ${bestFirst(kind)}`,
      [address],
    );
    return rows[0] ?? null;
  }

  /** Whether somebody has proved the address. */
  async isProved(q: Queryable, { kind, address }: ContactPoint): Promise<boolean> {
    const { count } = await q.query(
      `SELECT FROM account WHERE ${kind} = $1 AND ${kind}_proved_at IS NOT NULL AND deleted_at IS NULL`,
      [address],
    );
    return count > 0;
  }

  /** Serialises the opening of accounts at one address. */
  async lockAddress(tx: Tx, { address }: ContactPoint): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`account-address:${address}`]);
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
      `SELECT FROM account WHERE id = $1 AND password_hash = $2 AND status = ${MEMBER_STATUS.active} AND deleted_at IS NULL FOR NO KEY UPDATE`,
      [id, password_hash],
    );
    return count === 1;
  }

  /** The lock under which credentials change; null when the account is gone or disabled. */
  async lock(
    tx: Tx,
    accountId: number,
  ): Promise<{ email: string; phone: string | null; password_hash: string | null } | null> {
    const { rows } = await tx.query<{ email: string; phone: string | null; password_hash: string | null }>(
      `SELECT email, phone, password_hash FROM account
       WHERE id = $1 AND status = ${MEMBER_STATUS.active} AND deleted_at IS NULL FOR NO KEY UPDATE`,
      [accountId],
    );
    return rows[0] ?? null;
  }

  /** One that its owner chose. */
  async setPassword(tx: Tx, accountId: number, passwordHash: string): Promise<void> {
    await tx.query(`UPDATE account SET password_hash = $2, must_change_password = false WHERE id = $1`, [
      accountId,
      passwordHash,
    ]);
  }

  /** An address that its owner proved; EMAIL_TAKEN when somebody else did. */
  async setEmail(tx: Tx, accountId: number, email: string): Promise<void> {
    await tx.query(`UPDATE account SET email = $2, email_proved_at = clock_timestamp() WHERE id = $1`, [
      accountId,
      email,
    ]);
  }

  async setPhone(tx: Tx, accountId: number, phone: string, areaCode: string): Promise<void> {
    await tx.query(
      `UPDATE account SET phone = $2, area_code = $3, phone_proved_at = clock_timestamp() WHERE id = $1`,
      [accountId, phone, areaCode],
    );
  }

  /** Addresses as they were at a time. A number that somebody else proved since stays theirs. */
  async restore(tx: Tx, accountId: number, was: Addresses): Promise<void> {
    await tx.query(
      `UPDATE account SET email = $2, email_proved_at = $3,
         phone = kept.phone, area_code = CASE WHEN kept.phone IS NOT NULL THEN $5 END,
         phone_proved_at = CASE WHEN kept.phone IS NOT NULL THEN $6::timestamptz END
       FROM (SELECT CASE WHEN NOT EXISTS (
               SELECT FROM account o WHERE o.phone = $4::text AND o.id <> $1 AND o.phone_proved_at IS NOT NULL
                 AND o.deleted_at IS NULL) THEN $4::text END AS phone) kept
       WHERE id = $1`,
      [accountId, was.email, was.email_proved_at, was.phone, was.area_code, was.phone_proved_at],
    );
  }

  /** Takes a number from accounts that never proved it; those that had it. */
  async releaseUnprovedPhone(tx: Tx, phone: string, excludedId: number): Promise<number[]> {
    const { rows } = await tx.query<{ id: number }>(
      `UPDATE account SET phone = NULL, area_code = NULL
       WHERE phone = $1 AND id <> $2 AND phone_proved_at IS NULL AND deleted_at IS NULL RETURNING id`,
      [phone, excludedId],
    );
    return rows.map(({ id }) => id);
  }
}
