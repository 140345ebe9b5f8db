import { t, type Text3 } from './text3.js';

/** Merchants of the demo. Every name states in its own language that the company does not exist. */
export interface DemoCompany {
  name: Text3;
  country: 'JP' | 'CN';
  timeZone: string;
  address: string;
  postalCode: string;
  about: Text3;
}

export const companies = {
  mihon: {
    name: t('见本眼科商会（虚构）', 'Mihon Eye Trading (fictional)', '見本眼科商会（架空）'),
    country: 'JP',
    timeZone: 'Asia/Tokyo',
    address: '大阪府大阪市架空区見本町1-2-3',
    postalCode: '530-0000',
    about: t(
      '收购停诊眼科的整套设备，检修后出售。',
      'Buys whole clinics that close and sells the devices after a check.',
      '閉院した眼科の機器を一括で買い取り、点検して販売しています。',
    ),
  },
  hikari: {
    name: t('空想光医疗器械（虚构）', 'Kuso Hikari Medical (fictional)', '空想ひかり医療機器（架空）'),
    country: 'JP',
    timeZone: 'Asia/Tokyo',
    address: '東京都架空区空想4-5-6',
    postalCode: '100-0000',
    about: t(
      '手术设备与激光的专门店。',
      'Specialised in theatre equipment and lasers.',
      '手術機器とレーザーの専門店です。',
    ),
  },
  tatoe: {
    name: t('例如眼科诊所（虚构）', 'Tatoe Eye Clinic (fictional)', 'たとえ眼科クリニック（架空）'),
    country: 'JP',
    timeZone: 'Asia/Tokyo',
    address: '福岡県架空市例示7-8',
    postalCode: '810-0000',
    about: t(
      '更新设备时转让本院使用过的机器。',
      'A clinic that passes on its own devices when it renews them.',
      '更新にあわせて自院で使った機器を譲っています。',
    ),
  },
  kari: {
    name: t('假名再生机器（虚构）', 'Karina Reuse Devices (fictional)', 'かりな再生機器（架空）'),
    country: 'JP',
    timeZone: 'Asia/Tokyo',
    address: '愛知県架空市仮名9-10',
    postalCode: '460-0000',
    about: t(
      '验光设备与零件，当天发货。',
      'Refraction equipment and parts, shipped the same day.',
      '屈折機器と部品を即日発送しています。',
    ),
  },
  yangli: {
    name: t('样例眼科器械（虚构）', 'Yangli Ophthalmic (fictional)', '様例眼科器械（架空）'),
    country: 'CN',
    timeZone: 'Asia/Shanghai',
    address: '上海市虚构区样例路12号',
    postalCode: '200000',
    about: t(
      '面向县级医院的二手眼科设备供应商。',
      'Supplies county hospitals with used eye equipment.',
      '地方病院向けに中古の眼科機器を供給しています。',
    ),
  },
  jiaxiang: {
    name: t('假想明镜医疗（虚构）', 'Jiaxiang Mingjing Medical (fictional)', '仮想明鏡医療（架空）'),
    country: 'CN',
    timeZone: 'Asia/Shanghai',
    address: '广东省广州市虚构区假想街34号',
    postalCode: '510000',
    about: t(
      '国产设备翻新，提供一年质保。',
      'Refurbishes Chinese devices with a year of warranty.',
      '中国製機器を整備し、1年保証で販売しています。',
    ),
  },
  binhu: {
    name: t('虚构滨湖眼科医院（示例）', 'Binhu Eye Hospital (fictional)', '架空浜湖眼科病院（例）'),
    country: 'CN',
    timeZone: 'Asia/Shanghai',
    address: '江苏省虚构市滨湖大道56号',
    postalCode: '214000',
    about: t(
      '医院设备科处置更新下来的设备。',
      'The equipment office of a hospital that renews its theatre.',
      '病院の機器管理課が更新機器を処分しています。',
    ),
  },
  lizi: {
    name: t('例子光学配件（虚构）', 'Lizi Optical Parts (fictional)', '例子光学部品（架空）'),
    country: 'CN',
    timeZone: 'Asia/Shanghai',
    address: '广东省深圳市虚构区例子路78号',
    postalCode: '518000',
    about: t(
      '镜片、灯泡与各类配件。',
      'Lenses, lamps and every kind of part.',
      'レンズ、ランプ、各種部品を扱っています。',
    ),
  },
} as const satisfies Record<string, DemoCompany>;

export type CompanyKey = keyof typeof companies;

export const companyKeys: readonly CompanyKey[] = Object.keys(companies).filter(
  (key): key is CompanyKey => key in companies,
);
