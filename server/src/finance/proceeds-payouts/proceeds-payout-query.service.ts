import { Injectable } from '@nestjs/common';
import type { ProceedsPayoutDetail } from '@fovea/shared-types/finance/proceeds-payout.dto';
import { toWire } from '@fovea/shared-types/money';
import type { PendingPosting } from '@fovea/shared-types/platform/approval.dto';
import { PROCEEDS_PAYOUT_STATUS } from '@fovea/shared-types/states';
import { proceedsPayoutMachine } from '@fovea/shared-types/states/transfer.states';
import type { Language } from '@fovea/shared-types/language';
import { Database } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { companiesOf } from '../../platform/http/call.guard.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { released } from './proceeds-payout-movement.js';
import { BEGINNING, type ProceedsPayoutRow } from './proceeds-payout.repository.js';

interface DetailRow extends ProceedsPayoutRow {
  order_no: string;
  goods_name: string;
  email: string;
  username: string;
  company_name: string;
  remark: string;
  created_at: Date;
  release_at: Date | null;
  released_at: Date | null;
}

interface MoveRow {
  from_key: number;
  to_status: number;
  username: string | null;
  reason: string | null;
  created_at: Date;
}

/** One transfer as finance and its merchant read it. */
@Injectable()
export class ProceedsPayoutQueryService {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerService,
  ) {}

  async getProceedsPayoutDetail(caller: StaffCaller, id: number): Promise<ProceedsPayoutDetail> {
    const row = await this.findProceedsPayout(id, caller.companies, caller.language);
    if (!row) throw new AppError('NOT_FOUND');
    const money = (amount: number): string => toWire(amount, row.currency);
    return {
      id,
      order_id: row.order_id,
      order_no: row.order_no,
      goods_name: row.goods_name,
      email: row.email,
      username: row.username,
      company_name: row.company_name,
      money: money(row.amount),
      gross: money(row.gross),
      fee: money(row.fee),
      fee_tax: money(row.fee_tax),
      refunded: money(row.refunded),
      currency: row.currency,
      status: row.status,
      by_hand: row.made_by !== null,
      remark: row.remark,
      created_at: row.created_at.toISOString(),
      release_at: row.release_at?.toISOString() ?? null,
      released_at: row.released_at?.toISOString() ?? null,
      history: (await this.listMoves(id)).map(({ from_key, created_at, ...move }) => ({
        ...move,
        from_status: from_key === BEGINNING ? null : from_key,
        created_at: created_at.toISOString(),
      })),
      postings: await this.postingsOf(caller, row),
    };
  }

  /** For who releases it by hand. */
  private async postingsOf({ member, language }: StaffCaller, row: DetailRow): Promise<PendingPosting[]> {
    const isWaiting =
      row.status === PROCEEDS_PAYOUT_STATUS.frozen
        ? row.made_by !== null
        : proceedsPayoutMachine.may(row.status, 'approve');
    const isDecider = companiesOf(member.grants, 'finance:transfer:approve') === null;
    const entry = isWaiting && isDecider ? released(row) : null;
    return entry === null ? [] : this.ledger.pending(this.db, language, entry);
  }

  private async findProceedsPayout(
    id: number,
    companies: readonly number[] | null,
    language: Language,
  ): Promise<DetailRow | undefined> {
    const { rows } = await this.db.query<DetailRow>(
      `SELECT t.*, b.username, coalesce(b.email, '') AS email,
         coalesce(${localized('c.name', language)}, a.username) AS company_name,
         ${localized('t.goods_name', language)} AS goods_name
       FROM transfer t JOIN account b ON b.id = t.buyer_id
       JOIN account a ON a.id = t.seller_id LEFT JOIN company c ON c.id = t.company_id
       WHERE t.id = $1 AND ($2::bigint[] IS NULL OR t.company_id = ANY ($2::bigint[]))`,
      [id, companies === null ? null : [...companies]],
    );
    return rows[0];
  }

  private async listMoves(id: number): Promise<MoveRow[]> {
    const { rows } = await this.db.query<MoveRow>(
      `SELECT h.from_key, h.to_status, a.username, h.reason, h.created_at FROM transfer_history h
       LEFT JOIN account a ON a.id = h.actor_id WHERE h.transfer_id = $1 ORDER BY h.seq`,
      [id],
    );
    return rows;
  }
}
