import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { toGoodsFilter } from '../listing/goods-filter.js';
import { GoodsFinder } from '../search/goods-finder.js';
import { toSearchAddress } from './saved-query.js';
import { SavedSearchRepository, type SavedSearchRow } from './saved-search.repository.js';

const EVERY_MS = 15 * 60_000;
/** One message per search and day. */
const PAUSE_MS = 24 * 60 * 60_000;
/** In one transaction; the rest follows in the next round of the same run. */
const CHUNK_MAX = 50;
/** Goods whose transaction ends while we look carry an earlier time: they are left for the next look. */
const SETTLED_MS = 10_000;
/** More new goods than this are reported as so many. */
const COUNTED_MAX = 99;

/** Looks for newly listed goods that answer kept searches. */
@Injectable()
export class SavedSearchJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: Database,
    private readonly searches: SavedSearchRepository,
    private readonly finder: GoodsFinder,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.jobs.every('match-saved-searches', EVERY_MS, () => this.run(), 'slow');
  }

  async run(): Promise<void> {
    for (let afterId: number | null = 0; afterId !== null;) {
      const from: number = afterId;
      afterId = await this.db.transaction((tx) => this.matchChunk(tx, from));
    }
    this.outbox.wake();
  }

  /** @returns the last search of a full chunk; null when there are no more */
  private async matchChunk(tx: Tx, afterId: number): Promise<number | null> {
    const due = await this.searches.lockDue(tx, afterId, PAUSE_MS, CHUNK_MAX);
    const until = new Date((await this.db.clock(tx)) - SETTLED_MS);
    for (const search of due) await this.match(tx, search, until);
    return due.length < CHUNK_MAX ? null : (due.at(-1)?.id ?? null);
  }

  private async match(tx: Tx, search: SavedSearchRow, until: Date): Promise<void> {
    const { query, seen_at: after } = search;
    const goodsSearch = await this.finder.searchOf(toGoodsFilter({ ...query, sale_type: query.type }));
    const fresh = await this.finder.listNew(tx, goodsSearch, { after, until }, COUNTED_MAX);
    const [newest] = fresh;
    if (newest === undefined) {
      // Without a mark every look would reach further back.
      if (until.getTime() - after.getTime() > PAUSE_MS) await this.searches.markSeen(tx, search.id, until);
      return;
    }
    await this.searches.markNotified(tx, search.id, until);
    await this.outbox.add(tx, 'saved-search.matched', {
      saved_search_id: search.id,
      account_id: search.account_id,
      name: search.name,
      address: toSearchAddress(query),
      goods_id: newest,
      count: fresh.length,
    });
  }
}
