import { Injectable } from '@nestjs/common';
import { ORDER_STATUS, REFUND_STATUS } from '@fovea/shared-types/states';
import { REFUND_CAUSE, REFUND_SIDE } from '@fovea/shared-types/order/refund-rules';
import { memberAvailable, type Entry } from '@fovea/server/finance/ledger/ledger-rows';
import { refundPostings } from '@fovea/server/finance/proceeds-payouts/order-proceeds';
import type { Tx } from '@fovea/server/platform/database/database';
import { invariant } from '@fovea/server/platform/kernel/app-error';

type PastPayoutRow = Parameters<typeof refundPostings>[0];

interface PastRefund {
  captureId: number;
  buyerId: number;
  /** Reserved for the merchant, who cannot spend it yet. */
  proceeds: PastPayoutRow;
  amount: number;
  reason: string;
  requestedAt: Date;
  paidAt: Date;
}

/** A part of what was received and paid, requested by the buyer and agreed to by the merchant. */
@Injectable()
export class DemoPastRefunds {
  /** @returns the payout as it is since, and what is posted to the ledger */
  async addRefund(tx: Tx, refund: PastRefund): Promise<{ proceeds: PastPayoutRow; entry: Entry }> {
    const { captureId, buyerId, proceeds, amount, reason, requestedAt, paidAt } = refund;
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO refund (order_id, status, cause, order_status, asked, amount, created_at, moved_at)
       VALUES ($1, ${REFUND_STATUS.refunded}, ${REFUND_CAUSE.asked}, ${ORDER_STATUS.to_evaluate}, $2, $2, $3, $4)
       RETURNING id`,
      [proceeds.order_id, amount, requestedAt, paidAt],
    );
    const [made] = rows;
    invariant(made, 'what is inserted has its row');
    for (const [side, accountId, status, remark, at] of [
      [REFUND_SIDE.buyer, buyerId, REFUND_STATUS.requested, reason, requestedAt],
      [REFUND_SIDE.merchant, proceeds.seller_id, REFUND_STATUS.paying, '', paidAt],
      [REFUND_SIDE.time, null, REFUND_STATUS.refunded, '', paidAt],
    ] as const)
      await tx.query(
        `INSERT INTO refund_entry (refund_id, side, account_id, status, amount, content, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [made.id, side, accountId, status, amount, remark, at],
      );
    const taken = refundPostings(proceeds, amount);
    const returned = -(taken.find(({ account }) => account.kind === 'frozen')?.change ?? 0);
    await tx.query('UPDATE orders SET refunded = $2 WHERE id = $1', [proceeds.order_id, amount]);
    await tx.query('UPDATE capture SET refunded = $2 WHERE id = $1', [captureId, amount]);
    await tx.query('UPDATE transfer SET refunded = $2, returned = $3 WHERE id = $1', [
      ...[proceeds.id, amount, returned],
    ]);
    const changed = (kind: 'fee' | 'tax'): number =>
      taken.find(({ account }) => account.kind === kind)?.change ?? 0;
    await tx.query(
      `INSERT INTO fee_charge (transfer_id, refunded, rate, fee, tax, created_at)
       SELECT transfer_id, $2, rate, $3, $4, $5 FROM fee_charge WHERE transfer_id = $1 AND refunded = 0`,
      [proceeds.id, amount, changed('fee'), changed('tax'), paidAt],
    );
    return {
      proceeds: { ...proceeds, refunded: amount, returned },
      entry: {
        cause: { type: 'refund', id: made.id, step: 'give-back' },
        postings: [...taken, { account: memberAvailable(buyerId, proceeds.currency), change: amount }],
      },
    };
  }
}
