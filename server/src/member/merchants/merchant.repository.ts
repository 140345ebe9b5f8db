import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';

/** What a merchant's detail says beside its row in the list. */
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

/** What of companies is asked beside their list. */
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
      .words({ text: 'c.search_text', bigrams: 'c.search_bigrams' }, name);
    const { rows } = await q.query<MerchantOptionRow>(
      `SELECT c.id, ${localized('c.name', language)} AS company_name FROM company c
       WHERE ${filter.sql} ORDER BY c.search_text, c.id LIMIT ${filter.value(max)}`,
      filter.values,
    );
    return rows;
  }
}
