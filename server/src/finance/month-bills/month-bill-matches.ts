import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BANK_LINE_KIND } from '@fovea/shared-types/finance/payout-file-bounds';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import {
  BankMatches,
  type BankMovement,
  type BankSubject,
  isUntold,
  type Proposal,
} from '../bank-matches/bank-matches.js';
import { numberOf } from './month-bill-payable.js';
import { MonthBillRepository } from './month-bill.repository.js';

const QUOTED = /\bMB(\d{8,15})\b/i;

/** A bill whose payment finance recorded by hand: the statement's line documents it and moves nothing. */
@Injectable()
export class MonthBillMatches implements BankSubject, OnModuleInit {
  readonly type = 'month_bill';

  constructor(
    private readonly matches: BankMatches,
    private readonly bills: MonthBillRepository,
  ) {}

  onModuleInit(): void {
    this.matches.register(this);
  }

  /** Those that were paid by an announced transfer are found by it. */
  async find(q: Queryable, movement: BankMovement): Promise<Proposal[]> {
    const [, number] = QUOTED.exec(`${movement.reference} ${movement.words}`) ?? [];
    if (movement.kind !== BANK_LINE_KIND.in || number === undefined) return [];
    const { rows } = await q.query<{ id: number; name: string }>(
      `SELECT t.id, u.username AS name FROM month_bill t JOIN account u ON u.id = t.account_id
       WHERE t.id = $1 AND t.price = $2 AND t.currency = $3
         AND t.status = ${MONTH_BILL_STATUS.paid} AND t.pay_type = ${PAY_TYPE.bank}
         AND NOT EXISTS (SELECT FROM capture c WHERE (c.subject_type, c.subject_id) = ('month_bill', t.id))
         AND ${isUntold('month_bill', 't.id', movement)}`,
      [Number(number), movement.amount, movement.currency],
    );
    return rows.map(({ id, name }) => ({ subject_id: id, sn: numberOf(id), name, is_booked: true }));
  }

  async confirm(tx: Tx, _caller: StaffCaller, movement: BankMovement, id: number): Promise<string> {
    if (!(await this.bills.lockMonthBill(tx, id, null))) throw new AppError('NOT_FOUND');
    const [bill] = await this.find(tx, movement);
    if (bill?.subject_id !== id) throw new AppError('STATE_CONFLICT');
    return bill.sn;
  }
}
