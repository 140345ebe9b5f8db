import { Injectable } from '@nestjs/common';
import type { WatchRequest, WatchResponse } from '@fovea/shared-types/auction/auction.dto';
import { Database } from '../../platform/database/database.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';

/** Lots a member wants to keep an eye on; doing it twice changes nothing. */
@Injectable()
export class WatchService {
  constructor(private readonly db: Database) {}

  addWatch(caller: MemberCaller, { id }: WatchRequest): Promise<WatchResponse> {
    return this.db.transaction(async (tx) => {
      await tx.query(
        `INSERT INTO auction_watch (auction_id, account_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
        [id, caller.member.accountId],
      );
      return { id, is_watching: true };
    });
  }

  remove(caller: MemberCaller, { id }: WatchRequest): Promise<WatchResponse> {
    return this.db.transaction(async (tx) => {
      await tx.query(`DELETE FROM auction_watch WHERE auction_id = $1 AND account_id = $2`, [
        id,
        caller.member.accountId,
      ]);
      return { id, is_watching: false };
    });
  }
}
