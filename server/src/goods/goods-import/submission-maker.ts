import { Injectable } from '@nestjs/common';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import { IMPORT_ROW } from '@fovea/shared-types/goods/import-states';
import type { AddGoodsResponse } from '@fovea/shared-types/goods/publishing.dto';
import type { Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { PublishingService } from '../publishing/publishing.service.js';
import type { ImportRow, RowOutcome } from './import.repository.js';
import { byColumn, type ReadRow } from './row-reader.js';
import { noOutcome } from './sheet-check.js';

/** Submits complete rows for their review: together, but a refused row leaves the others. */
@Injectable()
export class SubmissionMaker {
  constructor(private readonly publishing: PublishingService) {}

  async make(tx: Tx, caller: StaffCaller, rows: readonly (ImportRow & ReadRow)[]): Promise<RowOutcome[]> {
    const made = await this.publish(
      tx,
      caller,
      rows.map(({ form }) => form),
    );
    return rows.map(({ row_no }, at) => outcomeOf(row_no, made[at]));
  }

  /** A batch that the database refuses is halved until the refused row is alone: all others are imported. */
  private async publish(
    tx: Tx,
    caller: StaffCaller,
    forms: readonly GoodsForm[],
  ): Promise<(AddGoodsResponse | AppError)[]> {
    if (forms.length === 0) return [];
    try {
      return await tx.savepoint(() => this.publishing.publishEach(tx, caller, forms));
    } catch (error) {
      if (!(error instanceof AppError) || error.id === 'BUSY') throw error;
      if (forms.length === 1) return [error];
    }
    const middle = Math.ceil(forms.length / 2);
    const left = await this.publish(tx, caller, forms.slice(0, middle));
    return [...left, ...(await this.publish(tx, caller, forms.slice(middle)))];
  }
}

function outcomeOf(row_no: number, made: AddGoodsResponse | AppError | undefined): RowOutcome {
  invariant(made, 'each row is answered');
  const outcome = { ...noOutcome, row_no, faults: {}, missing: {} };
  if (!(made instanceof AppError)) return { ...outcome, state: IMPORT_ROW.submitted, goods_id: made.id };
  return { ...outcome, state: IMPORT_ROW.refused, error: made.id, faults: byColumn(made.fields ?? {}) };
}
