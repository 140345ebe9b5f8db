import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { type Currency, toWire } from '@fovea/shared-types/money';
import { serveRecord } from '../../platform/records/serve-record.js';
import { ofCustomer } from './month-bill.record.js';
import { CUSTOMER, CUSTOMER_JOINS } from './month-bill.repository.js';

const OF_BILL = 'JOIN month_bill b ON b.id = t.bill_id';

/** Write-offs as finance lists them. */
export const servedWriteOff = serveRecord(writeOff, {
  table: 'write_off',
  rowsOf: { sharedBy: 'what customers owe the platform: of none of its people' },
  from: `write_off t ${OF_BILL}`,
  joins: `${OF_BILL} JOIN account m ON m.id = t.made_by ${CUSTOMER_JOINS('b')}`,
  shown: {
    customer_name: ({ language }) => CUSTOMER(language),
    month: 'b.month',
    currency: 'b.currency',
    price: 'b.price',
    asked_by: 'm.username',
  },
  made: { price: (price, { currency }) => toWire(Number(price), currency as Currency) }, // its column is checked
  filters: {
    month: 'b.month',
    currency: 'b.currency',
    customer_name: (filter, text) => ofCustomer(filter, text, 'b'),
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
});
