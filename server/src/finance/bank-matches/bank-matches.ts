import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';

/** A line of a bank as whoever it may concern reads it. */
export interface BankMovement {
  id: number;
  /** 1 money came in, 2 money left, 3 a payment was refused. */
  kind: number;
  amount: number;
  currency: Currency;
  reference: string;
  words: string;
}

/** A document that a line may be of. */
export interface Proposal {
  subject_id: number;
  sn: string;
  /** Whose it is. */
  name: string;
}

/** A kind of document that money of a bank moves on. */
export interface BankSubject {
  type: string;
  /** Those that the line quotes, of just its amount and currency, and that wait for it. */
  find(q: Queryable, movement: BankMovement): Promise<Proposal[]>;
  /** Locks the document, sees that it still waits for just this, and moves it on. @returns its number */
  confirm(tx: Tx, caller: StaffCaller, movement: BankMovement, subjectId: number): Promise<string>;
}

/** What lines of banks are held against: each kind of document is registered by its own module. */
@Injectable()
export class BankMatches {
  private readonly subjects = new Map<string, BankSubject>();

  register(subject: BankSubject): void {
    if (this.subjects.has(subject.type))
      throw new Error(`two kinds of bank matches are called ${subject.type}`);
    this.subjects.set(subject.type, subject);
  }

  async find(q: Queryable, movement: BankMovement): Promise<Array<Proposal & { subject_type: string }>> {
    const found: Array<Proposal & { subject_type: string }> = [];
    for (const [subject_type, subject] of this.subjects)
      for (const proposal of await subject.find(q, movement)) found.push({ ...proposal, subject_type });
    return found;
  }

  async confirm(
    tx: Tx,
    caller: StaffCaller,
    movement: BankMovement,
    type: string,
    id: number,
  ): Promise<string> {
    const subject = this.subjects.get(type);
    if (!subject) throw new AppError('NOT_FOUND');
    return subject.confirm(tx, caller, movement, id);
  }
}
