import { Injectable } from '@nestjs/common';
import type { monthReopening } from '@fovea/shared-types/finance/month-reopening.record';
import type { StoredOf } from '@fovea/shared-types/record/record';
import type { Tx } from '../../platform/database/database.js';
import type { DocumentRules } from '../../platform/documents/document-rules.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ClosedMonths } from './closed-months.js';
import type { MonthReopeningRow } from './month-reopening.document.js';

type Declared = typeof monthReopening.declared;

/** A closed month takes entries again once it is approved. */
@Injectable()
export class MonthReopeningRules implements DocumentRules<Declared, MonthReopeningRow> {
  constructor(private readonly months: ClosedMonths) {}

  /** @throws VALIDATION of a month that is not closed */
  async settle(wanted: StoredOf<Declared>, tx: Tx): Promise<StoredOf<Declared>> {
    await this.months.requireClosed(tx, wanted.month);
    return wanted;
  }

  /** @throws STATE_CONFLICT of a month that another request opened meanwhile */
  async approved(tx: Tx, _caller: StaffCaller, row: MonthReopeningRow): Promise<void> {
    if (!(await this.months.reopen(tx, row))) throw new AppError('STATE_CONFLICT');
  }
}
