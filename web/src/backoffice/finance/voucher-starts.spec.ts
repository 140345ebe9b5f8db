import type { BankLineDetail } from '@fovea/shared-types/finance/bank-import.dto';
import type { MissingOpening } from '@fovea/shared-types/finance/reconciliation.dto';
import { describe, expect, it } from 'vitest';
import { voucherOfLine, voucherOfOpening } from './voucher-starts';

const LINE = {
  kind: 2,
  currency: 'JPY',
  money: '440',
  booked_on: '2026-11-02',
  reference: '',
  words: 'フリコミテスウリヨウ',
} as BankLineDetail; // a voucher begins with these alone

const OPENING: MissingOpening = {
  ...{ currency: 'JPY', from_day: '2026-11-01', value_day: '2026-10-31' },
  ...{ opening: '1000', ledger_balance: '0', missing: '1000', voucher_id: null, voucher_sn: null },
};

describe('a voucher that a bank line begins', () => {
  it('is a charge of what left, found again by what the bank wrote', () => {
    expect(voucherOfLine(LINE, 'why')).toEqual({
      ...{ kind: '2', currency: 'JPY', amount: '440', credit_kind: 'bank' },
      ...{ value_day: '2026-11-02', reference: 'フリコミテスウリヨウ', reason: 'why' },
    });
  });

  it('is a provider’s payout of what came', () => {
    const line = { ...LINE, kind: 1, reference: 'PO-77' };
    expect(voucherOfLine(line, 'why')).toMatchObject({ kind: '1', debit_kind: 'bank', reference: 'PO-77' });
  });

  it('keeps within the length of its fields', () => {
    const { reference, reason } = voucherOfLine({ ...LINE, words: 'x'.repeat(300) }, 'y'.repeat(600));
    expect([reference?.length, reason?.length]).toEqual([60, 500]);
  });
});

describe('a voucher of an opening balance', () => {
  it('debits the bank with what the ledger lacks, and credits it with what it has too much', () => {
    const lacks = voucherOfOpening(OPENING, 'why');
    expect(lacks).toMatchObject({ kind: '3', amount: '1000', debit_kind: 'bank', credit_kind: 'opening' });
    expect(lacks).toMatchObject({ value_day: '2026-10-31' });
    const tooMuch = voucherOfOpening({ ...OPENING, missing: '-500' }, 'why');
    expect(tooMuch).toMatchObject({ amount: '500', debit_kind: 'opening', credit_kind: 'bank' });
  });
});
