import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import { LetterRepository, type Letter } from './letter.repository.js';
import { excerpt } from '../inbox/excerpt.js';
import type { NoticeId, NoticeParams } from '../notifications/notifications.js';
import { NoticeWriter } from '../inbox/notice-writer.js';

/** Notifies staff of a new enquiry, and a member of the answer to their feedback. */
@Injectable()
export class LetterNoticeHandlers {
  constructor(
    private readonly letters: LetterRepository,
    private readonly holders: HolderService,
    private readonly writer: NoticeWriter,
  ) {}

  @OnEvent('feedback.added', 'message.tell-feedback')
  async onFeedback({ payload }: OutboxEvent<'feedback.added'>, tx: Tx): HandlerResult {
    const letter = await this.letters.findFeedback(tx, payload.feedback_id);
    invariant(letter, 'an event of a feedback refers to one that exists');
    const recipients = await this.holders.listEverywhere(tx, 'content:feedback:list');
    return this.notify(tx, recipients, `feedback.added:${letter.id}`, paramsOf('feedback_received', letter));
  }

  @OnEvent('message-board.added', 'message.tell-message-board')
  async onMessage({ payload }: OutboxEvent<'message-board.added'>, tx: Tx): HandlerResult {
    const letter = await this.letters.findMessage(tx, payload.message_board_id);
    invariant(letter, 'an event of a message refers to one that exists');
    const recipients = await this.holders.listEverywhere(tx, 'content:message-board:list');
    return this.notify(
      tx,
      recipients,
      `message-board.added:${letter.id}`,
      paramsOf('message_received', letter),
    );
  }

  @OnEvent('feedback.replied', 'message.tell-feedback-reply')
  async onReplied({ payload }: OutboxEvent<'feedback.replied'>, tx: Tx): HandlerResult {
    const letter = await this.letters.findFeedback(tx, payload.feedback_id);
    invariant(letter?.account_id && letter.reply !== null, 'an answered feedback has its sender and answer');
    return this.notify(tx, [letter.account_id], `feedback.replied:${letter.id}`, {
      notice: 'feedback_replied',
      letter_id: letter.id,
      words: letter.reply,
    });
  }

  private notify(
    tx: Tx,
    recipients: readonly number[],
    eventKey: string,
    params: NoticeParams,
  ): HandlerResult {
    return this.writer.write(
      tx,
      recipients.map((recipientId) => ({ eventKey, recipientId, params })),
    );
  }
}

const paramsOf = (notice: NoticeId, { id, first_name, last_name, words: text }: Letter): NoticeParams => ({
  notice,
  letter_id: id,
  who: `${first_name} ${last_name}`.trim(),
  words: excerpt(text),
});
