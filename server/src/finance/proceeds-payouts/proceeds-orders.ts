import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Tx } from '../../platform/database/database.js';
import type { LocalizedText } from '../../platform/database/localized.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { SoldLine } from '../fees/fee-rules.js';

/** An order as far as its proceeds go, under its lock. */
export interface ProceedsOrder {
  id: number;
  buyerId: number;
  sellerId: number;
  companyId: number | null;
  currency: Currency;
  /** Day of the sale where the platform is, `2026-10-31`. */
  soldOn: string;
  /** Minor units: what came in, and what went back of it. */
  captured: number;
  refunded: number;
  /** The part of the received money that is freight billed afterwards: it is in no line, nor in the total. */
  billedFreight: number;
  total: number;
  orderNo: string;
  /** Of the first line; and of all lines, in three languages, as searches are folded. */
  goodsName: LocalizedText;
  goodsText: string;
  isCompleted: boolean;
  hasOpenRefund: boolean;
  lines: readonly SoldLine[];
}

/** Modules with orders report them. */
export interface ProceedsSource {
  /** In the order of their ids. @param isPatient whether it waits for those that somebody else holds, or leaves them out */
  lock(tx: Tx, orderIds: readonly number[], isPatient: boolean): Promise<ProceedsOrder[]>;
}

/** The order module registers while it is built: finance does not depend on it. */
@Injectable()
export class ProceedsOrders {
  private source: ProceedsSource | null = null;

  register(source: ProceedsSource): void {
    this.source = source;
  }

  async lock(tx: Tx, orderIds: readonly number[], isPatient = true): Promise<ProceedsOrder[]> {
    if (orderIds.length === 0) return [];
    invariant(this.source, 'somebody has the orders whose proceeds move');
    return this.source.lock(tx, orderIds, isPatient);
  }
}
