import { Injectable } from '@nestjs/common';
import type { GoodsListResponse } from '@fovea/shared-types/goods/goods.dto';
import type {
  SearchFilter,
  SearchGoodsRequest,
  SearchGoodsResponse,
  SearchHint,
} from '@fovea/shared-types/goods/search.dto';
import type { Caller } from '../../platform/kernel/caller.js';
import { toGoodsFilter, toGoodsSort, type GoodsFilter } from '../listing/goods-filter.js';
import type { GoodsSearch } from './goods-conditions.js';
import { GoodsFinder } from './goods-finder.js';
import { alikeWords, putRight } from './spelling.js';
import { Vocabulary } from './vocabulary.js';

/** With fewer goods than this, words that find more are offered. */
const FEW = 3;
const HINT_MAX = 1_000;
const SIMILAR_WORDS_MAX = 5;

type Help = Pick<
  SearchGoodsResponse,
  'shown_words' | 'did_you_mean' | 'is_similar' | 'hints' | 'similar_words'
>;
const NO_HELP: Help = {
  shown_words: null,
  did_you_mean: null,
  is_similar: false,
  hints: [],
  similar_words: [],
};

/** The shop's search by words; where they find little it helps on. */
@Injectable()
export class SearchService {
  constructor(
    private readonly finder: GoodsFinder,
    private readonly vocabulary: Vocabulary,
  ) {}

  async search(caller: Caller, request: SearchGoodsRequest): Promise<SearchGoodsResponse> {
    const criteria = await this.finder.searchOf(toGoodsFilter({ ...request, sale_type: request.type }));
    const list = await this.searchGoods(caller, request, criteria);
    if (list.total >= FEW || (request.page ?? 1) > 1) return { ...list, ...NO_HELP };
    if (list.total > 0) return { ...list, ...NO_HELP, did_you_mean: await this.better(criteria, list.total) };
    return this.helpOn(caller, request, criteria, list);
  }

  private searchGoods(
    caller: Caller,
    request: SearchGoodsRequest,
    criteria: GoodsSearch,
  ): Promise<GoodsListResponse> {
    const sort = toGoodsSort(request.sort, criteria.terms.length > 0);
    return this.finder.listPage({ ...criteria, sort }, request, caller);
  }

  /** Words nearby that find more than these did; a model number that is found was not misspelt. */
  private async better(criteria: GoodsSearch, found: number): Promise<string | null> {
    if (criteria.terms.every(({ text, entry }) => entry !== null || /[0-9]/.test(text))) return null;
    const words = await this.putRight(criteria);
    if (words === null) return null;
    const [count = 0] = await this.finder.countEach(
      [await this.withWords(criteria.filter, words)],
      found + 1,
    );
    return count > found ? words : null;
  }

  /**
   * Nothing was found. Where the filters are too narrow for words that find something, it names them; else it
   * shows what similar words find, then what looks alike.
   */
  private async helpOn(
    caller: Caller,
    request: SearchGoodsRequest,
    criteria: GoodsSearch,
    nothing: GoodsListResponse,
  ): Promise<SearchGoodsResponse> {
    const hints = await this.hintsFor(criteria);
    const areWordsFound = hints.some(({ filter }) => filter !== 'goods_name');
    if (criteria.terms.length === 0 || areWordsFound) return { ...nothing, ...NO_HELP, hints };
    const words = await this.putRight(criteria);
    if (words !== null) {
      const list = await this.searchGoods(caller, request, await this.withWords(criteria.filter, words));
      if (list.total > 0) return { ...list, ...NO_HELP, shown_words: words };
    }
    const similar = await this.searchGoods(caller, request, { ...criteria, isSimilar: true });
    if (similar.total > 0) return { ...similar, ...NO_HELP, is_similar: true };
    const similar_words = alikeWords(criteria.terms, await this.vocabulary.words(), SIMILAR_WORDS_MAX);
    return { ...nothing, ...NO_HELP, hints, similar_words };
  }

  private async putRight({ terms }: GoodsSearch): Promise<string | null> {
    return terms.length === 0 ? null : putRight(terms, await this.vocabulary.words());
  }

  private withWords(filter: GoodsFilter, words: string): Promise<GoodsSearch> {
    return this.finder.searchOf({ ...filter, words: [words] });
  }

  private async hintsFor(criteria: GoodsSearch): Promise<SearchHint[]> {
    const ways = waysOut(criteria);
    const counts = await this.finder.countEach(
      ways.map((way) => way.criteria),
      HINT_MAX,
    );
    return ways
      .map(({ filter }, index) => ({ filter, count: counts[index] ?? 0 }))
      .filter(({ count }) => count > 0);
  }
}

const NO_FILTER = {
  categoryId: null,
  brandIds: [],
  saleType: null,
  conditions: [],
  currency: null,
  priceMin: null,
  priceMax: null,
  companyId: null,
  countries: [],
  yearMin: null,
  yearMax: null,
} satisfies Partial<GoodsFilter>;

/** What each filter is made of. */
const PARTS: Record<Exclude<SearchFilter, 'goods_name' | 'all'>, readonly (keyof typeof NO_FILTER)[]> = {
  category: ['categoryId'],
  brand: ['brandIds'],
  condition: ['conditions'],
  sale_type: ['saleType'],
  country: ['countries'],
  year: ['yearMin', 'yearMax'],
  price: ['currency', 'priceMin', 'priceMax'],
  company: ['companyId'],
};

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** The same criteria without one of the filters each, and without all of them when there are several. */
function waysOut(criteria: GoodsSearch): { filter: SearchFilter; criteria: GoodsSearch }[] {
  const { filter, terms } = criteria;
  const chosen = Object.entries(PARTS).filter(([, parts]) => parts.some((part) => !isEmpty(filter[part])));
  const without = (parts: readonly (keyof typeof NO_FILTER)[]): GoodsSearch => ({
    ...criteria,
    filter: { ...filter, ...Object.fromEntries(parts.map((part) => [part, NO_FILTER[part]])) },
  });
  return [
    // The keys are those of PARTS.
    ...chosen.map(([name, parts]) => ({ filter: name as SearchFilter, criteria: without(parts) })),
    ...(chosen.length > 1
      ? [{ filter: 'all' as const, criteria: { ...criteria, filter: { ...filter, ...NO_FILTER } } }]
      : []),
    ...(terms.length > 0 && chosen.length > 0
      ? [
          {
            filter: 'goods_name' as const,
            criteria: { ...criteria, terms: [], filter: { ...filter, words: [] } },
          },
        ]
      : []),
  ];
}
