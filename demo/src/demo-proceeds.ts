import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { PROCEEDS_PAYOUT_STATUS } from '@fovea/shared-types/states';
import { memberAvailable, payeeAccount, transfer } from '@fovea/server/finance/ledger/ledger-rows';
import { LedgerService } from '@fovea/server/finance/ledger/ledger.service';
import { OrderProceeds } from '@fovea/server/finance/proceeds-payouts/order-proceeds';
import type { Tx } from '@fovea/server/platform/database/database';

const { frozen, stopped } = PROCEEDS_PAYOUT_STATUS;
const REASON = '买家反映缺少一根电源线，正在核实。';

interface PaidRow {
  id: number;
  order_id: number;
  buyer_id: number;
  seller_id: number;
  company_id: number | null;
  amount: number;
  currency: Currency;
}

/** Money of sales that were just received: paid from balances, put aside for their merchants; one is stopped. */
@Injectable()
export class DemoProceeds {
  constructor(
    private readonly ledger: LedgerService,
    private readonly proceeds: OrderProceeds,
  ) {}

  /** @param orderIds received, and paid for by nobody yet; those above their buyers' balance stay so */
  async add(tx: Tx, orderIds: readonly number[], deciderId: number): Promise<void> {
    const paid: number[] = [];
    for (const orderId of orderIds) if (await this.pay(tx, orderId)) paid.push(orderId);
    await this.proceeds.take(tx, paid);
    const [first] = paid;
    if (first !== undefined) await stop(tx, first, deciderId);
  }

  private async pay(tx: Tx, orderId: number): Promise<boolean> {
    const { rows } = await tx.query<PaidRow>(
      `WITH o AS (
         UPDATE orders SET captured = total, pay_type = 1, received_at = h.created_at
         FROM order_history h WHERE orders.id = $1 AND h.order_id = orders.id AND h.to_status = 40
           AND EXISTS (SELECT FROM ledger_account l WHERE l.owner_type = 'member' AND l.owner_id = orders.buyer_id
             AND l.kind = 'available' AND l.currency = orders.currency AND l.balance >= orders.total)
         RETURNING orders.*)
       INSERT INTO capture (subject_type, subject_id, payer_id, method, amount, currency, reference)
       SELECT 'order', o.id, o.buyer_id, 1, o.total, o.currency, o.order_no FROM o
       RETURNING id, subject_id AS order_id, payer_id AS buyer_id, amount, currency,
         (SELECT seller_id FROM o) AS seller_id, (SELECT company_id FROM o) AS company_id`,
      [orderId],
    );
    const [row] = rows;
    if (!row) return false;
    const { id, buyer_id, seller_id: sellerId, company_id: companyId, amount, currency } = row;
    await this.ledger.post(
      tx,
      { type: 'capture', id, step: 'order' },
      transfer(
        memberAvailable(buyer_id, currency),
        payeeAccount({ sellerId, companyId }, 'escrow', currency),
        amount,
      ),
    );
    return true;
  }
}

/** As finance stops it. */
async function stop(tx: Tx, orderId: number, deciderId: number): Promise<void> {
  await tx.query(
    `WITH t AS (
       UPDATE transfer SET status = ${stopped}, alarm_at = clock_timestamp() + interval '30 days'
       WHERE order_id = $1 RETURNING id)
     INSERT INTO transfer_history (transfer_id, seq, from_key, to_status, actor_id, reason)
     SELECT id, 2, ${frozen}, ${stopped}, $2, $3 FROM t`,
    [orderId, deciderId, REASON],
  );
}
