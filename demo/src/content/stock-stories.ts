import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { Seeded } from '../seeded.js';
import type { CategoryCode } from './categories.js';
import type { MakerKey } from './makers.js';
import type { CustomerKey, PlaceKey } from './places.js';
import { t, type Text3 } from './text3.js';

/** Why something came in, of the dictionary `stock_in_kind`. */
const KIND = { purchase: 1, consignment: 2, tradeIn: 3, loanReturn: 5 } as const;

interface Coming {
  daysAgo: number;
  kind: number;
  from: CustomerKey | null;
}

interface Going {
  daysAgo: number;
  /** Of the dictionary `stock_type`. */
  type: number;
  to: CustomerKey | null;
}

/** One device: how it came, and, where it is gone, how it left. */
interface Piece {
  at: PlaceKey;
  bin: string;
  goodsSn: string;
  serial: string;
  /** In minor units of the warehouse's currency. */
  cost: number;
  came: Coming;
  went?: Going;
}

const { sale, loan, trial, loss, repair } = STOCK_TYPE;
const bought = (daysAgo: number, from: CustomerKey | null = null): Coming => ({
  daysAgo,
  kind: KIND.purchase,
  from,
});
const gone = (daysAgo: number, type: number, to: CustomerKey | null): Going => ({ daysAgo, type, to });

/** Some have been there for half a year, most came within the month; none of a running lot. */
export const pieces: readonly Piece[] = [
  {
    at: 'osaka',
    bin: 'A-01-01',
    goodsSn: 'FV-OCT-0006',
    serial: 'VRB2-20-0417',
    cost: 2_150_000,
    came: bought(214),
  },
  {
    at: 'osaka',
    bin: 'A-01-02',
    goodsSn: 'FV-SUR-0007',
    serial: 'BW-OM9-0102',
    cost: 3_300_000,
    came: bought(131),
  },
  {
    at: 'osaka',
    bin: 'A-02-01',
    goodsSn: 'FV-REF-0003',
    serial: 'VAM-20-0771',
    cost: 1_720_000,
    came: bought(84),
  },
  {
    at: 'osaka',
    bin: 'A-02-02',
    goodsSn: 'FV-LAS-0007',
    serial: 'NY1-130702',
    cost: 780_000,
    came: bought(52, 'sogo'),
  },
  {
    at: 'osaka',
    bin: 'B-01-01',
    goodsSn: 'FV-REF-0008',
    serial: 'HUY-160115',
    cost: 260_000,
    came: bought(27, 'minato'),
  },
  {
    at: 'osaka',
    bin: 'B-01-01',
    goodsSn: 'FV-REF-0008',
    serial: 'HUY-160116',
    cost: 255_000,
    came: bought(27, 'minato'),
  },
  {
    at: 'osaka',
    bin: 'B-01-02',
    goodsSn: 'FV-SLT-0003',
    serial: 'KSD12-190041',
    cost: 318_000,
    came: bought(27, 'minato'),
    went: gone(12, sale, 'aoba'),
  },
  {
    at: 'osaka',
    bin: 'B-01-02',
    goodsSn: 'FV-SLT-0003',
    serial: 'KSD12-190042',
    cost: 318_000,
    came: bought(27, 'minato'),
  },
  {
    at: 'osaka',
    bin: 'B-02-01',
    goodsSn: 'FV-SLT-0004',
    serial: 'KSP-200118',
    cost: 124_000,
    came: bought(22, 'sogo'),
    went: gone(7, sale, 'hitori'),
  },
  {
    at: 'osaka',
    bin: 'B-02-01',
    goodsSn: 'FV-SLT-0004',
    serial: 'KSP-200119',
    cost: 121_000,
    came: bought(22, 'sogo'),
    went: gone(4, trial, 'aoba'),
  },
  {
    at: 'osaka',
    bin: 'B-02-01',
    goodsSn: 'FV-SLT-0004',
    serial: 'KSP-200120',
    cost: 126_500,
    came: bought(22, 'sogo'),
  },
  {
    at: 'osaka',
    bin: 'B-02-01',
    goodsSn: 'FV-REF-0002',
    serial: 'NTK2-180233',
    cost: 198_000,
    came: { ...bought(18, 'aoba'), kind: KIND.tradeIn },
  },
  {
    at: 'osaka',
    bin: 'B-02-01',
    goodsSn: 'FV-REF-0002',
    serial: 'NTK2-180340',
    cost: 203_000,
    came: bought(16, 'sogo'),
    went: gone(3, sale, 'minato'),
  },
  {
    at: 'osaka',
    bin: 'A-01-02',
    goodsSn: 'FV-FUN-0002',
    serial: 'HN3A-200561',
    cost: 615_000,
    came: { ...bought(11, 'sogo'), kind: KIND.consignment },
  },
  {
    at: 'osaka',
    bin: 'Q-01',
    goodsSn: 'FV-GEN-0006',
    serial: 'HK2L-190083',
    cost: 41_000,
    came: bought(6, 'minato'),
  },
  {
    at: 'osaka',
    bin: 'Q-01',
    goodsSn: 'FV-SUR-0004',
    serial: 'NP2-150774',
    cost: 690_000,
    came: bought(2, 'sogo'),
  },
  {
    at: 'tokyo',
    bin: 'S-01',
    goodsSn: 'FV-FUN-0004',
    serial: 'KT45-210377',
    cost: 286_000,
    came: bought(24),
    went: gone(15, loan, 'rental'),
  },
  {
    at: 'tokyo',
    bin: 'S-01',
    goodsSn: 'FV-FUN-0004',
    serial: 'KT45-210378',
    cost: 288_000,
    came: bought(24),
    went: gone(8, sale, 'sogo'),
  },
  {
    at: 'tokyo',
    bin: 'S-01',
    goodsSn: 'FV-FUN-0004',
    serial: 'KT45-210379',
    cost: 284_000,
    came: bought(24),
  },
  {
    at: 'tokyo',
    bin: 'S-02',
    goodsSn: 'FV-GEN-0004',
    serial: 'UX4-180602',
    cost: 312_000,
    came: bought(19, 'rental'),
  },
  {
    at: 'tokyo',
    bin: 'S-02',
    goodsSn: 'FV-OCT-0005',
    serial: 'OXA5-210088',
    cost: 3_480_000,
    came: bought(9),
  },
  {
    at: 'tokyo',
    bin: 'W-01',
    goodsSn: 'FV-SLT-0003',
    serial: 'KSD12-180920',
    cost: 214_000,
    came: { ...bought(5, 'aoba'), kind: KIND.tradeIn },
  },
  {
    at: 'shanghai',
    bin: 'A-1',
    goodsSn: 'FV-SLT-0006',
    serial: 'LMS3-211130',
    cost: 860_000,
    came: bought(158),
  },
  {
    at: 'shanghai',
    bin: 'A-1',
    goodsSn: 'FV-SLT-0007',
    serial: 'YQL5-190457',
    cost: 910_000,
    came: bought(26, 'xianyi'),
  },
  {
    at: 'shanghai',
    bin: 'A-1',
    goodsSn: 'FV-SLT-0007',
    serial: 'YQL5-190458',
    cost: 905_000,
    came: bought(26, 'xianyi'),
    went: gone(10, sale, 'mingmu'),
  },
  {
    at: 'shanghai',
    bin: 'A-2',
    goodsSn: 'FV-FUN-0006',
    serial: 'YQN3-210442',
    cost: 2_180_000,
    came: bought(20),
    went: gone(6, sale, 'xianyi'),
  },
  {
    at: 'shanghai',
    bin: 'A-2',
    goodsSn: 'FV-FUN-0006',
    serial: 'YQN3-210443',
    cost: 2_165_000,
    came: bought(20),
  },
  {
    at: 'shanghai',
    bin: 'A-3',
    goodsSn: 'FV-OCT-0007',
    serial: 'YQO10-190818',
    cost: 5_400_000,
    came: bought(13, 'xianyi'),
  },
  {
    at: 'shanghai',
    bin: 'A-3',
    goodsSn: 'FV-GEN-0005',
    serial: 'LMC4-200138',
    cost: 138_000,
    came: bought(8),
    went: gone(2, trial, 'mingmu'),
  },
  {
    at: 'shanghai',
    bin: 'A-3',
    goodsSn: 'FV-GEN-0005',
    serial: 'LMC4-200139',
    cost: 138_000,
    came: bought(8),
  },
];

