import { Injectable } from '@nestjs/common';
import { EXPORT_STATUS } from '@fovea/shared-types/platform/export-status';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { NoticeWriter } from '../inbox/notice-writer.js';

/**
 * Notifies the requester of a big export of its result; the address of the file is made when they open it.
 */
@Injectable()
export class ExportNoticeHandlers {
  constructor(private readonly writer: NoticeWriter) {}

  @OnEvent('export.finished', 'message.tell-export')
  async onFinished({ payload }: OutboxEvent<'export.finished'>, tx: Tx): HandlerResult {
    const { export_id, account_id, status } = payload;
    const notice = status === EXPORT_STATUS.done ? 'export_finished' : 'export_failed';
    return this.writer.write(tx, [
      {
        eventKey: `export.finished:${export_id}`,
        recipientId: account_id,
        params: { notice, export_id },
      },
    ]);
  }
}
