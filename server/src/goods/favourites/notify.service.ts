import { Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { NotifyRepository } from './notify.repository.js';

/** Members who want to be notified when goods waiting for procurement arrive. */
@Injectable()
export class NotifyService {
  constructor(
    private readonly db: Database,
    private readonly notifies: NotifyRepository,
  ) {}

  /** @throws NOT_FOUND for goods that the shop does not show, STATE_CONFLICT for those that are here already */
  addRestockAlert({ member }: MemberCaller, { id }: IdRequest): Promise<void> {
    return this.db.transaction(async (tx) => {
      // The row stays as it is until this is written: goods cannot arrive in between and leave somebody waiting.
      const saleState = await this.notifies.lockShown(tx, id);
      if (saleState === null) throw new AppError('NOT_FOUND');
      if (saleState !== SALE_STATE.coming_soon) throw new AppError('STATE_CONFLICT');
      await this.notifies.insertRestockAlert(tx, member.accountId, id);
    });
  }

  remove({ member }: MemberCaller, { id }: IdRequest): Promise<void> {
    return this.db.transaction((tx) => this.notifies.deleteRestockAlert(tx, member.accountId, id));
  }

  /** The subscribers of the arrival, each once: the names leave the list with this transaction. */
  consume(tx: Tx, goodsId: number): Promise<number[]> {
    return this.notifies.consume(tx, goodsId);
  }
}
