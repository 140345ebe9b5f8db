import { Injectable } from '@nestjs/common';
import { IMPORT_ROW } from '@fovea/shared-types/goods/import-states';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { PublishingService } from '../publishing/publishing.service.js';
import type { ImportRow, RowOutcome } from './import.repository.js';
import { byColumn, type ReadRow } from './row-reader.js';
import { noOutcome } from './sheet-check.js';

/** Hands complete rows in for their review, each by itself. */
@Injectable()
export class SubmissionMaker {
  constructor(private readonly publishing: PublishingService) {}

  async make(tx: Tx, caller: StaffCaller, rows: readonly (ImportRow & ReadRow)[]): Promise<RowOutcome[]> {
    const outcomes: RowOutcome[] = [];
    for (const row of rows) outcomes.push(await this.submit(tx, caller, row));
    return outcomes;
  }

  private async submit(
    tx: Tx,
    caller: StaffCaller,
    { row_no, form }: ImportRow & ReadRow,
  ): Promise<RowOutcome> {
    const outcome = { ...noOutcome, row_no, faults: {}, missing: {} };
    try {
      const { id } = await tx.savepoint(() => this.publishing.publish(tx, caller, form));
      return { ...outcome, state: IMPORT_ROW.submitted, goods_id: id };
    } catch (error) {
      if (!(error instanceof AppError) || error.id === 'BUSY') throw error;
      return { ...outcome, state: IMPORT_ROW.refused, error: error.id, faults: byColumn(error.fields ?? {}) };
    }
  }
}
