import { Injectable } from '@nestjs/common';
import { IMPORT_MODE, IMPORT_ROW, IMPORT_STATUS } from '@fovea/shared-types/goods/import-states';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Log } from '../../platform/logging/log.js';
import { DraftMaker } from '../drafts/draft-maker.js';
import { ImportCallers } from './import-callers.js';
import { ImportKeyRepository } from './import-key.repository.js';
import { ImportNews } from './import-news.js';
import { ImportRepository, type ImportJob, type ImportRow, type RowOutcome } from './import.repository.js';
import type { ReadRow } from './row-reader.js';
import { noOutcome, SheetCheck } from './sheet-check.js';
import { SubmissionMaker } from './submission-maker.js';

/** Rows of one transaction: drafts are one statement together, goods that are handed in are many each. */
const BATCH_ROWS = { [IMPORT_MODE.drafts]: 200, [IMPORT_MODE.submit]: 25 };

/** Brings the rows of a checked sheet in, some at a time, each with its own outcome. */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly db: Database,
    private readonly imports: ImportRepository,
    private readonly keys: ImportKeyRepository,
    private readonly check: SheetCheck,
    private readonly callers: ImportCallers,
    private readonly drafts: DraftMaker,
    private readonly submissions: SubmissionMaker,
    private readonly news: ImportNews,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  /**
   * Does nothing when somebody else is at it, or it is finished. A fault is noted, and thrown while it may be tried again.
   * @param isAwaited its sender has the end as his answer; otherwise a message tells him
   */
  async run(id: number, isAwaited: boolean): Promise<void> {
    const job = await this.imports.take(this.db, id);
    if (!job) return;
    try {
      while (await this.batch(job, isAwaited)) this.outbox.wake();
      this.outbox.wake();
    } catch (error) {
      const status = await this.giveUp(job, error instanceof AppError && error.id !== 'BUSY', isAwaited);
      this.log.warn('goods not imported', { import_id: id, attempt: job.attempts, error });
      if (status === IMPORT_STATUS.waiting) throw error;
    }
  }

  private giveUp(job: ImportJob, isForGood: boolean, isAwaited: boolean): Promise<number | null> {
    return this.db.transaction(async (tx) => {
      const status = await this.imports.giveUp(tx, job, isForGood);
      if (status === IMPORT_STATUS.failed && !isAwaited) await this.news.tell(tx, job, false);
      return status;
    });
  }

  /** @returns whether there is more to do */
  private async batch(job: ImportJob, isAwaited: boolean): Promise<boolean> {
    // His rights are read each time: who lost them meanwhile imports no more.
    await this.callers.drafting(job);
    return this.db.transaction(async (tx) => {
      if (!(await this.imports.beat(tx, job))) return false;
      const rows = await this.imports.listReady(tx, job.id, BATCH_ROWS[job.mode]);
      if (rows.length === 0) {
        await this.imports.finish(tx, job);
        if (!isAwaited) await this.news.tell(tx, job, true);
        return false;
      }
      await this.keys.lock(tx, job);
      await this.imports.setOutcomes(tx, job.id, await this.bring(tx, job, rows));
      return true;
    });
  }

  private async bring(tx: Tx, job: ImportJob, rows: readonly ImportRow[]): Promise<RowOutcome[]> {
    const known = await this.keys.find(
      tx,
      job,
      rows.map(({ digest }) => digest),
    );
    // Categories, makers and pictures as they are now: some time may have passed since the check.
    const catalogue = await this.check.catalogueFor(tx, job, rows);
    const read = (await this.check.read(tx, job, rows, catalogue)).map(({ row, ...one }) => ({
      ...row,
      ...one,
    }));
    const madeOf = (row: ImportRow) => known.get(row.digest.toString('hex'));
    const fresh = read.filter((row) => !madeOf(row) && Object.keys(row.faults).length === 0);
    const made = await this.make(tx, job, fresh);
    await this.keys.set(
      tx,
      job,
      fresh.flatMap(({ digest, row_no }) => {
        const outcome = made.get(row_no);
        return outcome && outcome.state > 0
          ? [{ digest, draft_id: outcome.draft_id, goods_id: outcome.goods_id }]
          : [];
      }),
    );
    return read.map((row) => {
      const { row_no, faults, missing } = row;
      const before = madeOf(row);
      if (before)
        return { ...noOutcome, ...before, row_no, state: IMPORT_ROW.existing, faults: {}, missing: {} };
      return made.get(row_no) ?? { ...noOutcome, row_no, state: IMPORT_ROW.faulty, faults, missing };
    });
  }

  private async make(
    tx: Tx,
    job: ImportJob,
    rows: readonly (ImportRow & ReadRow)[],
  ): Promise<Map<number, RowOutcome>> {
    const publisher = job.mode === IMPORT_MODE.submit ? await this.callers.publisher(tx, job) : null;
    const isSubmitted = ({ missing }: ReadRow): boolean =>
      publisher !== null && Object.keys(missing).length === 0;
    const drafted = rows.filter((row) => !isSubmitted(row));
    const ids = await this.drafts.make(tx, job, drafted);
    const outcomes = drafted.map(({ row_no, missing }, at): [number, RowOutcome] => [
      row_no,
      { ...noOutcome, row_no, state: IMPORT_ROW.draft, draft_id: ids[at] ?? null, faults: {}, missing },
    ]);
    const submitted = publisher ? await this.submissions.make(tx, publisher, rows.filter(isSubmitted)) : [];
    return new Map([...outcomes, ...submitted.map((one): [number, RowOutcome] => [one.row_no, one])]);
  }
}
