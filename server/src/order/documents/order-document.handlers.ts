import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { TaxDocuments } from '../../finance/tax-documents/tax-documents.js';
import { Database, type Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { inBatches } from '../../platform/jobs/in-batches.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { IssuedOrderDocuments } from './issued-order-documents.js';
import { OrderDocumentRepository } from './order-document.repository.js';

const DAILY_MS = 24 * 60 * 60_000;
const BATCH_MAX = 50;

/** Documents follow the amounts of their orders: what was issued with others is corrected. */
@Injectable()
export class OrderDocumentHandlers implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly orders: OrderDocumentRepository,
    private readonly documents: TaxDocuments,
    private readonly issued: IssuedOrderDocuments,
  ) {}

  onModuleInit(): void {
    // Catches what was issued before amounts had to be final.
    this.jobs.every('correct-order-documents', DAILY_MS, () => this.correctAll(), 'slow');
  }

  /** Freight that was billed after the order was paid. */
  @OnEvent('order.moved', 'order.correct-documents')
  async onMoved({ payload }: OutboxEvent<'order.moved'>, tx: Tx): HandlerResult {
    if (payload.from === ORDER_STATUS.freight_to_pay && payload.to === ORDER_STATUS.to_ship)
      await this.correct(tx, payload.order_id);
  }

  async correctAll(): Promise<void> {
    await inBatches(BATCH_MAX, async (max) => {
      const outdated = await this.orders.listOutdated(this.db, max);
      for (const id of outdated) await this.db.transaction((tx) => this.correct(tx, id));
      return outdated.length;
    });
  }

  private async correct(tx: Tx, orderId: number): Promise<void> {
    const order = await this.orders.lockOrder(tx, orderId, { companies: null });
    for (const kind of [TAX_DOCUMENT_KIND.invoice, TAX_DOCUMENT_KIND.receipt]) {
      const issued = order && (await this.documents.findLatest(tx, order.id, [kind]));
      if (order && issued) await this.issued.correct(tx, null, order, issued);
    }
  }
}
