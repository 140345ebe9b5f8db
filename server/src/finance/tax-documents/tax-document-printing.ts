import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { DocumentPrinting, type DocumentSource } from '../../platform/printing/document-printing.js';
import { drawnTaxDocument } from './drawn-tax-document.js';
import { TaxDocumentRepository } from './tax-document.repository.js';

/** As it is in the addresses of documents. */
export const TAX_DOCUMENT = 'tax-document';
/** As it is in the address: the document, and its issue count. */
const SUBJECT = /^(\d{1,15})_(\d{1,9})$/;

/** Issued documents as PDF; whoever made the address has checked who may read it. */
@Injectable()
export class TaxDocumentPrinting implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly documents: TaxDocumentRepository,
    private readonly printing: DocumentPrinting,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    this.printing.register(TAX_DOCUMENT, (request) => this.fetch(request));
  }

  /** @param issues from the second time on it is marked as a reissue */
  addressFor({ language, member }: MemberCaller, id: number, issues: number): string {
    return this.printing.addressOf(TAX_DOCUMENT, {
      ...subjectOf(id, issues, language),
      accountId: member.accountId,
    });
  }

  /** The document of an address; its subject names the issue. */
  async fetch({
    subject,
    language,
    accountId,
    from,
  }: Parameters<DocumentSource>[0]): ReturnType<DocumentSource> {
    const [, id, issue] = SUBJECT.exec(subject) ?? [];
    const document = id === undefined ? null : await this.documents.findTaxDocument(this.db, Number(id));
    if (!document) return null;
    await this.db.transaction((tx) =>
      this.audit.record(tx, from && { ...from, member: null }, {
        action: 'order:invoice:print',
        subjectType: 'tax_document',
        subjectId: document.id,
        // What leaves by mail has no reader with an account.
        by: { accountId: from === null ? null : accountId, companyId: null },
      }),
    );
    const drawn = drawnTaxDocument(document, Number(issue) > 1, language);
    return { name: `${drawn.title}-${document.number}`, job: { kind: 'document', document: drawn } };
  }
}

/** What an address, or the attachment of a mail, says of a document. */
export const subjectOf = (id: number, issues: number, language: Language) => ({
  subject: `${id}_${issues}`,
  language,
});
