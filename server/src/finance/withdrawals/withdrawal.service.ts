import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import type { AddWithdrawalRequest, WithdrawalState } from '@fovea/shared-types/finance/withdrawal.dto';
import { fromWire, isAmount, type Currency } from '@fovea/shared-types/money';
import { WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import { withdrawalMachine } from '@fovea/shared-types/states/withdrawal.states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { BankAccountService } from '../bank-accounts/bank-account.service.js';
import type { MoneyOwner } from '../bank-accounts/money-owner.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { frozen, released } from './withdrawal-movement.js';
import { WithdrawalRepository } from './withdrawal.repository.js';

const { withdrawn } = WITHDRAWAL_STATUS;

/** What owners do with their withdrawals: request them, and withdraw the request while nobody has decided. */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly withdrawals: WithdrawalRepository,
    private readonly accounts: BankAccountService,
    private readonly ledger: LedgerService,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  async addWithdrawal(
    caller: MemberCaller,
    path: string,
    owner: MoneyOwner,
    request: AddWithdrawalRequest,
  ): Promise<WithdrawalState> {
    const { currency, bank_account_id: bankAccountId } = request;
    const amount = amountOf(request.money, currency);
    const state = await this.idempotency.run(caller, path, request, async (tx) => {
      await this.accounts.payable(tx, owner, currency, bankAccountId);
      const row = await this.withdrawals.insertWithdrawal(tx, owner, { amount, currency, bankAccountId });
      await this.ledger.postAll(tx, [frozen(row)]);
      await this.audit.record(tx, caller, {
        action: 'finance:withdrawal:add',
        subjectType: 'withdrawal',
        subjectId: row.id,
        after: { status: row.status },
      });
      await this.outbox.add(tx, 'withdrawal.submitted', { withdrawal_id: row.id });
      return { id: row.id, status: row.status };
    });
    this.outbox.wake();
    return state;
  }

  async cancelWithdrawal(
    caller: MemberCaller,
    path: string,
    owner: MoneyOwner,
    request: IdActionRequest,
  ): Promise<WithdrawalState> {
    return this.idempotency.run(caller, path, request, async (tx) => {
      const { companyId } = owner;
      const row = (
        await this.withdrawals.lockWithdrawal(tx, [request.id], companyId === null ? null : [companyId])
      ).get(request.id);
      const isOwn = companyId === null ? row?.account_id === owner.accountId : true;
      if (!row || row.company_id !== companyId || !isOwn) throw new AppError('NOT_FOUND');
      if (!withdrawalMachine.may(row.status, 'withdraw')) throw new AppError('STATE_CONFLICT');
      await this.withdrawals.move(tx, [row], { to: withdrawn, actorId: owner.accountId, reason: null });
      await this.ledger.postAll(tx, [released(row)]);
      await this.audit.record(tx, caller, {
        action: 'finance:withdrawal:cancel',
        subjectType: 'withdrawal',
        subjectId: row.id,
        before: { status: row.status },
        after: { status: withdrawn },
      });
      return { id: row.id, status: withdrawn };
    });
  }
}

/** @throws AMOUNT_INVALID for what is no amount of this currency */
function amountOf(money: string, currency: Currency): number {
  try {
    const amount = fromWire(money, currency);
    if (isAmount(amount)) return amount;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new AppError('AMOUNT_INVALID');
}
