import { Injectable } from '@nestjs/common';
import {
  failWithdrawal,
  payWithdrawal,
  retryWithdrawal,
  returnWithdrawal,
} from '@fovea/shared-types/finance/withdrawal.calls';
import type {
  PayWithdrawalRequest,
  RetryWithdrawalRequest,
  WithdrawalReasonRequest,
  WithdrawalState,
} from '@fovea/shared-types/finance/withdrawal.dto';
import { WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import { withdrawalMachine } from '@fovea/shared-types/states/withdrawal.states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { BankAccountService } from '../bank-accounts/bank-account.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { released, paidOut } from './withdrawal-movement.js';
import { type Move, WithdrawalRepository, type WithdrawalRow } from './withdrawal.repository.js';

const { approved, paid, pay_failed, returned } = WITHDRAWAL_STATUS;

type Verb = 'pay' | 'fail' | 'retry' | 'return';
const ACTIONS = {
  pay: 'record the payout',
  fail: 'bank refused',
  retry: 'try again',
  return: 'give up',
} as const;

const trimmedOrNull = (text: string | undefined): string | null => {
  const trimmed = (text ?? '').normalize('NFC').trim();
  return trimmed === '' ? null : trimmed;
};

/** What becomes of approved withdrawals at the bank. */
@Injectable()
export class WithdrawalPayoutService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly withdrawals: WithdrawalRepository,
    private readonly accounts: BankAccountService,
    private readonly ledger: LedgerService,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  pay(caller: StaffCaller, request: PayWithdrawalRequest): Promise<WithdrawalState> {
    const reference = trimmedOrNull(request.bank_reference);
    if (reference === null) throw fieldError({ bank_reference: { key: 'required' } });
    return this.runWithdrawalPayment(caller, payWithdrawal.path, request, (tx, row) =>
      this.payUnheld(tx, caller, row, reference, trimmedOrNull(request.remark)),
    );
  }

  /** What a bank has paid is booked all the same; a person records no payout to an account that was changed lately. */
  private async payUnheld(
    tx: Tx,
    caller: StaffCaller,
    row: WithdrawalRow,
    reference: string,
    remark: string | null,
  ): Promise<WithdrawalState> {
    const until = (await this.accounts.byId(tx, [row.bank_account_id])).get(row.bank_account_id)?.held_until;
    if (until) throw new AppError('PAYEE_HELD', { until: until.toISOString() });
    return this.payLocked(tx, caller, row, reference, remark);
  }

  fail(caller: StaffCaller, request: WithdrawalReasonRequest): Promise<WithdrawalState> {
    const reason = reasonOf(request);
    return this.runWithdrawalPayment(caller, failWithdrawal.path, request, (tx, row) =>
      this.failLocked(tx, caller, row, reason),
    );
  }

  retry(caller: StaffCaller, request: RetryWithdrawalRequest): Promise<WithdrawalState> {
    return this.runWithdrawalPayment(caller, retryWithdrawal.path, request, async (tx, row) => {
      const owner = { accountId: row.account_id, companyId: row.company_id };
      const wanted = request.bank_account_id ?? row.bank_account_id;
      if (wanted !== row.bank_account_id) await this.accounts.payable(tx, owner, row.currency, wanted);
      return this.moveBy(tx, caller, row, 'retry', {
        to: approved,
        reason: trimmedOrNull(request.remark),
        sets: { bank_account_id: wanted, attempt: row.attempt + 1 },
      });
    });
  }

  return(caller: StaffCaller, request: WithdrawalReasonRequest): Promise<WithdrawalState> {
    const reason = reasonOf(request);
    return this.runWithdrawalPayment(caller, returnWithdrawal.path, request, async (tx, row) => {
      const state = await this.moveBy(tx, caller, row, 'return', { to: returned, reason });
      await this.ledger.postAll(tx, [released(row)]);
      return state;
    });
  }

  /** Of a row that is locked: the sum has left our bank. */
  async payLocked(
    tx: Tx,
    caller: StaffCaller,
    row: WithdrawalRow,
    reference: string,
    remark: string | null,
  ): Promise<WithdrawalState> {
    const sets = { bank_reference: reference };
    const state = await this.moveBy(tx, caller, row, 'pay', { to: paid, reason: remark, sets });
    await this.ledger.postAll(tx, [paidOut(row)]);
    return state;
  }

  /** Of a row that is locked: the bank refused, and the sum stays frozen. */
  failLocked(tx: Tx, caller: StaffCaller, row: WithdrawalRow, reason: string): Promise<WithdrawalState> {
    return this.moveBy(tx, caller, row, 'fail', { to: pay_failed, reason });
  }

  private async runWithdrawalPayment(
    caller: StaffCaller,
    path: string,
    request: { id: number; request_id?: string },
    work: (tx: Tx, row: WithdrawalRow) => Promise<WithdrawalState>,
  ): Promise<WithdrawalState> {
    const state = await this.idempotency.run(caller, path, request, async (tx) => {
      const row = (await this.withdrawals.lockWithdrawal(tx, [request.id], caller.companies)).get(request.id);
      if (!row) throw new AppError('NOT_FOUND');
      return work(tx, row);
    });
    this.outbox.wake();
    return state;
  }

  /** Nobody decides on their own: the requester does not pay it either. */
  private async moveBy(
    tx: Tx,
    caller: StaffCaller,
    row: WithdrawalRow,
    verb: Verb,
    move: Omit<Move, 'actorId'>,
  ): Promise<WithdrawalState> {
    const { accountId, companyId } = caller.member;
    if (row.account_id === accountId || (row.company_id !== null && row.company_id === companyId))
      throw new AppError('SELF_APPROVAL');
    if (!withdrawalMachine.may(row.status, ACTIONS[verb])) throw new AppError('STATE_CONFLICT');
    await this.withdrawals.move(tx, [row], { ...move, actorId: accountId });
    await this.audit.record(tx, caller, {
      action: `finance:withdrawal:${verb}`,
      subjectType: 'withdrawal',
      subjectId: row.id,
      before: { status: row.status },
      after: { status: move.to },
      ...(move.reason === null ? {} : { reason: move.reason }),
    });
    await this.outbox.add(tx, 'withdrawal.moved', {
      withdrawal_id: row.id,
      status: move.to,
      reason: move.reason,
    });
    return { id: row.id, status: move.to };
  }
}

function reasonOf({ reason }: WithdrawalReasonRequest): string {
  const trimmed = trimmedOrNull(reason);
  if (trimmed === null) throw fieldError({ reason: { key: 'required' } });
  return trimmed;
}
