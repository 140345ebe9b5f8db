import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../../platform/database/database.js';

/** What a buyer and a seller agreed on; its pieces are no longer offered to anybody else. */
export interface AgreedPrice {
  bargainId: number;
  goodsId: number;
  quantity: number;
  /** Of one piece, in minor units of the currency of the goods. */
  unitPrice: number;
}

/** Who keeps agreed prices. */
export interface AgreedPriceSource {
  /** One that this buyer may still order by; null: there is none. */
  find(q: Queryable, bargainId: number, buyerId: number): Promise<AgreedPrice | null>;
  /** It serves this line, and no other order (O5); the goods are locked. @throws BARGAIN_INVALID */
  ordered(tx: Tx, bargainId: number, line: { orderId: number; line: number; buyerId: number }): Promise<void>;
}

/** Bargains come after orders: they register here while they are built. */
@Injectable()
export class AgreedPrices {
  private source: AgreedPriceSource | null = null;

  register(source: AgreedPriceSource): void {
    this.source = source;
  }

  find(q: Queryable, bargainId: number, buyerId: number): Promise<AgreedPrice | null> {
    return this.source?.find(q, bargainId, buyerId) ?? Promise.resolve(null);
  }

  async ordered(
    tx: Tx,
    bargainId: number,
    line: { orderId: number; line: number; buyerId: number },
  ): Promise<void> {
    await this.source?.ordered(tx, bargainId, line);
  }
}
