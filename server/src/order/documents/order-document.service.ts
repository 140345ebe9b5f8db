import { Injectable } from '@nestjs/common';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { adminOrderDocument, orderDocument } from '@fovea/shared-types/order/order-document.calls';
import type { OrderDocumentAnswer, OrderDocumentRequest } from '@fovea/shared-types/order/order-document.dto';
import { mayBeIssued } from '@fovea/shared-types/order/order-document-rules';
import { TaxDocumentPrinting } from '../../finance/tax-documents/tax-document-printing.js';
import { TaxDocuments } from '../../finance/tax-documents/tax-documents.js';
import type { Tx } from '../../platform/database/database.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { ORDER_ROWS } from '../orders/order-rows.js';
import { addresseeOf } from './order-content.js';
import { OrderDocumentRepository, type DocumentReader } from './order-document.repository.js';
import { IssuedOrderDocuments } from './issued-order-documents.js';

/** Invoices, receipts and delivery notes of orders: issued on the first request, and given out again as issued. */
@Injectable()
export class OrderDocumentService {
  constructor(
    private readonly orders: OrderDocumentRepository,
    private readonly documents: TaxDocuments,
    private readonly issued: IssuedOrderDocuments,
    private readonly printing: TaxDocumentPrinting,
    private readonly idempotency: Idempotency,
  ) {}

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
      const { id, number, issues } = await this.latest(tx, caller, request, scope);
      return { number, is_reissue: issues > 1, url: this.printing.addressFor(caller, id, issues) };
    });
  }

  /** The document in force: issued now, corrected now where its amounts are no longer the order's, or issued before. */
  private async latest(
    tx: Tx,
    caller: MemberCaller,
    request: OrderDocumentRequest,
    scope: DocumentReader,
  ): Promise<{ id: number; number: string; issues: number }> {
    const order = await this.orders.lockOrder(tx, request.id, scope);
    if (!order) throw new AppError('NOT_FOUND');
    const found = await this.documents.findLatest(tx, order.id, [request.kind]);
    if (found === null) {
      if (!mayBeIssued(request.kind, order)) throw new AppError('STATE_CONFLICT');
      const isInvoice = request.kind === TAX_DOCUMENT_KIND.invoice;
      return {
        ...(await this.issued.issue(tx, caller, order, {
          kind: request.kind,
          addressee: addresseeOf(order, request),
          transfer: isInvoice ? await this.issued.transferOf(tx, order) : null,
        })),
        issues: 1,
      };
    }
    const corrected = await this.issued.correct(tx, caller, order, found);
    if (corrected !== null) return { ...corrected, issues: 1 };
    return { ...found, issues: await this.documents.reissue(tx, found.id) };
  }
}
