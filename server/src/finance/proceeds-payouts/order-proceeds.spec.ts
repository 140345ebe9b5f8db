import fc from 'fast-check';
import { returnedParts } from './order-proceeds.js';

const divided = fc
  .record({
    gross: fc.integer({ min: 1, max: 10_000_000_000_000 }),
    feeShare: fc.integer({ min: 0, max: 10_000 }),
    taxShare: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ gross, feeShare, taxShare }) => {
    const fee = Number((BigInt(gross) * BigInt(feeShare)) / 10_000n);
    const fee_tax = Number((BigInt(gross - fee) * BigInt(taxShare)) / 10_000n);
    return { gross, fee, fee_tax, amount: gross - fee - fee_tax };
  });

describe('the refunded part of a proceeds payout', () => {
  it('is borne by merchant, fee and tax, none beyond what it had, and is the whole at the end', () => {
    fc.assert(
      fc.property(divided, fc.double({ min: 0, max: 1, noNaN: true }), (transfer, share) => {
        const refunded = Math.floor(transfer.gross * share);
        const { merchant, fee, tax } = returnedParts(transfer, refunded);
        expect(merchant + fee + tax).toBe(refunded);
        expect(merchant >= 0 && merchant <= transfer.amount).toBe(true);
        expect(fee >= 0 && fee <= transfer.fee).toBe(true);
        expect(tax >= 0 && tax <= transfer.fee_tax).toBe(true);
        expect(returnedParts(transfer, transfer.gross)).toEqual({
          merchant: transfer.amount,
          fee: transfer.fee,
          tax: transfer.fee_tax,
        });
      }),
    );
  });
});
