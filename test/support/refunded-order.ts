import { payeeAccount } from '../../server/src/finance/ledger/ledger-rows.js';
import { CaptureRefunds } from '../../server/src/finance/payments/capture-refunds.js';
import type { TestApi } from './api.js';

/**
 * Refunds yen of a paid order, under a refund that counts as done, so that the ledger adds up.
 * @param again a refund whose money went back before
 */
export function refundedOrder(
  api: TestApi,
  orderId: number,
  amount: number,
  again?: number,
): Promise<{ refundId: number; went: 'done' | 'on its way' }> {
  return api.db.transaction(async (tx) => {
    const { rows: sales } = await tx.query<{ seller_id: number; company_id: number | null }>(
      'SELECT seller_id, company_id FROM orders WHERE id = $1 FOR UPDATE',
      [orderId],
    );
    const [sale] = sales;
    if (!sale) throw new Error('an order that was paid is there');
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO refund (order_id, cause, asked, amount, order_status, status)
       SELECT $1, 1, $2, $2, 20, 60 WHERE $3::bigint IS NULL RETURNING id`,
      [orderId, amount, again ?? null],
    );
    const refundId = again ?? rows[0]?.id ?? 0;
    const payee = { sellerId: sale.seller_id, companyId: sale.company_id };
    const went = await api.app
      .get(CaptureRefunds, { strict: false })
      .refundCapture(
        tx,
        { type: 'order', id: orderId },
        amount,
        { type: 'refund', id: refundId, step: 'give-back' },
        [{ account: payeeAccount(payee, 'escrow', 'JPY'), change: -amount }],
      );
    await tx.query('UPDATE orders SET refunded = refunded + $2 WHERE id = $1', [orderId, amount]);
    return { refundId, went };
  });
}
