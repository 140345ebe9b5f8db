import { Injectable } from '@nestjs/common';
import { IMPORT_MODE, IMPORT_ROW } from '@fovea/shared-types/goods/import-states';
import type { Tx } from '../../platform/database/database.js';
import { DraftMaker } from '../drafts/draft-maker.js';
import { ImportCallers } from './import-callers.js';
import { ImportKeyRepository } from './import-key.repository.js';
import type { ImportJob, ImportRow, RowOutcome } from './import.repository.js';
import type { ReadRow } from './row-reader.js';
import { noOutcome, SheetCheck } from './sheet-check.js';
import { SubmissionMaker } from './submission-maker.js';

/** Some rows of a sheet at a time: known ones are skipped, the others become drafts or are submitted. */
@Injectable()
export class ImportBatch {
  constructor(
    private readonly keys: ImportKeyRepository,
    private readonly check: SheetCheck,
    private readonly callers: ImportCallers,
    private readonly drafts: DraftMaker,
    private readonly submissions: SubmissionMaker,
  ) {}

  /** @returns what each row became, in their order */
  async importRows(tx: Tx, job: ImportJob, rows: readonly ImportRow[]): Promise<RowOutcome[]> {
    await this.keys.lockImportKey(tx, job);
    const known = await this.keys.findImportKey(
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
