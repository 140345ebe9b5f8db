import { Injectable } from '@nestjs/common';
import { partOf } from '@fovea/shared-types/money';
import { elementAt } from '../../platform/kernel/element-at.js';
import type { Tx } from '../../platform/database/database.js';
import type { FeeAtRate } from '../fees/fee-rules.js';

/** A step of a transfer by which a fee was charged, or returned (below 0). Amounts in minor units. */
export interface FeeCharge extends FeeAtRate {
  transferId: number;
  /** Of the transfer, what was refunded by then. */
  refunded: number;
}

/** What was charged as fees, rate by rate, and what of it was returned: the lines of merchants' statements. */
@Injectable()
export class FeeCharges {
  async add(tx: Tx, charges: readonly FeeCharge[]): Promise<void> {
    if (charges.length === 0) return;
    await tx.query(
      `INSERT INTO fee_charge (transfer_id, refunded, rate, fee, tax)
       SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::int[], $4::bigint[], $5::bigint[])`,
      [
        charges.map(({ transferId }) => transferId),
        charges.map(({ refunded }) => refunded),
        charges.map(({ rate }) => rate),
        charges.map(({ fee }) => fee),
        charges.map(({ tax }) => tax),
      ],
    );
  }

  /** As it was charged, the lowest rate first. The order of the transfer is locked. */
  async listCharged(tx: Tx, transferId: number): Promise<FeeAtRate[]> {
    const { rows } = await tx.query<FeeAtRate>(
      'SELECT rate, fee, tax FROM fee_charge WHERE transfer_id = $1 AND refunded = 0 ORDER BY rate',
      [transferId],
    );
    return rows;
  }
}

/**
 * Divides what was returned among the rates at which it was charged, in proportion; all of it comes to exactly what each
 * had.
 */
export function returnedAtRates(
  charged: readonly FeeAtRate[],
  returned: { fee: number; tax: number },
): FeeAtRate[] {
  const divide = (part: 'fee' | 'tax'): number[] => {
    const whole = charged.reduce((sum, row) => sum + row[part], 0);
    let before = 0;
    let given = 0;
    return charged.map((row) => {
      before += row[part];
      const until = whole === 0 ? 0 : partOf(returned[part], before, whole);
      const share = until - given;
      given = until;
      return share;
    });
  };
  const [fees, taxes] = [divide('fee'), divide('tax')];
  return charged.map(({ rate }, at) => ({ rate, fee: elementAt(fees, at), tax: elementAt(taxes, at) }));
}
