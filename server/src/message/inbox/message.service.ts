import { Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type {
  IndexCounts,
  Message,
  MessageListRequest,
  MessageListResponse,
  ReadAllMessagesResponse,
  ReadMessageResponse,
} from '@fovea/shared-types/message/message.dto';
import { Database } from '../../platform/database/database.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { BadgeService } from './badge.service.js';
import { toMessage } from './message.mapper.js';
import { MessageRepository } from './message.repository.js';

const NOTHING: IndexCounts = { unread: 0, cart_cnt: 0 };

@Injectable()
export class MessageService {
  constructor(
    private readonly db: Database,
    private readonly messages: MessageRepository,
    private readonly badges: BadgeService,
  ) {}

  async indexCounts({ member }: Caller): Promise<IndexCounts> {
    if (!member) return NOTHING;
    return (await this.badges.counts([member.accountId])).get(member.accountId) ?? NOTHING;
  }

  async listMessages(
    { member, language }: MemberCaller,
    request: MessageListRequest,
  ): Promise<MessageListResponse> {
    const filter = { isRead: request.is_read ?? null, dataType: request.data_type ?? null };
    const { messages, total } = await this.messages.listMessages(
      this.db,
      member.accountId,
      filter,
      pageOf(request),
    );
    return toPage(
      messages.map((row) => toMessage(row, language)),
      total,
      request,
    );
  }

  async getMessageDetail({ member, language }: MemberCaller, { id }: IdRequest): Promise<Message> {
    const row = await this.messages.findMessage(this.db, member.accountId, id);
    if (!row) throw new AppError('NOT_FOUND');
    return toMessage(row, language);
  }

  async markRead({ member }: MemberCaller, { id }: IdRequest): Promise<ReadMessageResponse> {
    await this.db.transaction(async (tx) => {
      if (!(await this.messages.markRead(tx, member.accountId, id))) throw new AppError('NOT_FOUND');
    });
    await this.badges.push([member.accountId]);
    return { id, is_read: 1 };
  }

  async markAllRead({ member }: MemberCaller): Promise<ReadAllMessagesResponse> {
    const marked = await this.db.transaction((tx) => this.messages.markAllRead(tx, member.accountId, null));
    if (marked > 0) await this.badges.push([member.accountId]);
    return { marked };
  }
}
