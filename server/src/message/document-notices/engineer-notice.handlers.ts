import { Injectable } from '@nestjs/common';
import { ENGINEER_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { DocumentNotifier } from './document-notifier.js';
import { documentNotices } from './document-notices.js';

/** Notifies engineers, or who submitted them, that they are disabled or enabled again. */
@Injectable()
export class EngineerNoticeHandlers {
  constructor(private readonly notifier: DocumentNotifier) {}

  @OnEvent('engineer.disabled-or-enabled', 'message.notify-engineer-moved')
  onMoved({ id, payload }: OutboxEvent<'engineer.disabled-or-enabled'>, tx: Tx): HandlerResult {
    const { engineer_id, status, reason } = payload;
    const notice = status === ENGINEER_STATUS.disabled ? 'engineer_disabled' : 'engineer_enabled';
    const message = { id: engineer_id, notice, eventKey: `engineer.moved:${id}`, reason } as const;
    return this.notifier.notify(tx, documentNotices.engineer, message, ({ informed }) => [informed]);
  }
}
