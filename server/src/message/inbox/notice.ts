import type { Language } from '@fovea/shared-types/language';
import { toWire, toWireOfAny } from '@fovea/shared-types/money';
import { textIn } from '@fovea/shared-types/record/translations';
import { CARRIER_NAMES } from '@fovea/shared-types/warehouse/carriers';
import { cancelReasonText } from '../../i18n/cancel-reason-text.js';
import { noticeText, type NoticeText } from '../../i18n/notice-text.js';
import { inLanguage } from '../../platform/database/localized.js';
import { kindOf, linksOf, type NoticeParams } from '../notifications/notifications.js';

/** One message to one person. */
export interface Notice {
  /** Names the cause: the same cause notifies the same person once (G1). */
  eventKey: string;
  recipientId: number;
  params: NoticeParams;
}

export function noticeTextOf(params: NoticeParams, language: Language): NoticeText {
  return noticeText(language, kindOf(params.notice)[language], {
    goodsName: params.goods_name ? inLanguage(params.goods_name, language) : '',
    companyName: params.company_name ? inLanguage(params.company_name, language) : '',
    days: params.days ?? null,
    count: params.count ?? null,
    who: params.who ?? null,
    words: detailOf(params, language) ?? null,
    day: params.day ?? null,
    orderNo: params.order_no ?? null,
    price: params.price ?? null,
    currency: params.currency ?? null,
    bought: params.bought ?? null,
    boughtCurrency: params.bought_currency ?? null,
    seq: params.seq ?? null,
    reason: params.recall_measures
      ? inLanguage(params.recall_measures, language)
      : params.reason === undefined
        ? null
        : cancelReasonText(language, params.reason),
    until: params.until === undefined ? null : new Date(params.until),
  });
}

/** The words of a message: a recall by its name, a parcel by its carrier and its number. */
function detailOf(
  { recall_name, carrier, words: detail }: NoticeParams,
  language: Language,
): string | undefined {
  if (recall_name) return inLanguage(recall_name, language);
  const name = carrier === undefined ? undefined : CARRIER_NAMES[carrier];
  return name === undefined ? detail : [textIn(name, language), detail].join(' ').trim();
}

/** The figures of a message for the page: names in the reader's language, money as a wire string, addresses of its links. */
export function figuresOf(params: NoticeParams, language: Language): Record<string, string | number> {
  const {
    goods_name,
    company_name,
    recall_name: _recall,
    recall_measures: _measures,
    words: _detail,
    carrier: _carrier,
    price,
    currency,
    bought,
    bought_currency,
    reason,
    ...rest
  } = params;
  const detail = detailOf(params, language);
  return {
    ...rest,
    ...(reason === undefined ? {} : { reason: cancelReasonText(language, reason) }),
    ...(detail === undefined ? {} : { words: detail }),
    ...(goods_name ? { goods_name: inLanguage(goods_name, language) } : {}),
    ...(company_name ? { company_name: inLanguage(company_name, language) } : {}),
    ...(price === undefined || currency === undefined
      ? {}
      : { price: toWireOfAny(price, currency), currency }),
    ...(bought === undefined || bought_currency === undefined
      ? {}
      : { bought: toWire(bought, bought_currency), bought_currency }),
    ...Object.fromEntries(linksOf(params).map(({ place, path }) => [`to_${place}`, path])),
  };
}
