import { Injectable } from '@nestjs/common';
import { certificationMachine } from '@fovea/shared-types/states/member.states';
import { CERTIFICATION_STATUS, MERCHANT_STATUS, type CertificationStatus } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { LocalizedText } from '../../platform/database/localized.js';
import { zoneOf } from '../contact/country-zones.js';
import { companyOfSql } from './certification-rules.js';
import type { CompanyRow, CompanyValues } from './company.row.js';

const { certified, expired } = CERTIFICATION_STATUS;
const { disabled, active } = MERCHANT_STATUS;

const COLUMNS = `c.id, c.owner_id, c.name_c, c.name_e, c.name_j, c.country, c.legal_person, c.legal_number, c.type,
  c.company_phone, c.postal_code, c.address, c.pickup_address, c.certification_status, c.status, c.is_add_good,
  c.expired_at`;

/** Values of a company and its names; what is null stays as it is. */
export type CompanyChange = Partial<CompanyValues> & { names?: LocalizedText };

/** Companies by SQL, one row at a time. */
@Injectable()
export class CompanyRepository {
  async findCompany(q: Queryable, id: number): Promise<CompanyRow | null> {
    const { rows } = await q.query<CompanyRow>(`SELECT ${COLUMNS} FROM company c WHERE c.id = $1`, [id]);
    return rows[0] ?? null;
  }

  async lockCompany(tx: Tx, id: number): Promise<CompanyRow | null> {
    const { rows } = await tx.query<CompanyRow>(
      `SELECT ${COLUMNS} FROM company c WHERE c.id = $1 FOR UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** The id of the company that somebody belongs to or has submitted documents of, and the country of their account. */
  async findOf(
    q: Queryable,
    accountId: number,
  ): Promise<{ company_id: number | null; country: string | null } | null> {
    const { rows } = await q.query<{ company_id: number | null; country: string | null }>(
      `SELECT ${companyOfSql('a')} AS company_id, a.country FROM account a WHERE a.id = $1 AND a.deleted_at IS NULL`,
      [accountId],
    );
    return rows[0] ?? null;
  }

  /** A company of which only the first documents are known; a second one of the same owner breaks `company_owner_uq`. */
  async insertCompany(tx: Tx, ownerId: number, names: LocalizedText, country: string): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO company (owner_id, name_c, name_e, name_j, country, time_zone)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [ownerId, names.c, names.e, names.j, country, zoneOf(country)],
    );
    return firstRow(rows).id;
  }

  async isNumberTaken(q: Queryable, country: string, number: string, exceptId: number): Promise<boolean> {
    const { count } = await q.query(
      `SELECT FROM company WHERE country = $1 AND legal_number = $2 AND status IS NOT NULL AND id <> $3`,
      [country, number, exceptId],
    );
    return count > 0;
  }

  async setCompanyStatus(tx: Tx, id: number, status: CertificationStatus): Promise<void> {
    await tx.query(`UPDATE company SET certification_status = $2 WHERE id = $1`, [id, status]);
  }

  async saveValues(tx: Tx, id: number, { names, ...values }: CompanyChange): Promise<void> {
    await tx.query(
      `UPDATE company SET name_c = coalesce($2, name_c), name_e = coalesce($3, name_e), name_j = coalesce($4, name_j),
         legal_person = coalesce($5, legal_person), legal_number = coalesce($6, legal_number), type = coalesce($7, type),
         country = coalesce($8, country), time_zone = coalesce($9, time_zone),
         company_phone = coalesce($10, company_phone), postal_code = coalesce($11, postal_code),
         address = coalesce($12, address), pickup_address = coalesce($13, pickup_address)
       WHERE id = $1`,
      [
        id,
        names?.c ?? null,
        names?.e ?? null,
        names?.j ?? null,
        values.legal_person ?? null,
        values.legal_number ?? null,
        values.type ?? null,
        values.country ?? null,
        values.country === undefined ? null : zoneOf(values.country),
        values.company_phone ?? null,
        values.postal_code ?? null,
        values.address ?? null,
        values.pickup_address ?? null,
      ],
    );
  }

  /** Certified for a year from now; one that the platform disabled stays so until it is enabled. */
  async certify(tx: Tx, id: number): Promise<void> {
    await tx.query(
      `UPDATE company SET certification_status = ${certified}, reminded_days = NULL,
         status = CASE WHEN status = ${disabled} THEN status ELSE ${active} END,
         expired_at = clock_timestamp() + interval '1 year'
       WHERE id = $1`,
      [id],
    );
  }

  /** Makes the owner one of the company's people who may publish. @returns 0 when they belong to another one by now */
  async bindOwner(tx: Tx, ownerId: number, companyId: number): Promise<number> {
    const { count } = await tx.query(
      `UPDATE account SET company_id = $2, is_add_good = 1
       WHERE id = $1 AND (company_id IS NULL OR company_id = $2) AND deleted_at IS NULL`,
      [ownerId, companyId],
    );
    return count;
  }

  /** Marks what has expired; documents pending a renewal stay pending. */
  async expireDue(tx: Tx, max: number): Promise<{ id: number; owner_id: number | null; expired_at: Date }[]> {
    const { rows } = await tx.query<{ id: number; owner_id: number | null; expired_at: Date }>(
      `UPDATE company SET certification_status = ${expired},
         status = CASE WHEN status = ${active} THEN ${MERCHANT_STATUS.expired} ELSE status END
       WHERE id IN (
         SELECT id FROM company
         WHERE certification_status IN (${certificationMachine.from('expired_at passed').join()}) AND expired_at <= clock_timestamp()
         ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id, owner_id, expired_at`,
      [max],
    );
    return rows;
  }

  /** Takes note of a reminder so many days before the end, for those not reminded of that day or a nearer one. */
  async remindDue(
    tx: Tx,
    days: number,
    max: number,
  ): Promise<{ id: number; owner_id: number | null; expired_at: Date }[]> {
    const { rows } = await tx.query<{ id: number; owner_id: number | null; expired_at: Date }>(
      `UPDATE company SET reminded_days = $1
       WHERE id IN (
         SELECT id FROM company
         WHERE certification_status = ${certified} AND expired_at > clock_timestamp()
           AND expired_at <= clock_timestamp() + make_interval(days => $1) AND coalesce(reminded_days, 1000) > $1
         ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING id, owner_id, expired_at`,
      [days, max],
    );
    return rows;
  }
}
