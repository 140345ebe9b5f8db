import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { CustomerKey, PlaceKey } from './places.js';
import type { SupplyKey } from './stock-stories.js';

/** A line of a document: a device of the goods, or so many of a supply. */
export type DocumentLine =
  | { goodsSn: string; serial: string; bin: string; cost?: number }
  | { item: SupplyKey; quantity: number; bin?: string; cost?: number; lot?: string; expiresInDays?: number };

/** A document that is no history yet, or never became one. */
export interface OpenDocument {
  at: PlaceKey;
  hoursAgo: number;
  /** `owner`: of who leads the company; else its clerk sent it. */
  by?: 'owner';
  /** Of what comes in; else of the dictionary `stock_type`. */
  kind?: number;
  type: number;
  customer: CustomerKey | null;
  remark: string;
  lines: readonly DocumentLine[];
  /** Its decision; pending by default. */
  became?: { rejected: string } | { withdrawnBecause: string };
}

/** Devices whose pictures are on pending documents. */
export const documentsPictured: ReadonlySet<string> = new Set([
  'FV-REF-0002',
  'FV-SUR-0002',
  'FV-REF-0008',
  'FV-OCT-0007',
  'FV-SLT-0007',
]);

export const openDocuments: readonly OpenDocument[] = [
  {
    at: 'osaka',
    hoursAgo: 31,
    kind: 1,
    type: STOCK_TYPE.in,
    customer: 'minato',
    remark: '閉院にともなう買い取りの2回目です。動作確認済み、写真は搬出前に撮影しました。',
    lines: [
      { goodsSn: 'FV-REF-0002', serial: 'NTK2-190555', bin: 'B-02-01', cost: 205_000 },
      { goodsSn: 'FV-REF-0008', serial: 'HUY-170230', bin: 'B-01-01', cost: 240_000 },
    ],
  },
  {
    at: 'tokyo',
    hoursAgo: 26,
    kind: 1,
    type: STOCK_TYPE.in,
    customer: 'sogo',
    remark: '手術室の更新で引き取ったコンボ機です。',
    lines: [{ goodsSn: 'FV-SUR-0002', serial: 'HM600-19-0488', bin: 'W-01', cost: 2_650_000 }],
  },
  {
    at: 'osaka',
    hoursAgo: 20,
    type: STOCK_TYPE.sale,
    customer: 'aoba',
    remark: '月末までの納品希望です。',
    lines: [
      { goodsSn: 'FV-REF-0008', serial: 'HUY-160115', bin: 'B-01-01' },
      { item: 'paper', quantity: 10 },
    ],
  },
  {
    at: 'osaka',
    hoursAgo: 5,
    type: STOCK_TYPE.repair,
    customer: null,
    remark: '細隙灯3台の点検に使います。',
    lines: [{ item: 'bulb', quantity: 3 }],
  },
  {
    at: 'tokyo',
    hoursAgo: 3,
    by: 'owner',
    type: STOCK_TYPE.loan,
    customer: 'rental',
    remark: '展示会のデモ機として2週間。',
    lines: [{ goodsSn: 'FV-FUN-0004', serial: 'KT45-210379', bin: 'S-01' }],
  },
  {
    at: 'shanghai',
    hoursAgo: 22,
    kind: 1,
    type: STOCK_TYPE.in,
    customer: 'xianyi',
    remark: '县医院第二批更新设备，铭牌与序列号已核对。',
    lines: [
      { goodsSn: 'FV-SLT-0007', serial: 'YQL5-190460', bin: 'A-1', cost: 900_000 },
      { goodsSn: 'FV-OCT-0007', serial: 'YQO10-200011', bin: 'A-3', cost: 5_250_000 },
    ],
  },
  {
    at: 'shanghai',
    hoursAgo: 4,
    type: STOCK_TYPE.sale,
    customer: 'mingmu',
    remark: '门诊急用，今日发货。',
    lines: [{ item: 'drape', quantity: 12 }],
  },
  {
    at: 'osaka',
    hoursAgo: 75,
    kind: 1,
    type: STOCK_TYPE.in,
    customer: 'sogo',
    remark: '',
    lines: [{ goodsSn: 'FV-SLT-0004', serial: 'KSP-20O121', bin: 'B-02-01', cost: 119_000 }],
    became: { rejected: '製造番号の0がOになっています。銘板を確認して出し直してください。' },
  },
  {
    at: 'tokyo',
    hoursAgo: 52,
    type: STOCK_TYPE.sale,
    customer: 'hitori',
    remark: '',
    lines: [{ goodsSn: 'FV-GEN-0004', serial: 'UX4-180602', bin: 'S-02' }],
    became: { rejected: 'お客様の入金確認がまだです。' },
  },
  {
    at: 'osaka',
    hoursAgo: 48,
    kind: 1,
    type: STOCK_TYPE.in,
    customer: 'minato',
    remark: '',
    lines: [{ item: 'paper', quantity: 40, bin: 'C-01-02', cost: 680 }],
    became: { withdrawnBecause: '二重に申請したため取り消します。' },
  },
];
