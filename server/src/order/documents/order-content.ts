import type { IssuedBy } from '../../finance/tax-documents/issuer.js';
import type {
  NamedDocument,
  PartyName,
  TaxDocumentContent,
  TransferDetails,
} from '../../finance/tax-documents/tax-document-content.js';
import type { OrderDestination, OrderToInvoice } from './order-document.repository.js';
import type { OrderFigures } from './order-figures.js';

/** To whom a document is addressed, where it is not the buyer as they are registered. */
export interface Addressee {
  name: PartyName;
  department: string | null;
  isToCompany: boolean;
}

export interface OrderContentParts {
  by: IssuedBy;
  figures: OrderFigures;
  addressee: Addressee;
  transfer?: TransferDetails | null;
  amends?: NamedDocument | null;
  original?: NamedDocument | null;
}

export function contentOf(order: OrderToInvoice, parts: OrderContentParts): TaxDocumentContent {
  const { by, figures, addressee, transfer = null, amends = null, original = null } = parts;
  return {
    issuer: {
      name: by.name,
      lines: by.lines,
      registrationNumber: by.registrationNumber,
      country: countryOf(order),
    },
    onBehalfOf: by.onBehalfOf === null ? null : nameOnly(by.onBehalfOf),
    addressee: nameOnly(addressee.name),
    department: addressee.department,
    isToCompany: addressee.isToCompany,
    destination: order.address === null ? [] : destinationOf(order.address),
    subjectNo: order.order_no,
    transactedOn: order.sold_on,
    paidOn: order.paid_on,
    payType: order.pay_type,
    currency: order.currency,
    ...figures,
    ...{ transfer, amends, original },
  };
}

/** Where the seller is taxed. */
export const countryOf = ({ company, seller_country }: OrderToInvoice): string | null =>
  company?.country ?? seller_country;

export function addresseeOf(
  { buyer_company, buyer_name }: OrderToInvoice,
  typed: { addressee?: string | undefined; department?: string | undefined },
): Addressee {
  const department = typed.department ?? null;
  if (typed.addressee !== undefined)
    return {
      name: typed.addressee,
      department,
      isToCompany: department !== null || isCompanyName(typed.addressee),
    };
  return {
    name: buyer_company ?? buyer_name,
    department,
    isToCompany: department !== null || buyer_company !== null,
  };
}

/** Words by which a typed name is one of a company or an institution. */
const COMPANY_NAME_MARKS =
  /会社|法人|病院|医院|眼科|クリニック|診療所|大学|公司|K\.K\.|(?:Inc|Ltd|LLC|GmbH|Corp)\b/;

export const isCompanyName = (name: string): boolean => COMPANY_NAME_MARKS.test(name);

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

const nameOnly = (name: PartyName): PartyName =>
  typeof name === 'string' ? name : { c: name.c, e: name.e, j: name.j };
