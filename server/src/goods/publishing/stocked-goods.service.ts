import { Injectable } from '@nestjs/common';
import { goodsMachine } from '@fovea/shared-types/states/goods.states';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import type { NewEvent } from '../../platform/jobs/events.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { GoodsHolds } from '../holds/goods-holds.js';
import { ApprovedGoods } from './approved-goods.js';
import { isSoldLot, type NamedListing } from './goods-moves.js';
import { PublishingRepository, type PublishedGoods } from './publishing.repository.js';
import {
  StockedGoodsRepository,
  type ChangedListing,
  type CompanyItem,
  type LeavingPieces,
  type ListedPieces,
} from './stocked-goods.repository.js';

/** What came into stock for a listing. */
export interface Restock extends ListedPieces {
  /** It comes to the shelf, where its review lets it. */
  isPublished: boolean;
}

/** Listings for the stock module, which supplies what they offer. In the caller's transaction. */
@Injectable()
export class StockedGoods {
  constructor(
    private readonly stocked: StockedGoodsRepository,
    private readonly goods: PublishingRepository,
    private readonly holds: GoodsHolds,
    private readonly approved: ApprovedGoods,
    private readonly outbox: Outbox,
  ) {}

  /** Whatever a move of stock may change here, before the stock itself is locked. */
  lock(tx: Tx, ids: readonly number[], items: readonly CompanyItem[]): Promise<void> {
    return this.stocked.lockStockedGoods(tx, ids, items);
  }

  /** Those of these that are a company's. They stay of their item until the transaction ends. */
  async named(tx: Tx, companyId: number, ids: readonly number[]): Promise<ReadonlyMap<number, NamedListing>> {
    return ids.length === 0 ? new Map() : this.stocked.named(tx, companyId, ids);
  }

  /**
   * Stock came in for these.
   * @throws STATE_CONFLICT, LISTING_SOLD, AUCTION_LOCKED, SELLER_IDLE, RECALLED, OFFER_EXCEEDS_STOCK
   */
  async restock(tx: Tx, restocks: readonly Restock[]): Promise<void> {
    if (restocks.length === 0) return;
    const ids = restocks.map(({ goodsId }) => goodsId);
    const rows = await this.lockFree(tx, ids);
    if (rows.size !== new Set(ids).size) throw new AppError('STATE_CONFLICT');
    const changed = await this.stocked.raise(tx, restocks);
    await this.publish(
      tx,
      changed.flatMap(({ id, quantity, sale_state }) => {
        const row = rows.get(id);
        const isRequested = restocks.some(({ goodsId, isPublished }) => isPublished && goodsId === id);
        return row && isRequested ? [{ ...row, quantity, sale_state }] : [];
      }),
    );
    await this.publishChanges(tx, changed);
  }

  /**
   * Reverts what was received for these.
   * @throws LISTING_SOLD, AUCTION_LOCKED
   */
  async removePieces(tx: Tx, pieces: readonly ListedPieces[]): Promise<void> {
    if (pieces.length === 0) return;
    await this.lockFree(
      tx,
      pieces.map(({ goodsId }) => goodsId),
    );
    await this.publishChanges(tx, await this.stocked.lower(tx, pieces));
  }

  /** So much leaves stock for another reason: what would be offered beyond the rest is offered no longer. */
  async follow(tx: Tx, companyId: number, leaving: readonly LeavingPieces[]): Promise<void> {
    const productIds = [...new Set(leaving.map(({ productId }) => productId))];
    const ids = await this.stocked.offeredOf(tx, companyId, productIds);
    if (ids.length === 0) return;
    // What runs as a lot stays as it is: the constraint refuses what would leave it without its piece.
    const inLot = await this.holds.inLot(tx, ids);
    const free = ids.filter((id) => !inLot.has(id));
    const pieces = await this.stocked.beyond(tx, companyId, free, leaving);
    if (pieces.length > 0) await this.publishChanges(tx, await this.stocked.lower(tx, pieces));
  }

  private async lockFree(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, PublishedGoods>> {
    const rows = await this.goods.lockListing(tx, ids, null);
    if ((await this.holds.inLot(tx, ids)).size > 0) throw new AppError('AUCTION_LOCKED');
    if ([...rows.values()].some(isSoldLot)) throw new AppError('LISTING_SOLD');
    return rows;
  }

  private async publish(tx: Tx, rows: readonly PublishedGoods[]): Promise<void> {
    // A pending decision on its text puts it on the shelf.
    const ready = rows.filter(
      ({ status, needs_review }) => goodsMachine.may(status, 'put on the shelf') && !needs_review,
    );
    if (ready.length === 0) return;
    const companies = ready.flatMap(({ company_id }) => company_id ?? []);
    if ((await this.goods.listIdle(tx, companies)).size > 0) throw new AppError('SELLER_IDLE');
    await this.approved.putOnAll(tx, ready);
  }

  private publishChanges(tx: Tx, changed: readonly ChangedListing[]): Promise<void> {
    return this.outbox.addAll(
      tx,
      changed
        .filter(({ status }) => status === GOODS_STATUS.listed)
        .flatMap(({ id, old_sale_state, sale_state }): NewEvent[] => [
          { event: 'goods.changed', payload: { goods_id: id } },
          ...(old_sale_state === sale_state
            ? []
            : [
                {
                  event: 'goods.sale-state-changed' as const,
                  payload: { goods_id: id, from: old_sale_state, to: sale_state },
                },
              ]),
        ]),
    );
  }
}
