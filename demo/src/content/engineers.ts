import type { CompanyKey } from './companies.js';

/** An engineer of a demo company, or of the platform; names are made up. Days are counted from today. */
export interface DemoEngineer {
  /** Null: the platform's. */
  company: CompanyKey | null;
  name: string;
  phone: string;
  place: string;
  /** Codes of `engineer_skill`. */
  skills: readonly number[];
  submittedDaysAgo: number;
  /** Absent: it waits for its review; text: rejected with this reason. */
  decision?: true | string;
}

export const engineers: readonly DemoEngineer[] = [
  {
    company: 'mihon',
    name: '見本 修理',
    phone: '+81900000710',
    place: '大阪府・京都府',
    skills: [1, 2, 4],
    submittedDaysAgo: 40,
    decision: true,
  },
  {
    company: 'mihon',
    name: '見本 整備',
    phone: '+81900000720',
    place: '兵庫県',
    skills: [3, 9],
    submittedDaysAgo: 2,
  },
  {
    company: 'yangli',
    name: '样例 工程',
    phone: '+86100000073',
    place: '上海及江苏',
    skills: [2, 5, 7],
    submittedDaysAgo: 12,
    decision: '培训证书已过期，请上传最新证书。',
  },
  {
    company: null,
    name: 'Remy Sample',
    phone: '+12025550174',
    place: 'Tokyo and Kanagawa',
    skills: [5, 6, 10],
    submittedDaysAgo: 60,
    decision: true,
  },
];
