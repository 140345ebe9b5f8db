import { Injectable } from '@nestjs/common';
import { STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import { stockReversalMachine } from '@fovea/shared-types/states/warehouse.states';
import type { ScrappedStock, ScrapStockRequest } from '@fovea/shared-types/warehouse/stock-document.dto';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { StockDocumentRepository } from './stock-document.repository.js';
import { DOCUMENT_ROWS } from './stock-document.rows.js';
import { DOCUMENT_MACHINES, reversedBy, StockReversals } from './stock-reversals.js';
import { directionOf, type Direction } from './stock-undoing.js';
import { StockWithdrawals } from './stock-withdrawals.js';

const { scrapped } = STOCK_DOCUMENT_STATUS;

/**
 * Ends documents, each once: its initiator withdraws a pending one and closes a rejected one. An approved one is undone
 * by its reversal, which somebody else approves.
 */
@Injectable()
export class StockScrapService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly documents: StockDocumentRepository,
    private readonly withdrawals: StockWithdrawals,
    private readonly reversals: StockReversals,
    private readonly outbox: Outbox,
  ) {}

  async scrap(
    caller: StaffCaller,
    call: { path: string },
    request: ScrapStockRequest,
    direction: Direction,
  ): Promise<ScrappedStock> {
    const notes = request.audit_notes.trim();
    if (notes === '') throw fieldError({ audit_notes: { key: 'required' } });
    const answer = await this.idempotency.run(caller, call.path, request, async (tx) => {
      const rows = await this.documents.lockStockDocument(tx, [request.id], caller.companies);
      const row = rows.get(request.id);
      const moves = row && (reversedBy(row, rows)?.document ?? row);
      if (!row || !moves || directionOf(moves.type) !== direction) throw new AppError('NOT_FOUND');
      await refuseBeyondReach(tx, caller, DOCUMENT_ROWS, row.id);
      if (row.status === scrapped) throw new AppError('ALREADY_SCRAPPED');
      const isReversal = row !== moves;
      const machine = DOCUMENT_MACHINES[direction];
      if (!isReversal && machine.may(row.status, 'request a reversal')) {
        const reversal = await this.reversals.request(tx, caller, row, notes);
        return { id: row.id, status: row.status, reversal_id: reversal.id, reversal_sn: reversal.sn };
      }
      const mayEnd = isReversal
        ? stockReversalMachine.may(row.status, 'withdraw')
        : machine.may(row.status, 'withdraw', 'close');
      if (!mayEnd) throw new AppError('STATE_CONFLICT');
      const allocation = rows.get(row.allocation_id ?? 0);
      await this.withdrawals.end(tx, caller, row, { direction, allocation, notes });
      return { id: row.id, status: scrapped, reversal_id: null, reversal_sn: null };
    });
    this.outbox.wake();
    return answer;
  }
}
