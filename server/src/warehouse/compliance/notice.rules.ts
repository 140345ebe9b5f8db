import { Injectable } from '@nestjs/common';
import type { StoredOf } from '@fovea/shared-types/record/record';
import { noticeMachine } from '@fovea/shared-types/states/warehouse.states';
import type { notice } from '@fovea/shared-types/warehouse/notice.record';
import type { Tx } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { Change, RecordRules } from '../../platform/records/served-record.js';
import { NoticeRepository } from './notice.repository.js';
import { refuseUnusableItem } from './usable-item.js';

type Declared = (typeof notice)['declared'];
type Stored = StoredOf<Declared>;

/** A notice is drafted from the stored data, and kept as it was sent. */
@Injectable()
export class NoticeRules implements RecordRules<Declared> {
  constructor(private readonly notices: NoticeRepository) {}

  async settle(wanted: Stored, tx: Tx, { id, caller }: Change<Declared>): Promise<Stored> {
    if (id !== null) await this.refuseSent(tx, id);
    await refuseUnusableItem(tx, caller, wanted.product_id);
    return { ...wanted, serial_number: wanted.serial_number.normalize('NFKC') };
  }

  /** What is left empty is known of the item and the piece; what somebody emptied later stays so. */
  async saved(tx: Tx, id: number, after: Stored, { before }: Change<Declared>): Promise<void> {
    const isOther = before?.product_id !== after.product_id || before.serial_number !== after.serial_number;
    if (isOther && !(await this.notices.draft(tx, id))) throw fieldError({ product_id: { key: 'choice' } });
  }

  async beforeDelete(tx: Tx, id: number): Promise<void> {
    await this.refuseSent(tx, id);
  }

  private async refuseSent(tx: Tx, id: number): Promise<void> {
    const row = await this.notices.lockNotice(tx, id, null);
    if (row && !noticeMachine.may(row.status, 'send')) throw new AppError('STATE_CONFLICT');
  }
}
