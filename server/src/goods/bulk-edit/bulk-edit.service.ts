import { Injectable } from '@nestjs/common';
import { bulkEditGoods } from '@fovea/shared-types/goods/bulk-edit.calls';
import type { BulkEditGoodsRequest } from '@fovea/shared-types/goods/bulk-edit.dto';
import type { GoodsOutcome } from '@fovea/shared-types/goods/publishing.dto';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { GoodsEditService } from '../publishing/goods-edit.service.js';
import { eachGoods } from '../publishing/goods-outcome.js';
import { PublishingService } from '../publishing/publishing.service.js';
import { assertChange, changeOf } from './bulk-change.js';
import { refusalMessage } from './refusal-message.js';

/** The same change to many goods, each by the rules of its own edit. */
@Injectable()
export class BulkEditService {
  constructor(
    private readonly publishing: PublishingService,
    private readonly edits: GoodsEditService,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  async edit(caller: StaffCaller, request: BulkEditGoodsRequest): Promise<GoodsOutcome[]> {
    assertChange(request);
    const outcomes = await this.idempotency.run(caller, bulkEditGoods.path, request, (tx) =>
      // In id order, as everybody locks them.
      eachGoods(
        tx,
        caller.language,
        [...request.ids].sort((a, b) => a - b),
        (id) => this.one(tx, caller, request, id),
        refusalMessage,
      ),
    );
    this.outbox.wake();
    return outcomes;
  }

  private async one(tx: Tx, caller: StaffCaller, request: BulkEditGoodsRequest, id: number) {
    const { form, version } = await this.publishing.formOf(tx, caller, id);
    // The price is reckoned from what was read: another one's edit in between must not be lost.
    const { audit_status } = await this.edits.edit(tx, caller, id, changeOf(form, request), { version });
    return { status: await statusOf(tx, id), audit_status };
  }
}

async function statusOf(tx: Tx, id: number): Promise<number> {
  const { rows } = await tx.query<{ status: number }>('SELECT status FROM goods WHERE id = $1', [id]);
  if (!rows[0]) throw new AppError('NOT_FOUND');
  return rows[0].status;
}
