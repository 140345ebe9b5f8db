import { expect, it } from 'vitest';
import { postingsOf } from './voucher-postings';

it('of a payout with a fee are the bank, the cost and the provider', () => {
  const payout = { currency: 'CNY', debit_kind: 'bank', credit_kind: 'gateway' } as const;
  expect(postingsOf({ ...payout, amount: '1000.00', fee: '12.50' })).toEqual([
    { side: 'field.debit_kind', kind: 'bank', money: '987.50' },
    { side: 'field.debit_kind', kind: 'cost', money: '12.50' },
    { side: 'field.credit_kind', kind: 'gateway', money: '1000.00' },
  ]);
  expect(postingsOf({ ...payout, amount: '1000.00', fee: '0.00' })).toHaveLength(2);
});
