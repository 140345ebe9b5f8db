import { Injectable } from '@nestjs/common';
import type { PayableType, PayType } from '@fovea/shared-types/finance/pay-kinds';
import type { Currency } from '@fovea/shared-types/money';
import { REMITTANCE_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import { invariant, type RefusalId } from '../../platform/kernel/app-error.js';
import type { Cause, Posting } from '../ledger/ledger-rows.js';

/** A document that is paid: its kind and the id of its row. */
export interface PaySubject {
  type: PayableType;
  id: number;
}

/** What is due on a locked document. */
export interface Due {
  /** Minor units that the payer pays; what was frozen for it before is not in it. */
  amount: number;
  /** What was frozen for it covers all of it: nothing is paid in, and it is captured from that alone. */
  isCovered?: boolean;
  /** What was frozen for it before, where that counts as prepaid. */
  deposit?: number;
  currency: Currency;
  /** Why it cannot be paid now, or null. */
  refusal: RefusalId | null;
  /** What the payer quotes when paying by bank. */
  reference: string;
  /** Until when it can be paid; null: no clock runs. */
  deadline: Date | null;
  /** By which of the methods it may be paid, first the one that its payer chose before. */
  methods: readonly PayType[];
}

/** Money that was taken for a document, once (O2). */
export interface Capture {
  id: number;
  subject: PaySubject;
  payerId: number;
  method: PayType;
  amount: number;
  currency: Currency;
  paymentId: number | null;
  /** Of the orders with which it was paid at once. */
  groupId: number | null;
  /** Number of the document, as people use it. */
  reference: string;
  /** Who of finance confirmed the money; null: moved by the payer's announcement alone. */
  seenBy?: number;
  /** The bank reported it first: its payer showed no receipts. */
  isUntold?: true;
}

/** The cause of the entry by which it was taken. */
export const captureCause = ({ id, subject }: Capture): Cause => ({
  type: 'capture',
  id,
  step: subject.type,
});

/** A document that waits for just the sum of a bank's line, and whose number the line quotes or whose payer it knows. */
export interface QuotedSubject {
  id: number;
  payer_id: number;
  reference: string;
  /** Of the payer. */
  name: string;
  /** The line does not quote it: its payer alone is known. */
  is_unquoted: boolean;
}

/** How money at the bank is recognised. */
export interface PaidByBank {
  /** SQL: the `QuotedSubject`s of `line`, whose `quoted` is the bank's text. */
  quotedSql: string;
  /** SQL: the `payer_id` of the document to which the line `m` is matched. */
  payerSql: string;
}

/** What is locked to be paid. */
interface Lockable {
  type: PayableType;
  /** Locks the document under the clock of the database. @returns null: there is none that this payer may see */
  lock(tx: Tx, id: number, payerId: number): Promise<Due | null>;
  /** Only of kinds that are paid by bank. */
  readonly byBank?: PaidByBank;
  /** Money came for it in another amount or currency, and is held; only kinds that notify their reader have it. */
  held?(tx: Tx, id: number, payerId: number): Promise<void>;
  /** What was held of it is on the payer's balance, or went back. */
  settled?(tx: Tx, id: number, payerId: number, how: 'credited' | 'returned'): Promise<void>;
}

/** Why a document that waited for finance waits for its payer again, and for how long at least. */
export interface Unremitted {
  by: number;
  reason: string;
  hours: number;
}

/** A kind of document that can be paid; its module supplies its price and what follows. */
export interface Payable extends Lockable {
  /**
   * Moves the document, under its lock.
   * @returns the destinations of the money: postings of the same entry that sum to `capture.amount`, those that add more
   *   of what was frozen for it among them
   */
  captured(tx: Tx, id: number, capture: Capture): Promise<Posting[]>;
  /** It is being paid by a way that takes so many hours: it waits as long, or what was left where that is more. */
  extend?(tx: Tx, id: number, hours: number): Promise<void>;
  /** Its payer announced a transfer of what is due, which takes longer. */
  transferring?(tx: Tx, id: number): Promise<void>;
  /** Its payer proved the transfer of what is due: it waits for finance's decision, and its deadline stops. */
  remitted?(tx: Tx, id: number, payerId: number): Promise<void>;
  /** The transfer was not found, or was of another sum: it waits for its payer again. */
  unremitted?(tx: Tx, id: number, rejection: Unremitted): Promise<void>;
}

/** One of the documents that are paid at once, and its amount. */
export interface Share {
  subject: PaySubject;
  amount: number;
  reference: string;
}

/** Several documents that are paid at once: the money is captured for each of them. */
export interface PayableGroup extends Lockable {
  /** What this payment is for, of the locked documents; the amounts are what was due. */
  shares(tx: Tx, id: number, method: PayType): Promise<Share[]>;
}

/** SQL for whether the words `quotedText` quote this number, with marks or without. */
export const quotesSql = (quotedText: string, reference: string): string =>
  `strpos(${quotedText}, upper(regexp_replace(${reference}, '[^0-9A-Za-z]', '', 'g'))) > 0`;

/** SQL for whether `line` is of this number or of one who is known to pay under its name. */
export const meansSql = (reference: string, payer: string): string =>
  `(${quotesSql('line.quoted', reference)} OR ${payer} = ANY (line.payers))`;

/** SQL for whether the payer alone is known of it. */
export const unquotedSql = (reference: string): string =>
  `NOT ${quotesSql('line.quoted', reference)} AS is_unquoted`;

/** SQL for whether no transfer for it waits for finance, which would be found by that. */
export const untoldSql = (type: string, id: string): string =>
  `NOT EXISTS (SELECT FROM remittance_share s JOIN remittance m ON m.id = s.remittance_id
     WHERE s.subject_type = ${type} AND s.subject_id = ${id} AND m.status = ${REMITTANCE_STATUS.pending})`;

/** Payable kinds of later modules. They register while they are built: payments depend on none of them. */
@Injectable()
export class PayableRegistry {
  private readonly payables = new Map<PayableType, Payable | PayableGroup>();

  register(payable: Payable | PayableGroup): void {
    this.payables.set(payable.type, payable);
  }

  of({ type }: Partial<PaySubject> & Pick<PaySubject, 'type'>): Payable | PayableGroup {
    const payable = this.payables.get(type);
    invariant(payable, `somebody lets people pay a ${type}`);
    return payable;
  }

  /** What of it is paid by this method: itself, or those of which it consists. It is locked. */
  async shares(tx: Tx, subject: PaySubject, due: Omit<Share, 'subject'>, method: PayType): Promise<Share[]> {
    const payable = this.of(subject);
    if ('captured' in payable) return [{ subject, amount: due.amount, reference: due.reference }];
    const shares = await payable.shares(tx, subject.id, method);
    invariant(
      shares.reduce((sum, share) => sum + share.amount, 0) === due.amount,
      `the shares of ${subject.type} ${subject.id} are what was due`,
    );
    return shares;
  }

  /** What has a capture of its own. */
  single(subject: PaySubject): Payable {
    const payable = this.of(subject);
    invariant('captured' in payable, `a ${subject.type} is captured by its shares`);
    return payable;
  }
}
