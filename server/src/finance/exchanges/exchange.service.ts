import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { addExchange, cancelExchange } from '@fovea/shared-types/finance/exchange.calls';
import type { AddExchangeRequest, ExchangeState } from '@fovea/shared-types/finance/exchange.dto';
import { EXCHANGE_STATUS } from '@fovea/shared-types/states';
import { exchangeMachine } from '@fovea/shared-types/states/exchange.states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ExchangeRepository, type ExchangeOwner, type NewExchange } from './exchange.repository.js';
import { termsOf } from './exchange-terms.js';

/** One of finance asks for an exchange, and takes his own back while nobody has decided it. */
@Injectable()
export class ExchangeService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly exchanges: ExchangeRepository,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** @throws VALIDATION by field, NOT_FOUND of an owner, SELF_APPROVAL of one's own money, INSUFFICIENT_BALANCE */
  async add(caller: StaffCaller, request: AddExchangeRequest): Promise<ExchangeState> {
    const asked = askedOf(caller, request);
    const state = await this.idempotency.run(caller, addExchange.path, request, (tx) =>
      this.write(tx, caller, asked),
    );
    this.outbox.wake();
    return state;
  }

  cancel(caller: StaffCaller, request: IdActionRequest): Promise<ExchangeState> {
    return this.idempotency.run(caller, cancelExchange.path, request, async (tx) => {
      const row = (await this.exchanges.lock(tx, [request.id])).get(request.id);
      if (!row || row.made_by !== caller.member.accountId) throw new AppError('NOT_FOUND');
      if (!exchangeMachine.may(row.status, 'take back')) throw new AppError('STATE_CONFLICT');
      await this.exchanges.takeBack(tx, row.id);
      const { withdrawn } = EXCHANGE_STATUS;
      await this.audit.record(tx, caller, {
        action: 'finance:exchange:cancel',
        subjectType: 'exchange',
        subjectId: row.id,
        before: { status: row.status },
        after: { status: withdrawn },
      });
      return { id: row.id, status: withdrawn };
    });
  }

  private async write(tx: Tx, caller: StaffCaller, asked: NewExchange): Promise<ExchangeState> {
    const { owner } = asked;
    if (!(await this.exchanges.isKnown(tx, owner))) throw new AppError('NOT_FOUND');
    const isBalance = owner.memberId !== null || owner.companyId !== null;
    // Nothing is put aside: whoever spends it meanwhile has the approval refused.
    if (isBalance && (await this.exchanges.available(tx, owner, asked.soldCurrency)) < asked.sold)
      throw new AppError('INSUFFICIENT_BALANCE');
    const row = await this.exchanges.insert(tx, asked);
    await this.audit.record(tx, caller, {
      action: 'finance:exchange:add',
      subjectType: 'exchange',
      subjectId: row.id,
      after: { status: row.status },
      reason: asked.reason,
    });
    await this.outbox.add(tx, 'exchange.submitted', { exchange_id: row.id });
    return { id: row.id, status: row.status };
  }
}

function askedOf({ member }: StaffCaller, request: AddExchangeRequest): NewExchange {
  const owner: ExchangeOwner = {
    memberId: request.member_id ?? null,
    companyId: request.company_id ?? null,
  };
  if (owner.memberId !== null && owner.companyId !== null)
    throw fieldError({ company_id: { key: 'choice' } });
  const isOwn =
    owner.memberId === member.accountId || (owner.companyId !== null && owner.companyId === member.companyId);
  if (isOwn) throw new AppError('SELF_APPROVAL');
  const reason = plain(request.reason);
  if (reason === '') throw fieldError({ reason: { key: 'required' } });
  const reference = plain(request.reference ?? '');
  const terms = termsOf(request);
  const valueDay = bankFacts(owner, { fee: terms.fee, valueDay: request.value_day ?? null, reference });
  return { ...terms, owner, valueDay, reference, reason, madeBy: member.accountId };
}

const plain = (text: string): string => text.normalize('NFC').trim();

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
