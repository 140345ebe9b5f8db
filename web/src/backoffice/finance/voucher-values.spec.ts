import { describe, expect, it } from 'vitest';
import { problemsOf, type VoucherValues, voucherRequest, voucherValues } from './voucher-values';

const PAYOUT: VoucherValues = {
  ...{ kind: '1', currency: 'JPY', amount: '10,000', fee: '360', debit_kind: null, credit_kind: null },
  ...{ value_day: '2026-11-24', reference: ' PO-1 ', reason: ' payout of the week ' },
};
const CORRECTION: VoucherValues = {
  ...{ kind: '3', currency: 'USD', amount: '12.50', fee: '9', debit_kind: 'suspense', credit_kind: 'fee' },
  ...{ value_day: '', reference: '', reason: 'booked twice' },
};

describe('a journal voucher that is typed', () => {
  it('is sent as what its kind has', () => {
    expect(problemsOf(PAYOUT)).toEqual({});
    expect(voucherRequest(PAYOUT)).toEqual({
      ...{
        kind: 1,
        currency: 'JPY',
        amount: '10000',
        fee: '360',
        value_day: '2026-11-24',
        reference: 'PO-1',
      },
      reason: 'payout of the week',
    });
    expect(problemsOf(CORRECTION)).toEqual({});
    expect(voucherRequest(CORRECTION)).toEqual({
      ...{ kind: 3, currency: 'USD', amount: '12.50', reason: 'booked twice' },
      ...{ debit_kind: 'suspense', credit_kind: 'fee' },
    });
  });

  it('begins with what a former one requested, and is the same request again', () => {
    const shown = {
      ...{ id: 7, sn: 'JV-7', kind: 1, currency: 'JPY' as const, amount: '10000', fee: '360' },
      ...{ debit_kind: 'bank', credit_kind: 'gateway', value_day: '2026-11-24', reference: 'PO-1' },
      ...{ reason: 'payout of the week', created_at: '', asked_by: 'Aya', status: -1, entry_id: null },
    } as Parameters<typeof voucherValues>[0];
    expect(voucherRequest(voucherValues(shown))).toEqual(voucherRequest(PAYOUT));
    const correction = { ...shown, kind: 3, fee: '0', value_day: null, reference: '' };
    expect(voucherValues(correction)).toMatchObject({
      ...{ debit_kind: 'bank', credit_kind: 'gateway', fee: '', value_day: '' },
    });
  });

  it.each([
    ['no amount', { amount: '0' }, { amount: 'amount' }],
    ['half a yen', { amount: '1.5' }, { amount: 'amount' }],
    ['a fee that takes all of it', { fee: '10000' }, { fee: 'fee' }],
    [
      'no day and no reference',
      { value_day: '', reference: ' ' },
      { value_day: 'empty', reference: 'empty' },
    ],
    ['no currency', { currency: null }, { currency: 'empty' }],
    ['no reason', { reason: ' ' }, { reason: 'empty' }],
  ] as const)('is notified of %s', (_, changes, problems) => {
    expect(problemsOf({ ...PAYOUT, ...changes })).toEqual(problems);
  });

  it('corrects between two accounts', () => {
    expect(problemsOf({ ...CORRECTION, credit_kind: 'suspense' })).toEqual({ credit_kind: 'other_account' });
    expect(problemsOf({ ...CORRECTION, debit_kind: null })).toEqual({ debit_kind: 'empty' });
  });
});
