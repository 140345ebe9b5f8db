import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { CompanyRepository } from './company.repository.js';

const EVERY_MS = 10 * 60_000;
/** Nearest first: whoever is 3 days from the end at the first look is told once. */
const REMIND_DAYS = [7, 30] as const;
/** In one transaction; the rest follows in the next round of the same run. */
const CHUNK_MAX = 200;

/** The end of certifications: told 30 and 7 days before, marked when it has come. */
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
    while ((await this.expire()) === CHUNK_MAX);
    for (const days of REMIND_DAYS) while ((await this.remind(days)) === CHUNK_MAX);
    this.outbox.wake();
  }

  private expire(): Promise<number> {
    return this.db.transaction(async (tx) => {
      const due = await this.companies.expireDue(tx, CHUNK_MAX);
      for (const { id, owner_id, expired_at } of due) {
        await this.audit.record(tx, null, {
          action: 'member:company:expire',
          subjectType: 'company',
          subjectId: id,
          after: { expired_at: expired_at.toISOString() },
        });
        await this.outbox.add(tx, 'company.expired', {
          company_id: id,
          owner_id,
          expired_at: expired_at.toISOString(),
        });
      }
      return due.length;
    });
  }

  private remind(days: number): Promise<number> {
    return this.db.transaction(async (tx) => {
      const due = await this.companies.remindDue(tx, days, CHUNK_MAX);
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
