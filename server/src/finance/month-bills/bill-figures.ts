import { BILL_LINE_TYPE, type BillLineType } from '@fovea/shared-types/finance/month-bill-bounds';
import { partOf, taxOnAll, WHOLE_RATE } from '@fovea/shared-types/money';
import type { TaxDocumentLine } from '../tax-documents/tax-document-content.js';
import type { BilledPart } from './billed-parts.js';

/** What a bill has at one rate, in minor units; kept with the bill. */
export interface BillTax {
  ratePercent: number;
  /** Of sellers who are registered as issuers of qualified invoices; what others sold is apart. */
  isQualified: boolean;
  base: number;
  /** Computed once, on the sum of the bases. */
  tax: number;
  /** The sum of what the orders were taxed; of prices that contain their tax, the part of their sum. */
  orderTax: number;
  /** The sum of the prices that contain their tax. */
  included: number;
}

/** A line with its description; `carried` are the taxes of an earlier month that it is the rest of. */
export interface DescribedLine {
  type: BillLineType;
  title: string;
  amount: number;
  step: string;
  /** The day of the line where the customer is. */
  on: string;
  part: BilledPart | null;
  carried: readonly BillTax[] | null;
}

export interface BillFigures {
  lines: TaxDocumentLine[];
  /** The highest rate first, what is qualified before what is not. */
  taxes: BillTax[];
  /** What the bill grows by, as its tax is computed once per rate instead of once per order. */
  rounding: number;
  /** What carries no tax: deposits that were paid before, sales abroad. */
  untaxed: number;
}

/** Steps of lines by which a bill itself changes. */
export const ROUNDING = 'rounding';
export const CREDIT_USED = 'write-off';

interface Row {
  ratePercent: number;
  isQualified: boolean;
  base: number;
  tax: number;
  isIncluded: boolean;
}

/**
 * Tax of a month, once per rate on the sum of the bases.
 * Source: National Tax Agency, 適格請求書等保存方式 Q&A, 端数処理 (一の適格請求書につき、税率ごとに1回)
 */
export function figuresOfBill(lines: readonly DescribedLine[]): BillFigures {
  const charged = lines.filter(({ step }) => step !== ROUNDING);
  const rows = withSharedTax(charged.map(rowsOf));
  const taxes = perRate(rows.flat());
  const rest = charged.map(({ amount }, at) => amount - sumOf(rows[at] ?? []));
  return {
    lines: charged.flatMap((line, at) => [
      ...(rows[at] ?? []).filter(({ base }) => base !== 0).map((row) => taxedLine(line, row)),
      ...(rest[at] === 0 || rest[at] === undefined ? [] : [untaxedLine(line, rest[at])]),
    ]),
    taxes,
    rounding: taxes.reduce((sum, { tax, orderTax }) => sum + tax - orderTax, 0),
    untaxed: rest.reduce((sum, amount) => sum + amount, 0),
  };
}

/** The kind to whose total the rounding is added: that of the greatest. */
export function kindOfRounding(totals: Readonly<Record<keyof typeof BILL_LINE_TYPE, number>>): BillLineType {
  const { parts, service, goods } = totals;
  if (goods >= parts && goods >= service) return BILL_LINE_TYPE.goods;
  return parts >= service ? BILL_LINE_TYPE.parts : BILL_LINE_TYPE.service;
}

function rowsOf({ part, carried }: DescribedLine): Row[] {
  if (carried !== null)
    return carried.map(({ ratePercent, isQualified, base, tax }) => ({
      ...{ ratePercent, isQualified, base, tax },
      isIncluded: false,
    }));
  if (part === null) return [];
  return part.taxes
    .filter(({ ratePercent }) => ratePercent > 0)
    .map((row) => ({ ...row, isQualified: part.isQualified, isIncluded: part.isIncluded }));
}

/**
 * Tax within prices is a part of their sum, and each line has its share of it: what their bases differ by from those of the
 * sum goes from line to line.
 */
function withSharedTax(lines: readonly Row[][]): Row[][] {
  const sums = new Map<string, number>();
  return lines.map((rows) =>
    rows.map((row) => {
      if (!row.isIncluded) return row;
      const key = `${row.ratePercent} ${row.isQualified}`;
      const [before, price] = [sums.get(key) ?? 0, row.base + row.tax];
      sums.set(key, before + price);
      const tax = taxWithinSum(before + price, row.ratePercent) - taxWithinSum(before, row.ratePercent);
      return { ...row, base: price - tax, tax };
    }),
  );
}

const rateOf = (ratePercent: number): number => Math.round((ratePercent * WHOLE_RATE) / 100);
const taxWithinSum = (prices: number, ratePercent: number): number =>
  partOf(prices, rateOf(ratePercent), WHOLE_RATE + rateOf(ratePercent));

const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { base, tax }) => sum + base + tax, 0);

function perRate(rows: readonly Row[]): BillTax[] {
  return [true, false].flatMap((isQualified) => {
    const mine = rows.filter((row) => row.isQualified === isQualified);
    const rates = [...new Set(mine.map(({ ratePercent }) => ratePercent))].sort((a, b) => b - a);
    return rates.map((ratePercent) => ({
      ...{ ratePercent, isQualified },
      ...taxedOnce(
        mine.filter((row) => row.ratePercent === ratePercent),
        ratePercent,
      ),
    }));
  });
}

/** One rounding for the rate, whether prices contain their tax or not. */
function taxedOnce(rows: readonly Row[], ratePercent: number): Omit<BillTax, 'ratePercent' | 'isQualified'> {
  const net = rows.filter(({ isIncluded }) => !isIncluded);
  const base = net.reduce((sum, row) => sum + row.base, 0);
  const included = sumOf(rows.filter(({ isIncluded }) => isIncluded));
  const within = taxWithinSum(included, ratePercent);
  const tax = taxOnAll({ net: base, gross: included }, rateOf(ratePercent));
  return {
    ...{ base: base + included - within, tax, included },
    orderTax: net.reduce((sum, row) => sum + row.tax, 0) + within,
  };
}

const common = ({ title, type, on, part, carried, step }: DescribedLine) => ({
  kind:
    carried !== null
      ? ('carried' as const)
      : step === CREDIT_USED
        ? ('credit_used' as const)
        : ('billed' as const),
  name: part?.name ?? null,
  quantity: 1,
  reference: title,
  on: part?.transactedOn ?? on,
  billType: type,
});

const taxedLine = (line: DescribedLine, { base, ratePercent, isQualified }: Row): TaxDocumentLine => ({
  ...common(line),
  ...{ unitPrice: base, amount: base, ratePercent, isQualified },
  isReduced: line.part !== null && ratePercent < line.part.ordinaryRatePercent,
});

/** Of a taxed line the rest is what was paid before. */
function untaxedLine(line: DescribedLine, amount: number): TaxDocumentLine {
  const isDeposit = line.part !== null && line.part.taxes.some(({ ratePercent }) => ratePercent > 0);
  return {
    ...common(line),
    ...(isDeposit && { kind: 'prepaid' as const }),
    ...{ unitPrice: amount, amount, ratePercent: null },
  };
}
