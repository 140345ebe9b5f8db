import { Injectable } from '@nestjs/common';
import type {
  MyTaxDocument,
  MyTaxDocumentListRequest,
  SetRedLetterNumberRequest,
  TaxDocumentAddress,
} from '@fovea/shared-types/finance/tax-document.dto';
import { setRedLetterNumber } from '@fovea/shared-types/finance/tax-document.calls';
import { toWire } from '@fovea/shared-types/money';
import type { Page } from '@fovea/shared-types/pagination';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { TaxDocumentArchives } from './tax-document-archives.js';
import { TaxDocumentListRepository, type DocumentScope } from './tax-document-list.repository.js';
import { TaxDocumentPrinting } from './tax-document-printing.js';
import { TaxDocumentRepository } from './tax-document.repository.js';

/** Issued documents as they are found again: by their recipients, and by whoever issued them. */
@Injectable()
export class TaxDocumentQueryService {
  constructor(
    private readonly db: Database,
    private readonly lists: TaxDocumentListRepository,
    private readonly documents: TaxDocumentRepository,
    private readonly printing: TaxDocumentPrinting,
    private readonly archives: TaxDocumentArchives,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  async listOfRecipient(
    { language, member }: MemberCaller,
    request: MyTaxDocumentListRequest,
  ): Promise<Page<MyTaxDocument>> {
    const page = await this.lists.listReceived(this.db, language, member.accountId, request);
    return {
      ...page,
      data: page.data.map(({ total, ...row }) => ({ ...row, total: toWire(total, row.currency) })),
    };
  }

  /** @throws NOT_FOUND */
  printForRecipient(caller: MemberCaller, id: number): Promise<TaxDocumentAddress> {
    return this.print(caller, id, { recipientId: caller.member.accountId });
  }

  /** @throws NOT_FOUND */
  printForStaff(caller: StaffCaller, id: number): Promise<TaxDocumentAddress> {
    return this.print(caller, id, { companies: caller.companies });
  }

  archiveForRecipient(caller: MemberCaller, month: string): TaxDocumentAddress {
    return { url: this.archives.addressOf(caller, { recipientId: caller.member.accountId }, month) };
  }

  archiveForStaff(caller: StaffCaller, month: string): TaxDocumentAddress {
    return { url: this.archives.addressOf(caller, { companies: caller.companies }, month) };
  }

  /** @throws NOT_FOUND, STATE_CONFLICT for what is no refund in China */
  setRedLetterNumber(caller: StaffCaller, request: SetRedLetterNumberRequest): Promise<{ id: number }> {
    return this.idempotency.run(caller, setRedLetterNumber.path, request, async (tx) => {
      const { id, red_letter_number } = request;
      if (!(await this.lists.isOf(tx, id, { companies: caller.companies }))) throw new AppError('NOT_FOUND');
      const before = await this.documents.findTaxDocument(tx, id);
      if (!(await this.lists.setRedLetterNumber(tx, id, red_letter_number)))
        throw new AppError('STATE_CONFLICT');
      await this.audit.record(tx, caller, {
        action: 'finance:tax-document:edit',
        subjectType: 'tax_document',
        subjectId: id,
        before: { red_letter_number: before?.red_letter_number ?? null },
        after: { red_letter_number },
      });
      return { id };
    });
  }

  /** A look at what was issued before is a reissue, and counts as one. */
  private async print(caller: MemberCaller, id: number, scope: DocumentScope): Promise<TaxDocumentAddress> {
    return this.db.transaction(async (tx) => {
      if (!(await this.lists.isOf(tx, id, scope))) throw new AppError('NOT_FOUND');
      const issues = await this.documents.reissue(tx, id);
      return { url: this.printing.addressFor(caller, id, issues) };
    });
  }
}
