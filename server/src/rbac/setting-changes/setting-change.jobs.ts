import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { eachByItself } from '../../platform/database/each-by-itself.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { ApprovedSettingChanges } from './approved-setting-changes.js';
import { SettingChangeRepository } from './setting-change.repository.js';

const EVERY_MS = 60_000;
/** In one transaction; the rest follows in the next round of the same run. */
const CHUNK_MAX = 20;

/** Changes of settings that nobody else can approve take effect once their day is over. */
@Injectable()
export class SettingChangeJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly rows: SettingChangeRepository,
    private readonly changes: ApprovedSettingChanges,
  ) {}

  onModuleInit(): void {
    this.jobs.every('apply-setting-changes', EVERY_MS, () => this.run());
  }

  async run(): Promise<void> {
    await inBatches(CHUNK_MAX, (max) => this.db.transaction((tx) => this.apply(tx, max)));
    this.changes.wake();
  }

  /** One that is refused never fits later: it lapses, and is not tried again. So does one of somebody who may not request it any more. */
  private async apply(tx: Tx, max: number): Promise<number> {
    const due = new Map((await this.rows.lockDue(tx, max)).map((change) => [change.id, change]));
    const tried = await eachByItself(tx, [...due.keys()], async (id) => {
      const change = due.get(id);
      if (change && !change.may_ask) throw new AppError('FORBIDDEN');
      if (change) await this.changes.takeEffectAlone(tx, null, change);
    });
    for (const { id, ...result } of tried) {
      const change = due.get(id);
      if (change && 'refusal' in result) await this.changes.lapse(tx, change, result.refusal.id);
    }
    return due.size;
  }
}
