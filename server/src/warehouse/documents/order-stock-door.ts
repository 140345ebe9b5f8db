import { Injectable } from '@nestjs/common';
import { STOCK_AUDIT_STATUS, STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import { stockOutMachine } from '@fovea/shared-types/states/warehouse.states';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { WantedLine } from '../stock/choose-stock.js';
import { ShippingDoor } from '../compliance/shipping-door.js';
import { StockDoor } from '../stock/stock-door.service.js';
import type { StockHolder, WantedOfCompany } from '../stock/stock.repository.js';
import { holderOf, StockDocumentRepository, type DocumentRow } from './stock-document.repository.js';
import { StockOutHolds } from './stock-out-holds.js';

const { pending, approved, scrapped } = STOCK_DOCUMENT_STATUS;

/** A line of an order as the one to whom stock is promised. */
const ORDER_LINE = 'order_line';
const orderLineHolder = (id: number): StockHolder => ({ type: ORDER_LINE, id });

/** What was bought, as far as stock goes. */
interface OrderedLine {
  orderLineId: number;
  /** To whom its stock was promised before the payment: the line itself, or the lot in which it was won. */
  holder: StockHolder;
}

/** Pieces of an item that a line of an order asks of its seller's stock. */
export interface OrderedPieces extends WantedOfCompany {
  orderLineId: number;
}

interface PaidLine extends OrderedLine {
  /** The order's number, which stands on the paper. */
  orderNo: string;
  /** Of the seller, in whose name the paper is sent. */
  sellerId: number;
}

interface CancelledLine extends OrderedLine {
  /** Who ended the order; null: nobody in particular, then the seller's name stands on the paper. */
  accountId: number | null;
  /** Why, for the paper. */
  reason: string;
}

/**
 * The door for orders, in the caller's transaction and after his own locks; each word once for each line, a repeat
 * changes nothing. A line whose seller keeps no stock here has nothing promised, and nothing follows.
 */
@Injectable()
export class OrderStockDoor {
  constructor(
    private readonly stock: StockDoor,
    private readonly documents: StockDocumentRepository,
    private readonly holds: StockOutHolds,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly shipping: ShippingDoor,
  ) {}

  /**
   * Promises stock to a line of an order that is not paid yet.
   * @param expiresAt when it is free again, paid or not heard of
   * @throws STOCK_INSUFFICIENT, SERIAL_UNKNOWN; RECALLED where an open recall names a piece of it
   */
  async reserve(
    tx: Tx,
    orderLineId: number,
    warehouseId: number,
    lines: readonly WantedLine[],
    expiresAt: Date | null,
  ): Promise<void> {
    await this.stock.reserve(tx, orderLineHolder(orderLineId), warehouseId, lines, expiresAt);
    await this.shipping.refuseRecalledOf(tx, ORDER_LINE, [orderLineId]);
  }

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
   * What was promised to a paid line stands on a stock-out of type sale, which waits for its word as every other.
   * @returns its id; null where nothing was promised
   * @throws RECALLED where an open recall names a piece of it; whoever told the payment keeps it and asks again
   */
  async paid(tx: Tx, line: PaidLine): Promise<number | null> {
    // The paper before the stock, as everybody does: whoever told it at the same moment has made it by then.
    const standing = await this.documents.lockByOrderLine(tx, line.orderLineId);
    if (standing) return standing.id;
    const promised = await this.stock.lockPromised(tx, line.holder);
    const [first] = promised;
    if (!first) return null;
    await this.shipping.refuseRecalled(tx, line.holder);
    const lines = promised.map(({ productId, quantity, serialNumber, lotNumber, expiresOn, binId }) => ({
      ...{ productId, quantity, serialNumber, lotNumber, expiresOn, binId },
      unitCost: null,
    }));
    const { companyId, warehouseId, currency } = first;
    const added = await this.documents.add(
      tx,
      {
        ...{ companyId, warehouseId, currency },
        type: STOCK_TYPE.sale,
        kind: null,
        customerId: null,
        arrivalId: null,
        orderLineId: line.orderLineId,
        logisticsCode: '',
        remark: line.orderNo,
        value: await this.stock.worth(tx, warehouseId, lines),
        accountId: line.sellerId,
      },
      lines,
    );
    await this.stock.handOver(tx, line.holder, holderOf(added.id));
    await this.audit.record(tx, null, {
      action: 'warehouse:outbound:add',
      subjectType: 'stock_document',
      subjectId: added.id,
      after: { sn: added.sn, lines: lines.length },
    });
    await this.outbox.add(tx, 'stock.document-submitted', { document_id: added.id });
    return added.id;
  }

  /** What was promised to lines of orders that nobody paid is free again, all of it at once. */
  releaseEach(tx: Tx, orderLineIds: readonly number[]): Promise<void> {
    return this.stock.releaseAll(tx, ORDER_LINE, orderLineIds);
  }

  /**
   * What was promised to a cancelled line is free again; what its paper took out comes back for what it cost.
   * @throws STATE_CONFLICT where it is with the buyer, or on its way to him: it comes back as a return
   */
  async cancelled(tx: Tx, line: CancelledLine): Promise<void> {
    // A payment that is told at the same moment has its paper by then, or finds nothing.
    const paper = await this.documents.lockByOrderLine(tx, line.orderLineId);
    if (!paper) return this.stock.release(tx, line.holder);
    if (paper.status === scrapped) return;
    await this.takeBack(tx, paper, line);
  }

  /**
   * Goods kept in a warehouse leave it by their paper.
   * @throws STOCK_NOT_OUT where a line's stock-out has no word yet; RECALLED where an open recall names a piece of it
   */
  async refuseNotOut(tx: Tx, orderLineIds: readonly number[]): Promise<void> {
    for (const id of [...orderLineIds].sort((a, b) => a - b)) {
      const paper = await this.documents.lockByOrderLine(tx, id);
      if (!paper) continue;
      if (paper.status !== approved) throw new AppError('STOCK_NOT_OUT', { number: paper.sn });
      await this.shipping.refuseRecalled(tx, holderOf(paper.id));
    }
  }

  private async takeBack(tx: Tx, paper: DocumentRow, { accountId, reason }: CancelledLine): Promise<void> {
    if (!stockOutMachine.may(paper.status, 'scrap')) throw new AppError('STATE_CONFLICT');
    await this.holds.refuseAway(tx, paper.id);
    await this.stock.giveBack(tx, holderOf(paper.id), accountId);
    await this.documents.scrap(tx, paper.id, {
      auditStatus: paper.status === pending ? STOCK_AUDIT_STATUS.withdrawn : paper.audit_status,
      accountId: accountId ?? paper.account_id,
      notes: reason,
    });
    await this.audit.record(tx, null, {
      action: 'warehouse:outbound:scrap',
      subjectType: 'stock_document',
      subjectId: paper.id,
      reason,
      before: { status: paper.status },
      after: { status: scrapped },
    });
  }
}
