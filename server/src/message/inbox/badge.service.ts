import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { BadgeReader, type BadgeCounts } from '../../platform/realtime/badge-reader.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { MessageRepository } from './message.repository.js';

/** The counts at the header's bell and cart. */
@Injectable()
export class BadgeService extends BadgeReader {
  constructor(
    private readonly db: Database,
    private readonly messages: MessageRepository,
    private readonly realtime: Realtime,
  ) {
    super();
  }

  /** Counts of each account asked for; without purchases by cart there is nothing in it. */
  async counts(accountIds: readonly number[]): Promise<Map<number, BadgeCounts>> {
    if (accountIds.length === 0) return new Map();
    const unread = await this.messages.countUnread(this.db, accountIds);
    return new Map(accountIds.map((id) => [id, { unread: unread.get(id) ?? 0, cart_cnt: 0 }]));
  }

  /** Shows the present counts on every page these people have open. */
  async push(accountIds: readonly number[]): Promise<void> {
    for (const [accountId, counts] of await this.counts([...new Set(accountIds)])) {
      this.realtime.toAccount(accountId, 'badge', counts);
    }
  }
}
