import { Injectable } from '@nestjs/common';
import type { SaleState, SaleType } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../platform/database/database.js';
import type { LocalizedText } from '../platform/database/localized.js';
import { AppError } from '../platform/http/app-error.js';
import { GoodsRepository, type LockedGoods } from './goods.repository.js';

/** What goods show of a sale that another module runs. */
export interface SaleStateChange {
  saleState: SaleState;
  /** The newest auction of these goods; left out, the known one stays. */
  auctionId?: number;
  /** Its planned end, for the order of lists; left out, goods have none. */
  auctionEndAt?: Date;
  /** true: on the shelf, false: off it; left out, as before. */
  isListed?: boolean;
  /** Left out, as before. */
  saleType?: SaleType;
}

export interface GoodsName extends LocalizedText {
  goodsSn: string;
  thumbnailKey: string | null;
}

/** The face of goods towards later modules. */
@Injectable()
export class GoodsService {
  constructor(private readonly goods: GoodsRepository) {}

  /** Locks goods in id order; NOT_FOUND when one of them does not exist. */
  async lockGoods(tx: Tx, ids: readonly number[]): Promise<Map<number, LockedGoods>> {
    const rows = await this.goods.lock(tx, ids);
    if (rows.length !== new Set(ids).size) throw new AppError('NOT_FOUND');
    return new Map(rows.map((row) => [row.id, row]));
  }

  setSaleState(tx: Tx, goodsId: number, change: SaleStateChange): Promise<void> {
    return this.setSaleStates(tx, [{ goodsId, ...change }]);
  }

  /** Many at once in one statement; lock them first where the old state matters. */
  async setSaleStates(tx: Tx, changes: readonly (SaleStateChange & { goodsId: number })[]): Promise<void> {
    if (changes.length === 0) return;
    await this.goods.setSaleStates(
      tx,
      changes.map(({ goodsId, saleState, auctionId, auctionEndAt, isListed, saleType }) => ({
        goodsId,
        saleState,
        auctionId: auctionId ?? null,
        endAt: auctionEndAt ?? null,
        isListed: isListed ?? null,
        saleType: saleType ?? null,
      })),
    );
  }

  /** Names in three languages and the main picture, for notices and order lines. */
  async getNames(q: Queryable, ids: readonly number[]): Promise<Map<number, GoodsName>> {
    if (ids.length === 0) return new Map();
    const rows = await this.goods.listNames(q, ids);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          goodsSn: row.goods_sn,
          c: row.name_c,
          e: row.name_e,
          j: row.name_j,
          thumbnailKey: row.thumbnail_key,
        },
      ]),
    );
  }
}
