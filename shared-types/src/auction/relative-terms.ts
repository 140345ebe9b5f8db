import { int, truth } from '../record/fields.js';
import type { Translations } from '../record/translations.js';

/**
 * Times of a lot that is opened later, counted from the day it is.
 * @param zone in whose time its end stands
 */
export const relativeTimes = (zone: Translations) =>
  ({
    days: int({
      label: ['拍卖天数', 'Days it runs', '開催日数'],
      hint: ['从创建当天算起。', 'Counted from the day it is opened.', '登録した日から数えます。'],
      min: 1,
      max: 60,
      initial: 7,
    }),
    end_hour: int({
      label: ['结束时刻（时）', 'Hour of the end', '終了時刻（時）'],
      hint: [`0 至 23，${zone[0]}。`, `0 to 23, ${zone[1]}.`, `0〜23。${zone[2]}です。`],
      max: 23,
      initial: 21,
    }),
  }) as const;

/** Who may bid, how often, and how the end moves. */
export const BIDDING_TERMS = {
  extend_minutes: int({
    label: ['延时窗口（分钟）', 'Soft close (minutes)', '自動延長（分）'],
    hint: ['0 为不延时。', '0 means none.', '0なら延長しません。'],
    max: 60,
    initial: 5,
  }),
  latest_minutes: int({
    label: ['最多延时（分钟）', 'At most extended by (minutes)', '延長の上限（分）'],
    hint: ['留空为不限。', 'Empty means no limit.', '空欄なら上限はありません。'],
    min: 1,
    max: 10_080,
    orNull: true,
  }),
  bid_chances: int({
    label: ['每人出价次数', 'Bids per bidder', '1人あたりの入札回数'],
    hint: ['留空为不限。', 'Empty means unlimited.', '空欄なら制限はありません。'],
    min: 1,
    max: 1000,
    orNull: true,
  }),
  deposit_rate: int({
    label: ['保证金（起拍价的百分比）', 'Deposit (% of the start price)', '保証金（開始価格に対する％）'],
    hint: ['0 为无需保证金。', '0 means none.', '0なら不要です。'],
    max: 100,
  }),
  need_approval: truth({
    label: ['出价前须经审核', 'Bidders are approved first', '入札には事前承認が必要'],
  }),
} as const;
