import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CATEGORY_LEVELS } from '@fovea/shared-types/goods/category-levels';
import type {
  GoodsDetail,
  GoodsDetailRequest,
  GoodsListRequest,
  GoodsListResponse,
  GoodsParams,
} from '@fovea/shared-types/goods/goods.dto';
import { CURRENCIES } from '@fovea/shared-types/money';
import { LRUCache } from 'lru-cache';
import { dictionaryItems } from '../../i18n/dictionary-text.js';
import { Database } from '../../platform/database/database.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { AppError, fieldError } from '../../platform/http/app-error.js';
import type { Caller } from '../../platform/http/caller.js';
import { FileService } from '../../platform/storage/file.service.js';
import { toBrand } from '../catalogue/brand.mapper.js';
import { BrandRepository } from '../catalogue/brand.repository.js';
import { toCategoryTree } from '../catalogue/category-tree.js';
import { CategoryRepository } from '../catalogue/category.repository.js';
import { toGoodsFilter, toGoodsSort, type GoodsFilter } from './goods-filter.js';
import { GoodsListRepository, type GoodsCounts } from './goods-list.repository.js';
import { filesOf, toGoodsCard, toGoodsDetail } from './goods.mapper.js';
import { GoodsRepository } from '../goods.repository.js';

const BRANDS_MAX = 1000;
/** Counting this many rows costs a person's patience; smaller lists are counted anew each time. */
const CACHED_ABOVE = 10_000;
const CACHED_MS = 60_000;

/** What visitors see of goods. */
@Injectable()
export class GoodsQueryService {
  private readonly counts = new LRUCache<string, GoodsCounts>({ max: 500, ttl: CACHED_MS });

  constructor(
    private readonly db: Database,
    private readonly lists: GoodsListRepository,
    private readonly goods: GoodsRepository,
    private readonly categories: CategoryRepository,
    private readonly brands: BrandRepository,
    private readonly files: FileService,
  ) {}

  async list({ language, member }: Caller, request: GoodsListRequest): Promise<GoodsListResponse> {
    const { limit, offset } = pageOf(request);
    const filter = toGoodsFilter(request);
    const known = this.counts.get(keyOf(filter));
    const query = {
      filter,
      sort: toGoodsSort(request.sort),
      limit,
      offset,
      language,
      readerId: member?.accountId ?? null,
    };
    const { cards, counts: counted } = await this.lists.list(this.db, query, known === undefined);
    const counts = known ?? counted;
    if (!counts) throw new Error('a list came back without its counts');
    if (!known && counts.total > CACHED_ABOVE) this.counts.set(keyOf(filter), counts);
    const { total, ...facets } = counts;
    return { ...toPage(cards.map(toGoodsCard), total, request), ...facets };
  }

  async detail({ language, member }: Caller, request: GoodsDetailRequest): Promise<GoodsDetail> {
    const readerId = member?.accountId ?? null;
    const row = await this.goods.findVisible(this.db, readKey(request), language, readerId);
    if (!row) throw new AppError('NOT_FOUND');
    return toGoodsDetail(row, await this.files.links(this.db, filesOf(row)), language);
  }

  async params({ language }: Caller): Promise<GoodsParams> {
    const [categories, { brands }] = await Promise.all([
      this.categories.listShown(this.db, language),
      this.brands.listShown(this.db, language, '%', BRANDS_MAX, 0),
    ]);
    return {
      categories: toCategoryTree(categories, CATEGORY_LEVELS),
      brands: brands.map(toBrand),
      sale_types: dictionaryItems(language, 'sale_type'),
      conditions: dictionaryItems(language, 'item_condition'),
      shipping_times: dictionaryItems(language, 'shipping_time'),
      pay_types: dictionaryItems(language, 'pay_type'),
      currencies: [...CURRENCIES],
    };
  }
}

function readKey({ id, goods_sn }: GoodsDetailRequest): { id: number } | { goodsSn: string } {
  if (id !== undefined) return { id };
  if (goods_sn !== undefined) return { goodsSn: goods_sn };
  throw fieldError({ id: { key: 'required' } });
}

const keyOf = (filter: GoodsFilter): string =>
  createHash('sha256').update(JSON.stringify(filter)).digest('base64');
