import { Injectable } from '@nestjs/common';
import type { Queryable, SqlValue, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';

/** What a person writes of an address. */
export interface AddressFields {
  name: string;
  family_name: string | null;
  given_name: string | null;
  family_name_reading: string | null;
  given_name_reading: string | null;
  country: string;
  province: string | null;
  city: string;
  district: string | null;
  street: string;
  house_number: string | null;
  building: string | null;
  postal_code: string | null;
  mobile: string | null;
  telephone: string | null;
}

export interface AddressRow extends AddressFields {
  id: number;
  is_default: boolean;
}

const FIELDS = [
  'name',
  'family_name',
  'given_name',
  'family_name_reading',
  'given_name_reading',
  'country',
  'province',
  'city',
  'district',
  'street',
  'house_number',
  'building',
  'postal_code',
  'mobile',
  'telephone',
] as const satisfies readonly (keyof AddressFields)[];

const COLUMNS = ['id', ...FIELDS, 'is_default'].join(', ');
const valuesOf = (fields: AddressFields): (SqlValue | null)[] => FIELDS.map((name) => fields[name]);

/** Addresses of one person at a time; deleted ones stay for the orders that went to them, and are never read here. */
@Injectable()
export class AddressRepository {
  /** Whatever changes a person's addresses waits here, so that their number and the default hold. */
  async lockOwner(tx: Tx, accountId: number): Promise<void> {
    await tx.query('SELECT id FROM account WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
  }

  async listAddresses(q: Queryable, accountId: number): Promise<AddressRow[]> {
    const { rows } = await q.query<AddressRow>(
      `SELECT ${COLUMNS} FROM address WHERE account_id = $1 AND deleted_at IS NULL ORDER BY is_default DESC, id DESC`,
      [accountId],
    );
    return rows;
  }

  async findAddress(q: Queryable, accountId: number, id: number): Promise<AddressRow | null> {
    const { rows } = await q.query<AddressRow>(
      `SELECT ${COLUMNS} FROM address WHERE id = $2 AND account_id = $1 AND deleted_at IS NULL`,
      [accountId, id],
    );
    return rows[0] ?? null;
  }

  async findDefault(q: Queryable, accountId: number): Promise<AddressRow | null> {
    const { rows } = await q.query<AddressRow>(
      `SELECT ${COLUMNS} FROM address WHERE account_id = $1 AND is_default`,
      [accountId],
    );
    return rows[0] ?? null;
  }

  async countAddresses(q: Queryable, accountId: number): Promise<number> {
    const { rows } = await q.query<{ count: number }>(
      'SELECT count(*) FROM address WHERE account_id = $1 AND deleted_at IS NULL',
      [accountId],
    );
    return firstRow(rows).count;
  }

  async insertAddress(tx: Tx, accountId: number, fields: AddressFields): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO address (account_id, ${FIELDS.join(', ')})
       VALUES ($1, ${FIELDS.map((_, index) => `$${index + 2}`).join(', ')}) RETURNING id`,
      [accountId, ...valuesOf(fields)] as SqlValue[],
    );
    return firstRow(rows).id;
  }

  /** False when the person has no such address. */
  async updateAddress(tx: Tx, accountId: number, id: number, fields: AddressFields): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE address SET ${FIELDS.map((name, index) => `${name} = $${index + 3}`).join(', ')},
         updated_at = clock_timestamp()
       WHERE id = $2 AND account_id = $1 AND deleted_at IS NULL`,
      [accountId, id, ...valuesOf(fields)] as SqlValue[],
    );
    return count === 1;
  }

  async markDeleted(tx: Tx, accountId: number, id: number): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE address SET deleted_at = clock_timestamp(), is_default = false
       WHERE id = $2 AND account_id = $1 AND deleted_at IS NULL`,
      [accountId, id],
    );
    return count === 1;
  }

  /** The one default becomes `id`. Two statements: the index on the default is looked at row by row. */
  async makeDefault(tx: Tx, accountId: number, id: number): Promise<void> {
    await tx.query(
      'UPDATE address SET is_default = false WHERE account_id = $1 AND is_default AND id <> $2',
      [accountId, id],
    );
    await tx.query('UPDATE address SET is_default = true WHERE account_id = $1 AND id = $2', [accountId, id]);
  }

  /** Where no default is left, the newest address becomes it. */
  async fillDefault(tx: Tx, accountId: number): Promise<void> {
    await tx.query(
      `UPDATE address SET is_default = true
       WHERE id = (SELECT max(id) FROM address WHERE account_id = $1 AND deleted_at IS NULL)
         AND NOT EXISTS (SELECT FROM address WHERE account_id = $1 AND is_default)`,
      [accountId],
    );
  }
}
