import { Injectable } from '@nestjs/common';
import { fromWire, isAmount } from '@fovea/shared-types/money';
import { BARGAIN_OFFERS_MAX, offerBounds } from '@fovea/shared-types/order/bargain-rules';
import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import { ComplianceChecks } from '../../goods/compliance/compliance-checks.js';
import { GoodsUnits } from '../../goods/units/goods-units.js';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import { BargainPieces } from './bargain-pieces.js';
import { BargainRepository, type BargainState } from './bargain.repository.js';

/** Who moves a thread, and on which side of it. */
export interface Bargainer {
  accountId: number;
  isBuyer: boolean;
}

interface OfferInput {
  offer_price?: string | undefined;
  currency?: string | undefined;
}

/** What either side may do to a thread, in the caller's transaction. */
@Injectable()
export class BargainMoves {
  constructor(
    private readonly bargains: BargainRepository,
    private readonly units: GoodsUnits,
    private readonly pieces: BargainPieces,
    private readonly outbox: Outbox,
    private readonly compliance: ComplianceChecks,
  ) {}

  /** The goods first, then the thread, as everybody does. */
  async lock(tx: Tx, id: number): Promise<BargainState | null> {
    const goodsId = await this.bargains.findGoodsId(tx, id);
    if (goodsId === null) return null;
    await this.units.lock(tx, [goodsId]);
    return this.bargains.lockBargain(tx, id);
  }

  /** @throws AMOUNT_INVALID, BARGAIN_OFFERS, CURRENCY_MISMATCH, STATE_CONFLICT, the refusals of the law */
  async offer(tx: Tx, bargain: BargainState, by: Bargainer, offer: OfferInput): Promise<number> {
    await this.refuseOver(tx, bargain);
    if (bargain.offers >= BARGAIN_OFFERS_MAX) throw new AppError('BARGAIN_OFFERS');
    const price = readOffer(offer, bargain.currency);
    refuseBeyond(price, offerBounds(by.isBuyer ? 'buyer' : 'merchant', pricesOf(bargain)));
    await this.bargains.offer(tx, bargain.id, by, price);
    return this.publish(
      tx,
      bargain,
      by.isBuyer ? BARGAIN_STATUS.offered : BARGAIN_STATUS.countered,
      price,
      by,
    );
  }

  /**
   * The price on the table holds, and the pieces are the buyer's to order.
   * @throws STATE_CONFLICT where another price was meant, STOCK_INSUFFICIENT, the refusals of the law
   */
  async accept(tx: Tx, bargain: BargainState, by: Bargainer, offer: OfferInput): Promise<number> {
    await this.refuseOver(tx, bargain);
    if (offer.offer_price !== undefined && readOffer(offer, bargain.currency) !== bargain.offer_price)
      throw new AppError('STATE_CONFLICT');
    await this.pieces.hold(tx, bargain);
    await this.bargains.agree(tx, bargain.id);
    return this.publish(tx, bargain, BARGAIN_STATUS.agreed, bargain.offer_price, by);
  }

  /** It is over without an order; what an agreed price held is for sale again. */
  async end(
    tx: Tx,
    bargain: Omit<BargainState, 'is_over'>,
    status: number,
    by: Bargainer | null,
    reason?: string,
  ): Promise<number> {
    await this.bargains.end(tx, [bargain.id], {
      status,
      endedBy: by?.accountId ?? null,
      ...(reason !== undefined && { reason }),
    });
    if (bargain.status === BARGAIN_STATUS.agreed) await this.pieces.returnPieces(tx, bargain);
    return this.publish(tx, bargain, status, bargain.offer_price, by);
  }

  private async refuseOver(tx: Tx, bargain: BargainState): Promise<void> {
    if (bargain.is_over) throw new AppError('STATE_CONFLICT');
    const goods = await this.bargains.findGoods(tx, bargain.goods_id, bargain.buyer_id);
    if (!goods?.is_open) throw new AppError('STATE_CONFLICT');
    // No price is offered or agreed on for what the law does not let this buyer have.
    const { buyer_id: accountId, goods_id: goodsId } = bargain;
    await this.compliance.refuseBuyers(tx, [{ accountId, goodsId }], {
      isBinding: false,
      fieldOf: () => 'id',
    });
  }

  private async publish(
    tx: Tx,
    { id, currency }: Omit<BargainState, 'is_over'>,
    status: number,
    price: number,
    by: Bargainer | null,
  ): Promise<number> {
    await this.outbox.add(tx, 'bargain.moved', {
      ...{ bargain_id: id, status, price, currency },
      by: by === null ? null : by.isBuyer ? 'buyer' : 'merchant',
    });
    return status;
  }
}

export const pricesOf = ({ price, buyer_price, merchant_price }: BargainState) => ({
  price,
  buyerPrice: buyer_price,
  merchantPrice: merchant_price,
});

/** @throws AMOUNT_INVALID for a price that nobody may offer here */
export function refuseBeyond(price: number, { min, max }: { min: number; max: number }): void {
  if (price < min || price > max) throw new AppError('AMOUNT_INVALID');
}

/** @returns minor units */
export function readOffer({ offer_price, currency }: OfferInput, own: BargainState['currency']): number {
  if (offer_price === undefined) throw fieldError({ offer_price: { key: 'required' } });
  if (currency !== own) throw new AppError('CURRENCY_MISMATCH');
  let price: number;
  try {
    price = fromWire(offer_price, own);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw fieldError({ offer_price: { key: 'money_digits' } });
  }
  if (!isAmount(price)) throw new AppError('AMOUNT_INVALID');
  return price;
}
