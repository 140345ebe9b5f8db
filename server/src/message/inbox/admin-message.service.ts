import { Injectable } from '@nestjs/common';
import type {
  MessageSubjectRequest,
  UnreadCount,
  UnreadMessages,
} from '@fovea/shared-types/message/message.dto';
import { Database } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { BadgeService } from './badge.service.js';
import { toMessage } from './message.mapper.js';
import { MessageRepository } from './message.repository.js';

const NEWEST_MAX = 10;

/** What staff see at their bell. */
@Injectable()
export class AdminMessageService {
  constructor(
    private readonly db: Database,
    private readonly messages: MessageRepository,
    private readonly badges: BadgeService,
  ) {}

  async listUnread(
    { member, language }: StaffCaller,
    request: MessageSubjectRequest,
  ): Promise<UnreadMessages> {
    const { messages, total } = await this.messages.listMessages(
      this.db,
      member.accountId,
      { isRead: 0, dataType: request.data_type ?? null },
      { limit: NEWEST_MAX, offset: 0 },
    );
    return { unread: total, data: messages.map((row) => toMessage(row, language)) };
  }

  async countUnread({ member }: StaffCaller): Promise<UnreadCount> {
    const counts = await this.badges.counts([member.accountId]);
    return { unread: counts.get(member.accountId)?.unread ?? 0 };
  }

  async markAllRead(caller: StaffCaller, request: MessageSubjectRequest): Promise<UnreadCount> {
    const { accountId } = caller.member;
    const marked = await this.db.transaction((tx) =>
      this.messages.markAllRead(tx, accountId, request.data_type ?? null),
    );
    if (marked > 0) await this.badges.push([accountId]);
    return this.countUnread(caller);
  }
}
