import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../database/database.js';
import type { OutboxEvent } from '../jobs/events.js';
import { inBatches } from '../jobs/in-batches.js';
import { Jobs } from '../jobs/jobs.js';
import { type HandlerResult, OnEvent } from '../jobs/on-event.decorator.js';
import { Outbox } from '../jobs/outbox.js';
import { FileRepository } from './file.repository.js';
import { Incoming } from './incoming.js';
import { Storage } from './storage.js';
import { storedKeys } from './file.row.js';

const EVERY_MS = 3_600_000;
const CHUNK_MAX = 200;

/** Takes away what nobody came back for. */
@Injectable()
export class FileJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly files: FileRepository,
    private readonly incoming: Incoming,
    private readonly outbox: Outbox,
    private readonly storage: Storage,
  ) {}

  onModuleInit(): void {
    this.jobs.every('delete-unclaimed-files', EVERY_MS, () => this.deleteUnclaimed(), 'slow');
  }

  /** Rows first, in chunks; their bytes follow by the event, which is tried until they are gone. */
  async deleteUnclaimed(): Promise<void> {
    await this.incoming.deleteStale();
    await inBatches(CHUNK_MAX, (max) =>
      this.db.transaction(async (tx) => {
        const rows = await this.files.deleteUnclaimed(tx, max);
        const keys = rows.flatMap(storedKeys);
        if (keys.length > 0) await this.outbox.add(tx, 'file.removed', { keys });
        return rows.length;
      }),
    );
    this.outbox.wake();
  }

  @OnEvent('file.removed', 'platform.delete-stored-bytes')
  async deleteBytes({ payload }: OutboxEvent<'file.removed'>, _tx: Tx): HandlerResult {
    await this.storage.delete(payload.keys);
  }
}
