import { Injectable } from '@nestjs/common';
import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import { DocumentNotifier } from './document-notifier.js';
import { documentNotices } from './document-notices.js';

/** Notifies the owner of a balance that it was exchanged: a member, or those of a company who read its balance details. */
@Injectable()
export class ExchangeNoticeHandlers {
  constructor(
    private readonly notifier: DocumentNotifier,
    private readonly holders: HolderService,
  ) {}

  @OnEvent('exchange.decided', 'message.notify-exchange-owner')
  async onDecided({ payload }: OutboxEvent<'exchange.decided'>, tx: Tx): HandlerResult {
    const { exchange_id: id, status } = payload;
    if (status !== REQUESTED_STATUS.booked) return;
    const message = { id, notice: 'exchange_booked', eventKey: `exchange.exchange_booked:${id}` } as const;
    return this.notifier.notify(tx, documentNotices.exchange, message, ({ about, company }) => {
      if (about !== null) return [about];
      return company === null ? [] : this.holders.listIn(tx, 'finance:ledger:list', company);
    });
  }
}
