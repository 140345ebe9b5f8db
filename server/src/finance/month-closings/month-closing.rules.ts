import { Injectable } from '@nestjs/common';
import type { monthClosing } from '@fovea/shared-types/finance/month-closing.record';
import type { StoredOf } from '@fovea/shared-types/record/record';
import type { Tx } from '../../platform/database/database.js';
import type { Change, RecordRules } from '../../platform/records/served-record.js';
import { ClosedMonths } from './closed-months.js';

type Declared = typeof monthClosing.declared;

/** Which months can be closed. */
@Injectable()
export class MonthClosingRules implements RecordRules<Declared> {
  constructor(private readonly months: ClosedMonths) {}

  /** @throws VALIDATION of a month that is not over */
  async settle(wanted: StoredOf<Declared>, tx: Tx): Promise<StoredOf<Declared>> {
    await this.months.requireOver(tx, wanted.month);
    return wanted;
  }

  async saved(tx: Tx, id: number, _after: StoredOf<Declared>, { caller }: Change<Declared>): Promise<void> {
    await this.months.closedBy(tx, id, caller.member.accountId);
  }
}
