import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { addExchange, cancelExchange } from '@fovea/shared-types/finance/exchange.calls';
import type { AddExchangeRequest } from '@fovea/shared-types/finance/exchange.dto';
import type { RequestedState } from '@fovea/shared-types/platform/approval.dto';
import { ApprovalRequests, type Written } from '../../platform/approval/approval-requests.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { filled } from '../../platform/text/filled.js';
import { ExchangeRepository, type ExchangeOwner, type NewExchange } from './exchange.repository.js';
import { termsOf } from './exchange-terms.js';

/** A member of finance requests an exchange, and may withdraw the request while nobody has decided it. */
@Injectable()
export class ExchangeService {
  constructor(
    private readonly requests: ApprovalRequests,
    private readonly exchanges: ExchangeRepository,
  ) {}

  /** @throws VALIDATION by field, NOT_FOUND of an owner, SELF_APPROVAL of one's own money, INSUFFICIENT_BALANCE */
  addExchange(caller: StaffCaller, request: AddExchangeRequest): Promise<RequestedState> {
    const requested = newExchangeOf(caller, request);
    return this.requests.submit(this.exchanges.document, caller, addExchange, request, (tx) =>
      this.write(tx, requested),
    );
  }

  cancelExchange(caller: StaffCaller, request: IdActionRequest): Promise<RequestedState> {
    return this.requests.withdraw(this.exchanges, caller, cancelExchange, request);
  }

  private async write(tx: Tx, requested: NewExchange): Promise<Written> {
    const { owner } = requested;
    if (!(await this.exchanges.isKnown(tx, owner))) throw new AppError('NOT_FOUND');
    const isBalance = owner.memberId !== null || owner.companyId !== null;
    // Nothing is put aside: whoever spends it meanwhile has the approval refused.
    if (isBalance && (await this.exchanges.available(tx, owner, requested.soldCurrency)) < requested.sold)
      throw new AppError('INSUFFICIENT_BALANCE');
    const row = await this.exchanges.insertExchange(tx, requested);
    return {
      row,
      reason: requested.reason,
      event: { event: 'exchange.submitted', payload: { exchange_id: row.id } },
    };
  }
}

function newExchangeOf({ member }: StaffCaller, request: AddExchangeRequest): NewExchange {
  const owner: ExchangeOwner = {
    memberId: request.member_id ?? null,
    companyId: request.company_id ?? null,
  };
  if (owner.memberId !== null && owner.companyId !== null)
    throw fieldError({ company_id: { key: 'choice' } });
  const isOwn =
    owner.memberId === member.accountId || (owner.companyId !== null && owner.companyId === member.companyId);
  if (isOwn) throw new AppError('SELF_APPROVAL');
  const reason = filled('reason', request.reason);
  const reference = (request.reference ?? '').normalize('NFC').trim();
  const terms = termsOf(request);
  const valueDay = bankFacts(owner, { fee: terms.fee, valueDay: request.value_day ?? null, reference });
  return { ...terms, owner, valueDay, reference, reason, madeBy: member.accountId };
}

/** What a bank did has its day and its reference; a balance pays no bank. @returns the value day */
function bankFacts(
  { memberId, companyId }: ExchangeOwner,
  { fee, valueDay, reference }: { fee: number; valueDay: string | null; reference: string },
): string | null {
  if (memberId === null && companyId === null) {
    if (valueDay === null) throw fieldError({ value_day: { key: 'required' } });
    if (reference === '') throw fieldError({ reference: { key: 'required' } });
    return valueDay;
  }
  if (valueDay !== null) throw fieldError({ value_day: { key: 'choice' } });
  if (fee !== 0) throw fieldError({ fee: { key: 'choice' } });
  return null;
}
