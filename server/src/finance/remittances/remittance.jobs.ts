import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
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
    await inBatches(CHUNK_MAX, (max) => this.db.transaction((tx) => this.alarm(tx, max)));
    this.outbox.wake();
  }

  private async alarm(tx: Tx, max: number): Promise<number> {
    const late = await this.remittances.markLate(tx, max);
    const shares = await this.remittances.sharesOf(
      tx,
      late.map(({ id }) => id),
    );
    await this.outbox.addAll(
      tx,
      late.map((row) => ({
        event: 'remittance.moved' as const,
        payload: remittanceMoved(row, shares.get(row.id) ?? [], { isLate: true }),
      })),
    );
    return late.length;
  }
}
