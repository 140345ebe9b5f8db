import { Injectable } from '@nestjs/common';
import { SCRAP_CAUSE, STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import {
  allocationMachine,
  stockInMachine,
  stockOutMachine,
} from '@fovea/shared-types/states/warehouse.states';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { StockReservations } from '../stock/stock-reservations.service.js';
import { listPendingReversals } from './reversal-requested.js';
import { StockDocumentCreation } from './stock-document-creation.js';
import {
  holderOf,
  StockDocumentRepository,
  type Added,
  type DocumentRow,
} from './stock-document.repository.js';
import { StockInSources } from './stock-in-source.js';
import { directionOf, StockUndoing } from './stock-undoing.js';
import { SCRAP_ACTIONS } from './stock-withdrawals.js';

const { scrapped } = STOCK_DOCUMENT_STATUS;

export const DOCUMENT_MACHINES = { in: stockInMachine, out: stockOutMachine, move: allocationMachine };

/** An approved document that a reversal undoes. */
export interface ReversedRow {
  document: DocumentRow;
  /** Of which it wrote something off. */
  allocation: DocumentRow | undefined;
}

/** What a reversal undoes; undefined for every other document. */
export function reversedBy(
  { reverses_id }: DocumentRow,
  locked: ReadonlyMap<number, DocumentRow>,
): ReversedRow | undefined {
  if (reverses_id === null) return undefined;
  const document = locked.get(reverses_id);
  invariant(document, 'what is reversed is locked with its reversal');
  return { document, allocation: locked.get(document.allocation_id ?? 0) };
}

/** Documents that undo approved ones, by one person who requests it and another who approves it. */
@Injectable()
export class StockReversals {
  constructor(
    private readonly creation: StockDocumentCreation,
    private readonly documents: StockDocumentRepository,
    private readonly stock: StockReservations,
    private readonly undoing: StockUndoing,
    private readonly sources: StockInSources,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The reversal of an approved document, which waits for its decision; the existing one where it was requested before.
   * What the document received is promised to it meanwhile: it is neither sold nor moved.
   * @throws STATE_CONFLICT, PIECES_NOT_FREE, PIECE_MOVED_SINCE, STOCK_INSUFFICIENT
   */
  async request(tx: Tx, caller: StaffCaller, row: DocumentRow, notes: string): Promise<Added> {
    const [waiting] = await listPendingReversals(tx, [row.id]);
    if (waiting) return waiting;
    await this.undoing.refuseFollowed(tx, row);
    const lines = (await this.documents.lines(tx, row.id)).map(({ listing: _, ...line }) => line);
    const direction = directionOf(row.type);
    const added = await this.documents.addStockDocument(
      tx,
      {
        companyId: row.company_id,
        type: STOCK_TYPE.reversal,
        kind: null,
        warehouseId: row.warehouse_id,
        currency: row.currency,
        customerId: null,
        arrivalId: null,
        reversesId: row.id,
        logisticsCode: '',
        remark: notes,
        value: row.value_amount,
        accountId: caller.member.accountId,
      },
      lines,
    );
    const receivedAt = direction === 'in' ? row.warehouse_id : row.to_warehouse_id;
    if (receivedAt !== null)
      await this.stock.reservePut(tx, holderOf(added.id), holderOf(row.id), receivedAt);
    await this.creation.sent(tx, caller, { ...added, action: SCRAP_ACTIONS[direction] }, lines);
    return added;
  }

  /** A reversal is approved: what its document moved is returned. */
  async carryOut(
    tx: Tx,
    caller: StaffCaller,
    reversal: DocumentRow,
    { document, allocation }: ReversedRow,
  ): Promise<void> {
    const direction = directionOf(document.type);
    if (!DOCUMENT_MACHINES[direction].may(document.status, 'approve the reversal'))
      throw new AppError('STATE_CONFLICT');
    await this.stock.release(tx, holderOf(reversal.id));
    await this.undoing.undo(tx, document, allocation, caller.member.accountId);
    await this.documents.scrap(tx, document.id, {
      auditStatus: document.audit_status,
      accountId: reversal.account_id,
      notes: reversal.remark,
      cause: SCRAP_CAUSE.reversal,
    });
    if (document.arrival_id !== null) await this.sources.arrivals.settle(tx, caller, document.arrival_id);
    await this.audit.record(tx, caller, {
      action: SCRAP_ACTIONS[direction],
      subjectType: 'stock_document',
      subjectId: document.id,
      reason: reversal.remark,
      before: { status: document.status },
      after: { status: scrapped },
    });
  }
}
