import { STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Added } from './stock-document.repository.js';

/** The reversals of these documents that wait for a decision, under the locks of the documents. */
export async function listPendingReversals(tx: Tx, ids: readonly number[]): Promise<Added[]> {
  const { rows } = await tx.query<Added>(
    `SELECT id, sn FROM stock_document
     WHERE reverses_id = ANY ($1::bigint[]) AND status = ${STOCK_DOCUMENT_STATUS.pending} ORDER BY id`,
    [[...ids]],
  );
  return rows;
}

/**
 * Nothing else is done with documents while their reversals wait.
 * @throws REVERSAL_REQUESTED
 */
export async function refuseReversalRequested(tx: Tx, ids: readonly number[]): Promise<void> {
  const [reversal] = await listPendingReversals(tx, ids);
  if (reversal) throw new AppError('REVERSAL_REQUESTED', { number: reversal.sn });
}
