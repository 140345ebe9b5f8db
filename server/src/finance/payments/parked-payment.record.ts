import { PARK_CAUSES, parkedPayment } from '@fovea/shared-types/finance/parked-payment.record';
import { toWire, type Currency } from '@fovea/shared-types/money';
import { serveRecord } from '../../platform/records/serve-record.js';
import { ofPerson } from '../ledger/person-filter.js';
import { IS_GOING } from './parked-payment.repository.js';
import { PAYMENT_NUMBER } from './payment-number.js';

type Made = Readonly<Record<string, unknown>>;

const CAUSE = `array_position(ARRAY['${PARK_CAUSES.join("','")}'], t.park_cause)`;
const inUnits =
  (currency: 'currency' | 'due_currency') =>
  (amount: unknown, row: Made): string =>
    toWire(Number(amount), row[currency] as Currency); // the table checks which there are

/** Held money as finance lists it. */
export const servedParkedPayment = serveRecord(parkedPayment, {
  table: 'payment',
  where: 't.park_cause IS NOT NULL',
  rowsOf: { sharedBy: 'money that came to the platform, of none of finance’s people' },
  joins: 'JOIN account u ON u.id = t.payer_id LEFT JOIN account d ON d.id = t.resolved_by',
  shown: {
    sn: PAYMENT_NUMBER,
    username: 'u.username',
    cause: CAUSE,
    due: 't.amount',
    due_currency: 't.currency',
    money: 't.received_amount',
    currency: 't.received_currency',
    is_going: IS_GOING,
    last_error: `(SELECT r.last_error FROM payment_refund r WHERE r.payment_id = t.id AND r.is_parked AND r.failed_at IS NOT NULL)`,
    resolved_by_name: 'd.username',
  },
  made: { due: inUnits('due_currency'), money: inUnits('currency') },
  filters: {
    username: ofPerson('t.payer_id'),
    currency: 't.received_currency',
    begin: 't.created_at',
    end: 't.created_at',
    cause: (filter, code) => filter.where(`t.park_cause = ${filter.value(PARK_CAUSES[code - 1] ?? '')}`),
  },
  constraints: { payment_resolved_self_ck: 'SELF_APPROVAL' },
});
