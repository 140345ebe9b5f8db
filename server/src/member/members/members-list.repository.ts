import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { MemberListRequest } from '@fovea/shared-types/member/members.dto';
import type { Page } from '@fovea/shared-types/pagination';
import type { CertificationStatus } from '@fovea/shared-types/states';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import { StaffList, type ListRows } from '../../platform/database/staff-list.js';
import { companyOfSql, standingSql } from '../company/certification-rules.js';
import { phonePart } from '../contact/phone-number.js';

export interface MemberListRow {
  id: number;
  username: string;
  phone: string | null;
  email: string;
  company_name: string | null;
  created_at: Date;
  is_month_payment: number;
  is_add_good: number;
  status: number;
}

export interface MemberDetailRow extends MemberListRow {
  avatar_key: string | null;
  language: string;
  area_code: string | null;
  country: string | null;
  postal_code: string | null;
  address: string | null;
  company_id: number | null;
  /** As people are told; null without a company. */
  company_status: CertificationStatus | null;
  /** What stands, whatever waits. */
  certification_status: CertificationStatus | null;
  status_reason: string | null;
  session_count: number;
  last_sign_in_at: Date | null;
  address_count: number;
}

type Sort = 'id' | 'username' | 'email' | 'created_at';

const list = new StaffList<Sort>({
  from: 'account a',
  id: 'a.id',
  sorts: { id: 'a.id', username: 'a.username', email: 'a.email', created_at: 'a.created_at' },
  byDefault: '-created_at',
});

const columnsIn = (language: Language): string =>
  `a.id, a.username, a.phone, a.email, CASE WHEN c.id IS NOT NULL THEN ${localized('c.name', language)} END AS company_name,
   a.created_at, a.is_month_payment, a.is_add_good, a.status`;

const rowsIn = (language: Language): ListRows => ({
  columns: columnsIn(language),
  joins: 'JOIN account a ON a.id = page.id LEFT JOIN company c ON c.id = a.company_id',
});

export function memberFilter(companies: readonly number[] | null, request: MemberListRequest): SqlFilter {
  return (
    new SqlFilter()
      .where('a.deleted_at IS NULL')
      .companies('a.company_id', companies)
      .words({ text: 'a.search_text', bigrams: 'a.search_bigrams' }, request.username)
      // Kept in lower case, composed, without spaces.
      .contains('a.email', request.email?.normalize('NFC').trim().toLowerCase())
      .contains('a.phone', phonePart(request.phone))
      .whenGiven(request.status, (status) => `a.status = ${status}`)
      .whenGiven(request.is_month_payment, (isMonthly) => `a.is_month_payment = ${isMonthly}`)
      .whenGiven(request.is_add_good, (isAddGood) => `a.is_add_good = ${isAddGood}`)
      .whenGiven(request.company_id, (id) => `a.company_id = ${id}`)
      .between('a.created_at', request.created_from, request.created_to)
  );
}

/** People as staff see them. */
@Injectable()
export class MembersListRepository {
  list(
    q: Queryable,
    language: Language,
    companies: readonly number[] | null,
    request: MemberListRequest,
  ): Promise<Page<MemberListRow>> {
    return list.page(q, request, memberFilter(companies, request), rowsIn(language));
  }

  /** By name, then by address, then by number; each way has its index. */
  async search(
    q: Queryable,
    language: Language,
    companies: readonly number[] | null,
    words: string,
    limit: number,
  ): Promise<MemberListRow[]> {
    const isNumber = /^[+\d\s-]{3,}$/.test(words.normalize('NFKC'));
    const ways = [{ username: words }, { email: words }, ...(isNumber ? [{ phone: words }] : [])];
    const found = new Map<number, MemberListRow>();
    for (const way of ways) {
      if (found.size >= limit) break;
      const filter = memberFilter(companies, { page: 1, limit: 40, ...way });
      for (const row of await list.top<MemberListRow>(q, filter, rowsIn(language), limit))
        found.set(row.id, row);
    }
    return [...found.values()].slice(0, limit);
  }

  /** Everybody of the filter, for exports. */
  all(
    q: Queryable,
    language: Language,
    companies: readonly number[] | null,
    request: MemberListRequest,
  ): AsyncGenerator<MemberListRow> {
    return list.all(q, memberFilter(companies, request), rowsIn(language), request);
  }

  count(q: Queryable, companies: readonly number[] | null, request: MemberListRequest): Promise<number> {
    return list.count(q, memberFilter(companies, request), request);
  }

  async find(
    q: Queryable,
    language: Language,
    companies: readonly number[] | null,
    id: number,
  ): Promise<MemberDetailRow | null> {
    const filter = new SqlFilter().where('a.deleted_at IS NULL').companies('a.company_id', companies);
    const { rows } = await q.query<MemberDetailRow>(
      `SELECT ${columnsIn(language)}, f.key AS avatar_key, a.language, a.area_code, a.country, a.postal_code, a.address,
         c.id AS company_id, ${standingSql('c')} AS company_status, c.certification_status, a.status_reason,
         (SELECT count(*) FROM session s
          WHERE s.account_id = a.id AND s.ended_at IS NULL AND s.expires_at > clock_timestamp()) AS session_count,
         (SELECT max(s.created_at) FROM session s WHERE s.account_id = a.id) AS last_sign_in_at,
         (SELECT count(*) FROM address x WHERE x.account_id = a.id AND x.deleted_at IS NULL) AS address_count
       FROM account a LEFT JOIN company c ON c.id = ${companyOfSql('a')} LEFT JOIN file f ON f.id = a.avatar_file_id
       WHERE a.id = ${filter.value(id)} AND ${filter.sql}`,
      filter.values,
    );
    return rows[0] ?? null;
  }
}
