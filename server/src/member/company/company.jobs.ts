import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { CompanyRepository } from './company.repository.js';

const EVERY_MS = 10 * 60_000;
/** Nearest first: a company 3 days from the end at the first check is notified once. */
const REMIND_DAYS = [7, 30] as const;
/** In one transaction; the rest follows in the next round of the same run. */
const CHUNK_MAX = 200;

/** The end of certifications: announced 30 and 7 days before, marked when it has come. */
@Injectable()
export class CompanyJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly companies: CompanyRepository,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.jobs.every('expire-certifications', EVERY_MS, () => this.run(), 'slow');
  }

  async run(): Promise<void> {
    await inBatches(CHUNK_MAX, (max) => this.expire(max));
    for (const days of REMIND_DAYS) await inBatches(CHUNK_MAX, (max) => this.remind(days, max));
    this.outbox.wake();
  }

  private expire(max: number): Promise<number> {
    return this.db.transaction(async (tx) => {
      const due = await this.companies.expireDue(tx, max);
      await this.audit.recordAll(
        tx,
        null,
        due.map(({ id, expired_at }) => ({
          action: 'member:company:expire',
          subjectType: 'company',
          subjectId: id,
          after: { expired_at: expired_at.toISOString() },
        })),
      );
      await this.outbox.addAll(
        tx,
        due.map(({ id, owner_id, expired_at }) => ({
          event: 'company.expired' as const,
          payload: { company_id: id, owner_id, expired_at: expired_at.toISOString() },
        })),
      );
      return due.length;
    });
  }

  private remind(days: number, max: number): Promise<number> {
    return this.db.transaction(async (tx) => {
      const due = await this.companies.remindDue(tx, days, max);
      await this.outbox.addAll(
        tx,
        due.map(({ id, owner_id, expired_at }) => ({
          event: 'company.expiring' as const,
          payload: { company_id: id, owner_id, days, expired_at: expired_at.toISOString() },
        })),
      );
      return due.length;
    });
  }
}
