import { createHash } from 'node:crypto';
import { PAY_TYPE, PAY_TYPES, type PayType } from '@fovea/shared-types/finance/pay-kinds';
import type { Currency } from '@fovea/shared-types/money';
import { DELIVERY } from '@fovea/shared-types/order/cart-rules';
import type { FieldFault, TextParams } from '../../i18n/texts.js';
import type { RefusalId } from '../../platform/kernel/app-error.js';
import { freightOf, type Freight, type FreightRate } from '../freight/freight-rules.js';
import type { RatesInForce } from '../tax/tax.repository.js';
import { elementAt } from '../../platform/kernel/element-at.js';
import { taxesOf, type RateOfTax } from '../tax/tax-rules.js';
import type { Destination, QuotedGoods } from './quote.repository.js';

/** Why a line cannot be ordered. */
export interface LineRefusal {
  id: RefusalId;
  params: TextParams & Record<string, string | number>;
  /** A rule of the law, for the field that names the goods. */
  fault?: FieldFault;
}

export interface QuotedLine {
  goods: QuotedGoods;
  quantity: number;
  unitPrice: number;
  bargainId: number | null;
  refusal: LineRefusal | null;
}

/** What becomes one order. */
export interface QuotedOrder {
  sellerId: number;
  companyId: number | null;
  companyName: string | null;
  lines: QuotedLine[];
  goodsTotal: number;
  /** The delivery type: shipping is by quotation where its freight is unknown. */
  deliveryType: number;
  /** Null: not known yet. */
  freight: number | null;
  /** Of the freight: for crates, and for leaving the country. */
  crate: number;
  customs: number;
  taxes: RateOfTax[];
  /** Of the lines, in their order, in hundredths of a percent. */
  lineRates: number[];
  tax: number;
  total: number;
  /** Payment methods that its seller accepts; members on monthly payment may use it with every seller. */
  payTypes: PayType[];
}

export interface Quote {
  orders: QuotedOrder[];
  currency: Currency;
  address: Destination | null;
  deliveryType: number;
  deliveryTypes: number[];
  /** By which all of it may be paid by this buyer. */
  payTypes: PayType[];
  /** Frozen for a lot before. */
  deposit: number;
  /** Digest of all that a price depends on. */
  id: string;
}

interface Tables {
  freight: readonly FreightRate[];
  tax: RatesInForce;
}

interface Terms {
  currency: Currency;
  address: Destination | null;
  /** The requested type. */
  deliveryType: number | undefined;
  deposit: number;
  /** A lot is sold already: whatever the platform takes pays it. */
  isWon: boolean;
}

/** Splits lines by merchant and prices each order; nothing is looked up here. */
export function quoteOf(lines: readonly QuotedLine[], terms: Terms, tables: Tables): Omit<Quote, 'payTypes'> {
  const merchants = byMerchant(lines);
  const isKnown = merchants.some((own) => carrierFreight(own, terms.address, tables.freight) !== null);
  const deliveryTypes = [isKnown ? DELIVERY.carrier : DELIVERY.quotation, DELIVERY.pickup];
  const deliveryType =
    deliveryTypes.find((type) => type === terms.deliveryType) ?? deliveryTypes[0] ?? DELIVERY.pickup;
  const orders = merchants.map((own) => orderOf(own, { ...terms, deliveryType }, tables));
  const { currency, address, deposit } = terms;
  return {
    ...{ orders, currency, address, deliveryType, deliveryTypes, deposit },
    id: digestOf(orders, address, deliveryType),
  };
}

function orderOf(
  lines: QuotedLine[],
  { address, deliveryType, isWon }: Pick<Terms, 'address' | 'isWon'> & { deliveryType: number },
  tables: Tables,
): QuotedOrder {
  const [first] = lines;
  const from = first?.goods.seller_country ?? null;
  const goodsTotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const isFetched = deliveryType === DELIVERY.pickup;
  const sent = isFetched ? null : carrierFreight(lines, address, tables.freight);
  const freight = isFetched ? 0 : (sent?.total ?? null);
  // What is picked up at the seller's never leaves the seller's country.
  const country = isFetched || from === address?.country ? from : null;
  const lineRates = lines.map(({ goods }) => tables.tax.of(country, goods.categories));
  const taxes = taxesOf([
    ...lines.map(({ unitPrice, quantity }, at) => ({
      rate: elementAt(lineRates, at),
      base: unitPrice * quantity,
    })),
    { rate: tables.tax.of(country, []), base: freight ?? 0 },
  ]);
  const tax = taxes.reduce((sum, rate) => sum + rate.tax, 0);
  return {
    sellerId: first?.goods.seller_id ?? 0,
    companyId: first?.goods.company_id ?? null,
    companyName: first?.goods.company_name ?? null,
    ...{ lines, goodsTotal, freight, taxes, lineRates, tax },
    ...{ crate: sent?.crate ?? 0, customs: sent?.customs ?? 0 },
    deliveryType: isFetched ? deliveryType : freight === null ? DELIVERY.quotation : DELIVERY.carrier,
    total: goodsTotal + (freight ?? 0) + tax,
    payTypes: PAY_TYPES.filter((type) => isWon || isAccepted(type, lines)),
  };
}

const isAccepted = (type: PayType, lines: readonly QuotedLine[]): boolean =>
  type === PAY_TYPE.monthly || lines.every(({ goods }) => goods.pay_types.includes(type));

function carrierFreight(
  lines: readonly QuotedLine[],
  address: Destination | null,
  rates: readonly FreightRate[],
): Freight | null {
  if (address === null) return null;
  return freightOf(rates, {
    companyId: lines[0]?.goods.company_id ?? null,
    from: lines[0]?.goods.seller_country ?? null,
    to: address,
    lines: lines.map(({ goods, quantity }) => ({
      quantity,
      fixed: goods.freight,
      weightGrams: goods.weight_g,
    })),
  });
}

/** Companies, and persons who sell by themselves, in the order of their first line. */
function byMerchant(lines: readonly QuotedLine[]): QuotedLine[][] {
  const merchants = new Map<string, QuotedLine[]>();
  for (const line of lines) {
    const { company_id: company, seller_id: seller } = line.goods;
    const key = company === null ? `person ${seller}` : `company ${company}`;
    merchants.set(key, [...(merchants.get(key) ?? []), line]);
  }
  return [...merchants.values()];
}

function digestOf(orders: readonly QuotedOrder[], address: Destination | null, deliveryType: number): string {
  const priced = orders.map(({ sellerId, companyId, lines, freight, crate, customs, taxes, total }) => ({
    ...{ sellerId, companyId, freight, crate, customs, taxes, total },
    lines: lines.map(({ goods, quantity, unitPrice, bargainId }) => [
      goods.id,
      quantity,
      unitPrice,
      bargainId,
    ]),
  }));
  const to =
    address && (address.id === null ? address.country : [address.id, address.updated_at.toISOString()]);
  return createHash('sha256')
    .update(JSON.stringify([priced, to, deliveryType]))
    .digest('hex');
}
