import type { BalanceType } from '@fovea/shared-types/finance/balance-types';
import type { BillLineType } from '@fovea/shared-types/finance/month-bill-bounds';
import type { Currency } from '@fovea/shared-types/money';
import type { LocalizedText } from '../../platform/database/localized.js';
import type { BankTransfer } from '@fovea/shared-types/finance/payment.dto';
import type { TaxRow } from './tax-table.js';

/** A name in the languages that its party has one in, or one for all. */
export type PartyName = LocalizedText | string;

/** A document that another one names. */
export interface NamedDocument {
  number: string;
  /** `2026-10-31`, where its issuer is. */
  issuedOn: string;
}

export interface TaxDocumentLine {
  kind:
    | 'goods'
    | 'freight'
    | 'added_freight'
    | 'returned'
    | 'billed'
    | 'carried'
    | 'credit_used'
    | 'prepaid'
    | 'fee'
    | 'fee_returned';
  /** Null where the kind says it. */
  name: LocalizedText | null;
  quantity: number;
  unitPrice: number;
  amount: number;
  /** Null on documents that were issued before their lines had it. */
  ratePercent: number | null;
  /** Taxed below the ordinary rate of its country; absent: not. */
  isReduced?: boolean;
  /** Of a month's invoice: the number of what was bought, its day, its kind of charge, and whether its seller is registered. */
  reference?: string;
  on?: string;
  billType?: BillLineType;
  isQualified?: boolean;
  /** Of a statement of fees: the proceeds that the fee is of. */
  gross?: number;
}

/** How the money is transferred to us. */
export interface TransferDetails {
  account: BankTransfer;
  /** The last day, where the issuer is. */
  dueOn: string;
  reference: string;
}

/** A document's contents at its issue, in minor units; its texts come with the language in which it is read. */
export interface TaxDocumentContent {
  issuer: { name: PartyName; lines: string[]; registrationNumber: string | null; country: string | null };
  /** The party for whom the platform issues it. */
  onBehalfOf: PartyName | null;
  addressee: PartyName;
  department: string | null;
  isToCompany: boolean;
  /** Where the goods go. */
  destination: string[];
  /** Of the order. */
  subjectNo: string;
  /** Days where the issuer is. */
  transactedOn: string;
  paidOn: string | null;
  payType: number | null;
  currency: Currency;
  lines: TaxDocumentLine[];
  /** Empty where the sale is not taxed. What sellers sold who are not registered has rows of its own. */
  taxes: Array<TaxRow & { isQualified?: boolean }>;
  total: number;
  /** Null where nothing is to be transferred. */
  transfer: TransferDetails | null;
  /** The document that this one replaces. */
  amends: NamedDocument | null;
  /** What a credit note reduces; null: nothing was issued for the sale before. */
  original: NamedDocument | null;
  /** Of a month's invoice: `2026-10`, and the last day to pay where the customer is. */
  bill?: { month: string; dueOn: string; remark: string };
  /** Of a merchant's statement: the month, and what moved their money within it, by its kind. */
  statement?: {
    month: string;
    opening: number;
    movements: { type: BalanceType; amount: number }[];
    closing: number;
  };
}
