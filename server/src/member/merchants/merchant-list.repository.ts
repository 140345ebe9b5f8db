import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { MerchantListRequest } from '@fovea/shared-types/member/merchant.dto';
import type { Page } from '@fovea/shared-types/pagination';
import {
  CERTIFICATION_STATUS,
  type CertificationStatus,
  type MerchantStatus,
} from '@fovea/shared-types/states';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import { StaffList, type ListRows } from '../../platform/database/staff-list.js';
import { standingSql } from '../company/certification-rules.js';

const { pending } = CERTIFICATION_STATUS;

export interface MerchantListRow {
  id: number;
  company_name: string;
  legal_person: string | null;
  legal_number: string | null;
  type: number | null;
  country: string;
  company_phone: string | null;
  postal_code: string | null;
  address: string | null;
  pickup_address: string | null;
  status: MerchantStatus | null;
  status_reason: string | null;
  certification_status: CertificationStatus;
  is_add_good: number;
  expired_at: Date | null;
  created_at: Date;
  owner_id: number | null;
  owner_name: string | null;
  owner_email: string | null;
  owner_phone: string | null;
  submitted_at: Date | null;
  /** Papers that wait, or the newest approved ones. */
  file_ids: number[];
}

export interface MerchantOptionRow {
  id: number;
  company_name: string;
}

type Sort = 'id' | 'company_name' | 'created_at' | 'expired_at' | 'submitted_at';

const list = new StaffList<Sort>({
  from: `company c LEFT JOIN company_submission w ON w.company_id = c.id AND w.status = ${pending}`,
  id: 'c.id',
  sorts: {
    id: 'c.id',
    company_name: 'c.search_text',
    created_at: 'c.created_at',
    expired_at: 'c.expired_at',
    submitted_at: 'w.created_at',
  },
  byDefault: '-id',
});

const rowsIn = (language: Language): ListRows => ({
  columns: `c.id, ${localized('c.name', language)} AS company_name, c.legal_person, c.legal_number, c.type, c.country,
    c.company_phone, c.postal_code, c.address, c.pickup_address, c.status, c.status_reason,
    ${standingSql('c')} AS certification_status, c.is_add_good, c.expired_at, c.created_at, c.owner_id,
    o.username AS owner_name, o.email AS owner_email, o.phone AS owner_phone, w.created_at AS submitted_at,
    ARRAY(SELECT f.file_id FROM company_submission_file f WHERE f.submission_id = coalesce(w.id,
      (SELECT max(s.id) FROM company_submission s WHERE s.company_id = c.id AND s.status = 2)) ORDER BY f.sort) AS file_ids`,
  joins: `JOIN company c ON c.id = page.id LEFT JOIN account o ON o.id = c.owner_id
    LEFT JOIN company_submission w ON w.company_id = c.id AND w.status = ${pending}`,
});

const COMPANY_NAME = { text: 'c.search_text', bigrams: 'c.search_bigrams' };

export function merchantFilter(companies: readonly number[] | null, request: MerchantListRequest): SqlFilter {
  const filter = new SqlFilter()
    .companies('c.id', companies)
    .words(COMPANY_NAME, request.company_name)
    .whenGiven(request.type, (type) => `c.type = ${type}`)
    .whenGiven(request.status, (status) => `c.status = ${status}`)
    .whenGiven(request.is_add_good, (isAddGood) => `c.is_add_good = ${isAddGood}`)
    .between('c.created_at', request.created_from, request.created_to);
  if (request.is_merchant !== undefined)
    filter.where(request.is_merchant === 1 ? 'c.status IS NOT NULL' : 'c.status IS NULL');
  if (request.certification_status === pending) filter.where('w.id IS NOT NULL');
  else if (request.certification_status !== undefined)
    filter
      .where(`c.certification_status = ${filter.value(request.certification_status)}`)
      .where('w.id IS NULL');
  return filter;
}

/** Companies as staff see them. */
@Injectable()
export class MerchantListRepository {
  list(
    q: Queryable,
    language: Language,
    companies: readonly number[] | null,
    request: MerchantListRequest,
  ): Promise<Page<MerchantListRow>> {
    return list.page(q, request, merchantFilter(companies, request), rowsIn(language));
  }

  search(
    q: Queryable,
    language: Language,
    companies: readonly number[] | null,
    words: string,
    limit: number,
  ): Promise<MerchantListRow[]> {
    // The page that shows a hit has merchants only.
    const filter = merchantFilter(companies, { page: 1, limit: 40, company_name: words, is_merchant: 1 });
    return list.top(q, filter, rowsIn(language), limit);
  }

  /** Every company of the filter, for exports. */
  all(
    q: Queryable,
    language: Language,
    companies: readonly number[] | null,
    request: MerchantListRequest,
  ): AsyncGenerator<MerchantListRow> {
    return list.all(q, merchantFilter(companies, request), rowsIn(language), request);
  }

  count(q: Queryable, companies: readonly number[] | null, request: MerchantListRequest): Promise<number> {
    return list.count(q, merchantFilter(companies, request), request);
  }

  async find(
    q: Queryable,
    language: Language,
    companies: readonly number[] | null,
    id: number,
  ): Promise<MerchantListRow | null> {
    const filter = new SqlFilter().companies('c.id', companies);
    filter.where(`c.id = ${filter.value(id)}`);
    const { data } = await list.page<MerchantListRow>(q, { limit: 40 }, filter, rowsIn(language));
    return data[0] ?? null;
  }

  async countMembers(q: Queryable, companyId: number): Promise<number> {
    const { rows } = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM account WHERE company_id = $1 AND deleted_at IS NULL`,
      [companyId],
    );
    return rows[0]?.total ?? 0;
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
      .words(COMPANY_NAME, name);
    const { rows } = await q.query<MerchantOptionRow>(
      `SELECT c.id, ${localized('c.name', language)} AS company_name FROM company c
       WHERE ${filter.sql} ORDER BY c.search_text, c.id LIMIT ${filter.value(max)}`,
      filter.values,
    );
    return rows;
  }
}
