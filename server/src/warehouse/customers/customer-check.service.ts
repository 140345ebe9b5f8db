import { Injectable } from '@nestjs/common';
import {
  type CheckCustomerAnswer,
  type CheckCustomerRequest,
  type CustomerDouble,
  DOUBLE_BY,
  type DoubleBy,
} from '@fovea/shared-types/warehouse/customer.dto';
import { Database } from '../../platform/database/database.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';

/** More do not help a person to choose. */
const DUPLICATES_MAX = 5;

/** Keys of the table, and the functions that fold what somebody types in the same way. */
const KEYS: Readonly<Record<DoubleBy, { column: string; fold: string; field: keyof CheckCustomerRequest }>> =
  {
    name: { column: 'name_key', fold: 'customer_name_key', field: 'customer_name' },
    phone: { column: 'tel_key', fold: 'customer_phone_key', field: 'customer_tel' },
    address: { column: 'address_key', fold: 'customer_address_key', field: 'customer_address' },
  };

/** Whether somebody is a customer already, before they are added a second time. */
@Injectable()
export class CustomerCheckService {
  constructor(private readonly db: Database) {}

  /** What agrees in more comes first; of those that agree in as much the oldest. */
  async check({ companies }: StaffCaller, request: CheckCustomerRequest): Promise<CheckCustomerAnswer> {
    const filter = new SqlFilter().companies('t.company_id', companies);
    filter.whenGiven(request.merchant_id, (at) => `t.company_id = ${at}`);
    filter.whenGiven(request.id, (at) => `t.id <> ${at}`);
    const agrees = DOUBLE_BY.flatMap((by) => {
      const { column, fold, field } = KEYS[by];
      const wanted = request[field];
      if (typeof wanted !== 'string' || wanted.trim() === '') return [];
      return [{ by, sql: `(t.${column} <> '' AND t.${column} = ${fold}(${filter.value(wanted)}))` }];
    });
    if (agrees.length === 0) return { exists: false, id: null, doubles: [] };
    filter.where(`(${agrees.map(({ sql }) => sql).join(' OR ')})`);
    const by = `array_remove(ARRAY[${agrees.map(({ by, sql }) => `CASE WHEN ${sql} THEN '${by}' END`).join(', ')}], NULL)`;
    const { rows } = await this.db.query<CustomerDouble>(
      `SELECT t.id, t.name AS customer_name, t.tel AS customer_tel, t.address AS customer_address,
         g.name AS company_name, ${by} AS by
       FROM customer t LEFT JOIN customer_company g ON g.id = t.customer_company_id
       WHERE ${filter.sql}
       ORDER BY cardinality(${by}) DESC, t.id LIMIT ${DUPLICATES_MAX}`,
      filter.values,
    );
    return { exists: rows.length > 0, id: rows[0]?.id ?? null, doubles: rows };
  }
}
