import { Injectable } from '@nestjs/common';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ShipmentChecks } from '../compliance/shipment-checks.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { WantedLine } from '../stock/choose-stock.js';
import type { PromisedLine } from '../stock/stock-promise.repository.js';
import { StockReservations } from '../stock/stock-reservations.service.js';
import type { StockHolder } from '../stock/stock.repository.js';
import { holderOf, StockDocumentRepository } from './stock-document.repository.js';

/** A line of an order as far as its document goes. */
export interface SoldLine {
  orderLineId: number;
  /** The holder of its stock until then: the line itself, or the lot in which it was won. */
  holder: StockHolder;
  /** The order's number, which is printed on the document. */
  orderNo: string;
  /** Of the seller, in whose name the document is sent. */
  sellerId: number;
}

/** Writes stock-outs of type sale, under the lock of the line's documents. */
@Injectable()
export class SaleStockOuts {
  constructor(
    private readonly stock: StockReservations,
    private readonly documents: StockDocumentRepository,
    private readonly shipping: ShipmentChecks,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /**
   * What is reserved for the holder is on a document, which is pending as every other.
   * @returns null where nothing is promised
   * @throws RECALLED where an open recall names a piece of it
   */
  async write(tx: Tx, line: SoldLine): Promise<{ id: number; sn: string } | null> {
    const promised = await this.stock.lockPromised(tx, line.holder);
    if (promised.length === 0) return null;
    await this.shipping.refuseRecalled(tx, line.holder);
    return this.add(tx, line, promised);
  }

  /** A document for fewer of what another one named, which was scrapped: the reserved pieces stay as they are. */
  async renew(tx: Tx, line: SoldLine, warehouseId: number, lines: readonly WantedLine[]): Promise<void> {
    await this.stock.reserve(tx, line.holder, warehouseId, lines);
    await this.add(tx, line, await this.stock.lockPromised(tx, line.holder));
  }

  private async add(
    tx: Tx,
    line: SoldLine,
    promised: readonly PromisedLine[],
  ): Promise<{ id: number; sn: string }> {
    const [first] = promised;
    invariant(first, 'a document names something');
    const lines = promised.map(({ productId, quantity, serialNumber, lotNumber, expiresOn, binId }) => ({
      ...{ productId, quantity, serialNumber, lotNumber, expiresOn, binId },
      unitCost: null,
    }));
    const { companyId, warehouseId, currency } = first;
    const added = await this.documents.addStockDocument(
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
    return added;
  }
}
