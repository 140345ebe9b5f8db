import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  BilledParts,
  type BilledCause,
  type BilledPart,
  type BilledSource,
} from '../../finance/month-bills/billed-parts.js';
import { TaxDocuments } from '../../finance/tax-documents/tax-documents.js';
import { taxWithin } from '../../finance/tax-documents/tax-table.js';
import { sellerZoneSql } from '../../member/contact/country-zones.js';
import type { Queryable } from '../../platform/database/database.js';
import type { LocalizedText } from '../../platform/database/localized.js';
import { TaxRepository } from '../tax/tax.repository.js';

interface ViewedRow {
  id: number;
  company_id: number;
  country: string | null;
  name: LocalizedText;
  booked_on: string;
}

const VIEWING: LocalizedText = { c: '视频看货：', e: 'Viewing by video: ', j: 'ビデオ内覧：' };

/** Viewings on the bill of a month; their fee contains its tax. */
@Injectable()
export class BilledViewings implements BilledSource, OnModuleInit {
  constructor(
    private readonly parts: BilledParts,
    private readonly documents: TaxDocuments,
    private readonly rates: TaxRepository,
  ) {}

  onModuleInit(): void {
    this.parts.register('reservation', this);
  }

  async describe(q: Queryable, causes: readonly BilledCause[]): Promise<ReadonlyMap<number, BilledPart>> {
    const { rows } = await q.query<ViewedRow>(
      `SELECT r.id, r.company_id, c.country, json_build_object('c', g.name_c, 'e', g.name_e, 'j', g.name_j) AS name,
         to_char(r.created_at AT TIME ZONE ${sellerZoneSql({ company: 'c', seller: 'c' })}, 'YYYY-MM-DD') AS booked_on
       FROM reservation r JOIN company c ON c.id = r.company_id JOIN goods g ON g.id = r.goods_id
       WHERE r.id = ANY ($1::bigint[])`,
      [causes.map(({ id }) => id)],
    );
    const registered = await this.documents.areRegistered(
      q,
      rows.map(({ company_id, booked_on }) => ({ companyId: company_id, on: booked_on })),
    );
    const today = await this.rates.inForce(q, null);
    const byId = new Map(rows.map((row, at) => [row.id, { row, isQualified: registered[at] === true }]));
    return new Map(
      causes.flatMap(({ lineId, id, amount }) => {
        const found = byId.get(id);
        if (!found) return [];
        const { row, isQualified } = found;
        const ratePercent = today.of(row.country, []) / 100;
        const taxes = taxWithin([{ ratePercent, amount: Math.abs(amount) }]);
        const sign = Math.sign(amount);
        const part: BilledPart = {
          name: named(row.name),
          ...{ country: row.country, isQualified, ordinaryRatePercent: ratePercent },
          transactedOn: row.booked_on,
          taxes:
            ratePercent === 0
              ? []
              : taxes.map((one) => ({ ratePercent, base: sign * one.base, tax: sign * one.tax })),
          isIncluded: true,
        };
        return [[lineId, part] as const];
      }),
    );
  }
}

const named = ({ c, e, j }: LocalizedText): LocalizedText => ({
  c: VIEWING.c + (c || e || j),
  e: VIEWING.e + (e || c || j),
  j: VIEWING.j + (j || e || c),
});
