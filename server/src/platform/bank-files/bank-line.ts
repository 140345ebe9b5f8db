/** What a bank's file says of one movement of money. */
export interface BankLine {
  /** The line of the file. */
  row: number;
  /** YYYY-MM-DD; null where the file does not say. */
  day: string | null;
  /** Money left our account; otherwise it came in. */
  isOut: boolean;
  /** In minor units. */
  amount: number;
  /** What was to be quoted with it. */
  reference: string;
  /** Who paid or was paid, and whatever else the bank says. */
  words: string;
  /** The bank did not pay what we asked it to. */
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
  | 'total';

export interface LineFault {
  row: number;
  fault: BankFault;
}

/** All that a file says. */
export interface BankFile {
  lines: BankLine[];
  faults: LineFault[];
}

/** Lines of a file that are read at most, whatever it claims to hold. */
export const BANK_LINES_MAX = 5_000;
