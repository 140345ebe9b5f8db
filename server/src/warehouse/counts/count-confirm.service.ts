import { Injectable } from '@nestjs/common';
import { stockCheckMachine } from '@fovea/shared-types/states/warehouse.states';
import { STOCK_COUNT_STATUS } from '@fovea/shared-types/states';
import {
  confirmWarehouseChecks,
  recountWarehouseChecks,
} from '@fovea/shared-types/warehouse/stock-count.calls';
import { COUNT_ROUNDS_MAX } from '@fovea/shared-types/warehouse/stock-count-bounds';
import type {
  ConfirmCountRequest,
  ConfirmedCount,
  RecountAnswer,
  RecountRequest,
} from '@fovea/shared-types/warehouse/stock-count.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import { CountDifferenceRepository } from './count-difference.repository.js';
import { CountLineRepository, SCAN_KIND } from './count-line.repository.js';
import { CountDocuments } from './count-documents.js';
import { CountRepository, type CountRow } from './count.repository.js';

/** Somebody handles the differences: they are counted anew, or become documents. */
@Injectable()
export class CountConfirmation {
  constructor(
    private readonly counts: CountRepository,
    private readonly lines: CountLineRepository,
    private readonly differences: CountDifferenceRepository,
    private readonly documents: CountDocuments,
    private readonly holders: HolderService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  recount(caller: StaffCaller, request: RecountRequest): Promise<RecountAnswer> {
    const { id, lines = null } = request;
    return this.idempotency.run(caller, recountWarehouseChecks.path, request, async (tx) => {
      const count = await this.lock(tx, caller, id, 'have lines counted anew');
      const rows = await this.lines.differing(tx, id, lines);
      if (lines !== null && rows.length < new Set(lines).size) throw fieldError({ lines: { key: 'choice' } });
      if (rows.length === 0 || rows.some(({ round }) => round >= COUNT_ROUNDS_MAX))
        throw new AppError('STATE_CONFLICT');
      const numbers = rows.map(({ line }) => line);
      await this.lines.beginAnew(tx, id, numbers);
      await this.lines.addScans(
        tx,
        id,
        caller.member.accountId,
        rows.map(({ line, round }) => ({
          line,
          round: round + 1,
          kind: SCAN_KIND.anew,
          quantity: 0,
          code: '',
        })),
      );
      await this.counts.refresh(tx, id);
      await this.audit.record(tx, caller, {
        action: 'warehouse:count:recount',
        subjectType: 'stock_count',
        subjectId: id,
        after: { check_sn: count.sn, lines: numbers.length },
      });
      return { id, count: numbers.length };
    });
  }

  async confirm(caller: StaffCaller, request: ConfirmCountRequest): Promise<ConfirmedCount> {
    const confirmed = await this.idempotency.run(caller, confirmWarehouseChecks.path, request, (tx) =>
      this.settle(tx, caller, request),
    );
    this.documents.wake();
    return confirmed;
  }

  /** In the transaction of who has more to do. */
  async settle(
    tx: Tx,
    caller: StaffCaller,
    { id, keep_reserved }: ConfirmCountRequest,
  ): Promise<ConfirmedCount> {
    const { accountId } = caller.member;
    const status = STOCK_COUNT_STATUS.confirmed;
    const count = await this.lock(tx, caller, id, 'confirm');
    const rest = count.line_count - count.closed_count;
    if (rest > 0) throw new AppError('COUNT_UNFINISHED', { count: rest });
    await this.refuseOwn(tx, caller, count);
    const { documentIds, kept } = await this.documents.make(tx, caller, count, keep_reserved === 1);
    await this.counts.addDocuments(tx, id, documentIds);
    await this.counts.end(tx, id, { status, accountId });
    await this.audit.record(tx, caller, {
      action: 'warehouse:count:confirm',
      subjectType: 'stock_count',
      subjectId: id,
      before: { status: count.status },
      after: { status },
    });
    return { id, status, document_ids: documentIds, kept };
  }

  /** A counter with differences does not confirm them while somebody else may. */
  private async refuseOwn(tx: Tx, { member }: StaffCaller, count: CountRow): Promise<void> {
    if (member.grants.isWildcardIn(count.company_id)) return;
    if (!(await this.differences.isOwn(tx, count.id, member.accountId))) return;
    const may = await this.holders.listIn(tx, 'warehouse:count:confirm', count.company_id);
    if (may.some((id) => id !== member.accountId)) throw new AppError('COUNT_OWN');
  }

  private async lock(
    tx: Tx,
    { companies }: StaffCaller,
    id: number,
    action: 'have lines counted anew' | 'confirm',
  ): Promise<CountRow> {
    const row = await this.counts.lockCount(tx, id, companies);
    if (!row) throw new AppError('NOT_FOUND');
    if (!stockCheckMachine.may(row.status, action)) throw new AppError('STATE_CONFLICT');
    return row;
  }
}
