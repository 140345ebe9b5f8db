import { Injectable } from '@nestjs/common';
import type { ExchangeDetail } from '@fovea/shared-types/finance/exchange.dto';
import { toWire } from '@fovea/shared-types/money';
import { Database } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { isHouse } from './exchange-movement.js';
import { ExchangeRepository, type ExchangeRow } from './exchange.repository.js';

interface DetailRow extends ExchangeRow {
  whose: number;
  owner_name: string | null;
  value_day: string | null;
  reference: string;
  reason: string;
  asked_by: string;
  created_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  audit_notes: string | null;
  withdrawn_at: Date | null;
  entry_id: number | null;
}

/** One exchange with its story, as finance reads it. */
@Injectable()
export class ExchangeQueryService {
  constructor(
    private readonly db: Database,
    private readonly exchanges: ExchangeRepository,
  ) {}

  async detail(caller: StaffCaller, id: number): Promise<ExchangeDetail> {
    const row = await this.find(caller, id);
    if (!row) throw new AppError('NOT_FOUND');
    const { account_id: memberId, company_id: companyId, made_by, ...told } = row;
    const { sold_currency: currency } = row;
    const balance = isHouse(row)
      ? null
      : toWire(await this.exchanges.available(this.db, { memberId, companyId }, currency), currency);
    return {
      ...told,
      sold: toWire(row.sold, currency),
      bought: toWire(row.bought, row.bought_currency),
      fee: toWire(row.fee, currency),
      balance,
      created_at: row.created_at.toISOString(),
      is_own: made_by === caller.member.accountId,
      decided_at: row.decided_at?.toISOString() ?? null,
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    };
  }

  private async find({ language }: StaffCaller, id: number): Promise<DetailRow | undefined> {
    const { rows } = await this.db.query<DetailRow>(
      `SELECT t.id, t.sn, t.account_id, t.company_id, t.whose, t.sold_currency, t.sold, t.bought_currency, t.bought,
         trim_scale(t.rate)::text AS rate, t.fee, t.status, t.made_by, t.value_day::text, t.reference, t.reason,
         t.created_at, t.withdrawn_at, m.username AS asked_by, u.username AS decided_by, d.decided_at,
         d.notes AS audit_notes, coalesce(${localized('c.name', language)}, a.username) AS owner_name, e.id AS entry_id
       FROM exchange t JOIN account m ON m.id = t.made_by
       LEFT JOIN account a ON a.id = t.account_id LEFT JOIN company c ON c.id = t.company_id
       LEFT JOIN approval_decision d ON d.id = t.decision_id LEFT JOIN account u ON u.id = d.decided_by
       LEFT JOIN journal_entry e ON (e.cause_type, e.cause_id, e.step) = ('exchange', t.id, 'book')
       WHERE t.id = $1`,
      [id],
    );
    return rows[0];
  }
}
