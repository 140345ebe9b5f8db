import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import type { Queryable } from '../../platform/database/database.js';
import { CUSTOMER, CUSTOMER_JOINS, DUE_ON, ZONE } from './month-bill.repository.js';

/** A bill that is not paid yet; minor units. */
export interface UnpaidBill {
  id: number;
  month: string;
  /** The last day to pay, where the customer is. */
  due_on: string;
  price: number;
  paid: number;
  /** 0 before it is overdue. */
  days_late: number;
}

export interface StatedCustomer {
  name: string;
  is_company: boolean;
  /** Where the customer is. */
  today: string;
}

/** A statement shows the oldest. */
const BILLS_MAX = 500;

/** What a customer owes, bill by bill. */
@Injectable()
export class CustomerStatementRepository {
  async findCustomer(q: Queryable, language: Language, accountId: number): Promise<StatedCustomer | null> {
    const { rows } = await q.query<StatedCustomer>(
      `SELECT ${CUSTOMER(language)} AS name, c.id IS NOT NULL AS is_company,
         to_char(clock_timestamp() AT TIME ZONE ${ZONE}, 'YYYY-MM-DD') AS today
       FROM account u LEFT JOIN company c ON c.id = u.company_id WHERE u.id = $1`,
      [accountId],
    );
    return rows[0] ?? null;
  }

  /** The oldest first. */
  async listUnpaid(q: Queryable, accountId: number, currency: Currency): Promise<UnpaidBill[]> {
    const { rows } = await q.query<UnpaidBill>(
      `SELECT t.id, t.month, to_char(${DUE_ON}, 'YYYY-MM-DD') AS due_on, t.price, t.paid,
         greatest(0, (clock_timestamp() AT TIME ZONE ${ZONE})::date - ${DUE_ON}) AS days_late
       FROM month_bill t ${CUSTOMER_JOINS('t')}
       WHERE t.account_id = $1 AND t.currency = $2 AND t.status IN (${MONTH_BILL_STATUS.issued}, ${MONTH_BILL_STATUS.overdue})
       ORDER BY t.due_at, t.id LIMIT ${BILLS_MAX}`,
      [accountId, currency],
    );
    return rows;
  }
}
