import { Injectable } from '@nestjs/common';
import type { JournalVoucherDetail } from '@fovea/shared-types/finance/journal-voucher.dto';
import { toWire } from '@fovea/shared-types/money';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { VoucherRow } from './voucher.repository.js';

interface DetailRow extends VoucherRow {
  value_day: string | null;
  reference: string;
  asked_by: string;
  created_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  audit_notes: string | null;
  withdrawn_at: Date | null;
  entry_id: number | null;
}

/** One voucher with its story, as finance reads it. */
@Injectable()
export class VoucherQueryService {
  constructor(private readonly db: Database) {}

  async detail({ member }: StaffCaller, id: number): Promise<JournalVoucherDetail> {
    const { rows } = await this.db.query<DetailRow>(
      `SELECT t.id, t.sn, t.kind, t.debit_kind, t.credit_kind, t.currency, t.amount, t.fee, t.value_day::text, t.reference,
         t.reason, t.status, t.made_by, t.created_at, t.withdrawn_at, m.username AS asked_by, u.username AS decided_by,
         d.decided_at, d.notes AS audit_notes, e.id AS entry_id
       FROM journal_voucher t JOIN account m ON m.id = t.made_by
       LEFT JOIN approval_decision d ON d.id = t.decision_id LEFT JOIN account u ON u.id = d.decided_by
       LEFT JOIN journal_entry e ON (e.cause_type, e.cause_id, e.step) = ('journal_voucher', t.id, 'book')
       WHERE t.id = $1`,
      [id],
    );
    const [row] = rows;
    if (!row) throw new AppError('NOT_FOUND');
    const { made_by, currency, ...told } = row;
    return {
      ...told,
      currency,
      amount: toWire(row.amount, currency),
      fee: toWire(row.fee, currency),
      created_at: row.created_at.toISOString(),
      is_own: made_by === member.accountId,
      decided_at: row.decided_at?.toISOString() ?? null,
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    };
  }
}
