import { Injectable } from '@nestjs/common';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { issuerOf, platformIssuer, type IssuedBy, type Seller } from './issuer.js';
import { refuseUnprintable } from './printable-content.js';
import type { PartyName } from './tax-document-content.js';
import {
  TaxDocumentRepository,
  type IssuedNumber,
  type NewTaxDocument,
  type SellerDay,
  type TaxDocumentRow,
} from './tax-document.repository.js';

export type { IssuedNumber, TaxDocumentRow };

const { invoice, receipt, credit_note, delivery_note, month_invoice, fee_statement } = TAX_DOCUMENT_KIND;

/** How numbers of a kind begin. */
const PREFIXES: Readonly<Record<number, string>> = {
  [invoice]: 'INV',
  [receipt]: 'RCP',
  [credit_note]: 'CRN',
  [delivery_note]: 'DLN',
  [month_invoice]: 'MIN',
  [fee_statement]: 'FEE',
};

/** Issues documents of sales: whose they are, their numbers, and the line in the log. */
@Injectable()
export class TaxDocuments {
  constructor(
    private readonly documents: TaxDocumentRepository,
    private readonly audit: AuditLog,
  ) {}

  /** @param on the day of the sale where the seller is, `2026-10-31` */
  async issuerOn(q: Queryable, seller: Seller, on: string): Promise<IssuedBy> {
    const { companyId } = seller;
    const own = companyId === null ? null : await this.documents.findIssuer(q, companyId, on);
    const platform = companyId === null ? null : await this.documents.findIssuer(q, null, on);
    return issuerOf(seller, own, platform);
  }

  /** The platform as the issuer of what it bills itself. @param on `2026-10-31` in its zone */
  async platformOn(q: Queryable, on: string): Promise<IssuedBy> {
    return platformIssuer(await this.documents.findIssuer(q, null, on));
  }

  /** Whether sellers were registered as issuers of qualified invoices on days of their sales, in the same order. */
  areRegistered(q: Queryable, sales: readonly SellerDay[]): Promise<boolean[]> {
    return this.documents.areRegistered(q, sales);
  }

  /** The one in force of an order: the last of its corrections. The order is locked. */
  findLatest(tx: Tx, orderId: number, kinds: readonly number[]): Promise<TaxDocumentRow | null> {
    return this.documents.findLatest(tx, orderId, kinds);
  }

  /** Counts that it is given out once more. @returns how often by now */
  reissue(tx: Tx, id: number): Promise<number> {
    return this.documents.reissue(tx, id);
  }

  /**
   * @param caller null: it follows from something else, without anybody's request
   * @throws VALIDATION for a letter that documents cannot show
   */
  async issue(
    tx: Tx,
    caller: Pick<Caller, 'member' | 'clientAddress' | 'traceId'> | null,
    document: Omit<NewTaxDocument, 'prefix' | 'counterparty' | 'currency'>,
  ): Promise<IssuedNumber> {
    // What follows from a refund or a payment does not stop it.
    if (caller !== null) refuseUnprintable(document.content);
    const issued = await this.documents.issue(tx, {
      ...document,
      prefix: PREFIXES[document.kind] ?? '',
      currency: document.content.currency,
      counterparty: searchedName(document.content.addressee, document.content.department),
    });
    await this.audit.record(tx, caller, {
      action: 'order:invoice:issue',
      subjectType: 'tax_document',
      subjectId: issued.id,
    });
    return issued;
  }
}

/** What a document is found by: the names in all languages. */
function searchedName(addressee: PartyName, department: string | null): string {
  const names = typeof addressee === 'string' ? [addressee] : [addressee.c, addressee.e, addressee.j];
  return [...new Set([...names, department])].filter((name) => name !== null && name !== '').join(' ');
}
