import { Injectable } from '@nestjs/common';
import { PAY_TYPE, type PayType } from '@fovea/shared-types/finance/pay-kinds';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { memberAvailable, type Cause, type LedgerAccountKey } from '../ledger/ledger-rows.js';
import type { Capture } from './payable.js';

/** A method by which money arrives immediately: an account of the payer's own. */
export interface InstantMethod {
  method: PayType;
  /** Whether the member may pay so much by it now. */
  isOpen(tx: Tx, payerId: number, amount: number, currency: Currency): Promise<boolean>;
  /** The same before anything is locked: it may be otherwise by the time of payment. */
  isOffered(q: Queryable, payerId: number, amount: number, currency: Currency): Promise<boolean>;
  /** The account that pays, and that refunds return to. */
  account(payerId: number, currency: Currency): LedgerAccountKey;
  /** What follows beside the entry. */
  used(tx: Tx, capture: Capture): Promise<void>;
  /** Follows when an amount is refunded by the entry of this cause. */
  returned(tx: Tx, capture: CaptureFacts, amount: number, cause: Cause): Promise<void>;
}

/** The facts of a capture that a refund needs. */
export type CaptureFacts = Pick<Capture, 'subject' | 'payerId' | 'currency'>;

const BALANCE: InstantMethod = {
  method: PAY_TYPE.balance,
  // The account itself refuses what is not there.
  isOpen: () => Promise.resolve(true),
  isOffered: () => Promise.resolve(true),
  account: memberAvailable,
  used: () => Promise.resolve(),
  returned: () => Promise.resolve(),
};

/** The methods that need nothing from outside: the balance, and what other packages register. */
@Injectable()
export class PayMethods {
  private readonly methods = new Map<PayType, InstantMethod>([[BALANCE.method, BALANCE]]);

  register(method: InstantMethod): void {
    this.methods.set(method.method, method);
  }

  find(method: PayType): InstantMethod | undefined {
    return this.methods.get(method);
  }
}
