import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import { NoticeWriter } from '../inbox/notice-writer.js';

/** Notifies those who may explain it that a day's money differs. */
@Injectable()
export class ReconciliationNoticeHandlers {
  constructor(
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
  ) {}

  @OnEvent('reconciliation.differs', 'message.tell-reconciliation')
  async onDiffers({ id, payload }: OutboxEvent<'reconciliation.differs'>, tx: Tx): HandlerResult {
    const { day, currency, count } = payload;
    const people = await this.holders.listEverywhere(tx, 'finance:reconciliation:explain', null);
    return this.writer.write(
      tx,
      people.map((recipientId) => ({
        eventKey: `reconciliation.differs:${id}`,
        recipientId,
        params: { notice: 'reconciliation_differs', words: `${day} ${currency}`, count },
      })),
    );
  }
}
