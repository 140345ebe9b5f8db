import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import type { FigureName, WaitingName } from '@fovea/shared-types/finance/figure-kinds';
import { BANK_LINE_MATCHING } from '@fovea/shared-types/finance/payout-file-bounds';
import type { Currency } from '@fovea/shared-types/money';
import type { Permission } from '@fovea/shared-types/permissions';
import { STANDING } from '@fovea/shared-types/finance/reconciliation.record';
import {
  MONTH_BILL_STATUS,
  PAYMENT_STATUS,
  REMITTANCE_STATUS,
  REQUESTED_STATUS,
  PROCEEDS_PAYOUT_STATUS,
  WITHDRAWAL_STATUS,
} from '@fovea/shared-types/states';
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

const LIST_OF_WAITING: Readonly<Record<WaitingName, List>> = {
  to_review: reviewed(pending),
  to_pay: reviewed(approved),
  failed: reviewed(failed),
  bank_lines: {
    path: to.bankLines(BANK_LINE_MATCHING.open),
    may: 'finance:bank-line:list',
  },
  remittances: { path: to.remittances(REMITTANCE_STATUS.pending), may: 'finance:remittance:list' },
  parked: { path: to.suspensePayments(PAYMENT_STATUS.parked), may: 'finance:parked:list' },
  exchanges: { path: to.exchanges(REQUESTED_STATUS.pending), may: 'finance:exchange:list' },
  vouchers: {
    path: to.journalVouchers(REQUESTED_STATUS.pending),
    may: 'finance:journal-voucher:list',
  },
  hand_transfers: {
    path: to.transfers({ status: PROCEEDS_PAYOUT_STATUS.frozen, by_hand: 1 }),
    may: 'finance:transfer:list',
  },
  stopped_transfers: {
    path: to.transfers({ status: PROCEEDS_PAYOUT_STATUS.stopped }),
    may: 'finance:transfer:list',
  },
  overdue_bills: {
    path: to.monthBillAdmin({ status: MONTH_BILL_STATUS.overdue }),
    may: 'finance:month-bill:list',
  },
  write_offs: { path: to.writeOffs(REQUESTED_STATUS.pending), may: 'finance:write-off:list' },
  differences: {
    path: to.differences({ standing: STANDING.open }),
    may: 'finance:reconciliation:list',
  },
};

const own = (status: number): List => ({
  path: to.companyWithdrawals(status),
  may: 'finance:withdrawal:list',
});

const LIST_IN_COMPANY: Readonly<Partial<Record<WaitingName, List>>> = {
  to_review: own(pending),
  to_pay: own(approved),
  failed: own(failed),
};

/** Where it is worked off; a company looks at its own. */
export const listOfWaiting = (name: WaitingName, isOfCompany: boolean): List =>
  (isOfCompany ? LIST_IN_COMPANY[name] : undefined) ?? LIST_OF_WAITING[name];
