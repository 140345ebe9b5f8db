import type { FigureName } from '@fovea/shared-types/finance/figure-kinds';
import {
  BALANCE_TYPE,
  type AccountKindName,
  type BalanceType,
} from '@fovea/shared-types/finance/balance-types';

/** Lines of the ledger that make a figure: of these accounts, of this type (null: any), into them or out of them. */
interface Flow {
  kinds: readonly AccountKindName[];
  type: BalanceType | null;
  sign: 1 | -1;
  /** A company has lines of its own of it. */
  isOfCompanies: boolean;
}

export const FLOWS: Readonly<Record<FigureName, Flow>> = {
  sales: { kinds: ['escrow'], type: BALANCE_TYPE.order_pay, sign: 1, isOfCompanies: true },
  refunds: {
    kinds: ['escrow', 'frozen', 'available'],
    type: BALANCE_TYPE.refund,
    sign: -1,
    isOfCompanies: true,
  },
  proceeds: { kinds: ['frozen'], type: BALANCE_TYPE.proceeds, sign: 1, isOfCompanies: true },
  payouts: { kinds: ['frozen'], type: BALANCE_TYPE.payout, sign: -1, isOfCompanies: true },
  recharges: { kinds: ['available'], type: BALANCE_TYPE.recharge, sign: 1, isOfCompanies: false },
  fees: { kinds: ['fee'], type: null, sign: 1, isOfCompanies: false },
};

/** The lines of a figure, of a table `p` of postings. All SQL is ours. */
export const linesOf = (name: FigureName): string => {
  const { kinds, type, sign } = FLOWS[name];
  return [
    `p.kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})`,
    `p.change ${sign === 1 ? '>' : '<'} 0`,
    ...(type === null ? [] : [`p.type = ${type}`]),
  ].join(' AND ');
};
