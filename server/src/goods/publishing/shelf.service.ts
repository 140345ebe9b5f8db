import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { delGoods, goodsStatus } from '@fovea/shared-types/goods/publishing.calls';
import type { GoodsOutcome, GoodsStatusRequest } from '@fovea/shared-types/goods/publishing.dto';
import { goodsMachine } from '@fovea/shared-types/states/goods.states';
import { GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ApprovedGoods } from './approved-goods.js';
import { GoodsLock } from './goods-lock.js';
import { eachGoods } from './goods-outcome.js';
import { PublishingRepository, type PublishedGoods } from './publishing.repository.js';
import { SubmissionRepository } from './submission.repository.js';

/** Reviewed goods on and off the shelf, and goods that go for good. */
@Injectable()
export class ShelfService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly goods: PublishingRepository,
    private readonly lock: GoodsLock,
    private readonly submissions: SubmissionRepository,
    private readonly approved: ApprovedGoods,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** Each separately; the platform gives a reason when it takes goods off the shelf. */
  async move(caller: StaffCaller, request: GoodsStatusRequest): Promise<GoodsOutcome[]> {
    const isUp = request.status === GOODS_STATUS.listed;
    const reason = (request.reason ?? '').normalize('NFC').trim();
    if (!isUp && caller.companies === null && reason === '')
      throw fieldError({ reason: { key: 'required' } });
    const outcomes = await this.idempotency.run(caller, goodsStatus.path, request, async (tx) => {
      const rows = await this.lock.each(tx, caller, request.ids);
      const held = await this.lock.heldAmong(tx, request.ids);
      const idle = await this.goods.listIdle(
        tx,
        [...rows.values()].flatMap(({ company_id }) => company_id ?? []),
      );
      return eachGoods(tx, caller.language, request.ids, async (id) => {
        const row = rows.get(id);
        if (!row) throw new AppError('NOT_FOUND');
        if (held.has(id)) throw new AppError('AUCTION_LOCKED');
        if (!goodsMachine.may(row.status, isUp ? 'put on the shelf' : 'take off the shelf'))
          throw new AppError('STATE_CONFLICT');
        if (isUp && row.company_id !== null && idle.has(row.company_id)) throw new AppError('SELLER_IDLE');
        if (isUp) await this.putOn(tx, row);
        else await this.takeOff(tx, caller, row, reason);
        await this.audit.record(tx, caller, {
          action: 'goods:goods:status',
          subjectType: 'goods',
          subjectId: id,
          ...(reason === '' ? {} : { reason }),
          before: { status: row.status },
          after: { status: request.status },
        });
        return { status: request.status, audit_status: row.audit_status };
      });
    });
    this.outbox.wake();
    return outcomes;
  }

  /** Kept for what refers to them, gone from every list. */
  async deleteGoods(caller: StaffCaller, request: IdActionRequest): Promise<void> {
    await this.idempotency.run(caller, delGoods.path, request, async (tx) => {
      const row = await this.lock.one(tx, caller, request.id);
      await this.lock.refuseHeld(tx, row.id);
      if (!goodsMachine.may(row.status, 'delete')) throw new AppError('STATE_CONFLICT');
      await this.lock.refuseUsed(tx, row);
      const isWithdrawn = await this.submissions.withdraw(tx, row.id);
      await this.goods.updateListing(tx, row.id, {
        status: GOODS_STATUS.deleted,
        up_at: null,
        ...(isWithdrawn ? { audit_status: SUBMISSION_STATUS.withdrawn } : {}),
      });
      await this.audit.record(tx, caller, {
        action: 'goods:goods:delete',
        subjectType: 'goods',
        subjectId: row.id,
        before: { goods_sn: row.goods_sn, status: row.status },
      });
    });
  }

  private async putOn(tx: Tx, row: PublishedGoods): Promise<void> {
    // New text comes to the shelf through its review.
    if (row.needs_review) throw new AppError('STATE_CONFLICT');
    await this.approved.putOn(tx, row);
  }

  private async takeOff(tx: Tx, caller: StaffCaller, row: PublishedGoods, reason: string): Promise<void> {
    await this.goods.updateListing(tx, row.id, { status: GOODS_STATUS.off_shelf });
    if (caller.companies === null)
      await this.outbox.add(tx, 'goods.forced-off', { goods_id: row.id, seller_id: row.seller_id, reason });
  }
}
