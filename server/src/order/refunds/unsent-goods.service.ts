import { Injectable } from '@nestjs/common';
import { GoodsUnits } from '../../goods/units/goods-units.js';
import type { Tx } from '../../platform/database/database.js';
import { OrderReturns } from '../../warehouse/documents/order-returns.js';
import { OrderStock } from '../../warehouse/documents/order-stock.js';
import { ShippingService } from '../shipping/shipping.service.js';
import type { LockedRefund } from './refund-history.service.js';
import { noLongerOwed, unsentOf, type Pieces } from './refund-pieces.js';
import { RefundPiecesRepository } from './refund-pieces.repository.js';

/** Pieces that were never sent and that a refund pays for: parcels that did not leave, stock, and what the shop offers. */
@Injectable()
export class UnsentGoods {
  constructor(
    private readonly pieces: RefundPiecesRepository,
    private readonly units: GoodsUnits,
    private readonly stock: OrderStock,
    private readonly returns: OrderReturns,
    private readonly shipping: ShippingService,
  ) {}

  /**
   * Goods and stock come before accounts in the order of locks, though they are free after the money went.
   * @param isPaidBack nothing of the capture is left then
   */
  async lock(tx: Tx, { refund }: LockedRefund, isPaidBack: boolean): Promise<void> {
    const owed = noLongerOwed(await this.pieces.listRefundPieces(tx, refund), isPaidBack);
    if (owed.length > 0) await this.lockBoth(tx, owed);
  }

  /**
   * They are not owed any more, and for sale again; what is with the buyer, or on its way, is returned by a stock-in, or
   * stays theirs.
   * @returns whether anything is still to be sent
   */
  async free(tx: Tx, { order, refund }: LockedRefund, isPaidBack: boolean): Promise<boolean> {
    const lines = await this.pieces.listRefundPieces(tx, refund);
    const freed = noLongerOwed(lines, isPaidBack);
    if (order.hasPrepared && (isPaidBack || freed.length > 0)) await this.shipping.keepPrepared(tx, order.id);
    if (freed.length > 0) {
      await this.pieces.release(tx, refund, freed);
      await this.returnToShop(tx, freed, order.order_no);
    }
    const gone = new Map(freed.map(({ line, quantity }) => [line.id, quantity]));
    return lines.some((line) => unsentOf(line) > (gone.get(line.id) ?? 0));
  }

  /** The pieces that a refund names; none: it is of the whole order. */
  async named(tx: Tx, { refund }: LockedRefund): Promise<{ line: number; quantity: number }[]> {
    const lines = await this.pieces.listRefundPieces(tx, refund);
    return lines.filter(({ named }) => named > 0).map(({ line, named }) => ({ line, quantity: named }));
  }

  /** Of a line of which something left, or left the order before, its document covers more than these pieces. */
  private async returnToShop(tx: Tx, freed: readonly Pieces[], orderNo: string): Promise<void> {
    const isWhole = ({ line, quantity }: Pieces): boolean => quantity === line.quantity;
    const [whole, parts] = [freed.filter(isWhole), freed.filter((one) => !isWhole(one))];
    await this.lockBoth(tx, freed);
    if (whole.length > 0)
      await this.stock.cancelledEach(tx, idsOf(whole), { accountId: null, reason: orderNo });
    const later = await this.returns.unsent(tx, parts.map(toOrderPieces), orderNo);
    await this.units.returnEach(
      tx,
      freed
        .filter(({ line }) => line.isOfShop && !later.has(line.id))
        .map(({ line, quantity }) => ({ goodsId: line.goodsId, quantity })),
    );
  }

  private async lockBoth(tx: Tx, pieces: readonly Pieces[]): Promise<void> {
    await this.units.lock(
      tx,
      pieces.map(({ line }) => line.goodsId),
    );
    await this.stock.lockEach(tx, idsOf(pieces));
  }
}

const idsOf = (pieces: readonly Pieces[]): number[] => pieces.map(({ line }) => line.id);
const toOrderPieces = ({ line, quantity }: Pieces) => ({
  orderLineId: line.id,
  goodsId: line.isOfShop ? line.goodsId : null,
  quantity,
});
