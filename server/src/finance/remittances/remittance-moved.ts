import type { Events } from '../../platform/jobs/events.js';
import type { Share } from '../payments/payable.js';
import type { RemittanceRow } from './remittance.repository.js';

/** What is told of a transfer that was shown, decided, or waits too long. */
export const remittanceMoved = (
  { id, ...row }: RemittanceRow,
  shares: readonly Share[],
  { reason = '', isLate = false }: { reason?: string; isLate?: boolean } = {},
): Events['remittance.moved'] => ({
  ...row,
  remittance_id: id,
  order_ids: shares.flatMap(({ subject }) => (subject.type === 'order' ? [subject.id] : [])),
  reason,
  is_late: isLate,
});
