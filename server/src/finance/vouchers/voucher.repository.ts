import { Injectable } from '@nestjs/common';
import type { VoucherAccount } from '@fovea/shared-types/finance/journal-voucher-bounds';
import type { Currency } from '@fovea/shared-types/money';
import { JOURNAL_VOUCHER_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { VoucherTerms } from './voucher-terms.js';

export interface VoucherRow {
  id: number;
  sn: string;
  kind: number;
  debit_kind: VoucherAccount;
  credit_kind: VoucherAccount;
  currency: Currency;
  amount: number;
  fee: number;
  reason: string;
  status: number;
  made_by: number;
}

export interface NewVoucher extends VoucherTerms {
  valueDay: string | null;
  reference: string;
  reason: string;
  madeBy: number;
}

const COLUMNS = 'id, sn, kind, debit_kind, credit_kind, currency, amount, fee, reason, status, made_by';

/** Journal vouchers: whoever moves one has locked it. */
@Injectable()
export class VoucherRepository {
  async insert(tx: Tx, asked: NewVoucher): Promise<VoucherRow> {
    const { rows } = await tx.query<VoucherRow>(
      `INSERT INTO journal_voucher (kind, debit_kind, credit_kind, currency, amount, fee, value_day, reference, reason, made_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7::text::date, $8, $9, $10) RETURNING ${COLUMNS}`,
      [
        asked.kind,
        asked.debit,
        asked.credit,
        asked.currency,
        asked.amount,
        asked.fee,
        asked.valueDay,
        asked.reference,
        asked.reason,
        asked.madeBy,
      ],
    );
    const [row] = rows;
    invariant(row, 'a voucher that is written has its row');
    return row;
  }

  /** Locked in the order of their ids. */
  async lock(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, VoucherRow>> {
    const { rows } = await tx.query<VoucherRow>(
      `SELECT ${COLUMNS} FROM journal_voucher WHERE id = ANY ($1::bigint[]) ORDER BY id FOR UPDATE`,
      [[...ids]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async decide(tx: Tx, id: number, status: number, decisionId: number): Promise<void> {
    await tx.query('UPDATE journal_voucher SET status = $2, decision_id = $3 WHERE id = $1', [
      id,
      status,
      decisionId,
    ]);
  }

  async takeBack(tx: Tx, id: number): Promise<void> {
    await tx.query(
      `UPDATE journal_voucher SET status = ${JOURNAL_VOUCHER_STATUS.withdrawn}, withdrawn_at = clock_timestamp()
       WHERE id = $1`,
      [id],
    );
  }
}
