import { Injectable } from '@nestjs/common';
import type { AccountKindName } from '@fovea/shared-types/finance/balance-types';
import type { TrialBalance, TrialBalanceRequest } from '@fovea/shared-types/finance/trial-balance.dto';
import { CURRENCIES, toWire, type Currency } from '@fovea/shared-types/money';
import { Database } from '../../platform/database/database.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import { ledgerToday } from '../ledger/value-day.js';

type Sums = Record<
  'opening_debit' | 'opening_credit' | 'moved_debit' | 'moved_credit' | 'debit' | 'credit',
  number
>;

interface KindRow extends Sums {
  kind: AccountKindName;
  currency: Currency;
  account_code: string;
  account_name: string;
  accounts: number;
}

/** The balances of the accounts before, in and after any period. */
@Injectable()
export class LedgerReportService {
  constructor(private readonly db: Database) {}

  /** @throws VALIDATION of a period that ends before it begins */
  async trialBalance(request: TrialBalanceRequest): Promise<TrialBalance> {
    const end = request.end ?? (await ledgerToday(this.db));
    const begin = request.begin ?? `${end.slice(0, 'YYYY-MM'.length)}-01`;
    if (begin > end) throw fieldError({ end: { key: 'not_after_start' } });
    const rows = await this.kindsOf(begin, end);
    return {
      begin,
      end,
      rows: rows.map((row) => ({ ...row, ...onWire(row, row.currency) })),
      totals: CURRENCIES.flatMap((currency) => {
        const ofIt = rows.filter((row) => row.currency === currency);
        return ofIt.length === 0 ? [] : [{ currency, ...onWire(totalOf(ofIt), currency) }];
      }),
    };
  }

  /** By the days on which entries count. Balances are summed account by account: an account is on one side. */
  private async kindsOf(begin: string, end: string): Promise<KindRow[]> {
    const side = (balance: string, sign: '<' | '>'): string =>
      `coalesce(${sign === '<' ? '-' : ''}sum(${balance}) FILTER (WHERE ${balance} ${sign} 0), 0)::bigint`;
    const { rows } = await this.db.query<KindRow>(
      `SELECT a.kind, a.currency, k.code AS account_code, k.name AS account_name, count(*) AS accounts,
         ${side('m.opening', '<')} AS opening_debit, ${side('m.opening', '>')} AS opening_credit,
         sum(m.moved_debit)::bigint AS moved_debit, sum(m.moved_credit)::bigint AS moved_credit,
         ${side('m.closing', '<')} AS debit, ${side('m.closing', '>')} AS credit
       FROM (SELECT p.account_id, sum(p.change) AS closing,
           coalesce(sum(p.change) FILTER (WHERE p.posted_on < $1::date), 0) AS opening,
           coalesce(-sum(p.change) FILTER (WHERE p.posted_on >= $1::date AND p.change < 0), 0) AS moved_debit,
           coalesce(sum(p.change) FILTER (WHERE p.posted_on >= $1::date AND p.change > 0), 0) AS moved_credit
         FROM posting p WHERE p.posted_on <= $2::date GROUP BY p.account_id) m
       JOIN ledger_account a ON a.id = m.account_id JOIN account_code k ON k.kind = a.kind
       GROUP BY a.kind, a.currency, k.code, k.name ORDER BY a.currency, k.code, a.kind`,
      [begin, end],
    );
    return rows;
  }
}

const bySum = <T>(of: (name: keyof Sums) => T): Record<keyof Sums, T> => ({
  opening_debit: of('opening_debit'),
  opening_credit: of('opening_credit'),
  moved_debit: of('moved_debit'),
  moved_credit: of('moved_credit'),
  debit: of('debit'),
  credit: of('credit'),
});

const totalOf = (rows: readonly Sums[]): Sums =>
  bySum((name) => rows.reduce((total, row) => total + row[name], 0));

const onWire = (sums: Sums, currency: Currency): Record<keyof Sums, string> =>
  bySum((name) => toWire(sums[name], currency));
