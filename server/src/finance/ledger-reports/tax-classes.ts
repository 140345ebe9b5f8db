import type { AccountingFormat } from '@fovea/shared-types/platform/export-formats';
import type { Currency } from '@fovea/shared-types/money';

export type Side = 'debit' | 'credit';

/** Of the platform’s fees at one rate: credit is a sale, debit reverses it. */
type TaxClass = Readonly<Record<Side, string>>;

interface PackageTaxes {
  /** Of its books: the amounts of a file have no other. */
  currency: Currency;
  /** Of what is no sale of the platform: money it keeps for others, banks, corrections. */
  outside: string;
  /** By rate in hundredths of a percent. */
  taxed: ReadonlyMap<number, TaxClass>;
}

const vat = (percent: number): [number, TaxClass] => [
  percent * 100,
  { credit: `销项${percent}%`, debit: `销项${percent}%冲减` },
];
const CHINA: PackageTaxes = {
  currency: 'CNY',
  outside: '',
  taxed: new Map([vat(1), vat(3), vat(6), vat(9), vat(13)]),
};

/**
 * How each package calls the tax of a line. Packages of Japan take amounts with their tax inside, and split them by the
 * class; 弥生会計 writes that as 内. Those of China have no field for it: it is in the summary of the line.
 */
export const TAX_CLASSES: Readonly<Record<AccountingFormat, PackageTaxes>> = {
  yayoi: {
    currency: 'JPY',
    outside: '対象外',
    taxed: new Map([
      [1000, { credit: '課税売上内10%', debit: '課税売返内10%' }],
      [800, { credit: '課税売上内軽減8%', debit: '課税売返内軽減8%' }],
    ]),
  },
  freee: {
    currency: 'JPY',
    outside: '対象外',
    taxed: new Map([
      [1000, { credit: '課税売上10%', debit: '課税売返10%' }],
      [800, { credit: '課税売上8%（軽）', debit: '課税売返8%（軽）' }],
    ]),
  },
  yonyou: CHINA,
  kingdee: CHINA,
};

/** @param rate null: no sale of the platform; 0: a sale without tax */
export function taxClassOf(format: AccountingFormat, rate: number | null, side: Side): string {
  const { outside, taxed } = TAX_CLASSES[format];
  return (rate === null ? undefined : taxed.get(rate)?.[side]) ?? outside;
}
