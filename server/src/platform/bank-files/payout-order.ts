import type { Currency } from '@fovea/shared-types/money';

/** Whose account a file of payouts draws on. */
export interface PayoutSender {
  /** What the bank calls its client: 10 digits in Japan. */
  clientCode: string;
  name: string;
  bankCode: string;
  bankName: string;
  branchCode: string;
  branchName: string;
  /** Of Japan: 1 ordinary, 2 current, 4 savings. */
  accountType: number | null;
  accountNo: string;
}

/** One payment of a file. */
export interface Payout {
  /** Ours: by it the bank's answer is found again; 20 letters at most. */
  reference: string;
  /** In minor units. */
  amount: number;
  payee: string;
  country: string;
  bankCode: string;
  bankName: string;
  branchCode: string;
  branchName: string;
  accountType: number | null;
  accountNo: string;
}

export interface PayoutOrder {
  /** Of the file, ours. */
  sn: string;
  /** The day the bank pays, as YYYY-MM-DD. */
  day: string;
  madeAt: Date;
  currency: Currency;
  sender: PayoutSender;
  payouts: readonly Payout[];
}