/** What is used up, kept by lots or by number; items of the item master that nobody lists in the shop. */
interface DemoSupply {
  code: string;
  maker: MakerKey;
  category: CategoryCode;
  name: Text3;
  /** 0 by number, 2 by lots. */
  tracking: 0 | 2;
}

export const supplies = {
  strips: {
    code: 'FS-100D',
    maker: 'kasumi',
    category: 'general',
    name: t(
      '荧光素检查试纸（100片，示例）',
      'Fluorescein strips, box of 100 (sample)',
      'フルオレセイン試験紙 100枚（見本）',
    ),
    tracking: 2,
  },
  gel: {
    code: 'VG-1.0D',
    maker: 'halden',
    category: 'surgery',
    name: t('眼科粘弹剂 1.0 mL（示例）', 'Viscoelastic, 1.0 mL (sample)', '眼科用粘弾性物質 1.0mL（見本）'),
    tracking: 2,
  },
  drape: {
    code: 'SD-20D',
    maker: 'lumenhai',
    category: 'surgery',
    name: t('灭菌手术洞巾（20张，示例）', 'Sterile drapes, pack of 20 (sample)', '滅菌ドレープ 20枚（見本）'),
    tracking: 2,
  },
  paper: {
    code: 'CP-500D',
    maker: 'hoshinagi',
    category: 'parts',
    name: t('下颌托纸（500张，示例）', 'Chin-rest paper, 500 sheets (sample)', '顎台紙 500枚（見本）'),
    tracking: 0,
  },
  bulb: {
    code: 'HL-6V20D',
    maker: 'brennwald',
    category: 'parts',
    name: t('裂隙灯灯泡 6V20W（示例）', 'Slit lamp bulb 6 V 20 W (sample)', '細隙灯ランプ 6V20W（見本）'),
    tracking: 0,
  },
} as const satisfies Record<string, DemoSupply>;

