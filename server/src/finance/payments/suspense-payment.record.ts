import { SUSPENSE_CAUSES, suspensePayment } from '@fovea/shared-types/finance/suspense-payment.record';
import { toWireOfAny } from '@fovea/shared-types/money';
import { causeCell } from '../ledger/cause-cell.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { ofPerson } from '../ledger/person-filter.js';
import { IS_GOING } from './suspense-payment.repository.js';
import { PAYMENT_NUMBER } from './payment-number.js';

type Made = Readonly<Record<string, unknown>>;

const CAUSE = `array_position(ARRAY['${SUSPENSE_CAUSES.join("','")}'], t.park_cause)`;
const inUnits =
  (currency: 'currency' | 'due_currency') =>
  (amount: unknown, row: Made): string =>
    toWireOfAny(Number(amount), String(row[currency]));

/** Held money as finance lists it. */
export const servedSuspensePayment = serveRecord(suspensePayment, {
  table: 'payment',
  where: 't.park_cause IS NOT NULL',
  rowsOf: { sharedBy: 'money that came to the platform, of none of finance’s people' },
  joins: `JOIN account u ON u.id = t.payer_id JOIN payment_charge c ON c.id = t.charge_id
    LEFT JOIN account d ON d.id = t.resolved_by`,
  shown: {
    sn: PAYMENT_NUMBER,
    username: 'u.username',
    cause: CAUSE,
    due: 't.amount',
    due_currency: 't.currency',
    money: 't.received_amount',
    currency: 't.received_currency',
    provider_ref: 'c.provider_ref',
    is_going: IS_GOING,
    last_error: `(SELECT r.last_error FROM payment_refund r WHERE r.payment_id = t.id AND r.is_parked AND r.failed_at IS NOT NULL)`,
    resolved_by_name: 'd.username',
  },
  cells: { subject_type: causeCell('subject_type') },
  made: { due: inUnits('due_currency'), money: inUnits('currency') },
  filters: {
    username: ofPerson('t.payer_id'),
    currency: 't.received_currency',
    provider_ref: (filter, ref) =>
      filter.where(
        `t.charge_id IN (SELECT id FROM payment_charge WHERE provider_ref = ${filter.value(ref)})`,
      ),
    begin: 't.created_at',
    end: 't.created_at',
    cause: (filter, code) => filter.where(`t.park_cause = ${filter.value(SUSPENSE_CAUSES[code - 1] ?? '')}`),
  },
  constraints: { payment_resolved_self_ck: 'SELF_APPROVAL' },
});
