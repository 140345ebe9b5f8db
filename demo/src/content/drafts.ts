import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { CategoryCode } from './categories.js';
import type { CompanyKey } from './companies.js';
import type { MakerKey } from './makers.js';

/** A publish form that somebody has put aside. */
export interface UnfinishedGoods {
  seller: CompanyKey;
  category: CategoryCode;
  maker?: MakerKey;
  form: GoodsForm;
  hoursAgo: number;
}

/** From a name alone to one that lacks nothing but its pictures. */
export const drafts: readonly UnfinishedGoods[] = [
  {
    seller: 'mihon',
    category: 'slit-lamp',
    hoursAgo: 1,
    form: {
      goods_name_c: '便携裂隙灯（待确认型号）',
      goods_name_e: 'Portable slit lamp (model to be checked)',
      goods_name_j: 'ポータブル細隙灯（型番確認中）',
    },
  },
  {
    seller: 'hikari',
    category: 'surgery',
    maker: 'halden',
    hoursAgo: 20,
    form: {
      goods_name_c: 'Halden 手术显微镜助手镜',
      goods_name_e: 'Halden assistant scope for surgical microscopes',
      goods_name_j: 'Halden 手術顕微鏡用 助手鏡',
      year: 2018,
      condition: 3,
      sale_type: 3,
      price: '240000',
      currency: 'JPY',
      ships_from: 'JP',
    },
  },
  {
    seller: 'mihon',
    category: 'refraction',
    maker: 'hoshinagi',
    hoursAgo: 44,
    form: {
      goods_name_c: 'Hoshinagi NT-Kaze 2 非接触眼压计（2019年）',
      goods_name_e: 'Hoshinagi NT-Kaze 2 non-contact tonometer (2019)',
      goods_name_j: 'Hoshinagi NT-Kaze 2 非接触眼圧計（2019年製）',
      goods_code: 'NT-Kaze 2',
      serial_number: 'HK2-190655',
      year: 2019,
      origin: 'JP',
      ships_from: 'JP',
      sale_type: 3,
      price: '360000',
      currency: 'JPY',
      is_negotiable: true,
      quantity: 1,
      freight: '6000',
      shipping_time: 2,
      pay_types: [1, 2],
      condition: 3,
      condition_note_c: '下颌托有轻微磨损',
      condition_note_e: 'Chin rest slightly worn',
      condition_note_j: '顎台にわずかな摩耗',
      content_c: '<p>体检中心使用，喷气嘴已清洁并校准，附打印纸。照片待拍。</p>',
      content_e:
        '<p>From a health-check centre; the nozzle is cleaned and calibrated, and paper is included. Pictures will follow.</p>',
      content_j:
        '<p>健診センターで使用していた機体です。ノズルの清掃と校正を済ませ、記録紙を付属します。写真はこれから撮影します。</p>',
      length_mm: 480,
      width_mm: 300,
      height_mm: 460,
      weight_g: 15_500,
    },
  },
];
