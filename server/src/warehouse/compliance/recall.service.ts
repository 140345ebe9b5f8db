import { Inject, Injectable } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import { recallMachine, recallPartyMachine } from '@fovea/shared-types/states/warehouse.states';
import { RECALL_PARTY_STATUS, RECALL_STATUS } from '@fovea/shared-types/states';
import {
  acknowledgeRecall,
  closeRecall,
  openRecall,
  settleRecall,
} from '@fovea/shared-types/warehouse/recall.calls';
import type {
  CloseRecallRequest,
  OpenedRecall,
  RecallPartyDetail,
  RecallReach,
  RecallState,
  SettleRecallRequest,
} from '@fovea/shared-types/warehouse/recall.dto';
import type { recallParty } from '@fovea/shared-types/warehouse/recall-party.record';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { RecordRows } from '../../platform/records/serve-record.js';
import { filled } from '../../platform/text/filled.js';
import { RecallFinder, type Bought } from './recall-finder.js';
import { servedRecallParty } from './recall-party.record.js';
import { RecallRepository, type LockedRow } from './recall.repository.js';

type Act =
  | 'warehouse:recall:open'
  | 'warehouse:recall:close'
  | 'warehouse:recall-party:acknowledge'
  | 'warehouse:recall-party:settle';

/** A recall is opened, looked after by everybody it concerns, and closed with its report. */
@Injectable()
export class RecallService {
  constructor(
    @Inject(servedRecallParty.Service) private readonly rows: RecordRows<(typeof recallParty)['declared']>,
    private readonly db: Database,
    private readonly recalls: RecallRepository,
    private readonly finder: RecallFinder,
    private readonly outbox: Outbox,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  reach({ id }: IdRequest): Promise<RecallReach> {
    return this.finder.reach(this.db, id);
  }

  async open(caller: StaffCaller, request: IdActionRequest): Promise<OpenedRecall> {
    const opened = await this.idempotency.run(caller, openRecall.path, request, async (tx) => {
      const row = await found(this.recalls.lockRecall(tx, request.id));
      if (!recallMachine.may(row.status, 'open')) throw new AppError('STATE_CONFLICT');
      await this.recalls.open(tx, row.id);
      const parties = await this.notifyFound(tx, row.id);
      await this.outbox.add(tx, 'stock.recall-opened', { recall_id: row.id });
      await this.record(tx, caller, 'warehouse:recall:open', row, RECALL_STATUS.open);
      return { id: row.id, status: RECALL_STATUS.open, told: parties };
    });
    this.outbox.wake();
    return opened;
  }

  close(caller: StaffCaller, request: CloseRecallRequest): Promise<RecallState> {
    const report = filled('report', request.report);
    return this.idempotency.run(caller, closeRecall.path, request, async (tx) => {
      const row = await found(this.recalls.lockRecall(tx, request.id));
      if (!recallMachine.may(row.status, 'close')) throw new AppError('STATE_CONFLICT');
      await this.recalls.close(tx, row.id, report);
      return this.record(tx, caller, 'warehouse:recall:close', row, RECALL_STATUS.closed);
    });
  }

  /**
   * Whoever acquired a piece after a recall was opened is notified as well, and again whoever has more of them by now.
   * @returns how many are notified for the first time
   */
  async notifyFound(tx: Tx, recallId: number): Promise<number> {
    const { first, again } = await this.finder.find(tx, recallId);
    for (const [event, party_ids] of [
      ['stock.recall', first],
      ['stock.recall-more', again],
    ] as const)
      if (party_ids.length > 0) await this.outbox.add(tx, event, { recall_id: recallId, party_ids });
    return first.length;
  }

  /** Goods that a recall names, for the module of orders. */
  goodsNamed(tx: Tx, recallId: number): Promise<number[]> {
    return this.finder.goodsNamed(tx, recallId);
  }

  async notifyBuyers(tx: Tx, recallId: number, bought: readonly Bought[]): Promise<void> {
    const parties = await this.finder.addBuyers(tx, recallId, bought);
    if (parties.length > 0)
      await this.outbox.add(tx, 'stock.recall', { recall_id: recallId, party_ids: parties });
  }

  async partyDetail(caller: StaffCaller, { id }: IdRequest): Promise<RecallPartyDetail> {
    const row = await this.rows.row(caller, id);
    return {
      ...row,
      ...(await this.recalls.partyFacts(this.db, id, caller.language)),
      pieces: await this.recalls.pieces(this.db, id, caller.language),
    };
  }

  acknowledge(caller: StaffCaller, request: IdActionRequest): Promise<RecallState> {
    return this.idempotency.run(caller, acknowledgeRecall.path, request, async (tx) => {
      const row = await found(this.recalls.lockParty(tx, request.id, caller.companies));
      if (!recallPartyMachine.may(row.status, 'acknowledge')) throw new AppError('STATE_CONFLICT');
      await this.recalls.acknowledge(tx, row.id, caller.member.accountId);
      return this.record(
        tx,
        caller,
        'warehouse:recall-party:acknowledge',
        row,
        RECALL_PARTY_STATUS.acknowledged,
      );
    });
  }

  settle(caller: StaffCaller, request: SettleRecallRequest): Promise<RecallState> {
    const notes = (request.notes ?? '').normalize('NFC').trim();
    return this.idempotency.run(caller, settleRecall.path, request, async (tx) => {
      const row = await found(this.recalls.lockParty(tx, request.id, caller.companies));
      if (!recallPartyMachine.may(row.status, 'settle')) throw new AppError('STATE_CONFLICT');
      await this.recalls.settle(tx, row.id, request.outcome, notes);
      return this.record(tx, caller, 'warehouse:recall-party:settle', row, RECALL_PARTY_STATUS.settled);
    });
  }

  private async record(
    tx: Tx,
    caller: StaffCaller,
    action: Act,
    row: LockedRow,
    status: number,
  ): Promise<RecallState> {
    await this.audit.record(tx, caller, {
      action,
      subjectType: action.startsWith('warehouse:recall-party') ? 'recall_party' : 'recall',
      subjectId: row.id,
      before: { status: row.status },
      after: { status },
    });
    return { id: row.id, status };
  }
}

async function found(wanted: Promise<LockedRow | null>): Promise<LockedRow> {
  const row = await wanted;
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
