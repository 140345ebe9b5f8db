import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { mailTaxDocument } from '@fovea/shared-types/finance/tax-document.calls';
import type { MailedTaxDocument } from '@fovea/shared-types/finance/tax-document.dto';
import { codeName } from '../../i18n/dictionary-text.js';
import { mailText } from '../../i18n/mail-text.js';
import { ContactService } from '../../member/accounts/contact.service.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Mail } from '../../platform/mail/mail.js';
import { TaxDocumentListRepository } from './tax-document-list.repository.js';
import { subjectOf, TAX_DOCUMENT } from './tax-document-printing.js';
import { TaxDocumentRepository } from './tax-document.repository.js';

/** Sends documents to whom they are addressed, who may have ordered by phone. */
@Injectable()
export class TaxDocumentMailing {
  constructor(
    private readonly lists: TaxDocumentListRepository,
    private readonly documents: TaxDocumentRepository,
    private readonly contacts: ContactService,
    private readonly mail: Mail,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  /** As it was issued. @throws NOT_FOUND */
  send(caller: StaffCaller, request: IdActionRequest): Promise<MailedTaxDocument> {
    return this.idempotency.run(caller, mailTaxDocument.path, request, async (tx) => {
      const { id } = request;
      const document = (await this.lists.isOf(tx, id, { companies: caller.companies }))
        ? await this.documents.findTaxDocument(tx, id)
        : null;
      if (document === null) throw new AppError('NOT_FOUND');
      const contact = (await this.contacts.byId(tx, [document.recipient_id])).get(document.recipient_id);
      if (!contact) throw new AppError('NOT_FOUND');
      const { email, username, language } = contact;
      const kind = codeName(language, 'tax_document_kind', document.kind);
      await this.mail.send(tx, {
        to: email,
        ...mailText(language, 'tax_document', { username, kind, number: document.number }),
        paper: { kind: TAX_DOCUMENT, ...subjectOf(id, FIRST_ISSUE, language) },
      });
      await this.audit.record(tx, caller, {
        action: 'order:invoice:mail',
        subjectType: 'tax_document',
        subjectId: id,
      });
      return { id, sent_to: masked(email) };
    });
  }
}

/** The mail is the one that its recipient has. */
const FIRST_ISSUE = 1;

const masked = (email: string): string => email.replace(/^(.).*(?=@)/, '$1•••');