export type SupplyKey = keyof typeof supplies;

interface Delivery {
  at: PlaceKey;
  bin: string;
  item: SupplyKey;
  daysAgo: number;
  quantity: number;
  unitCost: number;
  lot?: string;
  expiresInDays?: number;
  from: CustomerKey | null;
}

export const deliveries: readonly Delivery[] = [
  {
    at: 'osaka',
    bin: 'C-01-01',
    item: 'strips',
    daysAgo: 40,
    quantity: 30,
    unitCost: 2_400,
    lot: 'F2504',
    expiresInDays: 24,
    from: null,
  },
  {
    at: 'osaka',
    bin: 'C-01-01',
    item: 'strips',
    daysAgo: 17,
    quantity: 40,
    unitCost: 2_520,
    lot: 'F2511',
    expiresInDays: 330,
    from: null,
  },
  { at: 'osaka', bin: 'C-01-02', item: 'paper', daysAgo: 29, quantity: 120, unitCost: 680, from: null },
  { at: 'osaka', bin: 'C-01-02', item: 'bulb', daysAgo: 29, quantity: 24, unitCost: 1_850, from: null },
  { at: 'osaka', bin: 'C-01-02', item: 'bulb', daysAgo: 14, quantity: 12, unitCost: 1_990, from: null },
  {
    at: 'tokyo',
    bin: 'P-01',
    item: 'gel',
    daysAgo: 28,
    quantity: 18,
    unitCost: 6_900,
    lot: 'V-2291',
    expiresInDays: 12,
    from: null,
  },
  { at: 'tokyo', bin: 'P-01', item: 'bulb', daysAgo: 21, quantity: 10, unitCost: 1_900, from: null },
  {
    at: 'shanghai',
    bin: 'B-1',
    item: 'drape',
    daysAgo: 28,
    quantity: 60,
    unitCost: 4_600,
    lot: 'D-0917',
    expiresInDays: 61,
    from: 'gongying',
  },
  {
    at: 'shanghai',
    bin: 'B-1',
    item: 'drape',
    daysAgo: 11,
    quantity: 40,
    unitCost: 4_850,
    lot: 'D-1022',
    expiresInDays: 400,
    from: 'gongying',
  },
  { at: 'shanghai', bin: 'B-2', item: 'bulb', daysAgo: 25, quantity: 30, unitCost: 8_200, from: 'gongying' },
];

interface Use {
  at: PlaceKey;
  item: SupplyKey;
  daysAgo: number;
  quantity: number;
  type: number;
  to: CustomerKey | null;
}

/** Sold and used through the month, a few at a time; the same on every machine. */
function steady(
  of: Pick<Use, 'at' | 'item' | 'type'>,
  {
    from,
    every,
    most,
    to,
  }: { from: number; every: number; most: number; to: readonly [CustomerKey, ...CustomerKey[]] | null },
): Use[] {
  const chance = new Seeded(`${of.at} ${of.item}`);
  const days = Array.from({ length: Math.ceil(from / every) }, (_, at) => from - at * every).filter(
    (day) => day > 0,
  );
  return days.map((daysAgo) => ({
    ...of,
    daysAgo,
    quantity: chance.whole(1, most),
    to: to === null ? null : chance.pick(to),
  }));
}

export const uses: readonly Use[] = [
  ...steady(
    { at: 'osaka', item: 'strips', type: sale },
    { from: 27, every: 4, most: 5, to: ['sogo', 'aoba', 'hitori'] },
  ),
  ...steady(
    { at: 'osaka', item: 'paper', type: sale },
    { from: 25, every: 4, most: 14, to: ['sogo', 'minato', 'hitori'] },
  ),
  ...steady({ at: 'osaka', item: 'bulb', type: repair }, { from: 23, every: 3, most: 4, to: null }),
  ...steady(
    { at: 'tokyo', item: 'gel', type: sale },
    { from: 20, every: 6, most: 4, to: ['sogo', 'rental'] },
  ),
  ...steady({ at: 'tokyo', item: 'bulb', type: repair }, { from: 17, every: 4, most: 2, to: null }),
  ...steady(
    { at: 'shanghai', item: 'drape', type: sale },
    { from: 23, every: 4, most: 9, to: ['xianyi', 'mingmu'] },
  ),
  ...steady({ at: 'shanghai', item: 'bulb', type: repair }, { from: 20, every: 5, most: 3, to: null }),
  { at: 'osaka', item: 'paper', daysAgo: 5, quantity: 2, type: loss, to: null },
];

/** At or below this number somebody wants to be notified; two of them are reached. */
export const warnings: ReadonlyArray<{ at: PlaceKey; item: SupplyKey; number: number }> = [
  { at: 'osaka', item: 'strips', number: 20 },
  { at: 'osaka', item: 'bulb', number: 18 },
  { at: 'tokyo', item: 'bulb', number: 5 },
  { at: 'tokyo', item: 'gel', number: 12 },
  { at: 'shanghai', item: 'drape', number: 40 },
];
