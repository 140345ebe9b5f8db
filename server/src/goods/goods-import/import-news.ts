import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ImportRepository, type ImportJob } from './import.repository.js';

/** Notifies of an import that ended while nobody waited for it. */
@Injectable()
export class ImportNews {
  constructor(
    private readonly imports: ImportRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @param isDone false: it failed for good, with what is left of its rows */
  async publish(tx: Tx, { id, account_id, file_name }: ImportJob, isDone: boolean): Promise<void> {
    await this.outbox.add(tx, 'goods-import.finished', {
      import_id: id,
      account_id,
      file_name,
      is_done: isDone,
      ...(await this.imports.countMade(tx, id)),
    });
  }
}
