import { COUNT_SCOPE } from '@fovea/shared-types/warehouse/stock-count-bounds';
import type { DocumentLine } from './open-documents.js';
import type { PlaceKey } from './places.js';

/** Goods between two warehouses of a merchant, and how far they are. */
export interface OpenMove {
  from: PlaceKey;
  to: PlaceKey;
  remark: string;
  lines: readonly DocumentLine[];
  stands:
    | { is: 'waiting' | 'approved' | 'on its way' }
    | { rejected: string }
    | { received: readonly DocumentLine[] };
}

const osakaToTokyo = { from: 'osaka', to: 'tokyo' } as const;

/** One in each state; of those that arrived one whole, one short. */
export const openMoves: readonly OpenMove[] = [
  {
    ...osakaToTokyo,
    remark: '細隙灯の整備用です。',
    lines: [{ item: 'bulb', quantity: 3 }],
    stands: { received: [{ item: 'bulb', quantity: 3 }] },
  },
  {
    ...osakaToTokyo,
    remark: '展示会のプリンタ用紙です。',
    lines: [{ item: 'paper', quantity: 5 }],
    stands: { received: [{ item: 'paper', quantity: 4 }] },
  },
  {
    ...osakaToTokyo,
    remark: '整備センターの補充分です。',
    lines: [{ item: 'paper', quantity: 3 }],
    stands: { is: 'on its way' },
  },
  {
    ...osakaToTokyo,
    remark: '来週の出張整備で使います。',
    lines: [{ item: 'bulb', quantity: 2 }],
    stands: { is: 'approved' },
  },
  {
    ...osakaToTokyo,
    remark: '整備センターで点検してから販売します。',
    lines: [{ goodsSn: 'FV-GEN-0006', serial: 'HK2L-190083', bin: 'Q-01' }],
    stands: { is: 'waiting' },
  },
  {
    ...osakaToTokyo,
    remark: '予備として持っておきたいです。',
    lines: [{ item: 'paper', quantity: 8 }],
    stands: { rejected: '大阪の在庫が足りなくなります。必要な数だけ申請してください。' },
  },
];

/** A count, and how it ended. */
export interface OpenCount {
  at: PlaceKey;
  scope: number;
  /** Of a zone. */
  location?: string;
  /** Of some bins. */
  bins?: readonly string[];
  remark: string;
  /** How many lines of goods by number are counted, as recorded but for so many fewer of the first. */
  counted: number;
  fewer: number;
  /** Absent: counting is in progress. */
  ended?: 'confirmed' | { cancelled: string };
}

export const openCounts: readonly OpenCount[] = [
  {
    at: 'tokyo',
    scope: COUNT_SCOPE.bins,
    bins: ['P-01'],
    remark: '月末の棚卸',
    counted: 10,
    fewer: 1,
    ended: 'confirmed',
  },
  {
    at: 'osaka',
    scope: COUNT_SCOPE.zone,
    location: '部品棚',
    remark: '月末の棚卸',
    counted: 1,
    fewer: 2,
  },
  {
    at: 'shanghai',
    scope: COUNT_SCOPE.zone,
    location: '配件区',
    remark: '季度盘点',
    counted: 0,
    fewer: 0,
    ended: { cancelled: '当天到货较多，改到周末再盘。' },
  },
];
