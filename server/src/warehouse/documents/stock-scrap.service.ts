import { Injectable } from '@nestjs/common';
import { SCRAP_CAUSE, STOCK_AUDIT_STATUS, STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import { stockReversalMachine } from '@fovea/shared-types/states/warehouse.states';
import type { ScrappedStock, ScrapStockRequest } from '@fovea/shared-types/warehouse/stock-document.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { StockInSources } from './stock-in-source.js';
import { StockDocumentRepository, type DocumentRow } from './stock-document.repository.js';
import { DOCUMENT_ROWS } from './stock-document.rows.js';
import { DOCUMENT_MACHINES, reversedBy, SCRAP_ACTIONS, StockReversals } from './stock-reversals.js';
import { directionOf, StockUndoing, type Direction } from './stock-undoing.js';

const { pending, scrapped } = STOCK_DOCUMENT_STATUS;

/**
 * Ends documents, each once: its initiator withdraws a pending one and closes a rejected one. An approved one is undone
 * by its reversal, which somebody else approves.
 */
@Injectable()
export class StockScrapService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly documents: StockDocumentRepository,
    private readonly undoing: StockUndoing,
    private readonly reversals: StockReversals,
    private readonly sources: StockInSources,
    private readonly audit: AuditLog,
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
      await this.end(tx, caller, row, { direction, allocation: rows.get(row.allocation_id ?? 0), notes });
      return { id: row.id, status: scrapped, reversal_id: null, reversal_sn: null };
    });
    this.outbox.wake();
    return answer;
  }

  /** Nothing moved by it yet: what was reserved for it is free. */
  private async end(
    tx: Tx,
    caller: StaffCaller,
    row: DocumentRow,
    {
      direction,
      allocation,
      notes,
    }: { direction: Direction; allocation: DocumentRow | undefined; notes: string },
  ): Promise<void> {
    const { accountId } = caller.member;
    if (row.account_id !== accountId) throw new AppError('INITIATOR_ONLY', { name: row.username });
    await this.undoing.undo(tx, row, allocation, accountId);
    await this.documents.scrap(tx, row.id, {
      auditStatus: row.status === pending ? STOCK_AUDIT_STATUS.withdrawn : row.audit_status,
      accountId,
      notes,
      cause: SCRAP_CAUSE.initiator,
    });
    if (row.arrival_id !== null) await this.sources.arrivals.settle(tx, caller, row.arrival_id);
    await this.audit.record(tx, caller, {
      action: SCRAP_ACTIONS[direction],
      subjectType: 'stock_document',
      subjectId: row.id,
      reason: notes,
      before: { status: row.status },
      after: { status: scrapped },
    });
  }
}
