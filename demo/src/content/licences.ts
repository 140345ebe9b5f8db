import type { CompanyKey } from './companies.js';

/** A licence of a demo company; numbers are made up. Days are counted from today. */
export interface DemoLicence {
  company: CompanyKey;
  kind: number;
  number: string;
  authority: string;
  classes: readonly number[];
  place: string;
  beganDaysAgo: number;
  /** Null: it does not end. */
  endsInDays: number | null;
  /** Absent: it waits for its review; false: rejected with these words. */
  decision?: true | string;
}

export const licences: readonly DemoLicence[] = [
  {
    company: 'mihon',
    kind: 1,
    number: '架空第00123号',
    authority: '大阪市架空保健所',
    classes: [3, 4, 5],
    place: '見本眼科商会 本店',
    beganDaysAgo: 2171,
    endsInDays: 20,
    decision: true,
  },
  {
    company: 'mihon',
    kind: 4,
    number: '架空公安委員会 第000000000001号',
    authority: '架空公安委員会',
    classes: [],
    place: '見本眼科商会 本店',
    beganDaysAgo: 3000,
    endsInDays: null,
    decision: true,
  },
  {
    company: 'mihon',
    kind: 3,
    number: '架空修第00045号',
    authority: '架空府知事',
    classes: [5],
    place: '見本眼科商会 修理センター',
    beganDaysAgo: 40,
    endsInDays: 1785,
  },
  {
    company: 'hikari',
    kind: 1,
    number: '架空第00456号',
    authority: '架空区保健所',
    classes: [3, 4],
    place: '空想ひかり医療機器 東京営業所',
    beganDaysAgo: 60,
    endsInDays: 2131,
    decision: true,
  },
  {
    company: 'hikari',
    kind: 2,
    number: '架空届第00789号',
    authority: '架空区保健所',
    classes: [2],
    place: '空想ひかり医療機器 東京営業所',
    beganDaysAgo: 900,
    endsInDays: null,
    decision: true,
  },
  {
    company: 'yangli',
    kind: 11,
    number: '虚构食药监械经营许20210001号',
    authority: '虚构市市场监督管理局',
    classes: [3],
    place: '样例仪器（虚构）',
    beganDaysAgo: 1835,
    endsInDays: -10,
    decision: true,
  },
  {
    company: 'yangli',
    kind: 11,
    number: '虚构食药监械经营许20260001号',
    authority: '虚构市市场监督管理局',
    classes: [3],
    place: '样例仪器（虚构）',
    beganDaysAgo: 9,
    endsInDays: 1816,
    decision: true,
  },
  {
    company: 'hikari',
    kind: 3,
    number: '架空修第00067号',
    authority: '架空都知事',
    classes: [5],
    place: '空想ひかり医療機器 東京営業所',
    beganDaysAgo: 30,
    endsInDays: 1795,
    decision: '営業所の所在地が許可証と異なります。',
  },
  {
    company: 'tatoe',
    kind: 1,
    number: '架空第00246号',
    authority: '架空市保健所',
    classes: [3, 4, 5],
    place: 'たとえ眼科クリニック',
    beganDaysAgo: 1300,
    endsInDays: 890,
    decision: true,
  },
  {
    company: 'kari',
    kind: 1,
    number: '架空第00357号',
    authority: '架空区保健所',
    classes: [3, 4, 5],
    place: 'かりな再生機器 本店',
    beganDaysAgo: 600,
    endsInDays: 1590,
    decision: true,
  },
  {
    company: 'jiaxiang',
    kind: 11,
    number: '虚构食药监械经营许20230002号',
    authority: '虚构市市场监督管理局',
    classes: [3],
    place: '假想明镜医疗（虚构）',
    beganDaysAgo: 1000,
    endsInDays: 825,
    decision: true,
  },
  {
    company: 'binhu',
    kind: 11,
    number: '虚构食药监械经营许20240003号',
    authority: '虚构市市场监督管理局',
    classes: [3],
    place: '虚构滨湖眼科医院（示例）',
    beganDaysAgo: 500,
    endsInDays: 1325,
    decision: true,
  },
  {
    company: 'lizi',
    kind: 12,
    number: '虚构食药监械经营备20240004号',
    authority: '虚构市市场监督管理局',
    classes: [2],
    place: '例子光学配件（虚构）',
    beganDaysAgo: 400,
    endsInDays: null,
    decision: true,
  },
];
