import { Inject, Injectable } from '@nestjs/common';
import type {
  GoodsDetail,
  GoodsDetailRequest,
  GoodsListRequest,
  GoodsListResponse,
  GoodsParams,
} from '@fovea/shared-types/goods/goods.dto';
import { CURRENCIES } from '@fovea/shared-types/money';
import { dictionaryItems } from '../../i18n/dictionary-text.js';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { Database } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { FileService } from '../../platform/storage/file.service.js';
import { mobileAddress } from '../previews/mobile-site.js';
import { GoodsFinder } from '../search/goods-finder.js';
import { toGoodsFilter, toGoodsSort } from '../listing/goods-filter.js';
import { filesOf, toGoodsDetail } from './goods.mapper.js';
import { GoodsDetailRepository } from './goods-detail.repository.js';
import { CatalogueQueryService } from '../catalogue/catalogue-query.service.js';

/** What visitors see of goods. */
@Injectable()
export class GoodsQueryService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: Database,
    private readonly finder: GoodsFinder,
    private readonly goods: GoodsDetailRepository,
    private readonly catalogue: CatalogueQueryService,
    private readonly files: FileService,
  ) {}

  async listGoods(caller: Caller, request: GoodsListRequest): Promise<GoodsListResponse> {
    const search = await this.finder.searchOf(toGoodsFilter(request));
    const sort = toGoodsSort(request.sort, search.terms.length > 0);
    return this.finder.listPage({ ...search, sort }, request, caller);
  }

  async getGoodsDetail(
    { language, member, userAgent }: Caller,
    request: GoodsDetailRequest,
  ): Promise<GoodsDetail> {
    const readerId = member?.accountId ?? null;
    const row = await this.goods.findVisible(this.db, readKey(request), language, readerId);
    if (!row) throw new AppError('NOT_FOUND');
    const mobileUrl = mobileAddress(this.env.mobileSiteUrl, userAgent, row.goods_sn);
    return toGoodsDetail(row, await this.files.links(this.db, filesOf(row)), language, mobileUrl);
  }

  async params({ language }: Caller): Promise<GoodsParams> {
    return {
      ...(await this.catalogue.readShown(language)),
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
