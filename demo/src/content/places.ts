import type { CompanyKey } from './companies.js';

/** Warehouses of two merchants. Names and addresses state in their own language that they do not exist. */
export interface DemoPlace {
  company: CompanyKey;
  name: string;
  country: 'JP' | 'CN';
  currency: 'JPY' | 'CNY';
  address: string;
  manager: string;
  phone: string;
  /** By zone, the codes of its bins. */
  bins: Readonly<Record<string, readonly string[]>>;
}

export const places = {
  osaka: {
    company: 'mihon',
    name: '大阪中央倉庫（架空）',
    country: 'JP',
    currency: 'JPY',
    address: '大阪府大阪市架空区見本町1-2-3',
    manager: '見本 倉子',
    phone: '06-0000-0101',
    bins: {
      '1階 大型機': ['A-01-01', 'A-01-02', 'A-02-01', 'A-02-02'],
      '2階 小型機': ['B-01-01', 'B-01-02', 'B-02-01'],
      部品棚: ['C-01-01', 'C-01-02'],
      検品待ち: ['Q-01'],
    },
  },
  tokyo: {
    company: 'mihon',
    name: '東京整備センター（架空）',
    country: 'JP',
    currency: 'JPY',
    address: '東京都架空区見本台4-5',
    manager: '見本 整美',
    phone: '03-0000-0102',
    bins: { 整備済み: ['S-01', 'S-02'], 整備待ち: ['W-01'], 部品棚: ['P-01'] },
  },
  shanghai: {
    company: 'yangli',
    name: '上海一号仓（虚构）',
    country: 'CN',
    currency: 'CNY',
    address: '上海市虚构区样例路12号',
    manager: '样例 老李',
    phone: '021-0000-0103',
    bins: { 整机区: ['A-1', 'A-2', 'A-3'], 配件区: ['B-1', 'B-2'], 待检区: ['Q-1'] },
  },
} as const satisfies Record<string, DemoPlace>;

export type PlaceKey = keyof typeof places;

/** The parties with whom goods are exchanged. Numbers have an exchange that no subscriber has. */
interface DemoCustomer {
  company: CompanyKey;
  /** The member's company, where there is one. */
  of?: string;
  name: string;
  tel: string;
  country: 'JP' | 'CN';
  address: string;
  remark?: string;
}

export const customers = {
  minato: {
    company: 'mihon',
    of: '架空みなと眼科クリニック',
    name: '港 院子',
    tel: '078-0000-0111',
    country: 'JP',
    address: '兵庫県架空市みなと町2-1',
    remark: '閉院予定。機器一式の買い取り先。',
  },
  sogo: {
    company: 'mihon',
    of: '見本総合病院（架空）',
    name: '総合 課長',
    tel: '075-0000-0112',
    country: 'JP',
    address: '京都府架空市見本通3-4',
  },
  aoba: {
    company: 'mihon',
    of: '仮想あおば眼科',
    name: '青葉 緑',
    tel: '022-0000-0113',
    country: 'JP',
    address: '宮城県架空市青葉町5-6',
  },
  rental: {
    company: 'mihon',
    of: '想定メディカルレンタル',
    name: '想定 貸夫',
    tel: '03-0000-0114',
    country: 'JP',
    address: '東京都架空区想定7-8',
    remark: 'デモ機の貸し出し先。',
  },
  hitori: {
    company: 'mihon',
    name: '一人 開業',
    tel: '090-0000-0115',
    country: 'JP',
    address: '奈良県架空市例示9-10',
  },
  xianyi: {
    company: 'yangli',
    of: '虚构县人民医院',
    name: '虚构 设备科',
    tel: '0571-0000-0121',
    country: 'CN',
    address: '浙江省虚构县人民路1号',
  },
  mingmu: {
    company: 'yangli',
    of: '样例明目眼科门诊',
    name: '样例 刘医生',
    tel: '025-0000-0122',
    country: 'CN',
    address: '江苏省虚构市明目街2号',
  },
  gongying: {
    company: 'yangli',
    of: '假设医疗供应链',
    name: '假设 供应',
    tel: '021-0000-0123',
    country: 'CN',
    address: '上海市虚构区假设路3号',
    remark: '耗材与配件供应商。',
  },
} as const satisfies Record<string, DemoCustomer>;

export type CustomerKey = keyof typeof customers;
