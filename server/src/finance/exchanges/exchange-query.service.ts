import { Injectable } from '@nestjs/common';
import type { ExchangeDetail } from '@fovea/shared-types/finance/exchange.dto';
import { toWire } from '@fovea/shared-types/money';
import {
  STORY,
  STORY_JOINS,
  RequestedStories,
  type StoryRow,
} from '../../platform/approval/requested-stories.js';
import { Database } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { isPlatform } from './exchange-movement.js';
import { ExchangeRepository, type ExchangeRow } from './exchange.repository.js';

interface DetailRow extends ExchangeRow, StoryRow {
  whose: number;
  owner_name: string | null;
  value_day: string | null;
  reference: string;
  reason: string;
  entry_id: number | null;
}

/** One exchange with its story, as finance reads it. */
@Injectable()
export class ExchangeQueryService {
  constructor(
    private readonly db: Database,
    private readonly exchanges: ExchangeRepository,
    private readonly stories: RequestedStories,
  ) {}

  async getExchangeDetail(caller: StaffCaller, id: number): Promise<ExchangeDetail> {
    const row = await this.findExchange(caller, id);
    if (!row) throw new AppError('NOT_FOUND');
    const story = await this.stories.detailOf(this.db, caller, this.exchanges.document, row);
    const { account_id: memberId, company_id: companyId, ...detail } = story;
    const { sold_currency: currency } = row;
    const balance = isPlatform(row)
      ? null
      : toWire(await this.exchanges.available(this.db, { memberId, companyId }, currency), currency);
    return {
      ...detail,
      sold: toWire(row.sold, currency),
      bought: toWire(row.bought, row.bought_currency),
      fee: toWire(row.fee, currency),
      balance,
    };
  }

  private async findExchange({ language }: StaffCaller, id: number): Promise<DetailRow | undefined> {
    const { rows } = await this.db.query<DetailRow>(
      `SELECT t.id, t.sn, t.account_id, t.company_id, t.whose, t.sold_currency, t.sold, t.bought_currency, t.bought,
         trim_scale(t.rate)::text AS rate, t.fee, t.status, t.value_day::text, t.reference, t.reason, ${STORY},
         coalesce(${localized('c.name', language)}, a.username) AS owner_name, e.id AS entry_id
       FROM exchange t ${STORY_JOINS}
       LEFT JOIN account a ON a.id = t.account_id LEFT JOIN company c ON c.id = t.company_id
       LEFT JOIN journal_entry e ON (e.cause_type, e.cause_id, e.step) = ('exchange', t.id, 'book')
       WHERE t.id = $1`,
      [id],
    );
    return rows[0];
  }
}
