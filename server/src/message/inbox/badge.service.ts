import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '../../platform/logging/log.js';
import { Database } from '../../platform/database/database.js';
import { BadgeReader, type BadgeCounts } from '../../platform/realtime/badge-reader.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { MessageRepository } from './message.repository.js';

/** Nobody is notified of new messages more often: who bids in a storm loses the lead ten times a second. */
const REST_MS = 1_000;

/** The counts at the header's bell and cart. */
@Injectable()
export class BadgeService extends BadgeReader implements OnApplicationShutdown {
  /** Who was notified a moment ago, and whether something has come since. */
  private readonly resting = new Map<number, { isBehind: boolean }>();
  private readonly rests = new Set<NodeJS.Timeout>();

  constructor(
    private readonly db: Database,
    private readonly messages: MessageRepository,
    private readonly realtime: Realtime,
    private readonly log: Log,
  ) {
    super();
  }

  /** Counts of each requested account. */
  async counts(accountIds: readonly number[]): Promise<Map<number, BadgeCounts>> {
    return accountIds.length === 0 ? new Map() : this.messages.countBadges(this.db, accountIds);
  }

  /** Shows the present counts on every page these people have open; nobody counts for who has none. */
  async push(accountIds: readonly number[]): Promise<void> {
    const listening = [...new Set(accountIds)].filter((accountId) => this.realtime.mayHavePage(accountId));
    for (const [accountId, counts] of await this.counts(listening)) {
      this.realtime.toAccount(accountId, 'badge', counts);
    }
  }

  /** The same after new messages: at once, and then no more than once a second for each of them. */
  async announce(accountIds: readonly number[]): Promise<void> {
    const rested = [...new Set(accountIds)].filter((accountId) => {
      const rest = this.resting.get(accountId);
      if (rest) rest.isBehind = true;
      return !rest;
    });
    if (rested.length === 0) return;
    for (const accountId of rested) this.resting.set(accountId, { isBehind: false });
    const rest = setTimeout(() => {
      this.rests.delete(rest);
      const behind = rested.filter((accountId) => this.resting.get(accountId)?.isBehind);
      for (const accountId of rested) this.resting.delete(accountId);
      this.announce(behind).catch((error: unknown) => this.log.error('badge push failed', { error }));
    }, REST_MS);
    this.rests.add(rest);
    await this.push(rested);
  }

  onApplicationShutdown(): void {
    for (const rest of this.rests) clearTimeout(rest);
  }
}
