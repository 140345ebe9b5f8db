import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { Database } from '../../platform/database/database.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Mail } from '../../platform/mail/mail.js';
import { noticeMail } from './notice-mail.js';
import { NoticeRepository } from './notice.repository.js';

const EVERY_MS = 60 * 60_000;
/** In one transaction; the rest follows in the next round of the same run. */
const CHUNK_MAX = 100;

/** Makers who do not answer are reminded, as often as configured, and the dealer is notified each time. */
@Injectable()
export class NoticeJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly notices: NoticeRepository,
    private readonly mail: Mail,
    private readonly outbox: Outbox,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.jobs.every('remind-makers', EVERY_MS, () => this.run(), 'slow');
  }

  async run(): Promise<void> {
    await inBatches(CHUNK_MAX, (max) => this.remind(max));
    this.outbox.wake();
  }

  private remind(max: number): Promise<number> {
    return this.db.transaction(async (tx) => {
      const due = await this.notices.remindDue(tx, this.env.noticeReminderDays, max);
      await this.mail.sendAll(
        tx,
        due
          .filter(({ notice_email }) => notice_email !== null)
          .map((row) => noticeMail(row, 'device_notice_reminder')),
      );
      await this.outbox.addAll(
        tx,
        due.map(({ id }) => ({ event: 'stock.notice-silent' as const, payload: { notice_id: id } })),
      );
      return due.length;
    });
  }
}
