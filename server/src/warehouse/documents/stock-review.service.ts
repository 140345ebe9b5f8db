import { Injectable } from '@nestjs/common';
import { STOCK_AUDIT_STATUS } from '@fovea/shared-types/states';
import { stockApprovalMachine } from '@fovea/shared-types/states/warehouse.states';
import type { ConfirmStockRequest, StockDecision } from '@fovea/shared-types/warehouse/stock-document.dto';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type {
  ApprovalDocument,
  LockedDocument,
  Decision,
} from '../../platform/approval/approval-document.js';
import { ApprovalService } from '../../platform/approval/approval.service.js';
import { decisionRequestOf } from '../../platform/approval/decision-request.js';
import { lockedRow } from '../../platform/approval/locked-row.js';
import type { Money } from '../../platform/approval/second-level.js';
import type { AuditLine } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { NewEvent } from '../../platform/jobs/events.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { StockReservations } from '../stock/stock-reservations.service.js';
import { StockInSources } from './stock-in-source.js';
import { ApprovedStock } from './approved-stock.js';
import { holderOf, StockDocumentRepository, type DocumentRow } from './stock-document.repository.js';
import { DOCUMENT_ROWS } from './stock-document.rows.js';
import { reversedBy, StockReversals, type ReversedRow } from './stock-reversals.js';

const { pending, approved, rejected, withdrawn } = STOCK_AUDIT_STATUS;
const STATES = { machine: stockApprovalMachine, closed: withdrawn };

interface ReviewedStock extends LockedDocument {
  row: DocumentRow;
  /** Of which it writes something off. */
  allocation: DocumentRow | undefined;
  /** Which a reversal undoes. */
  reversed: ReversedRow | undefined;
}

interface After {
  audit_status: number;
}

/** The decision on documents that move stock; approval moves it. */
@Injectable()
export class StockReviewService implements ApprovalDocument<ReviewedStock, After> {
  readonly name = 'stock_document';
  readonly notesField = 'audit_notes';
  readonly reached = DOCUMENT_ROWS;

  constructor(
    private readonly db: Database,
    private readonly approval: ApprovalService,
    private readonly documents: StockDocumentRepository,
    private readonly stock: StockReservations,
    private readonly sources: StockInSources,
    private readonly moves: ApprovedStock,
    private readonly reversals: StockReversals,
  ) {}

  decideStock(
    caller: StaffCaller,
    call: { path: string },
    request: ConfirmStockRequest,
  ): Promise<StockDecision[]> {
    return this.approval.decideEach(this, caller, call, request, decisionRequestOf(request), {
      audit_status: null,
    });
  }

  /** How many wait for a decision in these companies; null: in all. */
  async countWaiting(companies: readonly number[] | null): Promise<number> {
    const { rows } = await this.db.query<{ count: number }>(
      `SELECT count(*) FROM stock_document
       WHERE audit_status = ${pending} AND ($1::bigint[] IS NULL OR company_id = ANY ($1::bigint[]))`,
      [companies === null ? null : [...companies]],
    );
    return firstRow(rows).count;
  }

  async lock(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<ReadonlyMap<number, ReviewedStock>> {
    const rows = await this.documents.lockStockDocument(tx, ids, companies);
    await this.moves.lock(tx, [...rows.keys()]);
    return new Map(
      ids.flatMap((id) => {
        const row = rows.get(id);
        return row
          ? [
              [
                id,
                {
                  ...lockedRow(row, row.audit_status, STATES),
                  allocation: rows.get(row.allocation_id ?? 0),
                  reversed: reversedBy(row, rows),
                },
              ] as const,
            ]
          : [];
      }),
    );
  }

  /** A reversal takes two people: what one person approved is not undone by one alone. */
  isNeverOwnRow({ row }: ReviewedStock): boolean {
    return row.type === STOCK_TYPE.reversal;
  }

  value({ row }: ReviewedStock): Money {
    return { amount: row.value_amount, currency: row.currency };
  }

  waiting(): After {
    return { audit_status: pending };
  }

  async approve(
    tx: Tx,
    caller: StaffCaller,
    { row, allocation, reversed }: ReviewedStock,
    decision: Decision,
  ): Promise<After> {
    if (reversed) {
      await this.documents.decideStockDocument(tx, row.id, approved, decision.id);
      await this.reversals.carryOut(tx, caller, row, reversed);
      return { audit_status: approved };
    }
    await this.moves.move(tx, row, allocation, {
      accountId: caller.member.accountId,
      ...(decision.past && { at: decision.past }),
    });
    await this.documents.decideStockDocument(tx, row.id, approved, decision.id);
    if (row.arrival_id !== null) await this.sources.arrivals.settle(tx, caller, row.arrival_id);
    return { audit_status: approved };
  }

  async reject(tx: Tx, _caller: StaffCaller, { row }: ReviewedStock, decision: Decision): Promise<After> {
    if (row.type !== STOCK_TYPE.in) await this.stock.release(tx, holderOf(row.id));
    await this.documents.decideStockDocument(tx, row.id, rejected, decision.id);
    return { audit_status: rejected };
  }

  event({ row }: ReviewedStock, { isApproved, notes }: Decision): NewEvent {
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

  audit({ row }: ReviewedStock, _decision: Decision, { audit_status }: After): AuditLine {
    return {
      action: 'warehouse:document:audit',
      subjectType: 'stock_document',
      subjectId: row.id,
      before: { audit_status: row.audit_status },
      after: { audit_status },
    };
  }
}
