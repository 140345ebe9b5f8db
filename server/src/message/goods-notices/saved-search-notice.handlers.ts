import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { NoticeWriter } from '../inbox/notice-writer.js';
import { GoodsSubjectRepository } from './goods-subject.repository.js';

/** Notifies a member of new goods that match a saved search of theirs. */
@Injectable()
export class SavedSearchNoticeHandlers {
  constructor(
    private readonly subjects: GoodsSubjectRepository,
    private readonly writer: NoticeWriter,
  ) {}

  @OnEvent('saved-search.matched', 'message.tell-saved-search')
  async onMatched({ id, payload }: OutboxEvent<'saved-search.matched'>, tx: Tx): HandlerResult {
    const { saved_search_id, account_id, name, address, goods_id, count } = payload;
    const goods_name = await this.subjects.findName(tx, goods_id);
    // Taken away meanwhile: there is nothing to show.
    if (!goods_name) return;
    return this.writer.write(tx, [
      {
        eventKey: `saved-search.matched:${saved_search_id}:${id}`,
        recipientId: account_id,
        params: {
          notice: 'saved_search_matched',
          saved_search_id,
          words: name,
          search: address,
          goods_name,
          count,
        },
      },
    ]);
  }
}
