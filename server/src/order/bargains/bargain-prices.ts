import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { type AgreedPrice, type AgreedPriceSource, AgreedPrices } from '../quotes/agreed-prices.js';
import { BargainPieces } from './bargain-pieces.js';
import { BargainRepository } from './bargain.repository.js';

/** Agreed prices for orders: each serves one (O5). */
@Injectable()
export class BargainPrices implements AgreedPriceSource, OnModuleInit {
  constructor(
    private readonly prices: AgreedPrices,
    private readonly bargains: BargainRepository,
    private readonly pieces: BargainPieces,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.prices.register(this);
  }

  find(q: Queryable, bargainId: number, buyerId: number): Promise<AgreedPrice | null> {
    return this.bargains.findAgreed(q, bargainId, buyerId);
  }

  async ordered(
    tx: Tx,
    bargainId: number,
    line: { orderId: number; line: number; buyerId: number },
  ): Promise<void> {
    const bargain = await this.bargains.order(tx, bargainId, line);
    if (bargain === null) throw new AppError('BARGAIN_INVALID');
    await this.pieces.passOn(tx, bargain, !(await this.bargains.hasAgreed(tx, bargain.goods_id)));
    const { offer_price: price, currency } = bargain;
    await this.outbox.add(tx, 'bargain.moved', {
      ...{ bargain_id: bargain.id, status: BARGAIN_STATUS.ordered, price, currency },
      by: 'buyer',
    });
  }
}
