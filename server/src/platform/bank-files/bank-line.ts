/** One movement of money as a bank's file states it. */
export interface BankLine {
  /** The line of the file. */
  row: number;
  /** YYYY-MM-DD; null where the file has none. */
  day: string | null;
  /** Money left our account; otherwise it came in. */
  isOut: boolean;
  /** In minor units. */
  amount: number;
  /** What was to be quoted with it. */
  reference: string;
  /** Payer or payee, and all other texts of the bank. */
  words: string;
  /** Payer or payee alone; absent where the file names nobody, and in files that were read before it was kept. */
  party?: string;
  /** The bank did not execute our payment. */
  isRefused: boolean;
}

/** What of a line cannot be read. */
export type BankFault =
  | 'length'
  | 'kind'
  | 'amount'
  | 'day'
  | 'reference'
  | 'outcome'
  | 'pending'
  | 'account'
  | 'currency'
  | 'count'
  | 'total'
  | 'balance'
  | 'gap'
  | 'implausible';

export interface LineFault {
  row: number;
  fault: BankFault;
}

/** Which days a statement is of, and the balances it begins and ends with: minor units, negative where overdrawn. */
export interface StatedBalances {
  /** Of the closing balance, or of the statement. */
  row: number;
  /** YYYY-MM-DD; the last day is within it. */
  from: string;
  to: string;
  opening: number;
  closing: number;
}

/** The contents of a bank file. */
export interface BankFile {
  lines: BankLine[];
  faults: LineFault[];
  /** Of each statement in it that has both balances. */
  balances: StatedBalances[];
}

/** Lines of a file that are read at most, whatever it claims to hold. */
export const BANK_LINES_MAX = 5_000;
