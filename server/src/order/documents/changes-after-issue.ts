import { allocate } from '@fovea/shared-types/money';
import type { IssuedContent } from './issued-content.js';
import { taxWithin, type TaxRow } from './tax-table.js';
import { elementAt } from '../../platform/kernel/element-at.js';

/** What was added to an order beside its documents, and what was refunded of it, in minor units. */
export interface Afterwards {
  /** Freight that was billed afterwards and paid; 0: none. */
  freight: number;
  freightPaidAt: string | null;
  freightReturned: number;
  /** Of the document's contents. */
  returned: number;
  returnedAt: string | null;
}

/** The same as a document shows it: amounts that contain their tax, and the final total. */
export interface AfterwardsSums {
  freight: { amount: number; taxes: TaxRow[] } | null;
  returned: { amount: number; taxes: TaxRow[] } | null;
  kept: number;
}

/**
 * What a reduction of a qualified invoice has to contain (適格返還請求書): the amount and its tax by rate. What was refunded is of
 * each rate as much as its share in the whole, and freight is taxed as what it carried.
 * @returns null where nothing happened afterwards
 */
export function sumsOf(
  { taxes, total }: Pick<IssuedContent, 'taxes' | 'total'>,
  { freight, freightReturned, returned }: Afterwards,
): AfterwardsSums | null {
  const wentBack = returned + freightReturned;
  if (freight === 0 && wentBack === 0) return null;
  const rate = taxes[0]?.ratePercent;
  const ofFreight = (amount: number) =>
    rate === undefined || amount === 0 ? [] : [{ ratePercent: rate, amount }];
  const weights = taxes.map(({ base, tax }) => base + tax);
  const shares = returned === 0 || weights.every((weight) => weight === 0) ? [] : allocate(returned, weights);
  const ofGoods = shares.map((amount, at) => ({ ratePercent: elementAt(taxes, at).ratePercent, amount }));
  return {
    freight: freight === 0 ? null : { amount: freight, taxes: taxWithin(ofFreight(freight)) },
    returned:
      wentBack === 0
        ? null
        : { amount: wentBack, taxes: taxWithin([...ofGoods, ...ofFreight(freightReturned)]) },
    kept: total + freight - wentBack,
  };
}
