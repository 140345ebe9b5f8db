import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { writeOffMachine } from '@fovea/shared-types/states/requested.states';
import {
  type RequestedDocument,
  type RequestedRow,
  RequestedRows,
} from '../../platform/approval/requested-rows.js';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';

export interface WriteOffRow extends RequestedRow {
  bill_id: number;
  /** Whose bill it is. */
  account_id: number;
  price: number;
  currency: Currency;
}

const ofBill = (column: string): string =>
  `(SELECT b.${column} FROM month_bill b WHERE b.id = bill_id) AS ${column}`;
const COLUMNS = `id, bill_id, status, made_by, ${['account_id', 'price', 'currency'].map(ofBill).join(', ')}`;

@Injectable()
export class WriteOffRepository extends RequestedRows<WriteOffRow> {
  readonly document: RequestedDocument = {
    name: 'write_off',
    permission: 'finance:write-off',
    machine: writeOffMachine,
  };
  protected readonly columns = COLUMNS;

  async insertWriteOff(
    tx: Tx,
    requested: { billId: number; reason: string; madeBy: number },
  ): Promise<WriteOffRow> {
    const { rows } = await tx.query<WriteOffRow>(
      `INSERT INTO write_off (bill_id, reason, made_by) VALUES ($1, $2, $3) RETURNING ${COLUMNS}`,
      [requested.billId, requested.reason, requested.madeBy],
    );
    const [row] = rows;
    invariant(row, 'a write-off that is written has its row');
    return row;
  }
}
