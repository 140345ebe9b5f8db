import { Injectable } from '@nestjs/common';
import type { JournalVoucherDetail } from '@fovea/shared-types/finance/journal-voucher.dto';
import { toWire } from '@fovea/shared-types/money';
import {
  STORY,
  STORY_JOINS,
  RequestedStories,
  type StoryRow,
} from '../../platform/approval/requested-stories.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { VoucherRepository, type VoucherRow } from './voucher.repository.js';

interface DetailRow extends VoucherRow, StoryRow {
  value_day: string | null;
  reference: string;
  entry_id: number | null;
}

/** One voucher with its story, as finance reads it. */
@Injectable()
export class VoucherQueryService {
  constructor(
    private readonly db: Database,
    private readonly vouchers: VoucherRepository,
    private readonly stories: RequestedStories,
  ) {}

  async getVoucherDetail(caller: StaffCaller, id: number): Promise<JournalVoucherDetail> {
    const { rows } = await this.db.query<DetailRow>(
      `SELECT t.id, t.sn, t.kind, t.debit_kind, t.credit_kind, t.currency, t.amount, t.fee, t.value_day::text, t.reference,
         t.reason, t.status, ${STORY}, e.id AS entry_id
       FROM journal_voucher t ${STORY_JOINS}
       LEFT JOIN journal_entry e ON (e.cause_type, e.cause_id, e.step) = ('journal_voucher', t.id, 'book')
       WHERE t.id = $1`,
      [id],
    );
    const [row] = rows;
    if (!row) throw new AppError('NOT_FOUND');
    return {
      ...(await this.stories.detailOf(this.db, caller, this.vouchers.document, row)),
      amount: toWire(row.amount, row.currency),
      fee: toWire(row.fee, row.currency),
    };
  }
}
