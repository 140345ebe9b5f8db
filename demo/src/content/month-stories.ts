import type { Currency } from '@fovea/shared-types/money';

/** Who pays by the month, by the part of the address before the @, and up to what, in whole units. */
export const monthlyPayers: ReadonlyArray<{ member: string; currency: Currency; limit: number }> = [
  { member: 'bidder1', currency: 'JPY', limit: 1_500_000 },
  { member: 'bidder4', currency: 'JPY', limit: 500_000 },
  { member: 'bidder7', currency: 'JPY', limit: 500_000 },
  { member: 'bidder9', currency: 'CNY', limit: 50_000 },
  { member: 'bidder10', currency: 'JPY', limit: 300_000 },
  { member: 'bidder11', currency: 'JPY', limit: 500_000 },
];

/** The bill of a month that is over. */
export interface MonthStory {
  member: string;
  monthsAgo: number;
  /** What was bought, and on which day of the month; early ones, whose money the merchants have by now. */
  charges: ReadonlyArray<{ goodsSn: string; day: number }>;
  end: 'issued' | 'paid' | 'transferred' | 'requested write-off';
  /** Finance's note, in the customer's language: it is shown beside the bill. */
  remark: string;
}

/** The oldest first: from three months ago on, a bill is certainly past its day. */
export const monthStories: readonly MonthStory[] = [
  {
    member: 'bidder10',
    monthsAgo: 3,
    charges: [
      { goodsSn: 'FV-PRT-0001', day: 5 },
      { goodsSn: 'FV-PRT-0005', day: 12 },
    ],
    end: 'requested write-off',
    remark: 'お支払いの確認が取れておりません。ご連絡をお願いいたします。',
  },
  {
    member: 'bidder4',
    monthsAgo: 1,
    charges: [
      { goodsSn: 'FV-PRT-0005', day: 4 },
      { goodsSn: 'FV-PRT-0001', day: 11 },
    ],
    end: 'paid',
    remark: '請求書は経理部あてに郵送済み。',
  },
  {
    member: 'bidder9',
    monthsAgo: 1,
    charges: [
      { goodsSn: 'FV-PRT-0003', day: 8 },
      { goodsSn: 'FV-GEN-0005', day: 14 },
    ],
    end: 'transferred',
    remark: '纸质账单已另行寄出。',
  },
  {
    member: 'bidder1',
    monthsAgo: 1,
    charges: [
      { goodsSn: 'FV-PRT-0005', day: 6 },
      { goodsSn: 'FV-PRT-0001', day: 13 },
    ],
    end: 'issued',
    remark: '',
  },
];

/** The reason of finance's request to write off the unpaid one. */
export const WRITE_OFF_REASON = '閉院を確認。回収の見込みがありません。';
