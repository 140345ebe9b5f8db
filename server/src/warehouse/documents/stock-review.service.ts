import { Injectable } from '@nestjs/common';
import { STOCK_AUDIT_STATUS } from '@fovea/shared-types/states';
import { allocationMachine, stockApprovalMachine } from '@fovea/shared-types/states/warehouse.states';
import type { ConfirmStockRequest, StockDecision } from '@fovea/shared-types/warehouse/stock-document.dto';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { ApprovalDocument, LockedDocument, Word } from '../../platform/approval/approval-document.js';
import { ApprovalService } from '../../platform/approval/approval.service.js';
import type { Money } from '../../platform/approval/second-level.js';
import type { AuditLine } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import type { NewEvent } from '../../platform/jobs/events.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { StockDoor } from '../stock/stock-door.service.js';
import { StockIntake } from '../stock/stock-intake.service.js';
import { StockInSources } from './stock-in-source.js';
import { AllocationShipments } from './allocation-shipments.js';
import { holderOf, StockDocumentRepository, type DocumentRow } from './stock-document.repository.js';
import { DOCUMENT_ROWS } from './stock-document.rows.js';

const { pending, approved, rejected, withdrawn } = STOCK_AUDIT_STATUS;

interface ReviewedStock extends LockedDocument {
  row: DocumentRow;
  /** Of which it writes something off. */
  allocation: DocumentRow | undefined;
}

interface After {
  audit_status: number;
}

/** The word on papers that move stock; with a yes it moves. */
@Injectable()
export class StockReviewService implements ApprovalDocument<ReviewedStock, After> {
  readonly name = 'stock_document';
  readonly notesField = 'audit_notes';
  readonly reached = DOCUMENT_ROWS;

  constructor(
    private readonly db: Database,
    private readonly approval: ApprovalService,
    private readonly documents: StockDocumentRepository,
    private readonly intake: StockIntake,
    private readonly stock: StockDoor,
    private readonly sources: StockInSources,
    private readonly shipments: AllocationShipments,
  ) {}

  decide(
    caller: StaffCaller,
    call: { path: string },
    request: ConfirmStockRequest,
  ): Promise<StockDecision[]> {
    const { ids, status, audit_notes: notes } = request;
    return this.approval.decideEach(
      this,
      caller,
      call,
      request,
      { ids, status, notes },
      { audit_status: null },
    );
  }

  /** How many wait for a word in these companies; null: in all. */
  async countWaiting(companies: readonly number[] | null): Promise<number> {
    const { rows } = await this.db.query<{ count: number }>(
      `SELECT count(*) FROM stock_document
       WHERE audit_status = ${pending} AND ($1::bigint[] IS NULL OR company_id = ANY ($1::bigint[]))`,
      [companies === null ? null : [...companies]],
    );
    return rows[0]?.count ?? 0;
  }

  async lock(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<ReadonlyMap<number, ReviewedStock>> {
    const rows = await this.documents.lock(tx, ids, companies);
    // What several papers move is locked at once, in one order, before the first of them is decided.
    await this.stock.lockPlaces(tx, await this.documents.places(tx, [...rows.keys()]));
    return new Map(
      ids.flatMap((id) => {
        const row = rows.get(id);
        return row ? [[id, reviewed(row, rows.get(row.allocation_id ?? 0))] as const] : [];
      }),
    );
  }

  value({ row }: ReviewedStock): Money {
    return { amount: row.value_amount, currency: row.currency };
  }

  waiting(): After {
    return { audit_status: pending };
  }

  async approve(tx: Tx, caller: StaffCaller, { row, allocation }: ReviewedStock, word: Word): Promise<After> {
    const { type } = row;
    const { accountId } = caller.member;
    if (type === STOCK_TYPE.in) {
      const lines = await this.documents.lines(tx, row.id);
      await this.intake.bookIn(
        tx,
        {
          warehouseId: row.warehouse_id,
          companyId: row.company_id,
          sourceType: this.name,
          sourceId: row.id,
          type,
          accountId,
          at: word.at,
        },
        lines.map((line) => ({ ...line, cost: line.quantity * (line.unitCost ?? 0) })),
      );
    } else if (allocation) {
      if (!allocationMachine.may(allocation.status, 'approve the loss of what is missing'))
        throw new AppError('STATE_CONFLICT');
      await this.shipments.lose(tx, allocation, row, { accountId, at: word.at });
    } else if (type !== STOCK_TYPE.move)
      await this.stock.consume(tx, holderOf(row.id), { type, accountId, at: word.at });
    // What is to be moved was promised when it was handed in, and stays so until it is sent.
    await this.documents.decide(tx, row.id, approved, word.id);
    if (row.arrival_id !== null) await this.sources.arrivals.settle(tx, caller, row.arrival_id);
    return { audit_status: approved };
  }

  async reject(tx: Tx, _caller: StaffCaller, { row }: ReviewedStock, word: Word): Promise<After> {
    if (row.type !== STOCK_TYPE.in) await this.stock.release(tx, holderOf(row.id));
    await this.documents.decide(tx, row.id, rejected, word.id);
    return { audit_status: rejected };
  }

  event({ row }: ReviewedStock, { isApproved, notes }: Word): NewEvent {
    return {
      event: 'stock.document-decided',
      payload: {
        document_id: row.id,
        account_id: row.account_id,
        is_approved: isApproved,
        reason: notes,
      },
    };
  }

  audit({ row }: ReviewedStock, _word: Word, { audit_status }: After): AuditLine {
    return {
      action: 'warehouse:document:audit',
      subjectType: 'stock_document',
      subjectId: row.id,
      before: { audit_status: row.audit_status },
      after: { audit_status },
    };
  }
}

const reviewed = (row: DocumentRow, allocation: DocumentRow | undefined): ReviewedStock => ({
  id: row.id,
  row,
  allocation,
  documentId: row.id,
  standing: stockApprovalMachine.may(row.audit_status, 'approve')
    ? 'waiting'
    : row.audit_status === withdrawn
      ? 'closed'
      : 'decided',
  version: row.id,
  initiatorId: row.account_id,
  companyId: row.company_id,
});
