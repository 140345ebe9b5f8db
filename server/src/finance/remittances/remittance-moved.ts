import type { PayableType } from '@fovea/shared-types/finance/pay-kinds';
import type { Events } from '../../platform/jobs/events.js';
import type { Share } from '../payments/payable.js';
import type { RemittanceRow } from './remittance.repository.js';

/** Documents that go by the id of an order. */
const OF_ORDERS: readonly PayableType[] = ['order', 'freight_bill'];

/** Notices of a transfer that was announced, decided, or waits too long. */
export const remittanceMoved = (
  { id, ...row }: RemittanceRow,
  shares: readonly Share[],
  { reason = '', isLate = false }: { reason?: string; isLate?: boolean } = {},
): Events['remittance.moved'] => ({
  ...row,
  remittance_id: id,
  order_ids: shares.flatMap(({ subject }) => (OF_ORDERS.includes(subject.type) ? [subject.id] : [])),
  reason,
  is_late: isLate,
});
