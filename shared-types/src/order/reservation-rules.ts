import type { Currency } from '../money.js';
import type { Translations } from '../record/translations.js';

/** A viewing by video, and a slot of its calendar. */
export const VIEWING_MINUTES = 15;
/** A slot is held so long for who has not paid yet. */
export const VIEWING_PAY_MINUTES = 15;
/** So many slots at once are held for one member who has not paid them. */
export const VIEWING_UNPAID_MAX = 3;
/** The merchant answers within so long, and so long before the beginning. */
export const VIEWING_ANSWER_HOURS = 24;
export const VIEWING_ANSWER_BEFORE_MINUTES = 60;
/** A slot that a merchant has to confirm can be chosen until so long before it. */
export const VIEWING_LEAD_MINUTES = 120;
/** The time can be changed until so long before the beginning, so often. */
export const VIEWING_CHANGE_BEFORE_MINUTES = 60;
export const VIEWING_CHANGES_MAX = 1;
/** How far ahead slots are offered. */
export const VIEWING_DAYS_AHEAD = 30;
export const VIEWING_EXCEPTIONS_MAX = 100;
export const VIEWING_REASON_MAX = 500;

/** What a viewing costs, in minor units: RMB 50 or JPY 1000, as the buyer likes. */
export const VIEWING_FEES = { CNY: 5000, JPY: 1000 } as const satisfies Partial<Record<Currency, number>>;
export type ViewingCurrency = keyof typeof VIEWING_FEES;
export const VIEWING_CURRENCIES = ['CNY', 'JPY'] as const satisfies readonly ViewingCurrency[];

/** What is agreed to before a viewing is paid. */
export const VIEWING_RULES: readonly Translations[] = [
  [
    '视频看货每次 15 分钟，付款后由商家确认。',
    'A viewing lasts 15 minutes and is confirmed by the seller once it is paid.',
    'ビデオ内見は1回15分で、お支払い後に出品者が確認して確定します。',
  ],
  [
    `时段保留 ${VIEWING_PAY_MINUTES} 分钟待付款，每人同时最多保留 ${VIEWING_UNPAID_MAX} 个未付款时段。`,
    `A slot is held for ${VIEWING_PAY_MINUTES} minutes until it is paid; each person can hold at most ${VIEWING_UNPAID_MAX} unpaid slots at once.`,
    `枠はお支払いまで${VIEWING_PAY_MINUTES}分間確保されます。未払いの枠は同時に${VIEWING_UNPAID_MAX}件までです。`,
  ],
  [
    '商家在 24 小时内（最迟开始前 1 小时）未确认或拒绝，费用全额退还。',
    'If the seller refuses, or does not confirm within 24 hours and at least 1 hour before the start, the full fee is refunded.',
    '出品者が辞退した場合、または24時間以内（開始1時間前まで）に確認しない場合は、全額返金します。',
  ],
  [
    '时间只能更改一次，且须在开始前 1 小时以上。',
    'The time can be changed once, more than 1 hour before the beginning.',
    '日時の変更は1回まで、開始1時間前より前に限ります。',
  ],
  [
    '预约后不能取消，本人未参加不退费。',
    'A booking cannot be cancelled, and the fee is not returned if you do not attend.',
    '予約後のキャンセルはできません。ご自身が参加されない場合、料金は返金されません。',
  ],
];
