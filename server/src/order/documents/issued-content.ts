import { INVOICE_BY_PLATFORM } from '@fovea/shared-types/order/invoice-issuer.record';
import type { Currency } from '@fovea/shared-types/money';
import type { LocalizedText } from '../../platform/database/localized.js';
import type { OrderDestination, OrderToInvoice } from './order-document.repository.js';
import { taxWithin, type TaxRow } from './tax-table.js';

/** In whose name a series of numbers runs. */
export interface Issuer {
  type: 'member' | 'company' | 'platform';
  id: number;
}

export interface IssuerRow {
  issuer_name: string;
  address: string;
  phone: string | null;
  registration_number: string | null;
  issued_by: number;
}

/** Names in the languages that a party has one in, or one for all. */
type Name = LocalizedText | string;

/** A document's contents at its issue, in minor units; its texts come with the language in which it is read. */
export interface IssuedContent {
  issuer: { name: Name; lines: string[]; registrationNumber: string | null };
  /** The party for whom the platform issues it. */
  onBehalfOf: Name | null;
  addressee: Name;
  /** Absent on documents that were issued before they had it. */
  isToCompany?: boolean;
  /** Where it goes; absent on documents that were issued before they had it. */
  destination?: string[];
  orderNo: string;
  orderedAt: string;
  paidAt: string | null;
  payType: number | null;
  currency: Currency;
  lines: { name: LocalizedText; quantity: number; unitPrice: number; amount: number }[];
  freight: number;
  /** Empty where the seller is not in Japan and nothing was added at placement. */
  taxes: TaxRow[];
  total: number;
}

/** Consumption tax of Japan on devices, parts and their carriage. */
const JAPAN_RATE_PERCENT = 10;

/** The platform issues for a seller who is registered and requested it; everybody else issues their own. */
export function issuerOf(
  order: OrderToInvoice,
  own: IssuerRow | null,
  platform: IssuerRow | null,
): { issuer: Issuer; row: IssuerRow | null } {
  const isThroughPlatform =
    own?.issued_by === INVOICE_BY_PLATFORM &&
    own.registration_number !== null &&
    platform !== null &&
    platform.registration_number !== null;
  if (isThroughPlatform) return { issuer: { type: 'platform', id: 0 }, row: platform };
  return order.company_id === null
    ? { issuer: { type: 'member', id: order.seller_id }, row: own }
    : { issuer: { type: 'company', id: order.company_id }, row: own };
}

export function contentOf(
  order: OrderToInvoice,
  own: IssuerRow | null,
  { issuer, row }: { issuer: Issuer; row: IssuerRow | null },
  addressee: string | undefined,
): IssuedContent {
  const seller: Name = own?.issuer_name ?? order.company ?? order.seller_name;
  const nonEmpty = (...lines: (string | null | undefined)[]): string[] =>
    lines.filter((line) => !!line).map(String);
  return {
    issuer: {
      name: row?.issuer_name ?? seller,
      lines: row ? nonEmpty(row.address, row.phone) : nonEmpty(order.company?.address, order.company?.phone),
      registrationNumber: row?.registration_number ?? null,
    },
    onBehalfOf: issuer.type === 'platform' ? nameOnly(seller) : null,
    addressee: addressee ?? nameOnly(order.buyer_company ?? order.buyer_name),
    isToCompany: addressee === undefined ? order.buyer_company !== null : isCompanyName(addressee),
    destination: order.address === null ? [] : destinationOf(order.address),
    orderNo: order.order_no,
    orderedAt: order.created_at.toISOString(),
    paidAt: order.paid_at?.toISOString() ?? null,
    payType: order.pay_type,
    currency: order.currency,
    lines: order.lines.map(({ name, quantity, unit_price }) => ({
      name,
      quantity,
      unitPrice: unit_price,
      amount: quantity * unit_price,
    })),
    freight: order.freight,
    taxes: taxesOf(order),
    total: order.total,
  };
}

/** Words by which a typed name is one of a company or an institution. */
const COMPANY_NAME_MARKS =
  /会社|法人|病院|医院|眼科|クリニック|診療所|大学|公司|K\.K\.|(?:Inc|Ltd|LLC|GmbH|Corp)\b/;

export const isCompanyName = (name: string): boolean => COMPANY_NAME_MARKS.test(name);

/** What was added at placement; of prices of Japan that contain it, the part that is tax. */
function taxesOf({ taxes, tax, total, company, seller_country }: OrderToInvoice): TaxRow[] {
  if (taxes.length > 0)
    return taxes.map(({ rate, base, tax: added }) => ({ ratePercent: rate / 100, base, tax: added }));
  if (tax > 0) return [{ ratePercent: JAPAN_RATE_PERCENT, base: total - tax, tax }];
  if ((company?.country ?? seller_country) !== 'JP') return [];
  return taxWithin([{ ratePercent: JAPAN_RATE_PERCENT, amount: total }]);
}

/** The largest first where people write so, else as an envelope has it. */
function destinationOf(to: OrderDestination): string[] {
  const nonEmpty = (parts: (string | null)[], between: string): string =>
    parts.filter((part) => part !== null && part !== '').join(between);
  if (LARGEST_FIRST.has(to.country))
    return [
      ...(to.postal_code ? [to.country === 'JP' ? `〒${to.postal_code}` : to.postal_code] : []),
      nonEmpty([to.province, to.city, to.district, to.street, to.house_number, to.building], ' '),
    ];
  return [
    nonEmpty([to.building, to.house_number, to.street], ' '),
    nonEmpty([nonEmpty([to.postal_code, to.city], ' '), to.district, to.province, to.country], ', '),
  ];
}

const LARGEST_FIRST = new Set(['JP', 'CN']);

const nameOnly = (name: Name): Name =>
  typeof name === 'string' ? name : { c: name.c, e: name.e, j: name.j };
