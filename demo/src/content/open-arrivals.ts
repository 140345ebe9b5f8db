import type { CustomerKey, PlaceKey } from './places.js';
import type { SupplyKey } from './stock-stories.js';

/** Goods that are announced or have come, and what was called off. */
export interface OpenArrival {
  at: PlaceKey;
  from: CustomerKey;
  /** 0 expected, 1 arrived, 9 cancelled. */
  status: 0 | 1 | 9;
  /** Before now where negative. */
  expectedInDays: number;
  code: string;
  remark: string;
  lines: ReadonlyArray<
    { goodsSn: string; serial: string } | { item: SupplyKey; quantity: number; arrived?: number }
  >;
}

export const openArrivals: readonly OpenArrival[] = [
  {
    at: 'osaka',
    from: 'minato',
    status: 0,
    expectedInDays: 1,
    code: '0000-4411-2201',
    remark: '買い取りの最終便です。',
    lines: [
      { goodsSn: 'FV-SLT-0003', serial: 'KSD12-190050' },
      { goodsSn: 'FV-GEN-0006', serial: 'HK2L-190084' },
    ],
  },
  {
    at: 'tokyo',
    from: 'rental',
    status: 0,
    expectedInDays: -2,
    code: '0000-4411-2188',
    remark: 'デモ機の戻り。到着が遅れています。',
    lines: [{ goodsSn: 'FV-FUN-0004', serial: 'KT45-210377' }],
  },
  {
    at: 'osaka',
    from: 'sogo',
    status: 1,
    expectedInDays: 0,
    code: '0000-4411-2195',
    remark: '1箱不足。先方に確認中です。',
    lines: [{ item: 'strips', quantity: 20, arrived: 19 }],
  },
  {
    at: 'osaka',
    from: 'hitori',
    status: 9,
    expectedInDays: -6,
    code: '',
    remark: '先方の都合で取りやめ。',
    lines: [{ goodsSn: 'FV-SLT-0004', serial: 'KSP-200140' }],
  },
  {
    at: 'shanghai',
    from: 'gongying',
    status: 0,
    expectedInDays: 2,
    code: 'SF0000123456701',
    remark: '月度补货。',
    lines: [
      { item: 'drape', quantity: 40 },
      { item: 'bulb', quantity: 20 },
    ],
  },
  {
    at: 'shanghai',
    from: 'xianyi',
    status: 1,
    expectedInDays: 0,
    code: 'SF0000123456688',
    remark: '外箱有压痕，开箱拍照后入库。',
    lines: [{ goodsSn: 'FV-SLT-0007', serial: 'YQL5-190461' }],
  },
];
