import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { BankFile, BankLine, LineFault } from '../../platform/bank-files/bank-line.js';
import type { BareOutcome, IsoFile } from '../../platform/bank-files/iso-parts.js';
import type { Queryable } from '../../platform/database/database.js';
import { PayoutFileRepository, type SentPayout } from './payout-file.repository.js';

/** A bank may answer with our numbers alone: the payment orders are in our files. */
@Injectable()
export class SentPayouts {
  constructor(private readonly files: PayoutFileRepository) {}

  /** The same file with a line for each payment that it is about; a number that is none of ours is a fault. */
  async completed(
    q: Queryable,
    { lines, faults, balances, bare }: IsoFile,
    currency: Currency,
  ): Promise<BankFile> {
    if (bare.length === 0) return { lines, faults, balances };
    const named = (of: BareOutcome['of']) => bare.filter((one) => one.of === of).map(({ number }) => number);
    const sent = await this.files.listSent(q, { references: named('payment'), files: named('file') });
    const byNumber = { payment: grouped(sent, 'reference'), file: grouped(sent, 'file_sn') };
    const found = bare.flatMap((outcome) =>
      linesOf(outcome, byNumber[outcome.of].get(outcome.number), currency),
    );
    return {
      lines: [...lines, ...found.filter(isLine)].sort(byRow),
      faults: [...faults, ...found.filter(isFault)].sort(byRow),
      balances,
    };
  }
}

function grouped(
  sent: readonly SentPayout[],
  by: 'reference' | 'file_sn',
): ReadonlyMap<string, readonly SentPayout[]> {
  const groups = new Map<string, SentPayout[]>();
  for (const payout of sent) {
    const group = groups.get(payout[by]) ?? [];
    group.push(payout);
    groups.set(payout[by], group);
  }
  return groups;
}

const isFault = (one: BankLine | LineFault): one is LineFault => 'fault' in one;
const isLine = (one: BankLine | LineFault): one is BankLine => !isFault(one);
const byRow = (a: { row: number }, b: { row: number }): number => a.row - b.row;

function linesOf(
  { row, words: details, isRefused }: BareOutcome,
  sent: readonly SentPayout[] | undefined,
  currency: Currency,
): Array<BankLine | LineFault> {
  if (sent === undefined) return [{ row, fault: 'reference' }];
  return sent.map((payout) =>
    payout.currency === currency
      ? {
          row,
          day: null,
          isOut: true,
          amount: payout.amount,
          reference: payout.reference,
          words: details,
          isRefused,
        }
      : { row, fault: 'currency' },
  );
}
