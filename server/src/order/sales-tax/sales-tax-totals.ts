import { Inject, Injectable } from '@nestjs/common';
import type { SalesTaxTotal, SalesTaxTotalsRequest } from '@fovea/shared-types/finance/sales-tax.dto';
import type { salesTax } from '@fovea/shared-types/finance/sales-tax.record';
import { toWire, type Currency } from '@fovea/shared-types/money';
import { Database } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { RecordRows } from '../../platform/records/serve-record.js';
import { servedSalesTax } from './sales-tax.record.js';

interface Sums {
  currency: Currency;
  kind: number;
  rate: number;
  base: number;
  tax: number;
  total: number;
}

/** More rates than the countries that we sell from have had. */
const MAX_SUMS = 200;

/** What a merchant files of the rows that are listed. */
@Injectable()
export class SalesTaxTotals {
  constructor(
    private readonly db: Database,
    @Inject(servedSalesTax.Service) private readonly register: RecordRows<typeof salesTax.declared>,
  ) {}

  async sum(caller: StaffCaller, request: SalesTaxTotalsRequest): Promise<SalesTaxTotal[]> {
    const { from, filter } = this.register.matching(caller, request);
    const { rows } = await this.db.query<Sums>(
      `SELECT t.currency, t.kind, t.rate, sum(t.base)::bigint AS base, sum(t.tax)::bigint AS tax, sum(t.total)::bigint AS total
       FROM ${from} WHERE ${filter.sql}
       GROUP BY t.currency, t.kind, t.rate ORDER BY t.currency, t.rate DESC, t.kind LIMIT ${MAX_SUMS}`,
      filter.values,
    );
    return rows.map(({ base, tax, total, ...row }) => ({
      ...row,
      base: toWire(base, row.currency),
      tax: toWire(tax, row.currency),
      total: toWire(total, row.currency),
    }));
  }
}
