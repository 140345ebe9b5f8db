import { Injectable } from '@nestjs/common';
import { VOUCHER_KIND } from '@fovea/shared-types/finance/journal-voucher-bounds';
import type { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { isAmount } from '@fovea/shared-types/money';
import type { StoredOf } from '@fovea/shared-types/record/record';
import type { Money } from '../../platform/approval/second-level.js';
import type { PendingPosting } from '@fovea/shared-types/platform/approval.dto';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { DocumentRules } from '../../platform/documents/document-rules.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { minorUnits } from '../../platform/records/minor-units.js';
import { checkValueDay } from '../ledger/value-day.js';
import { LedgerService } from '../ledger/ledger.service.js';
import type { VoucherRow } from './journal-voucher.document.js';
import { booked } from './voucher-movement.js';

type Declared = typeof journalVoucher.declared;
type Requested = StoredOf<Declared>;

const { payout, charge, correction } = VOUCHER_KIND;

/** What is requested of a voucher; approved, one entry posts it. */
@Injectable()
export class VoucherRules implements DocumentRules<Declared, VoucherRow> {
  constructor(private readonly ledger: LedgerService) {}

  /** @throws VALIDATION with what is wrong with which field */
  async settle(requested: Requested, tx: Tx): Promise<Requested> {
    await checkValueDay(tx, requested.value_day);
    return termsOf(requested);
  }

  /** @throws INSUFFICIENT_BALANCE where an account that may not fall below zero would */
  approved(tx: Tx, _caller: StaffCaller, row: VoucherRow): Promise<void> {
    return this.ledger.onDay(tx, row.value_day, () => this.ledger.postAll(tx, [booked(row)]));
  }

  postings(q: Queryable, { language }: MemberCaller, row: VoucherRow): Promise<PendingPosting[]> {
    return this.ledger.pending(q, language, booked(row));
  }

  atStake({ amount, currency }: VoucherRow): Money {
    return { amount, currency };
  }
}

/** The voucher with its accounts. @throws VALIDATION with what is wrong with which field */
export function termsOf(requested: Requested): Requested {
  const { kind, currency } = requested;
  const amount = minorUnits('amount', requested.amount, currency);
  if (!isAmount(amount)) throw fieldError({ amount: { key: 'amount_bounds' } });
  const fee = minorUnits('fee', requested.fee, currency);
  if (fee < 0 || fee >= amount || (fee > 0 && kind !== payout))
    throw fieldError({ fee: { key: 'amount_bounds' } });
  // What a bank did has its day and its reference there.
  if (kind !== correction) {
    if (requested.value_day === null) throw fieldError({ value_day: { key: 'required' } });
    if (requested.reference === '') throw fieldError({ reference: { key: 'required' } });
  }
  return { ...requested, ...accountsOf(requested) };
}

/** What a provider pays and a bank charges is always between the same two. */
function accountsOf({
  kind,
  debit_kind,
  credit_kind,
}: Requested): Pick<Requested, 'debit_kind' | 'credit_kind'> {
  if (kind === payout || kind === charge) {
    if (isNamed(debit_kind)) throw fieldError({ debit_kind: { key: 'choice' } });
    if (isNamed(credit_kind)) throw fieldError({ credit_kind: { key: 'choice' } });
    return kind === payout
      ? { debit_kind: 'bank', credit_kind: 'gateway' }
      : { debit_kind: 'cost', credit_kind: 'bank' };
  }
  if (!isNamed(debit_kind)) throw fieldError({ debit_kind: { key: 'required' } });
  if (!isNamed(credit_kind)) throw fieldError({ credit_kind: { key: 'required' } });
  if (debit_kind === credit_kind) throw fieldError({ credit_kind: { key: 'choice' } });
  return { debit_kind, credit_kind };
}

/** A text that a request left out is stored as an empty one. */
const isNamed = (account: string): boolean => account !== '';
