import { Injectable } from '@nestjs/common';
import { BANK_LINE_KIND, BANK_LINE_MATCHING } from '@fovea/shared-types/finance/payout-file-bounds';
import type { BankMatch } from '@fovea/shared-types/finance/bank-import.dto';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { LedgerService } from '../ledger/ledger.service.js';

/** A line of a bank. */
export interface BankLine {
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

/** The same, for every module that may match it. */
export interface BankMovement extends BankLine {
  /** Accounts of whoever paid under the same name before, their companies’ others among them. */
  payers: readonly number[];
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
  /** The customer who pays it; only of kinds that are found by their payer too. */
  payer_id?: number;
  /** The line does not quote it: its payer alone is known. */
  is_unquoted?: boolean;
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
  /** SQL: the `payer_id` of the matched line `m`, where customers pay such documents. */
  payerSql?(): string;
  /**
   * Of each line those that it quotes or whose payer is known, of just its amount and currency, and that wait for it or
   * were booked before it came.
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

/** Of one name. */
const LINES_REMEMBERED = 50;

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

  /** By line, the likeliest first; each kind of document is asked once, however many lines there are. */
  async find(q: Queryable, lines: readonly BankLine[]): Promise<ReadonlyMap<number, BankMatch[]>> {
    const movements = await this.withPayers(q, lines);
    const payers = new Map(movements.map((movement) => [movement.id, new Set(movement.payers)]));
    const found = new Map<number, Candidate[]>();
    for (const [subject_type, subject] of this.subjects)
      for (const { line_id, payer_id, is_unquoted = false, ...proposal } of await subject.find(
        q,
        movements,
      )) {
        const is_payer_known = payer_id !== undefined && payers.get(line_id)?.has(payer_id) === true;
        const reasons = Number(!is_unquoted) + Number(is_payer_known);
        found.set(line_id, [
          ...(found.get(line_id) ?? []),
          { ...proposal, subject_type, is_payer_known, reasons },
        ]);
      }
    return new Map([...found].map(([id, candidates]) => [id, ranked(candidates)]));
  }

  /** What it posts counts on the day of the line. */
  async confirm(
    tx: Tx,
    caller: StaffCaller,
    line: BankLine,
    type: string,
    id: number,
  ): Promise<MatchedSubject> {
    const subject = this.subjects.get(type);
    if (!subject) throw new AppError('NOT_FOUND');
    const movement = firstRow(await this.withPayers(tx, [line]));
    const matched = await this.ledger.onDay(tx, movement.booked_on, () =>
      subject.confirm(tx, caller, movement, id),
    );
    return typeof matched === 'string' ? { type, id, sn: matched } : matched;
  }

  /**
   * Remembered is nothing but the matched lines: whatever is undone of them is forgotten with it. A name that many
   * share is known by its latest lines.
   */
  private async withPayers(q: Queryable, lines: readonly BankLine[]): Promise<BankMovement[]> {
    const payerOf = [...this.subjects.values()].flatMap((subject) => {
      const sql = subject.payerSql?.();
      return sql === undefined
        ? []
        : [`SELECT payer_id FROM (${sql}) k WHERE m.subject_type = '${subject.type}'`];
    });
    const { rows } = await q.query<{ id: number; payers: number[] }>(
      `SELECT t.id, array_agg(DISTINCT a.id) AS payers FROM bank_line t
       CROSS JOIN LATERAL (
         SELECT s.subject_type, s.subject_id FROM bank_line s
         WHERE s.party_key = t.party_key AND s.party_key <> '' AND s.currency = t.currency
           AND s.matching = ${BANK_LINE_MATCHING.matched} AND s.kind = ${BANK_LINE_KIND.in}
         ORDER BY s.id DESC LIMIT ${LINES_REMEMBERED}) m
       CROSS JOIN LATERAL (${payerOf.join(' UNION ALL ')}) k
       JOIN account p ON p.id = k.payer_id
       JOIN account a ON a.id = p.id OR a.company_id = p.company_id
       WHERE t.id = ANY ($1::bigint[]) AND t.kind = ${BANK_LINE_KIND.in} GROUP BY t.id`,
      [lines.map(({ id }) => id)],
    );
    const known = new Map(rows.map(({ id, payers }) => [id, payers]));
    return lines.map((line) => ({ ...line, payers: known.get(line.id) ?? [] }));
  }
}

/** A proposal, and how many reasons there are for it: that it is quoted, and that its payer is known. */
type Candidate = Omit<BankMatch, 'is_first_choice'> & { reasons: number };

/** The first is chosen where no other has as many reasons. */
function ranked(candidates: readonly Candidate[]): BankMatch[] {
  const byPayer = (one: Candidate): number => 2 * one.reasons + Number(one.is_payer_known);
  return candidates
    .toSorted((a, b) => byPayer(b) - byPayer(a))
    .map(({ reasons, ...match }, at, all) => ({
      ...match,
      is_first_choice: at === 0 && all.slice(1).every((other) => other.reasons < reasons),
    }));
}
