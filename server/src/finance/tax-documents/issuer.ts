import { INVOICE_BY_PLATFORM } from '@fovea/shared-types/order/invoice-issuer.record';
import type { PartyName } from './tax-document-content.js';

/** In whose name a series of numbers runs. */
export interface Issuer {
  type: 'member' | 'company' | 'platform';
  id: number;
}

/** The issuer as they registered for a period. */
export interface IssuerRow {
  issuer_name: string;
  address: string;
  phone: string | null;
  registration_number: string | null;
  issued_by: number;
}

/** Who sold. */
export interface Seller {
  /** The account, where there is no company. */
  accountId: number;
  companyId: number | null;
  name: PartyName;
  address: string | null;
  phone: string | null;
  country: string | null;
}

/** Who issues the documents of a sale, and with which details. */
export interface IssuedBy {
  issuer: Issuer;
  name: PartyName;
  lines: string[];
  registrationNumber: string | null;
  onBehalfOf: PartyName | null;
}

/**
 * The platform issues for a seller who is registered and requested it; everybody else issues their own. Both rows are those
 * of the day of the sale.
 * Source: 媒介者交付特例, 消費税法施行令 70条の12
 */
export function issuerOf(seller: Seller, own: IssuerRow | null, platform: IssuerRow | null): IssuedBy {
  const name = own?.issuer_name ?? seller.name;
  const isThroughPlatform =
    own?.issued_by === INVOICE_BY_PLATFORM &&
    own.registration_number !== null &&
    platform !== null &&
    platform.registration_number !== null;
  if (isThroughPlatform)
    return {
      issuer: { type: 'platform', id: 0 },
      name: platform.issuer_name,
      lines: nonEmpty(platform.address, platform.phone),
      registrationNumber: platform.registration_number,
      onBehalfOf: name,
    };
  return {
    issuer:
      seller.companyId === null
        ? { type: 'member', id: seller.accountId }
        : { type: 'company', id: seller.companyId },
    name,
    lines: own ? nonEmpty(own.address, own.phone) : nonEmpty(seller.address, seller.phone),
    registrationNumber: own?.registration_number ?? null,
    onBehalfOf: null,
  };
}

/** The platform by what it registered; before it registered anything it has its name alone. */
export const platformIssuer = (row: IssuerRow | null): IssuedBy => ({
  issuer: { type: 'platform', id: 0 },
  name: row?.issuer_name ?? PLATFORM_NAME,
  lines: row === null ? [] : nonEmpty(row.address, row.phone),
  registrationNumber: row?.registration_number ?? null,
  onBehalfOf: null,
});

const PLATFORM_NAME = 'Fovea';

const nonEmpty = (...lines: (string | null)[]): string[] =>
  lines.filter((line): line is string => line !== null && line !== '');
