import { Injectable } from '@nestjs/common';
import { IMPORT_ROW, IMPORT_STATUS } from '@fovea/shared-types/goods/import-states';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/http/app-error.js';
import { Log } from '../../platform/logging/log.js';
import { DraftMaker } from './draft-maker.js';
import { ImportCallers } from './import-callers.js';
import { ImportKeyRepository } from './import-key.repository.js';
import { ImportRepository, type ImportJob, type ImportRow, type RowOutcome } from './import.repository.js';
import { RowReader, type ReadRow } from './row-reader.js';
import { noOutcome, SheetCheck } from './sheet-check.js';

/** Rows of one transaction. */
const BATCH_ROWS = 200;

/** Brings the rows of a checked sheet in, some at a time, each with its own outcome. */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly db: Database,
    private readonly imports: ImportRepository,
    private readonly keys: ImportKeyRepository,
    private readonly check: SheetCheck,
    private readonly reader: RowReader,
    private readonly callers: ImportCallers,
    private readonly drafts: DraftMaker,
    private readonly log: Log,
  ) {}

  /** Does nothing when somebody else is at it, or it is finished. A fault is noted, and thrown while it may be tried again. */
  async run(id: number): Promise<void> {
    const job = await this.imports.take(this.db, id);
    if (!job) return;
    try {
      while (await this.batch(job));
    } catch (error) {
      const status = await this.imports.giveUp(
        this.db,
        job,
        error instanceof AppError && error.id !== 'BUSY',
      );
      this.log.warn('goods not imported', { import_id: id, attempt: job.attempts, error });
      if (status === IMPORT_STATUS.waiting) throw error;
    }
  }

  /** @returns whether there is more to do */
  private async batch(job: ImportJob): Promise<boolean> {
    // His rights are read each time: who lost them meanwhile imports no more.
    await this.callers.drafting(job);
    return this.db.transaction(async (tx) => {
      if (!(await this.imports.beat(tx, job))) return false;
      const rows = await this.imports.listReady(tx, job.id, BATCH_ROWS);
      if (rows.length === 0) {
        await this.imports.finish(tx, job);
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
    const read = rows.map((row) => ({ ...row, ...this.reader.read(row.cells, catalogue) }));
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
    const ids = await this.drafts.make(tx, job, rows);
    return new Map(
      rows.map(({ row_no, missing }, at) => [
        row_no,
        { ...noOutcome, row_no, state: IMPORT_ROW.draft, draft_id: ids[at] ?? null, faults: {}, missing },
      ]),
    );
  }
}
