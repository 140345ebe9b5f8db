import { referenceRate } from '@fovea/shared-types/platform/reference-rate.record';
import { localText } from '../../lib/local-text';
import { recordPage } from '../record/record-page';
import { backOfficePage } from '../back-office-page';

const NOTE = [
  '货币兑换的汇率与当日的参考汇率比较，两个方向均可。同一日期、同一币种对以最后录入的为准；录错时请再录入一次。',
  'Rates of exchanges are compared with the reference of their day, in both directions. Of the same day and pair the rate added last counts: to correct one, add it again.',
  '両替のレートは、その日の参照レートと（逆方向でも）比較します。同じ日付・通貨の組では最後に登録したものを使います。訂正するときは登録し直してください。',
] as const;

/** What currencies were worth, by day and source; staff add rates, or a source in the settings is read. */
export const ReferenceRatePage = recordPage(referenceRate, {
  columns: [
    { prop: 'day', width: 120, decides: true },
    { prop: 'base', width: 110, decides: true },
    { prop: 'quote', width: 110, decides: true },
    { prop: 'rate', align: 'right', width: 140, decides: true },
    { prop: 'source', width: 220 },
    { prop: 'origin', width: 130 },
    { prop: 'created_at', visible: false },
  ],
  Note: () => <small>{localText(NOTE)}</small>,
});

backOfficePage(ReferenceRatePage, { path: '/finance/referenceRate', texts: ['kit', 'system'] });
