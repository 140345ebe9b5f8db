import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { remittanceMoved } from './remittance-moved.js';
import { RemittanceRepository } from './remittance.repository.js';

const EVERY_MS = 10 * 60_000;
/** In one transaction; the rest follows in the next round of the same run. */
const CHUNK_MAX = 100;

/** Money that a payer sent and nobody looked for: finance is alarmed, each day anew. */
@Injectable()
export class RemittanceJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly remittances: RemittanceRepository,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.jobs.every('alarm-unchecked-remittances', EVERY_MS, () => this.run(), 'slow');
  }

  async run(): Promise<void> {
    while ((await this.alarm()) === CHUNK_MAX);
    this.outbox.wake();
  }

  private alarm(): Promise<number> {
    return this.db.transaction(async (tx) => {
      const late = await this.remittances.markLate(tx, CHUNK_MAX);
      for (const row of late) {
        const shares = await this.remittances.listShares(tx, row.id);
        await this.outbox.add(tx, 'remittance.moved', remittanceMoved(row, shares, { isLate: true }));
      }
      return late.length;
    });
  }
}
