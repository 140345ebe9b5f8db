import { Injectable } from '@nestjs/common';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { GoodsFormField } from '@fovea/shared-types/goods/goods-form-rules';
import { updateGoods } from '@fovea/shared-types/goods/publishing.calls';
import type { GoodsAuditAnswer, UpdateGoodsRequest } from '@fovea/shared-types/goods/publishing.dto';
import { GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { refuseStale } from '../../platform/database/row-version.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { mayEdit } from './goods-moves.js';
import { formSourceOf } from './goods-columns.js';
import { formIn, type SettledForm } from './settled-form.js';
import { GoodsLock } from './goods-lock.js';
import { GoodsEditReader } from './goods-edit-reader.js';
import { GoodsEditWriter } from './goods-edit-writer.js';

interface EditOptions {
  /** Absent: the current version is replaced. */
  version?: string | undefined;
  isFreightConfirmed?: boolean | undefined;
}

/**
 * Changes goods. What the shop shows of listed goods is reviewed first, while the old text stays up; price,
 * quantity and terms of delivery apply at once (R-GDS-08).
 */
@Injectable()
export class GoodsEditService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly lock: GoodsLock,
    private readonly reader: GoodsEditReader,
    private readonly writer: GoodsEditWriter,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async updateGoods(caller: StaffCaller, request: UpdateGoodsRequest): Promise<GoodsAuditAnswer> {
    const answer = await this.idempotency.run(caller, updateGoods.path, request, (tx) =>
      this.edit(tx, caller, request.id, formIn(request), {
        version: request.version,
        isFreightConfirmed: request.freight_confirmed,
      }),
    );
    this.outbox.wake();
    return answer;
  }

  /**
   * The same in a transaction of the caller's, for many at once: lock them in id order.
   * @param form what it does not name stays; null clears
   * @throws NOT_FOUND, STATE_CONFLICT, AUCTION_LOCKED, CHANGED_MEANWHILE, VALIDATION with `fields`,
   * FREIGHT_FALLS, FILE_UNKNOWN
   */
  async edit(
    tx: Tx,
    caller: StaffCaller,
    id: number,
    form: GoodsForm,
    { version, isFreightConfirmed = false }: EditOptions,
  ): Promise<GoodsAuditAnswer> {
    const row = await this.lock.one(tx, caller, id);
    await this.lock.refuseHeld(tx, id);
    if (!mayEdit(row.status)) throw new AppError('STATE_CONFLICT');
    refuseStale(version, formSourceOf(row));
    const edit = await this.reader.read(tx, caller, row, form, isFreightConfirmed);
    if (edit.changed.length === 0) return { id, audit_status: null };
    const isListed = row.status === GOODS_STATUS.listed;
    const waits = isListed
      ? await this.writer.changeListed(tx, caller, row, edit)
      : await this.writer.changeOther(tx, row, edit);
    await this.audit.record(tx, caller, {
      action: 'goods:goods:update',
      subjectType: 'goods',
      subjectId: id,
      before: only(edit.present, edit.changed),
      after: only(edit.wanted, edit.changed),
    });
    return { id, audit_status: waits ? SUBMISSION_STATUS.under_review : null };
  }
}

/** Some fields of a form, for the audit log. */
const only = (form: SettledForm, fields: readonly GoodsFormField[]): Partial<SettledForm> =>
  Object.fromEntries(fields.map((field) => [field, form[field]]));
