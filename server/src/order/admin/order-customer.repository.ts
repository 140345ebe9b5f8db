import { Injectable } from '@nestjs/common';
import { MEMBER_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import type { OrderCustomer } from '@fovea/shared-types/order/order-entry.dto';
import { phonePart } from '../../member/contact/phone-number.js';
import type { Queryable, SqlValue } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { rowsInScope, type RowReader } from '../../platform/database/row-scope.js';
import { searchTerms } from '../../platform/database/search-terms.js';
import { literally } from '../../platform/database/sql-filter.js';
import { ADDRESS, ORDER_ROWS } from '../orders/order-rows.js';

/** As orders are placed for a customer. */
export interface CustomerRow extends OrderCustomer {
  company_id: number | null;
}

/** The search: by these words, or for one account that they may have found. */
interface Sought {
  search: string;
  id?: number;
}

const SHOWN_MAX = 20;
/** Where a number that names no country may be at home. */
const HOMES = ['+81', '+86', '+1'];

function phonesOf(input: string): string[] {
  const part = phonePart(input) ?? '';
  return part.startsWith('+') ? [part] : HOMES.map((home) => home + part);
}

/** People whom staff may name as buyers. */
@Injectable()
export class OrderCustomerRepository {
  /**
   * An account that ordered from the reader before is found by name, for the platform every account; any
   * other one by the whole e-mail address or phone number. The company that staff entered is shown for the
   * former alone.
   */
  async findOrderCustomer(
    q: Queryable,
    language: Language,
    reader: RowReader,
    { search, id }: Sought,
  ): Promise<CustomerRow[]> {
    const values: SqlValue[] = [];
    const value = (one: SqlValue): string => `$${values.push(one)}`;
    const mine = rowsInScope(reader, ORDER_ROWS.rowsOf, value);
    const known =
      reader.companies === null ? 'true' : `u.id IN (SELECT t.buyer_id FROM orders t WHERE ${mine})`;
    const named = searchTerms(search).map((term) =>
      [...term].length === 2
        ? `u.search_bigrams @> ARRAY[${value(term)}]::text[]`
        : `u.search_text LIKE ${value(`%${literally(term)}%`)}`,
    );
    const email = value(search.normalize('NFC').trim().toLowerCase());
    const phone = value(phonesOf(search));
    const found = `(${[known, ...named].join(' AND ')} OR u.email = ${email} OR u.phone = ANY (${phone}::text[]))`;
    const { rows } = await q.query<CustomerRow>(
      `SELECT u.id, u.username, u.company_id,
         coalesce(${localized('c.name', language)}, CASE WHEN ${known} THEN u.company_text END) AS company_name,
         u.is_month_payment = 1 AS is_month_payment,
         (SELECT ${ADDRESS}
          FROM orders t JOIN order_address a ON a.order_id = t.id WHERE t.buyer_id = u.id AND ${mine}
          ORDER BY t.id DESC LIMIT 1) AS address
       FROM account u LEFT JOIN company c ON c.id = u.company_id
       WHERE u.deleted_at IS NULL AND u.status = ${MEMBER_STATUS.active} AND ${found}
         ${id === undefined ? '' : `AND u.id = ${value(id)}`} ORDER BY u.id DESC LIMIT ${SHOWN_MAX}`,
      values,
    );
    return rows;
  }
}
