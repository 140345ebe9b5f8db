import { Injectable, type OnModuleInit } from '@nestjs/common';
import { adminOrderDocument, orderDocument } from '@fovea/shared-types/order/order-document.calls';
import type { OrderDocumentAnswer, OrderDocumentRequest } from '@fovea/shared-types/order/order-document.dto';
import { mayBeIssued, ORDER_DOCUMENT_KIND } from '@fovea/shared-types/order/order-document-rules';
import { DateTime } from 'luxon';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { DocumentPrinting, type DocumentSource } from '../../platform/printing/document-printing.js';
import { ORDER_ROWS } from '../orders/order-rows.js';
import { drawnOrderDocument } from './drawn-order-document.js';
import { OrderDocumentRepository, type DocumentReader } from './order-document.repository.js';
import { contentOf, issuerOf } from './issued-content.js';

const DOCUMENT_KIND = 'order-paper';
/** As it is in the address: the document, and its issue count. */
const SUBJECT = /^(\d{1,15})_(\d{1,9})$/;
const PREFIXES: Readonly<Record<number, string>> = {
  [ORDER_DOCUMENT_KIND.invoice]: 'INV',
  [ORDER_DOCUMENT_KIND.receipt]: 'RCP',
};

/** Invoices and receipts of orders: numbered, kept as they were issued, and given out again as such with what came after. */
@Injectable()
export class OrderDocumentService implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly documents: OrderDocumentRepository,
    private readonly printing: DocumentPrinting,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    this.printing.register(DOCUMENT_KIND, (request) => this.fetched(request));
  }

  /** @throws NOT_FOUND, STATE_CONFLICT where there is nothing to certify */
  ofBuyer(caller: MemberCaller, request: OrderDocumentRequest): Promise<OrderDocumentAnswer> {
    return this.give(caller, orderDocument.path, request, { buyerId: caller.member.accountId });
  }

  /** @throws NOT_FOUND, STATE_CONFLICT */
  ofStaff(caller: StaffCaller, request: OrderDocumentRequest): Promise<OrderDocumentAnswer> {
    const reach = (tx: Tx) => refuseBeyondReach(tx, caller, ORDER_ROWS, request.id);
    return this.give(caller, adminOrderDocument.path, request, { companies: caller.companies }, reach);
  }

  private give(
    caller: MemberCaller,
    path: string,
    request: OrderDocumentRequest,
    scope: DocumentReader,
    reach?: (tx: Tx) => Promise<void>,
  ): Promise<OrderDocumentAnswer> {
    return this.idempotency.run(caller, path, request, async (tx) => {
      await reach?.(tx);
      const { id, number, issues } = await this.issued(tx, caller, request, scope);
      const address = {
        subject: `${id}_${issues}`,
        language: caller.language,
        accountId: caller.member.accountId,
      };
      return { number, is_reissue: issues > 1, url: this.printing.addressOf(DOCUMENT_KIND, address) };
    });
  }

  private async issued(
    tx: Tx,
    caller: MemberCaller,
    { id, kind, addressee }: OrderDocumentRequest,
    scope: DocumentReader,
  ): Promise<{ id: number; number: string; issues: number }> {
    const order = await this.documents.lockOrder(tx, id, scope);
    if (!order) throw new AppError('NOT_FOUND');
    const reissued = await this.documents.reissue(tx, id, kind);
    if (reissued) return reissued;
    if (!mayBeIssued(kind, order)) throw new AppError('STATE_CONFLICT');
    const own = await this.documents.findIssuer(tx, order.company_id, order.zone);
    const platform = order.company_id === null ? null : await this.documents.findIssuer(tx, null, order.zone);
    const by = issuerOf(order, order.company_id === null ? null : own, platform);
    const issued = await this.documents.issue(tx, {
      orderId: id,
      kind,
      issuer: by.issuer,
      year: DateTime.fromJSDate(order.now, { zone: order.zone }).year,
      prefix: PREFIXES[kind] ?? '',
      content: contentOf(order, order.company_id === null ? null : own, by, addressee),
    });
    await this.audit.record(tx, caller, {
      action: 'order:invoice:issue',
      subjectType: 'order_paper',
      subjectId: issued.id,
    });
    return { ...issued, issues: 1 };
  }

  private async fetched({
    subject,
    language,
    accountId,
    from,
  }: Parameters<DocumentSource>[0]): ReturnType<DocumentSource> {
    const [, id, issue] = SUBJECT.exec(subject) ?? [];
    const document = id === undefined ? null : await this.documents.findOrderDocument(this.db, Number(id));
    if (!document) return null;
    await this.db.transaction((tx) =>
      this.audit.record(tx, from && { ...from, member: null }, {
        action: 'order:invoice:print',
        subjectType: 'order_paper',
        subjectId: document.id,
        by: { accountId, companyId: null },
      }),
    );
    const drawn = drawnOrderDocument(document, Number(issue) > 1, language);
    return { name: `${drawn.title}-${document.number}`, job: { kind: 'document', document: drawn } };
  }
}
