import { Injectable } from '@nestjs/common';
import type { exchange } from '@fovea/shared-types/finance/exchange.record';
import type { Money } from '../../platform/approval/second-level.js';
import type { PendingPosting } from '@fovea/shared-types/platform/approval.dto';
import type { Queryable, SqlValue, Tx } from '../../platform/database/database.js';
import type { DocumentRules } from '../../platform/documents/document-rules.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { minorUnits } from '../../platform/records/minor-units.js';
import type { Change } from '../../platform/records/served-record.js';
import { checkValueDay } from '../ledger/value-day.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { booked } from './exchange-movement.js';
import { ExchangeOwners } from './exchange-owners.js';
import { ExchangeRates } from './exchange-rates.js';
import { checkTerms, type RequestedExchange } from './exchange-terms.js';
import type { ExchangeRow } from './exchange.document.js';

type Declared = typeof exchange.declared;

/** What is requested of an exchange; approved, one entry posts it. */
@Injectable()
export class ExchangeRules implements DocumentRules<Declared, ExchangeRow> {
  constructor(
    private readonly owners: ExchangeOwners,
    private readonly ledger: LedgerService,
    private readonly rates: ExchangeRates,
  ) {}

  /** @throws VALIDATION by field, NOT_FOUND of an owner, SELF_APPROVAL of one's own money, INSUFFICIENT_BALANCE */
  async settle(
    requested: RequestedExchange,
    tx: Tx,
    { caller }: Change<Declared>,
  ): Promise<RequestedExchange> {
    const { member_id, company_id, sold, sold_currency } = requested;
    if (member_id !== null && company_id !== null) throw fieldError({ company_id: { key: 'choice' } });
    if (isOf(caller, member_id, company_id)) throw new AppError('SELF_APPROVAL');
    checkTerms(requested);
    const isBalance = member_id !== null || company_id !== null;
    checkBankFacts(isBalance, requested);
    await checkValueDay(tx, requested.value_day);
    if (!isBalance) return requested;
    if (!(await this.owners.isKnown(tx, requested))) throw new AppError('NOT_FOUND');
    // Nothing is frozen: where the money is spent meanwhile the approval is refused.
    if ((await this.owners.available(tx, requested)) < minorUnits('sold', sold, sold_currency))
      throw new AppError('INSUFFICIENT_BALANCE');
    return requested;
  }

  /** @throws VALIDATION of an unusual rate without a reason */
  columns(tx: Tx, requested: RequestedExchange): Promise<Readonly<Record<string, SqlValue>>> {
    return this.rates.compared(tx, requested);
  }

  /** @throws INSUFFICIENT_BALANCE where the owner has spent it meanwhile */
  approved(tx: Tx, _caller: StaffCaller, row: ExchangeRow): Promise<void> {
    return this.ledger.onDay(tx, row.value_day, () => this.ledger.postAll(tx, [booked(row)]));
  }

  postings(q: Queryable, { language }: MemberCaller, row: ExchangeRow): Promise<PendingPosting[]> {
    return this.ledger.pending(q, language, booked(row));
  }

  /** Whose balance it is. */
  isAbout(caller: StaffCaller, { member_id, company_id }: ExchangeRow): boolean {
    return isOf(caller, member_id, company_id);
  }

  atStake({ sold, sold_currency }: ExchangeRow): Money {
    return { amount: sold, currency: sold_currency };
  }
}

const isOf = (
  { member }: Pick<MemberCaller, 'member'>,
  memberId: number | null,
  companyId: number | null,
): boolean => memberId === member.accountId || (companyId !== null && companyId === member.companyId);

/** What a bank did has its day and its reference; a balance pays no bank. */
function checkBankFacts(isBalance: boolean, { value_day, reference, fee }: RequestedExchange): void {
  if (isBalance) {
    if (value_day !== null) throw fieldError({ value_day: { key: 'choice' } });
    if (Number(fee) !== 0) throw fieldError({ fee: { key: 'choice' } });
    return;
  }
  if (value_day === null) throw fieldError({ value_day: { key: 'required' } });
  if (reference === '') throw fieldError({ reference: { key: 'required' } });
}
