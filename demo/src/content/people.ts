import type { CompanyKey } from './companies.js';

/** One password for everybody: the demo is for looking around, and no server of a real shop loads it. */
export const DEMO_PASSWORD = 'Fovea-demo-2026';

const domain = 'demo.fovea.example';

/** Of finance: who requests, approves, pays and sets the limits is somebody else. */
export type FinanceDuty = 'finance_requester' | 'finance_approver' | 'finance_payer' | 'finance_settings';
export type DemoDuty = 'administrator' | 'auction-staff' | FinanceDuty | 'merchant' | 'bidder' | 'member';

export interface DemoPerson {
  email: string;
  username: string;
  language: 'zh' | 'en' | 'ja';
  country: 'JP' | 'CN' | 'US';
  /**
   * E.164. American numbers come from the block 555-0100 to 555-0199 that is kept free for fiction; Japan and China
   * keep none, so theirs begin with a digit that no subscriber number there begins with.
   */
  phone: string;
  areaCode: string;
  duty: DemoDuty;
  company?: CompanyKey;
}

const person = (
  name: string,
  username: string,
  country: DemoPerson['country'],
  number: number,
  duty: DemoDuty,
  company?: CompanyKey,
): DemoPerson => {
  const line = String(number).padStart(2, '0');
  const phones = { JP: `+819000000${line}0`, CN: `+861000000${line}00`, US: `+120255501${line}` } as const;
  const areaCodes = { JP: '+81', CN: '+86', US: '+1' } as const;
  const languages = { JP: 'ja', CN: 'zh', US: 'en' } as const;
  return {
    email: `${name}@${domain}`,
    username,
    language: languages[country],
    country,
    phone: phones[country],
    areaCode: areaCodes[country],
    duty,
    ...(company === undefined ? {} : { company }),
  };
};

export const platformPeople: readonly DemoPerson[] = [
  person('admin', 'Admin Demonstrator', 'US', 1, 'administrator'),
  person('staff', '競売 係子', 'JP', 2, 'auction-staff'),
  person('finance', '経理 仮子', 'JP', 3, 'finance_requester'),
  person('approver', '承認 架空子', 'JP', 4, 'finance_approver'),
  person('payer', '支払 試太', 'JP', 5, 'finance_payer'),
  person('settings', '設定 見本子', 'JP', 6, 'finance_settings'),
];

/** The first of a company's people sells its goods. */
export const merchantPeople: readonly DemoPerson[] = [
  person('seller', '見本 商一', 'JP', 11, 'merchant', 'mihon'),
  person('mihon2', '見本 倉子', 'JP', 12, 'merchant', 'mihon'),
  person('hikari', '空想 光', 'JP', 13, 'merchant', 'hikari'),
  person('tatoe', '例 院長', 'JP', 14, 'merchant', 'tatoe'),
  person('kari', '仮名 直美', 'JP', 15, 'merchant', 'kari'),
  person('yangli', '样例 小王', 'CN', 16, 'merchant', 'yangli'),
  person('yangli2', '样例 老李', 'CN', 17, 'merchant', 'yangli'),
  person('jiaxiang', '假想 明', 'CN', 18, 'merchant', 'jiaxiang'),
  person('binhu', '虚构 设备科', 'CN', 19, 'merchant', 'binhu'),
  person('lizi', '例子 小陈', 'CN', 20, 'merchant', 'lizi'),
];

/** The first two are the sign-ins that the demo invites to; the others bid by themselves now and then. */
export const bidders: readonly DemoPerson[] = [
  person('bidder1', '入札 一郎', 'JP', 31, 'bidder'),
  person('bidder2', 'Bea Bidwell', 'US', 32, 'bidder'),
  person('bidder3', '虚构 买家三', 'CN', 33, 'bidder'),
  person('bidder4', '架空 四郎', 'JP', 34, 'bidder'),
  person('bidder5', 'Max Madeup', 'US', 35, 'bidder'),
  person('bidder6', '样本 小六', 'CN', 36, 'bidder'),
  person('bidder7', '見本 七海', 'JP', 37, 'bidder'),
  person('bidder8', 'Fay Fictional', 'US', 38, 'bidder'),
  person('bidder9', '示例 九哥', 'CN', 39, 'bidder'),
  person('bidder10', '空想 十和子', 'JP', 40, 'bidder'),
  person('bidder11', 'Ida Imaginary', 'US', 41, 'bidder'),
  person('bidder12', '假设 十二', 'CN', 42, 'bidder'),
];

/** People who look around; the first two have submitted the documents of a company. */
export const members: readonly DemoPerson[] = [
  person('applicant1', '試作 硝子', 'JP', 51, 'member'),
  person('applicant2', '虚拟 申请人', 'CN', 52, 'member'),
  person('member1', 'Nora Nobody', 'US', 53, 'member'),
  person('member2', '仮想 見学', 'JP', 54, 'member'),
  person('member3', '示范 访客', 'CN', 55, 'member'),
  person('member4', 'Stan Standin', 'US', 56, 'member'),
];

export const everybody: readonly DemoPerson[] = [
  ...platformPeople,
  ...merchantPeople,
  ...bidders,
  ...members,
];

/** Bidders that act as rivals: all but the two accounts for visitors. */
export const rivals: readonly DemoPerson[] = bidders.slice(2);
