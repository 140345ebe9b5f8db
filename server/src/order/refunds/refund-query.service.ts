import { Inject, Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type { Language } from '@fovea/shared-types/language';
import { toWire } from '@fovea/shared-types/money';
import type {
  AdminRefundDetail,
  OrderRefunds,
  RefundableLine,
  RefundEntry,
  RefundThread,
} from '@fovea/shared-types/order/refund.dto';
import type { refund } from '@fovea/shared-types/order/refund.record';
import { REFUND_SIDE, refundableAmount } from '@fovea/shared-types/order/refund-rules';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { Database } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import type { RecordRows } from '../../platform/records/serve-record.js';
import { FileService } from '../../platform/storage/file.service.js';
import { comingBack, refundable, worthOf } from './refund-pieces.js';
import { asItStands, RefundPiecesRepository } from './refund-pieces.repository.js';
import {
  RefundQueryRepository,
  type RefundEntryRow,
  type RefundThreadRow,
} from './refund-query.repository.js';
import { servedRefund } from './refund.record.js';
import { RefundRepository, type RefundOrderRow } from './refund.repository.js';

/** Refunds as their parties read them. */
@Injectable()
export class RefundQueryService {
  constructor(
    @Inject(servedRefund.Service) private readonly rows: RecordRows<(typeof refund)['declared']>,
    private readonly db: Database,
    private readonly refunds: RefundRepository,
    private readonly pieces: RefundPiecesRepository,
    private readonly queries: RefundQueryRepository,
    private readonly files: FileService,
  ) {}

  /** @throws NOT_FOUND for an order of somebody else */
  async ofOrder({ member, language }: MemberCaller, { id }: IdRequest): Promise<OrderRefunds> {
    const order = await this.refunds.findOrder(this.db, id);
    if (order?.buyer_id !== member.accountId) throw new AppError('NOT_FOUND');
    const most = refundableAmount(order, order.now);
    return {
      refundable_amount: most,
      currency: order.currency,
      lines: most > 0 ? await this.lines(order, language) : [],
      refunds: await this.threads({ orderId: id }, REFUND_SIDE.buyer, language),
      server_time: new Date(order.now).toISOString(),
    };
  }

  /** @throws NOT_FOUND */
  async getRefundDetail(caller: StaffCaller, { id }: IdRequest): Promise<AdminRefundDetail> {
    const row = await this.rows.row(caller, id);
    const [read] = await this.queries.threads(this.db, { id }, caller.language);
    const [thread] = await this.threads({ id }, null, caller.language);
    const order = await this.refunds.findOrder(this.db, read?.order_id ?? 0);
    invariant(read && thread && order, 'a refund that its list has is there, and its order');
    const side = await this.refunds.sideOf(this.db, read.order_id, caller.member.accountId);
    return {
      ...row,
      asked_amount: read.asked,
      may_return: comingBack(await this.pieces.listRefundPieces(this.db, read)).length > 0,
      is_party: side.isParty,
      is_own: side.isBuyers,
      thread,
    };
  }

  private async lines(order: RefundOrderRow, language: Language): Promise<RefundableLine[]> {
    const names = await this.queries.names(this.db, order.id, language);
    return refundable(await this.pieces.listRefundPieces(this.db, asItStands(order))).map(
      ({ line, quantity }) => ({
        order_line_id: line.id,
        goods_name: names.get(line.id) ?? '',
        quantity,
        unit_amount: worthOf([{ line, quantity: 1 }], order),
      }),
    );
  }

  /** @param reader the side that reads, which sees its own names alone; null: staff, who see all */
  private async threads(
    by: Parameters<RefundQueryRepository['threads']>[1],
    reader: number | null,
    language: Language,
  ): Promise<RefundThread[]> {
    const threads = await this.queries.threads(this.db, by, language);
    const entries = await this.queries.entries(
      this.db,
      threads.map(({ id }) => id),
    );
    const links = await this.files.links(
      this.db,
      entries.flatMap(({ images }) => images),
    );
    return threads.map((thread) => toThread(thread, entries, links, reader));
  }
}

function toThread(
  {
    asked: requested,
    amount,
    due_at,
    created_at,
    order_id: _order,
    order_status: _before,
    ...thread
  }: RefundThreadRow,
  entries: readonly RefundEntryRow[],
  links: ReadonlyMap<number, FileLink>,
  reader: number | null,
): RefundThread {
  const money = (minor: number) => toWire(minor, thread.currency);
  return {
    ...thread,
    asked_price: money(requested),
    refund_price: amount === null ? null : money(amount),
    due_at: due_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    entries: entries
      .filter(({ refund_id }) => refund_id === thread.id)
      .map(({ refund_id: _refund, amount: agreed, ...entry }): RefundEntry => ({
        ...entry,
        username: reader === null || reader === entry.side ? entry.username : null,
        price: agreed === null ? null : money(agreed),
        images: entry.images.flatMap((id) => links.get(id) ?? []),
        created_at: entry.created_at.toISOString(),
      })),
  };
}
