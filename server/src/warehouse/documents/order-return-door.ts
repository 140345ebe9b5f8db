import { Injectable } from '@nestjs/common';
import { allocate } from '@fovea/shared-types/money';
import { STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { OrderPaperRepository } from './order-paper.repository.js';
import { StockDocumentRepository } from './stock-document.repository.js';
import { StockPapers } from './stock-papers.service.js';

/** Of the dictionary `inbound_reason`. */
const RETURN = 2;

/** What buyers send back comes into stock again, in the caller's transaction and after his own locks. */
@Injectable()
export class OrderReturnDoor {
  constructor(
    private readonly orderPapers: OrderPaperRepository,
    private readonly documents: StockDocumentRepository,
    private readonly papers: StockPapers,
  ) {}

  /**
   * A stock-in of type return for each stock-out of the lines, for what it cost; it waits for its word as every other. A
   * line whose goods never were in stock here brings none.
   */
  async returned(
    tx: Tx,
    caller: StaffCaller,
    orderLineIds: readonly number[],
    orderNo: string,
  ): Promise<void> {
    const standing = await this.orderPapers.lock(tx, orderLineIds);
    for (const orderLineId of orderLineIds) {
      const paper = standing.get(orderLineId);
      if (paper?.status !== STOCK_DOCUMENT_STATUS.approved) continue;
      const lines = await this.documents.lines(tx, paper.id);
      const costs = allocate(
        paper.value_amount,
        lines.map(({ quantity }) => quantity),
      );
      await this.papers.bringIn(
        tx,
        caller,
        {
          companyId: paper.company_id,
          warehouseId: paper.warehouse_id,
          currency: paper.currency,
          remark: orderNo,
        },
        RETURN,
        lines.map((line, at) => ({ ...line, unitCost: Math.floor((costs[at] ?? 0) / line.quantity) })),
      );
    }
  }

  wake(): void {
    this.papers.wake();
  }
}
