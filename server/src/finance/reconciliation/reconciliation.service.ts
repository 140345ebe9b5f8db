import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Log } from '../../platform/logging/log.js';
import { listDifferences } from './list-differences.js';
import { ReconciliationRepository, type ComparedDay } from './reconciliation.repository.js';

/** Days of one turn; what is left waits for the next. */
const TURN_MAX = 100;
const ERROR_MAX = 500;

/** Compares what gateway and bank reported with the ledger, day by day, and keeps every difference until it is explained. */
@Injectable()
export class ReconciliationService {
  constructor(
    private readonly db: Database,
    private readonly days: ReconciliationRepository,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  /** @returns how many days were compared */
  async runReconciliation(): Promise<number> {
    await this.days.openDays(this.db);
    let count = 0;
    while (count < TURN_MAX && (await this.compareOne((tx) => this.days.lockDue(tx)))) count++;
    if (count > 0) this.outbox.wake();
    return count;
  }

  /** One day at once, whatever has become of it before. @returns false where no such day is over */
  async again(day: ComparedDay): Promise<boolean> {
    if (!(await this.days.makeDue(this.db, day))) return false;
    await this.compareOne(async (tx) => {
      await this.days.lockReconciliation(tx, day);
      return day;
    });
    this.outbox.wake();
    return true;
  }

  /** A day that cannot be compared is tried again later, and keeps no other waiting. @returns false where none is due */
  private async compareOne(take: (tx: Tx) => Promise<ComparedDay | undefined>): Promise<boolean> {
    let taken: ComparedDay | undefined;
    try {
      await this.db.transaction(async (tx) => {
        taken = await take(tx);
        if (taken) await this.compare(tx, taken);
      });
    } catch (error) {
      if (!taken) throw error;
      const text = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX);
      const isLast = await this.days.miss(this.db, taken, text);
      this.log.error('a day was not reconciled', { ...taken, is_last: isLast, error });
    }
    return taken !== undefined;
  }

  private async compare(tx: Tx, day: ComparedDay): Promise<void> {
    const found = await listDifferences(tx, day.day, day.currency);
    const added = await this.days.keep(tx, day, found);
    await this.days.finish(tx, day);
    if (added.length > 0)
      await this.outbox.add(tx, 'reconciliation.differs', { ...day, count: added.length });
  }
}
