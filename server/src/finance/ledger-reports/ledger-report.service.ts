import { Injectable } from '@nestjs/common';
import type { AccountKindName } from '@fovea/shared-types/finance/balance-types';
import type { TrialBalance, TrialBalanceRequest } from '@fovea/shared-types/finance/trial-balance.dto';
import { CURRENCIES, toWire, type Currency } from '@fovea/shared-types/money';
import { Database } from '../../platform/database/database.js';

interface KindRow {
  kind: AccountKindName;
  currency: Currency;
  account_code: string;
  account_name: string;
  accounts: number;
  debit: number;
  credit: number;
}

/** The balances of the accounts, at any instant. */
@Injectable()
export class LedgerReportService {
  constructor(private readonly db: Database) {}

  async trialBalance({ at }: TrialBalanceRequest): Promise<TrialBalance> {
    const instant = at ?? new Date(await this.db.clock(this.db)).toISOString();
    const rows = await this.kindsAt(instant);
    return {
      at: instant,
      rows: rows.map(({ debit, credit, ...row }) => ({
        ...row,
        debit: toWire(debit, row.currency),
        credit: toWire(credit, row.currency),
      })),
      totals: CURRENCIES.flatMap((currency) => {
        const ofIt = rows.filter((row) => row.currency === currency);
        if (ofIt.length === 0) return [];
        const sum = (side: 'debit' | 'credit') => ofIt.reduce((total, row) => total + row[side], 0);
        return [{ currency, debit: toWire(sum('debit'), currency), credit: toWire(sum('credit'), currency) }];
      }),
    };
  }

  /** The last line of each account before the instant has its balance. */
  private async kindsAt(instant: string): Promise<KindRow[]> {
    const { rows } = await this.db.query<KindRow>(
      `SELECT a.kind, a.currency, k.code AS account_code, k.name AS account_name, count(*) AS accounts,
         coalesce(-sum(line.after) FILTER (WHERE line.after < 0), 0)::bigint AS debit,
         coalesce(sum(line.after) FILTER (WHERE line.after > 0), 0)::bigint AS credit
       FROM ledger_account a JOIN account_code k ON k.kind = a.kind
       CROSS JOIN LATERAL (SELECT p.after FROM posting p WHERE p.account_id = a.id AND p.created_at <= $1
         ORDER BY p.created_at DESC, p.seq DESC LIMIT 1) line
       GROUP BY a.kind, a.currency, k.code, k.name ORDER BY a.currency, k.code, a.kind`,
      [instant],
    );
    return rows;
  }
}
