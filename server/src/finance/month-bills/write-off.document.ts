import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import type { Currency } from '@fovea/shared-types/money';
import type { LockedOf } from '../../platform/documents/document-rules.js';
import { serveDocument } from '../../platform/documents/serve-document.js';
import { ofCustomer } from './month-bill.record.js';
import { CUSTOMER, CUSTOMER_JOINS } from './month-bill.repository.js';
import { WriteOffRules } from './write-off.rules.js';

/** With what the bill says: whose it is, and how much is owed. */
export type WriteOffRow = LockedOf<
  typeof writeOff.declared,
  { account_id: number; price: number; paid: number; currency: Currency }
>;

const OF_BILL = 'JOIN month_bill b ON b.id = t.bill_id';
const ofBill = (column: string): string => `(SELECT b.${column} FROM month_bill b WHERE b.id = t.bill_id)`;

/** The entry of a write-off, which is `t`; a fully refunded bill leaves no loss, and no entry. */
export const WRITE_OFF_ENTRY = `(SELECT e.id FROM journal_entry e
  WHERE (e.cause_type, e.cause_id, e.step) = ('month_bill', t.booked_bill_id, 'settle'))`;

/** Write-offs as finance lists, requests and decides them. */
export const servedWriteOff = serveDocument<typeof writeOff.declared, WriteOffRow>(writeOff, {
  table: 'write_off',
  rowsOf: { sharedBy: 'what customers owe the platform: of none of its people' },
  row: {
    account_id: ofBill('account_id'),
    price: ofBill('price'),
    paid: ofBill('paid'),
    currency: ofBill('currency'),
  },
  sameDay: {
    amount: `(SELECT b.price - b.paid FROM month_bill b WHERE b.id = t.bill_id)`,
    isSame: `(SELECT (b.account_id, b.currency) = (m.account_id, m.currency) FROM month_bill b, month_bill m
      WHERE b.id = t.bill_id AND m.id = o.bill_id)`,
  },
  from: `write_off t ${OF_BILL}`,
  joins: `${OF_BILL} JOIN account m ON m.id = t.made_by ${CUSTOMER_JOINS('b')}`,
  shown: {
    customer_name: ({ language }) => CUSTOMER(language),
    month: 'b.month',
    currency: 'b.currency',
    price: 'b.price',
    owed: 'b.price - b.paid',
    bill_status: 'b.status',
    asked_by: 'm.username',
    entry_id: WRITE_OFF_ENTRY,
  },
  filters: {
    month: 'b.month',
    currency: 'b.currency',
    customer_name: (filter, text) => ofCustomer(filter, text, 'b'),
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
  rules: WriteOffRules,
});
