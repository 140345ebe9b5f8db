import { remittance } from '@fovea/shared-types/finance/remittance.record';
import { toWire, type Currency } from '@fovea/shared-types/money';
import { serveRecord } from '../../platform/records/serve-record.js';

const inUnits = (amount: unknown, row: Readonly<Record<string, unknown>>): string =>
  toWire(Number(amount), row.currency as Currency); // the table checks which there are

/** Transfers as finance lists them. */
export const servedRemittance = serveRecord(remittance, {
  table: 'remittance',
  rowsOf: { sharedBy: 'money that came to the platform, of none of finance’s people' },
  joins: 'JOIN account u ON u.id = t.payer_id',
  columns: { money: 'amount', received: 'received_amount' },
  shown: {
    username: 'u.username',
    waiting_hours:
      'floor(extract(epoch FROM coalesce(t.decided_at, clock_timestamp()) - t.created_at) / 3600)::int',
  },
  made: {
    money: inUnits,
    received: (amount, row) => (amount === null ? null : inUnits(amount, row)),
  },
  filters: {
    reference: (filter, number) =>
      filter.where(
        `t.reference IN (${filter.value(number.trim())}, ${filter.value(number.trim().toUpperCase())})`,
      ),
  },
  constraints: { remittance_open_uq: 'STATE_CONFLICT', remittance_self_ck: 'SELF_APPROVAL' },
});
