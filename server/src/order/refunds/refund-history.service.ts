import { Injectable } from '@nestjs/common';
import { REFUND_ENTRIES_MAX, REFUND_IMAGES_MAX } from '@fovea/shared-types/order/refund-rules';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { ClaimRule } from '../../platform/storage/file.service.js';
import { FileService } from '../../platform/storage/file.service.js';
import {
  RefundRepository,
  type NewRefundEntry,
  type RefundOrderRow,
  type RefundRow,
} from './refund.repository.js';

/** The party, and their remarks and pictures. */
export interface RefundRemark {
  side: NewRefundEntry['side'];
  accountId: number | null;
  content?: string | undefined;
  images?: readonly number[] | undefined;
}

/** An order with its open refund, both locked. */
export interface LockedRefund {
  order: RefundOrderRow;
  refund: RefundRow;
}

type Changes = Parameters<RefundRepository['move']>[3];

const PICTURES: ClaimRule = { kinds: ['image'], max: REFUND_IMAGES_MAX, isPrivate: true };

/** Moves refunds along their table and records the remarks; everybody concerned is notified. */
@Injectable()
export class RefundHistory {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly files: FileService,
    private readonly outbox: Outbox,
  ) {}

  orderOf(tx: Tx, refundId: number): Promise<number | null> {
    return this.refunds.findOrderOf(tx, refundId);
  }

  /** @throws NOT_FOUND, STATE_CONFLICT where nothing of it is open */
  async lock(tx: Tx, orderId: number, isSeen: (order: RefundOrderRow) => boolean): Promise<LockedRefund> {
    const order = await this.refunds.lockOrder(tx, orderId);
    if (!order || !isSeen(order)) throw new AppError('NOT_FOUND');
    const refund = await this.refunds.findOpen(tx, orderId);
    if (!refund) throw new AppError('STATE_CONFLICT');
    return { order, refund };
  }

  async open(
    tx: Tx,
    order: RefundOrderRow,
    refund: Pick<RefundRow, 'status' | 'cause' | 'asked' | 'amount'>,
    remark: RefundRemark,
  ): Promise<LockedRefund> {
    const made = await this.refunds.insertRefund(tx, {
      ...refund,
      order_id: order.id,
      order_status: order.status,
    });
    await this.write(tx, made, remark, { status: made.status, amount: made.asked });
    await this.publish(tx, order, made, remark);
    return { order, refund: made };
  }

  /** Does not check the state machine: the callers did, by the action that moves it. */
  async move(
    tx: Tx,
    { order, refund }: LockedRefund,
    status: number,
    remark: RefundRemark,
    changes: Changes = {},
  ): Promise<LockedRefund> {
    const moved = await this.refunds.move(tx, refund.id, status, changes);
    await this.write(tx, moved, remark, { status, amount: changes.amount ?? null });
    await this.publish(tx, order, moved, remark);
    return { order, refund: moved };
  }

  /** Words and pictures alone. */
  async addRemark(tx: Tx, { order, refund }: LockedRefund, remark: RefundRemark): Promise<void> {
    await this.write(tx, refund, remark, { status: null, amount: null });
    await this.publish(tx, order, refund, remark, false);
  }

  private async write(
    tx: Tx,
    refund: RefundRow,
    { side, accountId, content = '', images = [] }: RefundRemark,
    to: { status: number | null; amount: number | null },
  ): Promise<void> {
    const isRemarkOnly = to.status === null;
    if (isRemarkOnly && (await this.refunds.countEntries(tx, refund.id)) >= REFUND_ENTRIES_MAX)
      throw new AppError('RATE_LIMITED');
    if (images.length > 0 && accountId !== null) await this.files.claim(tx, accountId, images, PICTURES);
    const entryId = await this.refunds.insertEntry(tx, refund.id, {
      side,
      accountId,
      ...to,
      content: content.trim(),
    });
    if (images.length > 0) await this.refunds.insertFiles(tx, entryId, [...new Set(images)]);
  }

  private publish(
    tx: Tx,
    order: RefundOrderRow,
    refund: RefundRow,
    { side }: RefundRemark,
    isMove = true,
  ): Promise<void> {
    return this.outbox.add(tx, 'order.refund-moved', {
      refund_id: refund.id,
      order_id: order.id,
      buyer_id: order.buyer_id,
      seller_id: order.seller_id,
      company_id: order.company_id,
      status: refund.status,
      side,
      is_move: isMove,
    });
  }

  wake(): void {
    this.outbox.wake();
  }
}
