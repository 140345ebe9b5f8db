import { Injectable } from '@nestjs/common';
import type { NoticeId } from '../notifications/notifications.js';
import type { Tx } from '../../platform/database/database.js';
import type { Events, OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { NoticeWriter } from '../inbox/notice-writer.js';

type Finished = Events['goods-import.finished'];

const noticeOf = ({ is_done, left_out }: Finished): NoticeId => {
  if (!is_done) return 'goods_import_failed';
  return left_out === 0 ? 'goods_import_done' : 'goods_import_partly';
};

/** Notifies the sender of a sheet of goods of its result. */
@Injectable()
export class GoodsImportNoticeHandlers {
  constructor(private readonly writer: NoticeWriter) {}

  @OnEvent('goods-import.finished', 'message.tell-goods-import')
  async onFinished({ id, payload }: OutboxEvent<'goods-import.finished'>, tx: Tx): HandlerResult {
    const { import_id, account_id, file_name, imported, left_out } = payload;
    return this.writer.write(tx, [
      {
        // What failed may be started again, and has another end.
        eventKey: `goods-import.finished:${import_id}:${id}`,
        recipientId: account_id,
        params: {
          notice: noticeOf(payload),
          import_id,
          words: file_name,
          count: left_out === 0 ? imported : left_out,
        },
      },
    ]);
  }
}
