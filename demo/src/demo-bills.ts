import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { FeeStatementJobs } from '@fovea/server/finance/fee-statements/fee-statement.jobs';
import { MonthBillJobs } from '@fovea/server/finance/month-bills/month-bill.jobs';
import { MyMonthBillService } from '@fovea/server/finance/month-bills/my-month-bill.service';
import { servedWriteOff } from '@fovea/server/finance/month-bills/write-off.document';
import { ReconciliationService } from '@fovea/server/finance/reconciliation/reconciliation.service';
import { ReservationService } from '@fovea/server/order/reservations/reservation.service';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import { monthStories, WRITE_OFF_REASON, type MonthStory } from './content/month-stories.js';
import { EXPLAINED_DIFFERENCES, EXPLANATION } from './content/transfer-stories.js';
import { asMember, asStaff } from './demo-callers.js';
import { DemoRemittances } from './demo-remittances.js';
import { idOf } from './demo-made.js';
import { OwnerDatabase } from './owner-database.js';

const DUE_DAYS = 30;
/** One of a month of 31 days is due on the last day of the next: until that is over nobody is late. */
const GRACE_DAYS = 2;

/** What becomes of the months that are over, and what finance finds when it compares the days with the bank. */
@Injectable()
export class DemoBills {
  constructor(
    private readonly db: OwnerDatabase,
    private readonly services: ModuleRef,
    private readonly remittances: DemoRemittances,
  ) {}

  /** @param people ids by the part of the address before the @ */
  async addBills(people: ReadonlyMap<string, number>): Promise<void> {
    const jobs = this.services.get(MonthBillJobs, { strict: false });
    await jobs.run();
    await this.dueAsOfThen();
    await jobs.run();
    for (const story of monthStories) await this.end(story, people);
    await this.putViewingOnBill(idOf(people, 'bidder1'));
    await this.services.get(FeeStatementJobs, { strict: false }).run();
    await this.services.get(ReconciliationService, { strict: false }).runReconciliation();
    await this.explain(idOf(people, 'finance'));
  }

  /** Explains one difference with only a bank line. */
  private async explain(financeId: number): Promise<void> {
    const { rows } = await this.db.query(
      `UPDATE reconciliation SET remark = $2, explained_by = $3, explained_at = clock_timestamp() WHERE told = $1
       RETURNING id`,
      [EXPLAINED_DIFFERENCES, EXPLANATION, financeId],
    );
    invariant(rows.length === 1, 'what the bank reported as interest is a difference');
  }

  /** They are issued only now; their customers had them on the first day of the next month. */
  private async dueAsOfThen(): Promise<void> {
    await this.db.query(
      `UPDATE month_bill SET due_at = CASE WHEN closes_at > now() - interval '${DUE_DAYS + GRACE_DAYS} days'
         THEN greatest(closes_at + interval '${DUE_DAYS} days', now() + interval '${GRACE_DAYS} days')
         ELSE closes_at + interval '${DUE_DAYS} days' END
       WHERE due_at IS NOT NULL`,
    );
  }

  private async end({ member, end }: MonthStory, people: ReadonlyMap<string, number>): Promise<void> {
    const accountId = idOf(people, member);
    const { rows } = await this.db.query<{ id: number }>(
      'SELECT id FROM month_bill WHERE account_id = $1 AND due_at IS NOT NULL',
      [accountId],
    );
    const id = rows[0]?.id;
    invariant(id !== undefined, 'the bill of a month that is over was issued');
    if (end === 'paid')
      await this.services
        .get(MyMonthBillService, { strict: false })
        .pay(asMember(accountId), { id, pay_type: PAY_TYPE.balance });
    if (end === 'transferred') await this.remittances.send(asMember(accountId), 'month_bill', id);
    if (end === 'requested write-off')
      await this.services
        .get(servedWriteOff.Service, { strict: false })
        .add(asStaff(idOf(people, 'finance')), { bill_id: id, reason: WRITE_OFF_REASON });
  }

  /** A fee for a service, beside what the same customer bought. */
  private async putViewingOnBill(accountId: number): Promise<void> {
    const { rows } = await this.db.query<{ id: number }>(
      `SELECT id FROM reservation WHERE buyer_id = $1 AND captured = 0 AND status = 10 ORDER BY start_at LIMIT 1`,
      [accountId],
    );
    const id = rows[0]?.id;
    if (id === undefined) return;
    await this.services
      .get(ReservationService, { strict: false })
      .pay(asMember(accountId), { id, pay_type: PAY_TYPE.monthly });
  }
}
