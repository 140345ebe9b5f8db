import { Injectable } from '@nestjs/common';
import type { StockInLine } from '@fovea/shared-types/warehouse/stock-document.dto';
import { StockedGoods } from '../../goods/publishing/stocked-goods.service.js';
import type { NamedListing } from '../../goods/publishing/goods-moves.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { serialKey } from '../stock/choose-stock.js';
import type { DocumentLine, DocumentRow, LineListing, MovedItem } from './stock-document.repository.js';

type ListedLine = Partial<Pick<StockInLine, 'goods_id' | 'publish_goods'>>;

/** Effects of documents that move stock on the listings of the shop that depend on it. */
@Injectable()
export class StockListings {
  constructor(private readonly goods: StockedGoods) {}

  /**
   * Listings that a request names, of those that the company has.
   * @throws FORBIDDEN for who would put one on the shelf without leave to
   */
  named(
    tx: Tx,
    { member }: StaffCaller,
    companyId: number,
    lines: readonly ListedLine[],
  ): Promise<ReadonlyMap<number, NamedListing>> {
    const mayPublish = member.grants?.scopeOf('goods:goods:shelf') ?? [];
    if (
      lines.some(({ publish_goods }) => publish_goods === true) &&
      !mayPublish.some((held) => held === null || held === companyId)
    )
      throw new AppError('FORBIDDEN');
    return this.goods.named(
      tx,
      companyId,
      lines.flatMap(({ goods_id }) => goods_id ?? []),
    );
  }

  /** Before any of the stock is locked. */
  lock(tx: Tx, moved: readonly MovedItem[]): Promise<void> {
    return this.goods.lock(
      tx,
      moved.flatMap(({ goodsId }) => goodsId ?? []),
      moved,
    );
  }

  /** After it is in stock: what is offered never exceeds that. */
  cameIn(tx: Tx, lines: readonly DocumentLine[]): Promise<void> {
    return this.goods.restock(tx, listed(lines));
  }

  /** Before it leaves stock, for the same reason. */
  async leaves(tx: Tx, { company_id }: DocumentRow, lines: readonly DocumentLine[]): Promise<void> {
    await this.goods.removePieces(tx, listed(lines));
    await this.goods.follow(
      tx,
      company_id,
      lines.map(({ productId, quantity, serialNumber }) => ({
        productId,
        quantity,
        serialKey: serialNumber === null ? null : serialKey(serialNumber),
      })),
    );
  }
}

const listed = (lines: readonly DocumentLine[]): (LineListing & { quantity: number })[] =>
  lines.flatMap(({ listing, quantity }) => (listing ? [{ ...listing, quantity }] : []));
