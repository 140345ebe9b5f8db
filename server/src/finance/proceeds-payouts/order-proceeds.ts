import { Injectable } from '@nestjs/common';
import { partOf } from '@fovea/shared-types/money';
import { proceedsPayoutMachine } from '@fovea/shared-types/states/transfer.states';
import { PROCEEDS_PAYOUT_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { FeeCharges, returnedAtRates } from './fee-charges.js';
import { FeeService } from '../fees/fee.service.js';
import { payeeAccount, platformAccount, type Posting } from '../ledger/ledger-rows.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { elementAt } from '../../platform/kernel/element-at.js';
import { ProceedsOrders, type ProceedsOrder } from './proceeds-orders.js';
import { made } from './proceeds-payout-movement.js';
import { ProceedsPayoutRepository, type ProceedsPayoutRow } from './proceeds-payout.repository.js';

const { returned, released } = PROCEEDS_PAYOUT_STATUS;

/** A locked order as far as its escrow goes. */
export type EscrowedOrder = Pick<
  ProceedsOrder,
  'id' | 'sellerId' | 'companyId' | 'currency' | 'captured' | 'refunded'
>;

/** What escrow still holds for an order, with the transfers that took from it. */
export const heldInEscrow = (
  { captured, refunded }: Pick<ProceedsOrder, 'captured' | 'refunded'>,
  payouts: ReadonlyArray<Pick<ProceedsPayoutRow, 'gross' | 'refunded'>>,
): number => payouts.reduce((held, row) => held - (row.gross - row.refunded), captured - refunded);

/**
 * How orders move their proceeds: put aside at the receipt or the end, and charged back where money is
 * refunded.
 */
@Injectable()
export class OrderProceeds {
  constructor(
    private readonly orders: ProceedsOrders,
    private readonly fees: FeeService,
    private readonly charges: FeeCharges,
    private readonly payouts: ProceedsPayoutRepository,
    private readonly ledger: LedgerService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * These were received, or ended, and are locked: what escrow still holds of them is the merchants', less the fee, in 7
   * days.
   */
  async take(tx: Tx, orderIds: readonly number[]): Promise<void> {
    const orders = await this.orders.lock(tx, orderIds);
    const taken = new Map<number, ProceedsPayoutRow[]>(orders.map(({ id }) => [id, []]));
    for (const row of await this.payouts.lockOf(tx, orderIds)) taken.get(row.order_id)?.push(row);
    const sales = orders
      .map((order) => ({ ...order, held: heldInEscrow(order, taken.get(order.id) ?? []) }))
      .filter(({ held }) => held > 0);
    if (sales.length === 0) return;
    // Freight that was billed afterwards bears no fee.
    const fees = await this.fees.of(
      tx,
      sales.map(({ held, ...sale }) => ({ ...sale, held: Math.max(held - sale.billedFreight, 0) })),
    );
    const rows = await this.payouts.insertAll(
      tx,
      sales.map(({ held, ...order }, at) => ({
        ...order,
        orderId: order.id,
        gross: held,
        ...elementAt(fees, at),
      })),
      null,
    );
    await this.charges.add(
      tx,
      rows.flatMap(({ id }, at) =>
        elementAt(fees, at).rates.map((atRate) => ({ ...atRate, transferId: id, refunded: 0 })),
      ),
    );
    await this.ledger.postAll(tx, rows.map(made));
    await this.outbox.addAll(
      tx,
      rows.map(({ id, status }) => ({
        event: 'transfer.moved' as const,
        payload: { transfer_id: id, status, reason: null },
      })),
    );
  }

  /**
   * The sources of a refund of a locked order: escrow first, then what waits for its
   * merchant, then what was already released; the fee is reversed with it.
   * @returns postings that sum to `-amount`
   * @throws REFUND_EXCEEDS_PAID; the entry with INSUFFICIENT_BALANCE where the merchant has spent what was released
   */
  async payBack(tx: Tx, order: EscrowedOrder, amount: number): Promise<Posting[]> {
    const payouts = await this.payouts.lockOf(tx, [order.id]);
    const fromEscrow = Math.min(amount, Math.max(0, heldInEscrow(order, payouts)));
    const postings: Posting[] =
      fromEscrow === 0
        ? []
        : [{ account: payeeAccount(order, 'escrow', order.currency), change: -fromEscrow }];
    let left = amount - fromEscrow;
    for (const row of payouts.toSorted((a, b) => Number(isReleased(a)) - Number(isReleased(b)))) {
      const taken = Math.min(left, row.gross - row.refunded);
      if (taken === 0) continue;
      left -= taken;
      postings.push(...(await this.takeBack(tx, row, taken)));
    }
    if (left > 0) throw new AppError('REFUND_EXCEEDS_PAID');
    return postings;
  }

  private async takeBack(tx: Tx, row: ProceedsPayoutRow, taken: number): Promise<Posting[]> {
    const refunded = row.refunded + taken;
    await this.payouts.addRefunded(tx, row.id, refunded, returnedParts(row, refunded).merchant);
    if (row.fee > 0) await this.giveFeeBack(tx, row, refunded);
    if (refunded === row.gross && proceedsPayoutMachine.may(row.status, 'whole amount refunded')) {
      await this.payouts.move(tx, [row], { to: returned, actorId: null, reason: null });
      await this.outbox.add(tx, 'transfer.moved', { transfer_id: row.id, status: returned, reason: null });
    }
    return refundPostings(row, taken);
  }

  private async giveFeeBack(tx: Tx, row: ProceedsPayoutRow, refunded: number): Promise<void> {
    const charged = await this.charges.listCharged(tx, row.id);
    const before = returnedAtRates(charged, returnedParts(row, row.refunded));
    const steps = returnedAtRates(charged, returnedParts(row, refunded)).map(({ rate, fee, tax }, at) => {
      const earlier = elementAt(before, at);
      return { transferId: row.id, refunded, rate, fee: earlier.fee - fee, tax: earlier.tax - tax };
    });
    await this.charges.add(
      tx,
      steps.filter(({ fee, tax }) => fee !== 0 || tax !== 0),
    );
  }
}

/** Where `amount` more of what left escrow is taken from, when it is refunded to the buyer. */
export function refundPostings(row: ProceedsPayoutRow, amount: number): Posting[] {
  const before = returnedParts(row, row.refunded);
  const after = returnedParts(row, row.refunded + amount);
  const payee = { sellerId: row.seller_id, companyId: row.company_id };
  return [
    {
      account: payeeAccount(payee, isReleased(row) ? 'available' : 'frozen', row.currency),
      change: before.merchant - after.merchant,
    },
    { account: platformAccount('fee', row.currency), change: before.fee - after.fee },
    { account: platformAccount('tax', row.currency), change: before.tax - after.tax },
  ].filter(({ change }) => change !== 0);
}

const isReleased = ({ status }: ProceedsPayoutRow): boolean => status === released;

/** A transfer as it divides what left escrow; minor units. */
interface Divided {
  gross: number;
  fee: number;
  fee_tax: number;
  amount: number;
}

/** Of what went back to the buyer: who bears how much. */
interface Parts {
  merchant: number;
  fee: number;
  tax: number;
}

/**
 * Of the first `refunded` of the gross: the merchant bears a share of it, the fee and its tax are reversed with it.
 * The whole comes to exactly what each had.
 */
export function returnedParts({ gross, fee, fee_tax, amount }: Divided, refunded: number): Parts {
  const merchant = partOf(amount, refunded, gross);
  const charged = refunded - merchant;
  const ofFee = fee + fee_tax === 0 ? 0 : Math.min(fee, charged, roundedUp(fee, refunded, gross));
  return { merchant, fee: ofFee, tax: charged - ofFee };
}

const roundedUp = (amount: number, part: number, whole: number): number =>
  amount - partOf(amount, whole - part, whole);
