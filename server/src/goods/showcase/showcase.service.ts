import { Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type { GoodsCard } from '@fovea/shared-types/goods/goods.dto';
import type { GoodsByIdsRequest } from '@fovea/shared-types/goods/views.dto';
import type { SaleType } from '@fovea/shared-types/sale-states';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { toGoodsCard } from '../listing/goods-card.mapper.js';
import { ShowcaseRepository } from './showcase.repository.js';

const SIMILAR = 8;

const readerOf = ({ language, member }: Caller) => ({ language, readerId: member?.accountId ?? null });

/** Small choices of goods that pages show beside something else. */
@Injectable()
export class ShowcaseService {
  constructor(
    private readonly db: Database,
    private readonly goods: ShowcaseRepository,
  ) {}

  /** Nothing for goods that do not exist for this person. */
  async similar(caller: Caller, { id }: IdRequest): Promise<GoodsCard[]> {
    return (await this.goods.similar(this.db, readerOf(caller), id, SIMILAR)).map(toGoodsCard);
  }

  async byIds(caller: Caller, { ids }: GoodsByIdsRequest): Promise<GoodsCard[]> {
    return (await this.goods.byIds(this.db, readerOf(caller), [...new Set(ids)])).map(toGoodsCard);
  }

  /** The newest on the shelf of one kind of sale. */
  async newest(caller: Caller, saleType: SaleType, limit: number): Promise<GoodsCard[]> {
    return (await this.goods.newest(this.db, readerOf(caller), saleType, limit)).map(toGoodsCard);
  }
}
