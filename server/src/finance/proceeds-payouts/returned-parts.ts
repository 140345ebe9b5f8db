import { partOf } from '@fovea/shared-types/money';

/** A transfer as it divides what left escrow; minor units. */
export interface Divided {
  gross: number;
  fee: number;
  fee_tax: number;
  amount: number;
}

/** Of what went back to the buyer: who bears how much. */
export interface Parts {
  merchant: number;
  fee: number;
  tax: number;
}

/**
 * Of the first `refunded` of the gross: the merchant bears a share of it, the fee and its tax are reversed with it.
 * The whole comes to exactly what each had.
 */
export function returnedParts({ gross, fee, fee_tax, amount }: Divided, refunded: number): Parts {
  const merchant = partOf(amount, refunded, gross);
  const charged = refunded - merchant;
  const ofFee = fee + fee_tax === 0 ? 0 : Math.min(fee, charged, roundedUp(fee, refunded, gross));
  return { merchant, fee: ofFee, tax: charged - ofFee };
}

const roundedUp = (amount: number, part: number, whole: number): number =>
  amount - partOf(amount, whole - part, whole);
