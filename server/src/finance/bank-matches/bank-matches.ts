import { Injectable } from '@nestjs/common';
import { BANK_LINE_KIND, BANK_LINE_MATCHING } from '@fovea/shared-types/finance/payout-file-bounds';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { LedgerService } from '../ledger/ledger.service.js';

/** A line of a bank, for every module that may match it. */
export interface BankMovement {
  id: number;
  /** 1 money came in, 2 money left, 3 a payment was refused. */
  kind: number;
  amount: number;
  currency: Currency;
  reference: string;
  words: string;
  /** Of a statement; null where the bank reports the result of a payment, not its time. */
  booked_on: string | null;
}

/**
 * SQL: whether no other line than `line` refers to the document yet. A payment may be reported twice, by the bank's result
 * and by its statement, and each of them once.
 * @param id column of the document's id
 */
export const isUntold = (type: string, id: string): string =>
  `NOT EXISTS (SELECT FROM bank_line s WHERE s.subject_type = '${type}' AND s.subject_id = ${id}
    AND s.matching = ${BANK_LINE_MATCHING.matched} AND s.kind <> ${BANK_LINE_KIND.refused}
    AND (s.booked_on IS NULL) = (line.booked_on IS NULL))`;

/** A document that a line may be of. */
export interface Proposal {
  subject_id: number;
  sn: string;
  /** Whose it is. */
  name: string;
  /** Its money was posted before: the line documents it and moves nothing. */
  is_booked: boolean;
}

/** The same, and of which line. */
export type LineProposal = Proposal & { line_id: number };

/** What a line of a bank is of, once it is matched. */
export interface MatchedSubject {
  type: string;
  id: number;
  sn: string;
}

/** A kind of document that money of a bank moves on. */
export interface BankSubject {
  type: string;
  /**
   * Of each line those that it quotes, of just its amount and currency, and that wait for it or were booked before it
   * came.
   */
  find(q: Queryable, movements: readonly BankMovement[]): Promise<LineProposal[]>;
  /**
   * Locks the document, checks that it still waits for just this, and moves it on; one that was posted before is only
   * of. @returns its number; where it takes several payments, the one that this made
   */
  confirm(
    tx: Tx,
    caller: StaffCaller,
    movement: BankMovement,
    subjectId: number,
  ): Promise<string | MatchedSubject>;
}

/** What lines of banks are held against: each kind of document is registered by its own module. */
@Injectable()
export class BankMatches {
  private readonly subjects = new Map<string, BankSubject>();

  constructor(private readonly ledger: LedgerService) {}

  register(subject: BankSubject): void {
    if (this.subjects.has(subject.type))
      throw new Error(`two kinds of bank matches are called ${subject.type}`);
    this.subjects.set(subject.type, subject);
  }

  /** By line; each kind of document is asked once, however many lines there are. */
  async find(
    q: Queryable,
    movements: readonly BankMovement[],
  ): Promise<ReadonlyMap<number, Array<Proposal & { subject_type: string }>>> {
    const found = new Map<number, Array<Proposal & { subject_type: string }>>();
    for (const [subject_type, subject] of this.subjects)
      for (const { line_id, ...proposal } of await subject.find(q, movements))
        found.set(line_id, [...(found.get(line_id) ?? []), { ...proposal, subject_type }]);
    return found;
  }

  /** What it posts counts on the day of the line. */
  async confirm(
    tx: Tx,
    caller: StaffCaller,
    movement: BankMovement,
    type: string,
    id: number,
  ): Promise<MatchedSubject> {
    const subject = this.subjects.get(type);
    if (!subject) throw new AppError('NOT_FOUND');
    const matched = await this.ledger.onDay(tx, movement.booked_on, () =>
      subject.confirm(tx, caller, movement, id),
    );
    return typeof matched === 'string' ? { type, id, sn: matched } : matched;
  }
}
