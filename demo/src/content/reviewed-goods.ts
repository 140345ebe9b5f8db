import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { goodsOf } from './all-goods.js';
import type { DemoGoods } from './demo-goods.js';
import { exams, pulses, shots } from './phrases.js';
import { t, type Text3 } from './text3.js';

/** A second piece of something that is on sale: what it has of its own, and how far it came. */
export interface ReviewedGoods {
  /** The number of the goods on sale that are of the same make. */
  twin: string;
  own: Pick<
    DemoGoods,
    | 'goodsSn'
    | 'seller'
    | 'year'
    | 'serial'
    | 'name'
    | 'description'
    | 'condition'
    | 'conditionNote'
    | 'usage'
    | 'price'
  >;
  reviewState: 'waiting' | 'rejected' | 'taken_off' | 'scheduled';
  hoursAgo: number;
  /** What the platform wrote beside its decision. */
  notes?: string;
}

/** It as goods of its own. */
export const pieceOf = ({ twin, own }: ReviewedGoods): DemoGoods => ({
  ...goodsOf(twin),
  ...own,
  saleType: SALE_TYPE.immediate,
  stock: 1,
});

export const reviewedGoods: readonly ReviewedGoods[] = [
  {
    twin: 'FV-OCT-0002',
    reviewState: 'taken_off',
    hoursAgo: 620,
    own: {
      goodsSn: 'FV-OCT-0101',
      seller: 'hikari',
      year: 2016,
      serial: 'BW-TB500-1140',
      name: t(
        'Brennwald Tiefblick 500 OCT工作站（2016年，部件机）',
        'Brennwald Tiefblick 500 OCT workstation (2016, for parts)',
        'Brennwald Tiefblick 500 OCTワークステーション（2016年製・部品取り）',
      ),
      description: t(
        '参考臂驱动已损坏，无法完成扫描，适合拆件使用。扫描头光学件、显示器和电动台都正常。可在东京自提，也可安排木箱发货。',
        'The drive of the reference arm is broken and no scan completes, so it is offered for parts. The optics of the head, the monitor and the motorised table are in order. Collect it in Tokyo, or we have it crated.',
        '参照アームの駆動部が故障しており、スキャンは完了しません。部品取り用としての出品です。ヘッドの光学系、モニター、電動台は正常です。東京での引き取り、木枠梱包での発送のどちらにも対応します。',
      ),
      condition: 4,
      conditionNote: t(
        '参考臂驱动损坏，仅供拆件',
        'Drive of the reference arm broken, for parts only',
        '参照アーム駆動部が故障、部品取り用',
      ),
      usage: exams(88_500),
      price: { amount: 680_000, currency: 'JPY' },
    },
  },
  {
    twin: 'FV-REF-0003',
    reviewState: 'scheduled',
    hoursAgo: 51,
    own: {
      goodsSn: 'FV-REF-0101',
      seller: 'mihon',
      year: 2022,
      serial: 'VAM-22-1038',
      name: t(
        'Veltmar Axis Master 光学生物测量仪（2022年）',
        'Veltmar Axis Master optical biometer (2022)',
        'Veltmar Axis Master 光学式眼軸長測定装置（2022年製）',
      ),
      description: t(
        '神户一家日间手术中心停业前一直在用，按年保养，记录齐全。镜头和屏幕无划痕，校准球误差0.01毫米以内。月底搬出后发货，届时上架。',
        'In use until a day surgery in Kobe closed, serviced every year with all records kept. No scratches on lens or screen; within 0.01 mm on its calibration sphere. It goes on sale when it leaves the building, and ships from then on.',
        '神戸の日帰り手術施設で閉院まで使われていた機体です。毎年の点検記録がすべて揃っています。レンズと画面に傷はなく、校正球での誤差は0.01mm以内です。搬出が済み次第、販売と発送を始めます。',
      ),
      condition: 2,
      conditionNote: t('外观几乎无使用痕迹', 'Hardly a trace of use', '使用感はほとんどありません'),
      usage: exams(3_150),
      price: { amount: 3_480_000, currency: 'JPY' },
    },
  },
  {
    twin: 'FV-SLT-0001',
    reviewState: 'rejected',
    hoursAgo: 29,
    notes:
      '銘板の写真がなく、製造番号と年式を確認できません。銘板全体が読める写真を追加し、年式を銘板と同じにして、もう一度提出してください。',
    own: {
      goodsSn: 'FV-SLT-0101',
      seller: 'mihon',
      year: 2011,
      serial: 'BW-BQ9-3306',
      name: t(
        'Brennwald BQ-9 裂隙灯显微镜（2011年）',
        'Brennwald BQ-9 slit lamp (2011)',
        'Brennwald BQ-9 細隙灯顕微鏡（2011年製）',
      ),
      description: t(
        '从一家学校保健室收来，使用次数不多。光学件干净，五档变倍正常。灯泡为旧件，建议更换。底座滑板有锈点。',
        'From the sick room of a school, and seldom used. Clean optics, and all five magnifications work. The lamp is an old one, so plan for a new one. The slide of the base has specks of rust.',
        '学校の保健室にあった機体で、使用頻度は低めです。光学系はきれいで、5段変倍も正常です。ランプは古いため交換をお勧めします。架台のスライド部に点サビがあります。',
      ),
      condition: 4,
      conditionNote: t(
        '底座滑板有锈点，灯泡需更换',
        'Specks of rust on the slide, lamp due for renewal',
        'スライド部に点サビ、ランプは要交換',
      ),
      usage: null,
      price: { amount: 198_000, currency: 'JPY' },
    },
  },
  {
    twin: 'FV-FUN-0001',
    reviewState: 'waiting',
    hoursAgo: 7,
    own: {
      goodsSn: 'FV-FUN-0101',
      seller: 'mihon',
      year: 2017,
      serial: 'KS7-170219',
      name: t(
        'Kasumi RC-7 NM 免散瞳眼底相机（2017年）',
        'Kasumi RC-7 NM non-mydriatic fundus camera (2017)',
        'Kasumi RC-7 NM 無散瞳眼底カメラ（2017年製）',
      ),
      description: t(
        '奈良一家内科用于糖尿病筛查。自动拍摄和小瞳孔模式正常，固视灯已更换。外壳左侧有贴纸残胶，屏幕边缘有一处亮点，不影响图像。',
        'A general practice in Nara screened its diabetic patients with it. Auto shot and the small-pupil mode work, and the fixation lamp is new. Some glue of a sticker is left on the left side, and one pixel at the edge of the screen stays lit, which no picture shows.',
        '奈良の内科で糖尿病の検診に使っていた機体です。オートショットと小瞳孔モードは正常で、固視灯は交換済みです。外装左側にシールの糊跡、画面端に輝点が1か所ありますが、画像には影響しません。',
      ),
      condition: 3,
      conditionNote: t(
        '左侧有残胶，屏幕边缘一处亮点',
        'Glue marks on the left, one lit pixel at the edge of the screen',
        '左側に糊跡、画面端に輝点1か所',
      ),
      usage: shots(27_900),
      price: { amount: 980_000, currency: 'JPY' },
    },
  },
  {
    twin: 'FV-LAS-0003',
    reviewState: 'waiting',
    hoursAgo: 3,
    own: {
      goodsSn: 'FV-LAS-0101',
      seller: 'hikari',
      year: 2021,
      serial: 'VDS-21-0419',
      name: t(
        'Veltmar Duo SLT/YAG 双模激光（2021年）',
        'Veltmar Duo SLT and YAG laser (2021)',
        'Veltmar Duo SLT/YAGレーザー（2021年製）',
      ),
      description: t(
        '因诊所合并多出一台。出力在检修时与显示值相差不到百分之二，两种模式切换顺畅。除侧面一处轻微擦痕外如新。',
        'Left over when two clinics became one. At the inspection its output was within two per cent of the display, and it switches smoothly between its modes. Like new but for a light scuff on one side.',
        '2施設の統合で余剰になった機体です。点検時の出力は表示値との差が2%以内で、モードの切り替えも滑らかです。側面の軽い擦れを除けば新品同様です。',
      ),
      condition: 2,
      conditionNote: t('侧面一处轻微擦痕', 'A light scuff on one side', '側面に軽い擦れ1か所'),
      usage: pulses(36_400),
      price: { amount: 4_650_000, currency: 'JPY' },
    },
  },
];

/** A change of goods on the shelf that waits for its review. */
export interface GoodsChange {
  goodsSn: string;
  hoursAgo: number;
  condition: DemoGoods['condition'];
  conditionNote: Text3;
  /** A paragraph more at the end of the description. */
  content: Text3;
  accessories: readonly Text3[];
}

export const changes: readonly GoodsChange[] = [
  {
    goodsSn: 'FV-LAS-0007',
    hoursAgo: 2,
    condition: 3,
    conditionNote: t(
      '外壳多处划痕，低档能量已重新校准',
      'Several scratches; low settings recalibrated',
      '外装に傷多数、低出力側は再校正済み',
    ),
    content: t(
      '本周由技师重新校准：低档能量与显示值相差已在百分之三以内，附新的测量表。',
      'Recalibrated by our technician this week: at the low settings the energy is now within three per cent of the display. The new measurements are included.',
      '今週、弊社技術者が再校正を行い、低出力側の誤差は表示値の3%以内になりました。新しい測定表を添付します。',
    ),
    accessories: [t('校准测量表', 'Calibration record', '校正測定表')],
  },
];
