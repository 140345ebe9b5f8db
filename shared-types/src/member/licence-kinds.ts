import type { Language } from '../language.js';
import { inWords, type Words } from '../record/words.js';

/** What the law of a country calls them; how long each holds stands on its paper. */
export const LICENCE_KINDS = {
  1: [
    '高度管理医疗器械等销售・租赁许可（日本）',
    'Highly controlled devices: sale and lease permit (Japan)',
    '高度管理医療機器等販売業・貸与業許可',
  ],
  2: [
    '管理医疗器械销售・租赁备案（日本）',
    'Controlled devices: sale and lease notification (Japan)',
    '管理医療機器販売業・貸与業届出',
  ],
  3: ['医疗器械修理业许可（日本）', 'Medical device repair permit (Japan)', '医療機器修理業許可'],
  4: ['古物商许可（日本）', 'Second-hand dealer permit (Japan)', '古物商許可'],
  11: [
    '第三类医疗器械经营许可证',
    'Class III device operating licence (China)',
    '第三類医療機器経営許可証（中国）',
  ],
  12: [
    '第二类医疗器械经营备案凭证',
    'Class II device operating filing (China)',
    '第二類医療機器経営届出（中国）',
  ],
  90: ['其他许可或备案', 'Other licence or filing', 'その他の許可・届出'],
} as const satisfies Readonly<Record<number, Words>>;

/** Codes of kinds by the country whose law knows them. */
export const LICENCE_COUNTRIES = { 1: [1, 2, 3, 4], 2: [11, 12], 3: [90] } as const;

const kinds: Readonly<Record<number, Words>> = LICENCE_KINDS;

/** What a kind is called; one that is not known any more has no name. */
export const licenceKindIn = (kind: number, language: Language): string => {
  const words = kinds[kind];
  return words ? inWords(words, language) : '';
};
