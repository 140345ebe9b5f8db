import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ContactService } from '../../member/accounts/contact.service.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Mail } from '../../platform/mail/mail.js';
import type { BillMailId } from '../../i18n/mail-text.js';
import { billMail, reminderMail } from './month-bill-mail.js';
import { MonthBillIssuing } from './month-bill-issuing.js';
import { MonthBillRepository } from './month-bill.repository.js';

/** A reader in the first minutes of a month sees the last one issued. */
const EVERY_MS = 60_000;
/** In one transaction; the rest follows in the next round of the same run. */
const BATCH_MAX = 20;
const REMIND_EVERY_DAYS = 7;

/** Bills follow the calendar of their customers: issued when the month is over, overdue when their day has passed. */
@Injectable()
export class MonthBillJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly bills: MonthBillRepository,
    private readonly issuing: MonthBillIssuing,
    private readonly contacts: ContactService,
    private readonly mail: Mail,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.jobs.every('follow-month-bills', EVERY_MS, () => this.run(), 'slow');
  }

  async run(): Promise<void> {
    await inBatches(BATCH_MAX, (max) => this.db.transaction((tx) => this.issue(tx, max)));
    await inBatches(BATCH_MAX, (max) => this.db.transaction((tx) => this.remind(tx, max)));
    this.outbox.wake();
  }

  private async issue(tx: Tx, max: number): Promise<number> {
    const ended = await this.bills.lockEnded(tx, max);
    const owed = await this.issuing.issue(tx, ended);
    await this.publish(tx, owed, () => 'month_bill');
    await this.outbox.addAll(
      tx,
      owed.map(({ id, account_id }) => ({
        event: 'month-bill.issued' as const,
        payload: { bill_id: id, account_id },
      })),
    );
    return ended.length;
  }

  private async remind(tx: Tx, max: number): Promise<number> {
    const due = await this.bills.remindDue(tx, REMIND_EVERY_DAYS, max);
    const level = new Map(due.map(({ id, reminders }) => [id, reminderMail(reminders)]));
    await this.publish(tx, due, ({ id }) => level.get(id) ?? reminderMail(1));
    await this.outbox.addAll(
      tx,
      due.map(({ id, account_id, is_first }) => ({
        event: 'month-bill.overdue' as const,
        payload: { bill_id: id, account_id, is_first },
      })),
    );
    return due.length;
  }

  private async publish(
    tx: Tx,
    bills: readonly { id: number; account_id: number }[],
    mailOf: (bill: { id: number }) => BillMailId,
  ): Promise<void> {
    const contacts = await this.contacts.byId(
      tx,
      bills.map(({ account_id }) => account_id),
    );
    const moved = await this.bills.lockAll(
      tx,
      bills.map(({ id }) => id),
    );
    await this.mail.sendAll(
      tx,
      moved.flatMap((bill) => {
        const contact = contacts.get(bill.account_id);
        return contact ? [billMail(bill, contact, mailOf(bill))] : [];
      }),
    );
  }
}
