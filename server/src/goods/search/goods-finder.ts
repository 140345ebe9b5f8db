import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { GoodsListResponse, PriceBandCount } from '@fovea/shared-types/goods/goods.dto';
import type { SuggestedGoods } from '@fovea/shared-types/goods/search.dto';
import type { Language } from '@fovea/shared-types/language';
import { toWire } from '@fovea/shared-types/money';
import type { PageRequest } from '@fovea/shared-types/pagination';
import { LRUCache } from 'lru-cache';
import { Database, type Queryable } from '../../platform/database/database.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { Log } from '../../platform/logging/log.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import type { GoodsFilter, GoodsSort } from '../listing/goods-filter.js';
import { toGoodsCard } from '../listing/goods-card.mapper.js';
import type { GoodsSearch } from './goods-conditions.js';
import type { GoodsCounts } from './goods-counts.js';
import { GoodsFindRepository, type GoodsPageQuery } from './goods-find.repository.js';
import { LexiconIndex } from './lexicon-index.js';
import { PRICE_EDGES } from './price-bands.js';
import { brandPatterns, toSearchTerms } from './search-terms.js';

/** Counting this many rows costs a person's patience; smaller lists are counted anew each time. */
const CACHED_ABOVE = 10_000;
/** After this long they are counted again, while callers get the previous ones. */
const FRESH_MS = 60_000;
const CACHED_MS = 15 * FRESH_MS;
/** Below this much alike two spellings are two words. */
const ALIKE_ABOVE = 0.5;

interface KnownCounts {
  counts: GoodsCounts;
  /** In milliseconds since 1970; never again while they are being counted. */
  freshUntil: number;
}

/**
 * Lists of goods, for all callers that filter them: the shop's pages, the search by words and the one by
 * sentences.
 */
@Injectable()
export class GoodsFinder {
  private readonly counts = new LRUCache<string, KnownCounts>({ max: 500, ttl: CACHED_MS });

  constructor(
    private readonly db: Database,
    private readonly goods: GoodsFindRepository,
    private readonly lexicon: LexiconIndex,
    private readonly log: Log,
  ) {}

  /** A filter with its words taken apart by the lexicon. */
  async searchOf(filter: GoodsFilter): Promise<GoodsSearch> {
    if (filter.words.length === 0) return { filter, terms: [], brands: [] };
    const terms = toSearchTerms(filter.words.join(' '), await this.lexicon.get());
    const brands = await this.goods.listBrands(this.db, brandPatterns(terms));
    return { filter, terms, brands };
  }

  /** One page with the counts beside every choice, in one statement. */
  async listPage(
    search: GoodsSearch & { sort: GoodsSort },
    request: PageRequest,
    { language, member }: Caller,
  ): Promise<GoodsListResponse> {
    const { limit, offset } = pageOf(request);
    const key = keyOf(search);
    const known = this.counts.get(key);
    const query = { ...search, limit, offset, language, readerId: member?.accountId ?? null };
    const { cards, counts: counted } = await this.inThreshold(search, (q) =>
      this.goods.page(q, query, known === undefined),
    );
    const counts = known?.counts ?? counted;
    if (!counts) throw new Error('a list came back without its counts');
    if (!known) this.keep(key, counts);
    else if (Date.now() > known.freshUntil) this.countAgain(key, known, query);
    const { total, price_counts, ...facets } = counts;
    return {
      ...toPage(cards.map(toGoodsCard), total, request),
      ...facets,
      price_counts: price_counts.map(toPriceBand),
    };
  }

  /** The goods that fit words best, found by their names without counting the rest. */
  async first(search: GoodsSearch, max: number, language: Language): Promise<SuggestedGoods[]> {
    const query = { ...search, sort: 'relevance' as const, limit: max, offset: 0, language, readerId: null };
    const rows = await this.goods.listNamed(this.db, query);
    return rows.map(({ id, name, thumbnail_key }) => ({ id, name, image: fileUrl(thumbnail_key) }));
  }

  /** Goods of a criterion listed after an instant and up to another, the newest first. */
  listNew(
    q: Queryable,
    search: GoodsSearch,
    within: { after: Date; until: Date },
    max: number,
  ): Promise<number[]> {
    return this.goods.listNew(q, search, within, max);
  }

  /** How many goods match each set of criteria, counted up to `max`. */
  countEach(searches: readonly GoodsSearch[], max: number): Promise<number[]> {
    return this.goods.countEach(this.db, searches, max);
  }

  private keep(key: string, counts: GoodsCounts): void {
    if (counts.total > CACHED_ABOVE) this.counts.set(key, { counts, freshUntil: Date.now() + FRESH_MS });
    else this.counts.delete(key);
  }

  /** Once for all concurrent callers. */
  private countAgain(key: string, known: KnownCounts, query: GoodsPageQuery): void {
    known.freshUntil = Infinity;
    this.inThreshold(query, (q) => this.goods.page(q, { ...query, limit: 1, offset: 0 }, true)).then(
      ({ counts }) => counts && this.keep(key, counts),
      (error: unknown) => {
        // The next caller counts themselves.
        this.counts.delete(key);
        this.log.warn('goods not counted again', { error });
      },
    );
  }

  private inThreshold<T>({ isSimilar }: GoodsSearch, work: (q: Queryable) => Promise<T>): Promise<T> {
    if (!isSimilar) return work(this.db);
    return this.db.transaction(async (tx) => {
      await tx.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${ALIKE_ABOVE}`);
      return work(tx);
    });
  }
}

function toPriceBand({ currency, band, count }: GoodsCounts['price_counts'][number]): PriceBandCount {
  const edges = PRICE_EDGES[currency];
  const [min, next] = [edges[band - 1], edges[band]];
  return {
    currency,
    min: min === undefined ? null : toWire(min, currency),
    max: next === undefined ? null : toWire(next - 1, currency),
    count,
  };
}

const keyOf = ({ filter, terms, brands, isSimilar }: GoodsSearch): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        filter,
        isSimilar,
        brands.map(({ id }) => id),
        terms.map(({ text, entry }) => [text, entry?.spellings, entry?.conditions]),
      ]),
    )
    .digest('base64');
