import { Injectable } from '@nestjs/common';
import type {
  AiGoodsCard,
  AiSearchNotice,
  AiSearchRequest,
  AiSearchResponse,
} from '@fovea/shared-types/goods/ai-search.dto';
import type { Language } from '@fovea/shared-types/language';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { aiSearchTexts } from '../../i18n/ai-search-text.js';
import { fillText } from '../../i18n/texts.js';
import { Database } from '../../platform/database/database.js';
import { pageOf } from '../../platform/database/page.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { toGoodsCard } from '../listing/goods-card.mapper.js';
import {
  AiSearchRepository,
  type FilterGroup,
  type RankedRow,
  type Ranking,
  type RankingQuery,
} from './ai-search.repository.js';
import { SearchService } from '../search/search.service.js';
import { toAiFilter } from './filter-text.js';
import { reasonOf } from './reason.js';
import { SentenceReader, type Reading } from './sentence-reader.js';
import { filterOf, type SearchFilter } from './understanding.js';
import { VocabularyService } from './vocabulary.service.js';
import type { ShopWords } from './vocabulary.js';

/** The search by words takes no more. */
const WORDS_SEARCHED_MAX = 8;

/** What is left of a reading once the reader's own changes are made. */
interface Wanted {
  filters: readonly SearchFilter[];
  groups: readonly FilterGroup[];
  excluded: readonly SearchFilter[];
  unusedWords: readonly string[];
}

/** Finds goods by a sentence. */
@Injectable()
export class AiSearchService {
  constructor(
    private readonly db: Database,
    private readonly limits: RateLimiter,
    private readonly vocabulary: VocabularyService,
    private readonly reader: SentenceReader,
    private readonly goods: AiSearchRepository,
    private readonly words: SearchService,
  ) {}

  async search(caller: Caller, request: AiSearchRequest): Promise<AiSearchResponse> {
    await this.limits.consume('ai-search', caller.clientAddress);
    const { language } = caller;
    const vocabularyIn = await this.vocabulary.get();
    const { shop } = vocabularyIn(language);
    const year = new Date(await this.db.clock(this.db)).getUTCFullYear();
    const reading = await this.reader.read(request.goods_name, vocabularyIn, language, year);
    const wanted = await this.wantedOf(reading, request.without ?? []);
    const { page, limit, offset } = pageOf(request);
    const query: RankingQuery = {
      groups: wanted.groups,
      excluded: wanted.excluded,
      saleType: request.type === undefined || request.type === SALE_TYPE.all ? null : request.type,
      language,
      readerId: caller.member?.accountId ?? null,
      limit,
      offset,
      below: (id) => idsBelow(shop, id),
    };
    const ranking = await this.rank(query);
    if (ranking === null) return this.standIn(caller, request, wanted, reading);
    const { total, fitting_total } = ranking;
    return {
      data: ranking.cards.map((row) => toCard(row, wanted, shop, language)),
      filters: wanted.filters.map((filter) => toAiFilter(filter, shop, language)),
      unused_words: [...wanted.unusedWords],
      notices: [...noticesOf(reading), ...rankingNotices(wanted, ranking)],
      fitting_total,
      total,
      current_page: page,
      per_page: limit,
    };
  }

  /** Null without a query, or where nothing fits any of it. */
  private async rank(query: RankingQuery): Promise<Ranking | null> {
    if (query.groups.length + query.excluded.length === 0) return null;
    const ranking = await this.goods.rank(this.db, query);
    return ranking.total > 0 ? ranking : null;
  }

  /** No dead end: what the search by words makes of the sentence, else the newest offers. */
  private async standIn(
    caller: Caller,
    request: AiSearchRequest,
    { filters, unusedWords }: Wanted,
    reading: Reading,
  ): Promise<AiSearchResponse> {
    const { shop } = (await this.vocabulary.get())(caller.language);
    const { type, page, limit } = request;
    const bounds = { type, page, limit };
    const words = unusedWords.slice(0, WORDS_SEARCHED_MAX).join(' ');
    const byWords = words === '' ? null : await this.words.search(caller, { ...bounds, goods_name: words });
    const isFound = byWords !== null && byWords.total > 0;
    const list = isFound ? byWords : await this.words.search(caller, { ...bounds, sort: 'newest' });
    const texts = aiSearchTexts(caller.language);
    const reason = isFound ? fillText(texts.words, { list: byWords.shown_words ?? words }) : texts.newest;
    return {
      data: list.data.map((card) => ({ reason, fits_all: false, ...card })),
      filters: filters.map((filter) => toAiFilter(filter, shop, caller.language)),
      unused_words: isFound ? [] : [...unusedWords],
      notices: [...noticesOf(reading), isFound ? 'words_only' : 'newest'],
      fitting_total: 0,
      total: list.total,
      current_page: list.current_page,
      per_page: list.per_page,
    };
  }

  /** Words that nobody understood count when something is called so, and are left out otherwise. */
  private async wantedOf(reading: Reading, without: readonly string[]): Promise<Wanted> {
    const known = await this.goods.listKnownWords(this.db, reading.unknownWords);
    const words = known.map((word) => filterOf({ kind: 'word', word }, word));
    const gone = new Set(without);
    const filters = [...reading.filters, ...words].filter(({ id }) => !gone.has(id));
    return {
      filters,
      groups: toGroups(filters.filter(({ isExcluded }) => !isExcluded)),
      excluded: filters.filter(({ isExcluded }) => isExcluded),
      unusedWords: reading.unknownWords.filter((word) => !known.includes(word)),
    };
  }
}

/** By group, in the order of the sentence. */
function toGroups(filters: readonly SearchFilter[]): FilterGroup[] {
  const groups = new Map<string, SearchFilter[]>();
  for (const filter of filters) groups.set(filter.group, [...(groups.get(filter.group) ?? []), filter]);
  return [...groups.values()].map((members) => ({ filters: members }));
}

function idsBelow({ categories }: ShopWords, categoryId: number): number[] {
  const ids = [categoryId];
  // Ids that are added on the way are walked as well.
  for (const id of ids) ids.push(...categories.filter(({ pid }) => pid === id).map((child) => child.id));
  return ids;
}

const noticesOf = ({ isStandIn }: Reading): AiSearchNotice[] => (isStandIn ? ['service_unavailable'] : []);

function rankingNotices({ filters, groups }: Wanted, { fitting_total: fitting }: Ranking): AiSearchNotice[] {
  const isWords = filters.length > 0 && filters.every(({ criterion }) => criterion.kind === 'word');
  return [
    ...(isWords ? (['words_only'] as const) : []),
    ...(groups.length > 0 && fitting === 0 ? (['relaxed'] as const) : []),
  ];
}

const toCard = (row: RankedRow, wanted: Wanted, shop: ShopWords, language: Language): AiGoodsCard => ({
  reason: reasonOf(row, wanted.groups, wanted.excluded, shop, language),
  fits_all: row.fits.every((fit) => fit >= 1),
  ...toGoodsCard(row),
});
