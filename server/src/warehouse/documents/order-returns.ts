import { Injectable, type OnModuleInit } from '@nestjs/common';
import { STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { OrderStockOutRepository } from './order-stock-out.repository.js';
import { OrderStock } from './order-stock.js';
import { StockDocumentRepository, type DocumentLine, type DocumentRow } from './stock-document.repository.js';
import { StockOutHolds } from './stock-out-holds.js';
import { DerivedStockDocuments } from './derived-stock-documents.service.js';
import { firstOf, stillOut, withCosts } from './remaining-lines.js';

/** So many pieces of a line of an order. */
export interface OrderPieces {
  orderLineId: number;
  quantity: number;
}

/** What was never sent of a line, with the goods that are offered again by number; null: they are not. */
export interface UnsentPieces extends OrderPieces {
  goodsId: number | null;
}

const { pending, approved } = STOCK_DOCUMENT_STATUS;

/** Some of what lines of orders took is in stock again, in the caller's transaction and after the caller's locks. */
@Injectable()
export class OrderReturns implements OnModuleInit {
  constructor(
    private readonly orderDocuments: OrderStockOutRepository,
    private readonly documents: StockDocumentRepository,
    private readonly derived: DerivedStockDocuments,
    private readonly stock: OrderStock,
    private readonly holds: StockOutHolds,
  ) {}

  /** A stock-out of which something is back is not undone as a whole. */
  onModuleInit(): void {
    this.holds.register(
      async (tx, documentId) => (await this.orderDocuments.returnedLines(tx, documentId)).length > 0,
    );
  }

  /**
   * What buyers send back: a stock-in of type return for each line's stock-out, for what it cost; it is pending as
   * every other. A line whose goods never were in stock here produces none.
   */
  async returned(
    tx: Tx,
    caller: StaffCaller,
    pieces: readonly OrderPieces[],
    orderNo: string,
  ): Promise<void> {
    const state = await this.orderDocuments.lockOrderStockOut(
      tx,
      pieces.map(({ orderLineId }) => orderLineId),
    );
    for (const { orderLineId, quantity } of pieces) {
      const document = state.get(orderLineId);
      if (document?.status !== approved) continue;
      const lines = firstOf(await this.stillOut(tx, document), quantity);
      await this.derived.addReturn(tx, caller, document, orderNo, lines);
    }
  }

  /**
   * What was never sent and is not owed any more, of lines that go on with the rest: a pending document is made anew for
   * that; what was taken out stays there, and comes in by a pending stock-in, and offers it again. The
   * goods and the stock are locked.
   * @returns lines whose pieces the shop offers again with that stock-in
   */
  async unsent(tx: Tx, pieces: readonly UnsentPieces[], orderNo: string): Promise<ReadonlySet<number>> {
    const ids = pieces.map(({ orderLineId }) => orderLineId);
    const state = await this.orderDocuments.lockOrderStockOut(tx, ids);
    const stocked = await this.orderDocuments.stocked(
      tx,
      pieces.flatMap(({ goodsId }) => goodsId ?? []),
    );
    const later = new Set<number>();
    for (const { orderLineId, goodsId, quantity } of pieces) {
      const document = state.get(orderLineId);
      if (document?.status === pending) await this.shrink(tx, { orderLineId, document }, quantity, orderNo);
      if (document?.status !== approved) continue;
      // What was sent went from the first on.
      const lines = firstOf((await this.stillOut(tx, document)).toReversed(), quantity).map((line) =>
        goodsId === null || !stocked.has(goodsId)
          ? line
          : { ...line, listing: { goodsId, isPublished: false } },
      );
      await this.derived.addReturn(tx, null, document, orderNo, lines);
      later.add(orderLineId);
    }
    return later;
  }

  private async shrink(
    tx: Tx,
    { orderLineId, document }: { orderLineId: number; document: DocumentRow },
    by: number,
    orderNo: string,
  ): Promise<void> {
    const lines = await this.documents.lines(tx, document.id);
    const all = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    await this.stock.sendLess(tx, document, { orderLineId, orderNo }, firstOf(lines, all - by));
  }

  /** With what each of them cost. */
  private async stillOut(tx: Tx, document: DocumentRow): Promise<DocumentLine[]> {
    const lines = await this.documents.lines(tx, document.id);
    return stillOut(
      withCosts(lines, document.value_amount),
      await this.orderDocuments.returnedLines(tx, document.id),
    );
  }

  wake(): void {
    this.derived.wake();
  }
}
