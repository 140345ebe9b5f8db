import { Injectable } from '@nestjs/common';
import type { VoucherAccount } from '@fovea/shared-types/finance/journal-voucher-bounds';
import type { Currency } from '@fovea/shared-types/money';
import { journalVoucherMachine } from '@fovea/shared-types/states/requested.states';
import {
  type RequestedDocument,
  type RequestedRow,
  RequestedRows,
} from '../../platform/approval/requested-rows.js';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { VoucherTerms } from './voucher-terms.js';

export interface VoucherRow extends RequestedRow {
  sn: string;
  kind: number;
  debit_kind: VoucherAccount;
  credit_kind: VoucherAccount;
  currency: Currency;
  amount: number;
  fee: number;
  reason: string;
}

export interface NewVoucher extends VoucherTerms {
  valueDay: string | null;
  reference: string;
  reason: string;
  madeBy: number;
}

const COLUMNS = 'id, sn, kind, debit_kind, credit_kind, currency, amount, fee, reason, status, made_by';

@Injectable()
export class VoucherRepository extends RequestedRows<VoucherRow> {
  readonly document: RequestedDocument = {
    name: 'journal_voucher',
    permission: 'finance:journal-voucher',
    machine: journalVoucherMachine,
  };
  protected readonly columns = COLUMNS;

  async insertVoucher(tx: Tx, requested: NewVoucher): Promise<VoucherRow> {
    const { rows } = await tx.query<VoucherRow>(
      `INSERT INTO journal_voucher (kind, debit_kind, credit_kind, currency, amount, fee, value_day, reference, reason, made_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7::text::date, $8, $9, $10) RETURNING ${COLUMNS}`,
      [
        requested.kind,
        requested.debit,
        requested.credit,
        requested.currency,
        requested.amount,
        requested.fee,
        requested.valueDay,
        requested.reference,
        requested.reason,
        requested.madeBy,
      ],
    );
    const [row] = rows;
    invariant(row, 'a voucher that is written has its row');
    return row;
  }
}
