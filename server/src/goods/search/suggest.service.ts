import { Injectable } from '@nestjs/common';
import type { SearchSuggestRequest, SearchSuggestResponse } from '@fovea/shared-types/goods/search.dto';
import type { Language } from '@fovea/shared-types/language';
import { LRUCache } from 'lru-cache';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { toGoodsFilter } from '../listing/goods-filter.js';
import { GoodsFinder } from './goods-finder.js';
import { searchFold } from './search-fold.js';
import { isAscii, likePattern, spellingsOf } from './search-terms.js';
import type { KnownWord } from './spelling.js';
import { SuggestRepository } from './suggest.repository.js';
import { Vocabulary } from './vocabulary.js';

const EACH_MAX = 5;
const CACHED_MS = 30_000;
const NOTHING: SearchSuggestResponse = { words: [], categories: [], brands: [], goods: [] };

/** Suggestions below the search box. */
@Injectable()
export class SuggestService {
  private readonly answers = new LRUCache<string, SearchSuggestResponse>({ max: 2_000, ttl: CACHED_MS });

  constructor(
    private readonly db: Database,
    private readonly limits: RateLimiter,
    private readonly finder: GoodsFinder,
    private readonly names: SuggestRepository,
    private readonly vocabulary: Vocabulary,
  ) {}

  async suggest(caller: Caller, { goods_name }: SearchSuggestRequest): Promise<SearchSuggestResponse> {
    await this.limits.consume('suggest', caller.clientAddress);
    const typed = searchFold(goods_name ?? '');
    if (typed === '') return NOTHING;
    const key = `${caller.language} ${typed}`;
    const known = this.answers.get(key);
    if (known) return known;
    const answer = await this.findSuggestions(caller, typed);
    this.answers.set(key, answer);
    return answer;
  }

  private async findSuggestions({ language }: Caller, typed: string): Promise<SearchSuggestResponse> {
    const filter = toGoodsFilter({ goods_name: typed });
    const search = await this.finder.searchOf(filter);
    // Names in the lexicon for the input count as well; the beginnings of words, too.
    const only = search.terms.length === 1 ? search.terms[0] : undefined;
    const patterns = [prefixPattern(typed), ...(only?.entry ? spellingsOf(only).parts.map(likePattern) : [])];
    const [categories, brands, goods, words] = await Promise.all([
      this.names.listNames(this.db, 'category', language, patterns, EACH_MAX),
      this.names.listNames(this.db, 'brand', language, patterns, EACH_MAX),
      isTooShort(typed) ? [] : this.finder.first(search, EACH_MAX, language),
      this.wordsLike(typed, language),
    ]);
    return { words, categories, brands, goods };
  }

  private async wordsLike(typed: string, language: Language): Promise<string[]> {
    const begins = (folded: string): boolean =>
      isAscii(typed) ? ` ${folded}`.includes(` ${typed}`) : folded.includes(typed);
    // The reader's own language first: a word of another may look the same, and mean nothing to them.
    const rank = ({ folded, languages }: KnownWord): number =>
      (languages.includes(language) ? 2 : 0) + (folded.startsWith(typed) ? 1 : 0);
    const alike = (await this.vocabulary.words())
      .filter(({ folded }) => folded !== typed && begins(folded))
      .sort((a, b) => rank(b) - rank(a));
    return oneOfEachGroup(alike)
      .slice(0, EACH_MAX)
      .map(({ written }) => written);
  }
}

/** A letter alone begins words of half the shop. */
const isTooShort = (typed: string): boolean => typed.length < 2 && isAscii(typed);

const prefixPattern = (typed: string): string => likePattern(isAscii(typed) ? ` ${typed}` : typed);

/** Spellings of one thing find the same goods: the first of each group. */
function oneOfEachGroup(words: readonly KnownWord[]): KnownWord[] {
  const groups = new Set<number>();
  return words.filter(({ groupId }) => {
    if (groupId === null) return true;
    const isFirst = !groups.has(groupId);
    groups.add(groupId);
    return isFirst;
  });
}
