import { Injectable } from '@nestjs/common';
import { STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import { stockOutMachine } from '@fovea/shared-types/states/warehouse.states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { WantedLine } from '../stock/choose-stock.js';
import { ShipmentChecks } from '../compliance/shipment-checks.js';
import { StockReservations } from '../stock/stock-reservations.service.js';
import type { StockHolder, WantedOfCompany } from '../stock/stock.repository.js';
import { OrderStockOutRepository } from './order-stock-out.repository.js';
import { refuseReversalRequested } from './reversal-requested.js';
import { SaleStockOuts, type SoldLine } from './sale-stock-outs.js';
import { DOCUMENT_HOLDER, holderOf, type DocumentRow } from './stock-document.repository.js';
import { StockOutHolds } from './stock-out-holds.js';

const { pending, approved, scrapped } = STOCK_DOCUMENT_STATUS;

/** The holder type of stock that is reserved for a line of an order. */
const ORDER_LINE = 'order_line';
const orderLineHolder = (id: number): StockHolder => ({ type: ORDER_LINE, id });

/** Pieces of an item that a line of an order needs of its seller's stock. */
export interface OrderedPieces extends WantedOfCompany {
  orderLineId: number;
}

interface LineSentAnew extends Omit<SoldLine, 'holder'> {
  /** The piece that was bought; null: whichever is free. */
  serialNumber: string | null;
  /** So many of it are owed. */
  owed: number;
}

interface CancelledBy {
  /** Who ended the order; null: nobody in particular, then the seller's name is on the document. */
  accountId: number | null;
  /** Why, for the document. */
  reason: string;
}

/**
 * Stock of order lines, in the caller's transaction and after the caller's locks; each step once for each line, a repeat
 * changes nothing. A line whose seller keeps no stock here has nothing promised, and nothing follows.
 */
@Injectable()
export class OrderStock {
  constructor(
    private readonly stock: StockReservations,
    private readonly documents: OrderStockOutRepository,
    private readonly sales: SaleStockOuts,
    private readonly holds: StockOutHolds,
    private readonly audit: AuditLog,
    private readonly shipping: ShipmentChecks,
  ) {}

  /**
   * Promises stock to lines of orders that are not paid yet, any number at once, each in one warehouse of its seller that has enough of it.
   * It stays promised until the order is paid or ended, which has its own deadline.
   * @throws STOCK_INSUFFICIENT; RECALLED where an open recall names a piece of it
   */
  async reserveEach(tx: Tx, lines: readonly OrderedPieces[]): Promise<void> {
    if (lines.length === 0) return;
    const places = await this.stock.choosePlaces(tx, lines);
    await this.stock.reserveEach(
      tx,
      ORDER_LINE,
      places.map(({ orderLineId, warehouseId, productId, quantity, serialNumber }) => ({
        holderId: orderLineId,
        warehouseId,
        lines: [{ productId, quantity, serialNumber }],
      })),
    );
    await this.shipping.refuseRecalledOf(
      tx,
      ORDER_LINE,
      lines.map(({ orderLineId }) => orderLineId),
    );
  }

  /**
   * What was reserved for a paid line is on a stock-out of type sale, which is pending as every other.
   * @returns its id; null where nothing was promised
   * @throws RECALLED where an open recall names a piece of it; whoever reported the payment keeps it and tries again
   */
  async paid(tx: Tx, line: SoldLine): Promise<number | null> {
    // The document before the stock, as everywhere: a report at the same moment has made it by then.
    const state = (await this.documents.lockOrderStockOut(tx, [line.orderLineId])).get(line.orderLineId);
    if (state) return state.id;
    return (await this.sales.write(tx, line))?.id ?? null;
  }

  /**
   * A line whose stock-out was rejected or scrapped: as much of the same as is owed is promised again, by another stock-out.
   * @returns the new document; the existing one where it is alive
   * @throws STATE_CONFLICT where nothing of it ever lay here; STOCK_INSUFFICIENT, SERIAL_UNKNOWN, RECALLED
   */
  async sendAnew(tx: Tx, { serialNumber, owed, ...line }: LineSentAnew): Promise<{ id: number; sn: string }> {
    const { orderLineId } = line;
    const last = (await this.documents.lockOrderStockOut(tx, [orderLineId])).get(orderLineId);
    if (!last) throw new AppError('STATE_CONFLICT');
    if (last.status === pending || last.status === approved) return last;
    const wanted = await this.documents.contents(tx, last.id);
    await this.reserveEach(
      tx,
      wanted.map(({ productId, quantity }) => ({
        ...{ orderLineId, companyId: last.company_id, productId, serialNumber },
        quantity: Math.min(quantity, owed),
      })),
    );
    const added = await this.sales.write(tx, { ...line, holder: orderLineHolder(orderLineId) });
    invariant(added !== null, 'what was just reserved is on a document');
    return added;
  }

  /** A pending document is made anew for these of its lines; the others are free. The stock is locked. */
  async sendLess(
    tx: Tx,
    document: DocumentRow,
    { orderLineId, orderNo }: Pick<SoldLine, 'orderLineId' | 'orderNo'>,
    lines: readonly WantedLine[],
  ): Promise<void> {
    await this.cancelledEach(tx, [orderLineId], { accountId: null, reason: orderNo });
    const line = {
      orderLineId,
      orderNo,
      sellerId: document.account_id,
      holder: orderLineHolder(orderLineId),
    };
    if (lines.length > 0) await this.sales.renew(tx, line, document.warehouse_id, lines);
  }

  /** What was promised to lines of orders that nobody paid is free again, all of it at once. */
  releaseEach(tx: Tx, orderLineIds: readonly number[]): Promise<void> {
    return this.stock.releaseAll(tx, ORDER_LINE, orderLineIds);
  }

  /**
   * Locks what lines of an order hold and took, documents before stock: for code that moves money before
   * ending them.
   */
  async lockEach(tx: Tx, orderLineIds: readonly number[]): Promise<void> {
    const documents = await this.documents.lockOrderStockOut(tx, orderLineIds);
    await this.lockStock(tx, orderLineIds, documents);
  }

  /**
   * What was reserved for cancelled lines is free again, all of it at once; what their documents took out comes back for what
   * it cost.
   * @throws STATE_CONFLICT where some is with the buyer, or on its way there: it comes back as a return
   */
  async cancelledEach(tx: Tx, orderLineIds: readonly number[], by: CancelledBy): Promise<void> {
    // A payment reported at the same moment has its document by then, or finds nothing.
    const documents = await this.documents.lockOrderStockOut(tx, orderLineIds);
    await this.lockStock(tx, orderLineIds, documents);
    await this.releaseEach(
      tx,
      orderLineIds.filter((id) => !documents.has(id)),
    );
    await this.takeBack(
      tx,
      [...documents.values()].filter(({ status }) => status !== scrapped),
      by,
    );
  }

  /**
   * Goods kept in a warehouse leave it by their document.
   * @throws STOCK_NOT_OUT where a line's stock-out is not decided yet; RECALLED where an open recall names a piece of it,
   *   STATEMENT_NEEDED and NOTICE_NEEDED where a document of a piece is lacking
   */
  async refuseNotOut(tx: Tx, lines: readonly { id: number; goods_id: number }[]): Promise<void> {
    const byLine = await this.documents.lockOrderStockOut(
      tx,
      lines.map(({ id }) => id),
    );
    const documents = [...byLine.values()];
    const waiting = documents.find(({ status }) => status !== approved);
    if (waiting) throw new AppError('STOCK_NOT_OUT', { number: waiting.sn });
    await refuseReversalRequested(
      tx,
      documents.map(({ id }) => id),
    );
    await this.shipping.refuseParcel(
      tx,
      documents.map(({ id }) => id),
      lines.filter(({ id }) => !byLine.has(id)).map(({ goods_id }) => goods_id),
    );
  }

  /** The stock behind all of them at once, in the global lock order. */
  private lockStock(
    tx: Tx,
    orderLineIds: readonly number[],
    documents: ReadonlyMap<number, DocumentRow>,
  ): Promise<void> {
    return this.stock.lockHolders(tx, [
      ...orderLineIds.map(orderLineHolder),
      ...[...documents.values()].map(({ id }) => holderOf(id)),
    ]);
  }

  private async takeBack(
    tx: Tx,
    documents: readonly DocumentRow[],
    { accountId, reason }: CancelledBy,
  ): Promise<void> {
    if (documents.length === 0) return;
    for (const { id, status } of documents) {
      if (!stockOutMachine.may(status, 'its order is cancelled')) throw new AppError('STATE_CONFLICT');
      await this.holds.refuseAway(tx, id);
    }
    const waiting = documents.filter(({ status }) => status === pending).map(({ id }) => id);
    await this.stock.releaseAll(tx, DOCUMENT_HOLDER, waiting);
    for (const { id, status } of documents)
      if (status !== pending) await this.stock.returnStock(tx, holderOf(id), accountId);
    await this.documents.scrapAll(
      tx,
      documents.map(({ id }) => id),
      { accountId, notes: reason },
    );
    await this.audit.recordAll(
      tx,
      null,
      documents.map(({ id, status }) => ({
        action: 'warehouse:outbound:scrap' as const,
        subjectType: 'stock_document' as const,
        subjectId: id,
        reason,
        before: { status },
        after: { status: scrapped },
      })),
    );
  }
}
