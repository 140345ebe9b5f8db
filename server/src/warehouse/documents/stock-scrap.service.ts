import { Injectable } from '@nestjs/common';
import { STOCK_AUDIT_STATUS, STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import {
  allocationMachine,
  stockInMachine,
  stockOutMachine,
} from '@fovea/shared-types/states/warehouse.states';
import type { ScrappedStock, ScrapStockRequest } from '@fovea/shared-types/warehouse/stock-document.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { StockInSources } from './stock-in-source.js';
import { StockDocumentRepository } from './stock-document.repository.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { DOCUMENT_ROWS } from './stock-document.rows.js';
import { directionOf, StockUndoing, type Direction } from './stock-undoing.js';

const { pending, scrapped } = STOCK_DOCUMENT_STATUS;

const MACHINES = { in: stockInMachine, out: stockOutMachine, move: allocationMachine };
const ACTIONS = {
  in: 'warehouse:inbound:scrap',
  out: 'warehouse:outbound:scrap',
  move: 'warehouse:allocation:scrap',
} as const;

/** Undoes documents, each once: receipts leave, what was sent returns, what was reserved is free. */
@Injectable()
export class StockScrapService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly documents: StockDocumentRepository,
    private readonly undoing: StockUndoing,
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
      if (!row || directionOf(row.type) !== direction) throw new AppError('NOT_FOUND');
      await refuseBeyondReach(tx, caller, DOCUMENT_ROWS, row.id);
      if (row.status === scrapped) throw new AppError('ALREADY_SCRAPPED');
      if (!MACHINES[direction].may(row.status, 'scrap')) throw new AppError('STATE_CONFLICT');
      const { accountId } = caller.member;
      await this.undoing.undo(tx, row, rows.get(row.allocation_id ?? 0), accountId);
      const auditStatus = row.status === pending ? STOCK_AUDIT_STATUS.withdrawn : row.audit_status;
      await this.documents.scrap(tx, row.id, { auditStatus, accountId, notes });
      if (row.arrival_id !== null) await this.sources.arrivals.settle(tx, caller, row.arrival_id);
      await this.audit.record(tx, caller, {
        action: ACTIONS[direction],
        subjectType: 'stock_document',
        subjectId: row.id,
        reason: notes,
        before: { status: row.status },
        after: { status: scrapped },
      });
      return { id: row.id, status: scrapped };
    });
    this.outbox.wake();
    return answer;
  }
}
