import { createHash } from 'node:crypto';
import { BANK_LINE_KIND } from '@fovea/shared-types/finance/payout-file-bounds';
import type { Currency } from '@fovea/shared-types/money';
import type { BankLine } from '../../platform/bank-files/bank-line.js';

/** A line as the database keeps it. */
export interface HashedLine {
  row_no: number;
  booked_on: string | null;
  kind: number;
  amount: number;
  reference: string;
  words: string;
  party: string;
  hash: Buffer;
}

const REFERENCE_MAX = 200;
const DETAILS_MAX = 300;
const PARTY_MAX = 140;

/**
 * What distinguishes a line from every other: all that the bank reports, and where that is the same twice, which of them it
 * is. So the same movement in two files is one, and two alike in one file are two. The party is within the words already:
 * were it hashed, lines from before it was kept would come twice.
 */
export function hashedLines(lines: readonly BankLine[], currency: Currency): HashedLine[] {
  const alike = new Map<string, number>();
  return lines.map(({ row, day, isOut, amount, reference, words: details, party = '', isRefused }) => {
    const kind = isRefused ? BANK_LINE_KIND.refused : isOut ? BANK_LINE_KIND.out : BANK_LINE_KIND.in;
    const content = JSON.stringify([currency, day, kind, amount, reference, details]);
    const place = (alike.get(content) ?? 0) + 1;
    alike.set(content, place);
    return {
      row_no: row,
      booked_on: day,
      kind,
      amount,
      reference: shortened(reference, REFERENCE_MAX),
      words: shortened(details, DETAILS_MAX),
      party: shortened(party, PARTY_MAX),
      hash: createHash('sha256').update(`${place} ${content}`).digest(),
    };
  });
}

const shortened = (text: string, max: number): string => [...text].slice(0, max).join('');
