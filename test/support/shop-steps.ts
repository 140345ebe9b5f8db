import { ORDER_STATUS, REFUND_STATUS, WITHDRAWAL_STATUS } from '@fovea/shared-types/states';

/** What one buyer does, or staff about what a buyer has; what it is about is picked from what is there at the round's begin. */
export type ShopStep = {
  isTwice: boolean;
  /** Whether the step uses a thing in the right state, where there is one. */
  isFit: boolean;
} & (
  | { kind: 'put' | 'change' | 'merge' | 'order'; goods: number; count: number }
  | { kind: 'take out'; goods: number }
  | { kind: 'drop' | 'order cart' }
  | {
      kind: 'cancel' | 'pay' | 'go online' | 'ship' | 'receive' | 'withdraw refund' | 'escalate';
      pick: number;
    }
  | { kind: 'tell'; pick: number; what: 'right' | 'less' | 'failed' }
  | { kind: 'ask'; pick: number; isWhole: boolean }
  | { kind: 'answer' | 'decide' | 'audit' | 'let'; pick: number; isYes: boolean }
  | { kind: 'withdraw'; amount: number }
  | { kind: 'keep' | 'pay out' | 'fail' | 'give up'; pick: number }
);

const { pending_payment, to_ship, to_receive, to_evaluate } = ORDER_STATUS;
const { pending, approved, pay_failed } = WITHDRAWAL_STATUS;
const { requested, rejected, escalated } = REFUND_STATUS;
const isUnpaid = (status: number): boolean => status === pending_payment;
const isRefundable = (status: number): boolean =>
  status === to_ship || status === to_receive || status === to_evaluate;
const isRequested = (_status: number, refund: number): boolean => refund === requested;
const isPending = (status: number): boolean => status === pending;
const isApproved = (status: number): boolean => status === approved;

/**
 * The states that a step is meant for: of an order or withdrawal, of an order's refund and whether one may be
 * requested.
 */
export const FIT = {
  ...{ cancel: isUnpaid, pay: isUnpaid, 'go online': isUnpaid },
  ship: (status: number) => status === to_ship,
  receive: (status: number) => status === to_receive,
  let: isRefundable,
  ask: (status: number, _refund: number, mayAsk: number) => mayAsk === 1 && isRefundable(status),
  ...{ answer: isRequested, 'withdraw refund': isRequested },
  escalate: (_status: number, refund: number) => refund === rejected,
  decide: (_status: number, refund: number) => refund === escalated,
  ...{ audit: isPending, keep: isPending, 'pay out': isApproved, fail: isApproved },
  'give up': (status: number) => status === pay_failed,
};
