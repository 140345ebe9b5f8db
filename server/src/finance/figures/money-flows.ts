import type { FigureName } from '@fovea/shared-types/finance/figure-kinds';
import {
  BALANCE_TYPE,
  type AccountKindName,
  type BalanceType,
} from '@fovea/shared-types/finance/balance-types';

/** Lines of the ledger that make a figure: of these accounts, of this type (null: any), into them, out of them or both. */
interface Flow {
  kinds: readonly AccountKindName[];
  type: BalanceType | null;
  /** 0: what came in less what went out again. */
  sign: 1 | -1 | 0;
  /** A company has lines of its own of it. */
  isOfCompanies: boolean;
}

export const FLOWS: Readonly<Record<FigureName, Flow>> = {
  sales: { kinds: ['escrow'], type: BALANCE_TYPE.order_pay, sign: 1, isOfCompanies: true },
  // Of what left escrow before, the platform's fee and its tax are refunded with the seller's part.
  refunds: {
    kinds: ['escrow', 'frozen', 'available', 'fee', 'tax'],
    type: BALANCE_TYPE.refund,
    sign: -1,
    isOfCompanies: true,
  },
  proceeds: { kinds: ['frozen'], type: BALANCE_TYPE.proceeds, sign: 1, isOfCompanies: true },
  payouts: { kinds: ['frozen'], type: BALANCE_TYPE.payout, sign: -1, isOfCompanies: true },
  recharges: { kinds: ['available'], type: BALANCE_TYPE.recharge, sign: 1, isOfCompanies: false },
  fees: { kinds: ['fee'], type: null, sign: 0, isOfCompanies: false },
};

/** The lines of a figure, of a table `p` of postings. All SQL is ours. */
export const linesOf = (name: FigureName): string => {
  const { kinds, type, sign } = FLOWS[name];
  return [
    `p.kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})`,
    ...(sign === 0 ? [] : [`p.change ${sign === 1 ? '>' : '<'} 0`]),
    ...(type === null ? [] : [`p.type = ${type}`]),
  ].join(' AND ');
};

/** What one of its lines adds to a figure. */
export const amountOf = (name: FigureName): string => (FLOWS[name].sign === -1 ? '-p.change' : 'p.change');
