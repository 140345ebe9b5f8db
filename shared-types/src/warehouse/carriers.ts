import type { Translations } from '../record/translations.js';

/** Collected by the recipient. */
export const PICKUP = 0;
export const OTHER_CARRIER = 99;

interface Carrier {
  readonly name: Translations;
  /** The carrier's tracking page; {} is replaced by the number. */
  readonly follow?: string;
}

/** Who carries goods, by the code that a delivery keeps. */
export const CARRIERS = {
  0: { name: ['自提', 'Pickup', '引き取り'] },
  1: {
    name: ['雅玛多（黑猫）', 'Yamato Transport', 'ヤマト運輸'],
    follow: 'https://member.kms.kuronekoyamato.co.jp/parcel/detail?pno={}',
  },
  2: {
    name: ['佐川急便', 'Sagawa Express', '佐川急便'],
    follow: 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo={}',
  },
  3: {
    name: ['日本邮政', 'Japan Post', '日本郵便'],
    follow: 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={}',
  },
  4: { name: ['西浓运输', 'Seino Transportation', '西濃運輸'] },
  5: { name: ['福山通运', 'Fukuyama Transporting', '福山通運'] },
  11: { name: ['顺丰速运', 'SF Express', '順豊エクスプレス（SF）'] },
  12: { name: ['京东物流', 'JD Logistics', '京東物流（JD）'] },
  13: { name: ['中国邮政 EMS', 'China Post EMS', '中国郵政 EMS'] },
  21: {
    name: ['DHL', 'DHL', 'DHL'],
    follow: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={}',
  },
  22: { name: ['联邦快递', 'FedEx', 'FedEx'], follow: 'https://www.fedex.com/fedextrack/?trknbr={}' },
  23: { name: ['UPS', 'UPS', 'UPS'], follow: 'https://www.ups.com/track?tracknum={}' },
  99: { name: ['其他', 'Other', 'その他'] },
} as const satisfies Readonly<Record<number, Carrier>>;

export const CARRIER_NAMES: Readonly<Record<number, Translations>> = Object.fromEntries(
  Object.entries(CARRIERS).map(([code, { name }]) => [code, name]),
);

/** Where a parcel can be followed; null where its carrier has no such page, or there is no number. */
export function trackingUrl(carrier: number, code: string): string | null {
  const known: Readonly<Record<number, Carrier>> = CARRIERS;
  const follow = known[carrier]?.follow;
  const number = code.normalize('NFKC').replaceAll(/[\s-]/g, '');
  return follow === undefined || number === '' ? null : follow.replace('{}', encodeURIComponent(number));
}
