import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import type { FigureName, WaitingName } from '@fovea/shared-types/finance/figure-kinds';
import { BANK_LINE_MATCHING } from '@fovea/shared-types/finance/payout-file-bounds';
import type { Currency } from '@fovea/shared-types/money';
import type { Permission } from '@fovea/shared-types/permissions';
import { MONTH_BILL_STATUS, WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import { to } from '../../../lib/paths';

interface List {
  path: string;
  may: Permission;
}

/** Days of the reader's calendar. */
interface Days {
  begin: string;
  end: string;
}

const LINES: Readonly<Record<Exclude<FigureName, 'fees'>, { kind?: string; type: number }>> = {
  sales: { kind: 'escrow', type: BALANCE_TYPE.order_pay },
  refunds: { type: BALANCE_TYPE.refund },
  proceeds: { kind: 'frozen', type: BALANCE_TYPE.proceeds },
  payouts: { kind: 'frozen', type: BALANCE_TYPE.payout },
  recharges: { kind: 'available', type: BALANCE_TYPE.recharge },
};

/** The lines that a figure is the sum of. */
export function listOfFigure(name: FigureName, currency: Currency, days: Days): List {
  if (name === 'fees')
    return { path: to.journal({ kind: 'fee', currency, ...days }), may: 'finance:journal:list' };
  return {
    path: to.balanceLines({ ...LINES[name], currency, ...days }),
    may: 'finance:ledger:list',
  };
}

const { pending, approved, pay_failed: failed } = WITHDRAWAL_STATUS;
const reviewed = (status: number): List => ({
  path: to.withdrawalReview(status),
  may: 'finance:withdrawal-review:list',
});

/** Where it is worked off. */
export const LIST_OF_WAITING: Readonly<Record<WaitingName, List>> = {
  to_review: reviewed(pending),
  to_pay: reviewed(approved),
  failed: reviewed(failed),
  bank_lines: {
    path: to.bankLines(BANK_LINE_MATCHING.open),
    may: 'finance:bank-line:list',
  },
  overdue_bills: {
    path: to.monthBillDesk(MONTH_BILL_STATUS.overdue),
    may: 'finance:month-bill:list',
  },
};
