import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { CERTIFICATION_STATUS, MERCHANT_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';

const { certified, expired } = CERTIFICATION_STATUS;

/** The fields of a merchant's detail that are not in its list. */
export interface MerchantFacts {
  status_reason: string | null;
  owner_email: string | null;
  owner_phone: string | null;
  member_count: number;
}

export interface MerchantOptionRow {
  id: number;
  company_name: string;
}

/** Queries on companies besides their list, and the platform's decisions on them. */
@Injectable()
export class MerchantRepository {
  async findFacts(q: Queryable, companyId: number): Promise<MerchantFacts | null> {
    const { rows } = await q.query<MerchantFacts>(
      `SELECT c.status_reason, o.email AS owner_email, o.phone AS owner_phone,
         (SELECT count(*) FROM account a WHERE a.company_id = c.id AND a.deleted_at IS NULL) AS member_count
       FROM company c LEFT JOIN account o ON o.id = c.owner_id WHERE c.id = $1`,
      [companyId],
    );
    return rows[0] ?? null;
  }

  /** Merchants whose name holds the words; those certified once, because only they have goods and orders. */
  async listOptions(
    q: Queryable,
    language: Language,
    companies: readonly number[] | null,
    name: string | undefined,
    max: number,
  ): Promise<MerchantOptionRow[]> {
    const filter = new SqlFilter()
      .companies('c.id', companies)
      .where('c.status IS NOT NULL')
      .matchesTerms({ text: 'c.search_text', bigrams: 'c.search_bigrams' }, name);
    const { rows } = await q.query<MerchantOptionRow>(
      `SELECT c.id, ${localized('c.name', language)} AS company_name FROM company c
       WHERE ${filter.sql} ORDER BY c.search_text, c.id LIMIT ${filter.value(max)}`,
      filter.values,
    );
    return rows;
  }

  async setMerchantStatus(tx: Tx, id: number, status: number, reason: string | null): Promise<void> {
    await tx.query(`UPDATE company SET status = $2, status_reason = $3 WHERE id = $1`, [id, status, reason]);
  }

  async setAddGood(tx: Tx, id: number, isAddGood: number): Promise<void> {
    await tx.query(`UPDATE company SET is_add_good = $2 WHERE id = $1`, [id, isAddGood]);
  }

  /** A new end in the future; what had run out is valid again. */
  async renew(tx: Tx, id: number, expiredAt: string): Promise<void> {
    await tx.query(
      `UPDATE company SET expired_at = $2, reminded_days = NULL,
         certification_status = CASE WHEN certification_status = ${expired} THEN ${certified} ELSE certification_status END,
         status = CASE WHEN status = ${MERCHANT_STATUS.expired} THEN ${MERCHANT_STATUS.active} ELSE status END
       WHERE id = $1`,
      [id, expiredAt],
    );
  }
}
