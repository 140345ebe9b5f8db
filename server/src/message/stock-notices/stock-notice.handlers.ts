import { Injectable } from '@nestjs/common';
import { COUNT_DAYS_MAX } from '@fovea/shared-types/warehouse/stock-count-bounds';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { Tx } from '../../platform/database/database.js';
import type { LocalizedText } from '../../platform/database/localized.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import type { NoticeParams } from '../notifications/notifications.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import { StockSubjectRepository } from './stock-subject.repository.js';

/** Notifies approvers of a pending document, its sender of the result, and warehouse staff of low stock. */
@Injectable()
export class StockNoticeHandlers {
  constructor(
    private readonly subjects: StockSubjectRepository,
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
  ) {}

  @OnEvent('stock.document-submitted', 'message.tell-stock-document-waits')
  async onSubmitted({ payload }: OutboxEvent<'stock.document-submitted'>, tx: Tx): HandlerResult {
    const { document_id } = payload;
    const document = await this.subjects.document(tx, document_id);
    const { reversed } = document;
    const approvers = await this.holders.listIn(tx, 'warehouse:document:approve', document.company_id);
    return this.notify(
      tx,
      `stock.submitted:${document_id}`,
      approvers.filter((id) => id !== document.account_id),
      {
        notice: reversed ? 'stock_reversal_requested' : 'stock_submitted',
        document_id,
        words: reversed?.sn ?? document.sn,
        who: document.username,
        goods_name: named(document),
        ...(reversed && { reason: document.remark }),
      },
    );
  }

  @OnEvent('stock.document-decided', 'message.tell-stock-document-decided')
  async onDecided({ payload }: OutboxEvent<'stock.document-decided'>, tx: Tx): HandlerResult {
    const { document_id, account_id, is_approved, reason } = payload;
    const document = await this.subjects.document(tx, document_id);
    const { reversed } = document;
    // Who submitted what is undone learns of it too.
    if (reversed)
      return this.notify(
        tx,
        `stock.decided:${document_id}`,
        [...new Set([account_id, reversed.account_id])],
        {
          notice: is_approved ? 'stock_reversal_approved' : 'stock_reversal_rejected',
          document_id: reversed.id,
          moves: movesOf(reversed.type),
          words: reversed.sn,
          goods_name: named(document),
          ...(reason === null ? {} : { reason }),
        },
      );
    return this.notify(tx, `stock.decided:${document_id}`, [account_id], {
      notice: is_approved ? approvedAs(document.type) : 'stock_rejected',
      document_id,
      words: document.sn,
      goods_name: named(document),
      ...(reason === null ? {} : { reason }),
    });
  }

  /** Those who send and receive between the company's warehouses, and the requester. */
  @OnEvent('stock.allocation-short', 'message.tell-allocation-short')
  async onShort(
    { payload: { document_id, missing } }: OutboxEvent<'stock.allocation-short'>,
    tx: Tx,
  ): HandlerResult {
    const document = await this.subjects.document(tx, document_id);
    const senders = await this.holders.listIn(tx, 'warehouse:allocation:send', document.company_id);
    const receivers = await this.holders.listIn(tx, 'warehouse:allocation:receive', document.company_id);
    const people = [...new Set([...senders, ...receivers, document.account_id])];
    return this.notify(tx, `stock.allocation-short:${document_id}`, people, {
      notice: 'allocation_short',
      document_id,
      words: document.sn,
      goods_name: named(document),
      count: missing,
    });
  }

  /** Each fall is an event of its own. */
  @OnEvent('stock.low', 'message.tell-stock-low')
  async onLow({ id, payload: { stock_id } }: OutboxEvent<'stock.low'>, tx: Tx): HandlerResult {
    const stock = await this.subjects.stock(tx, stock_id);
    const keepers = await this.holders.listIn(tx, 'warehouse:stock:update', stock.company_id);
    return this.notify(tx, `stock.low:${stock_id}:${id}`, keepers, {
      notice: 'stock_low',
      stock_id,
      goods_name: named(stock),
      words: stock.warehouse,
      count: stock.on_hand,
    });
  }

  @OnEvent('stock.count-expired', 'message.tell-stock-count-expired')
  onCountExpired({ payload }: OutboxEvent<'stock.count-expired'>, tx: Tx): HandlerResult {
    const { count_id, account_id, check_sn, warehouse } = payload;
    return this.notify(tx, `stock.count-expired:${count_id}`, [account_id], {
      notice: 'stock_count_expired',
      count_id,
      words: check_sn,
      who: warehouse,
      days: COUNT_DAYS_MAX,
    });
  }

  /** What failed may be started again, and has another end. */
  @OnEvent('opening-import.finished', 'message.tell-opening-import')
  onOpened({ id, payload }: OutboxEvent<'opening-import.finished'>, tx: Tx): HandlerResult {
    const { import_id, account_id, file_name, is_done, lines } = payload;
    return this.notify(tx, `opening-import.finished:${import_id}:${id}`, [account_id], {
      notice: is_done ? 'opening_import_done' : 'opening_import_failed',
      import_id,
      words: file_name,
      count: lines,
    });
  }

  /** Each reminder is an event of its own. */
  @OnEvent('stock.notice-silent', 'message.tell-notice-silent')
  async onSilent({ id, payload: { notice_id } }: OutboxEvent<'stock.notice-silent'>, tx: Tx): HandlerResult {
    const subject = await this.subjects.notice(tx, notice_id);
    const dealers = await this.holders.listIn(tx, 'warehouse:notice:answer', subject.company_id);
    return this.notify(tx, `stock.notice-silent:${notice_id}:${id}`, dealers, {
      notice: 'notice_silent',
      notice_id,
      goods_name: named(subject),
      words: subject.serial_number,
      who: subject.maker,
    });
  }

  private notify(
    tx: Tx,
    eventKey: string,
    recipients: readonly number[],
    params: NoticeParams,
  ): HandlerResult {
    return this.writer.write(
      tx,
      recipients.map((recipientId) => ({ eventKey, recipientId, params })),
    );
  }
}

/** What is to be moved is sent first; all else has moved with the decision. */
const approvedAs = (type: number) => (type === STOCK_TYPE.move ? 'allocation_approved' : 'stock_approved');

const movesOf = (type: number): 'in' | 'out' | 'move' =>
  type === STOCK_TYPE.in ? 'in' : type === STOCK_TYPE.move ? 'move' : 'out';

const named = ({ c, e, j }: LocalizedText): LocalizedText => ({ c, e, j });
