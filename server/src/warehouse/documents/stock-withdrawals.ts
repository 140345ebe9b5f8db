import { Injectable } from '@nestjs/common';
import type { FormerDocument } from '@fovea/shared-types/record/record';
import { SCRAP_CAUSE, STOCK_AUDIT_STATUS, STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import { STOCK_DOCUMENT_REPLACED } from '../../i18n/scrap-notes-text.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { StockDocumentRepository, type DocumentRow } from './stock-document.repository.js';
import { StockInSources } from './stock-in-source.js';
import { directionOf, StockUndoing, type Direction } from './stock-undoing.js';

const { pending, approved, withdrawn } = STOCK_AUDIT_STATUS;

export const SCRAP_ACTIONS = {
  in: 'warehouse:inbound:scrap',
  out: 'warehouse:outbound:scrap',
  move: 'warehouse:allocation:scrap',
} as const satisfies Record<Direction, string>;

interface Ending {
  direction: Direction;
  /** Of which it writes something off. */
  allocation: DocumentRow | undefined;
  notes: string;
}

/** Ends documents of which nothing has moved yet, for their initiators. */
@Injectable()
export class StockWithdrawals {
  constructor(
    private readonly documents: StockDocumentRepository,
    private readonly undoing: StockUndoing,
    private readonly sources: StockInSources,
    private readonly audit: AuditLog,
  ) {}

  /** What was reserved for it is free. @throws INITIATOR_ONLY */
  async end(
    tx: Tx,
    caller: StaffCaller,
    row: DocumentRow,
    { direction, allocation, notes }: Ending,
  ): Promise<void> {
    const { accountId } = caller.member;
    if (row.account_id !== accountId) throw new AppError('INITIATOR_ONLY', { name: row.username });
    await this.undoing.undo(tx, row, allocation, accountId);
    await this.documents.scrap(tx, row.id, {
      auditStatus: row.audit_status === pending ? withdrawn : row.audit_status,
      accountId,
      notes,
      cause: SCRAP_CAUSE.initiator,
    });
    if (row.arrival_id !== null) await this.sources.arrivals.settle(tx, caller, row.arrival_id);
    await this.audit.record(tx, caller, {
      action: SCRAP_ACTIONS[direction],
      subjectType: 'stock_document',
      subjectId: row.id,
      ...(notes !== STOCK_DOCUMENT_REPLACED && { reason: notes }),
      before: { status: row.status },
      after: { status: STOCK_DOCUMENT_STATUS.scrapped },
    });
  }

  /**
   * Before a corrected one is sent: its former is withdrawn where nobody has decided it, so that what was reserved
   * for it can be reserved anew.
   * @throws NOT_FOUND of another's, or of one that no form sent; CHANGED_MEANWHILE, ALREADY_DECIDED
   */
  async replace(
    tx: Tx,
    caller: StaffCaller,
    { former_id: id, former_status: read }: Former,
    direction: Direction,
  ): Promise<void> {
    if (id === undefined) return;
    const row = (await this.documents.lockStockDocument(tx, [id], caller.companies)).get(id);
    const isOwn = row?.account_id === caller.member.accountId;
    if (!row || !isOwn || !row.is_by_hand || directionOf(row.type) !== direction)
      throw new AppError('NOT_FOUND');
    if (read !== undefined && row.audit_status !== read) throw new AppError('CHANGED_MEANWHILE');
    if (row.audit_status === approved) throw new AppError('ALREADY_DECIDED');
    if (row.audit_status === pending)
      await this.end(tx, caller, row, { direction, allocation: undefined, notes: STOCK_DOCUMENT_REPLACED });
  }
}

/** As requests of stock documents name it. */
export type Former = { [Name in keyof FormerDocument]?: FormerDocument[Name] | undefined };
