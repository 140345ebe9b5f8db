import type { TaxDocumentLine } from '../../finance/tax-documents/tax-document-content.js';
import { taxWithin, type TaxRow } from '../../finance/tax-documents/tax-table.js';
import type { OrderToInvoice } from './order-document.repository.js';

/** What a document says of an order's money, in minor units. */
export interface OrderFigures {
  lines: TaxDocumentLine[];
  /** The highest rate first; empty where nothing is taxed. */
  taxes: TaxRow[];
  total: number;
}

type Priced = Pick<
  OrderToInvoice,
  'lines' | 'freight' | 'tax' | 'total' | 'taxes' | 'added_freight' | 'company' | 'seller_country'
>;

/** Consumption tax of Japan on devices, parts and their carriage, of orders that were placed before rates were kept. */
const JAPAN_RATE_PERCENT = 10;

/** Rates are kept in hundredths of a percent. */
export const percentOf = (rate: number): number => rate / 100;

/**
 * Freight that was billed after the order is one more line of the rate of its carriage, and the tax of that rate is rounded
 * once, on the sum: never beside the order's own.
 * @param ordinaryRate below which a taxed line is marked as reduced, in hundredths of a percent
 */
export function figuresOf(order: Priced, ordinaryRate: number): OrderFigures {
  const taxes = placedTaxes(order);
  const freightRate = freightRateOf(order, taxes);
  const added = order.added_freight;
  const withAdded = added === 0 ? taxes : withFreight(taxes, freightRate, added);
  const net = (rows: readonly TaxRow[]): number => rows.reduce((sum, { base }) => sum + base, 0);
  // A tax of less than one unit was added all the same: only orders without taxes of their own contain them.
  const isIncluded = taxes.length > 0 && order.taxes.length === 0 && order.tax === 0;
  const lines: TaxDocumentLine[] = order.lines.map(({ name, quantity, unit_price, tax_rate }) => ({
    ...{ kind: 'goods' as const, name, quantity, unitPrice: unit_price, amount: quantity * unit_price },
    ...ratePart(tax_rate === null ? onlyRate(taxes) : percentOf(tax_rate), ordinaryRate),
  }));
  if (order.freight > 0) lines.push(freightLine('freight', order.freight, freightRate));
  if (added > 0)
    // What contains its tax is listed so, else the line is what the bases grew by.
    lines.push(
      freightLine(
        'added_freight',
        isIncluded || taxes.length === 0 ? added : net(withAdded) - net(taxes),
        freightRate,
      ),
    );
  return { lines, taxes: withAdded, total: order.total + added };
}

/** What was added at placement; of prices of Japan that contain it, the part that is tax. */
function placedTaxes({ taxes, tax, total, company, seller_country }: Priced): TaxRow[] {
  if (taxes.length > 0)
    return taxes.map(({ rate, base, tax: added }) => ({ ratePercent: percentOf(rate), base, tax: added }));
  if (tax > 0) return [{ ratePercent: JAPAN_RATE_PERCENT, base: total - tax, tax }];
  if ((company?.country ?? seller_country) !== 'JP') return [];
  return taxWithin([{ ratePercent: JAPAN_RATE_PERCENT, amount: total }]);
}

const onlyRate = (taxes: readonly TaxRow[]): number | null =>
  taxes.length === 1 ? (taxes[0]?.ratePercent ?? null) : null;

/** The rate of which the lines leave as much as the freight is; without freight that of what is taxed highest. */
export function freightRateOf(
  order: Pick<Priced, 'lines' | 'freight'>,
  taxes: readonly TaxRow[],
): number | null {
  const ofGoods = (percent: number): number =>
    order.lines
      .filter(({ tax_rate }) => tax_rate !== null && percentOf(tax_rate) === percent)
      .reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
  const found = taxes.find(
    ({ ratePercent, base }) => order.freight > 0 && base - ofGoods(ratePercent) === order.freight,
  );
  return (found ?? taxes[0])?.ratePercent ?? null;
}

function withFreight(taxes: readonly TaxRow[], freightRate: number | null, added: number): TaxRow[] {
  return taxes.map((row) => {
    if (row.ratePercent !== freightRate) return row;
    return taxWithin([{ ratePercent: row.ratePercent, amount: row.base + row.tax + added }])[0] ?? row;
  });
}

const ratePart = (ratePercent: number | null, ordinaryRate: number) => ({
  ratePercent,
  isReduced: ratePercent !== null && ratePercent > 0 && ratePercent < percentOf(ordinaryRate),
});

const freightLine = (
  kind: 'freight' | 'added_freight',
  amount: number,
  ratePercent: number | null,
): TaxDocumentLine => ({ kind, name: null, quantity: 1, unitPrice: amount, amount, ratePercent });
