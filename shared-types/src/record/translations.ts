import type { Language } from '../language.js';

/** The same text in Chinese, English and Japanese. */
export type Translations = readonly [zh: string, en: string, ja: string];

const PLACE = { zh: 0, en: 1, ja: 2 } as const;

export const textIn = (texts: Translations, language: Language): string => texts[PLACE[language]];

/** The default texts of a record's frame. */
export interface RecordTexts {
  /** Button and form of a new one; the same words name the permission, its menu row and the line of the audit log. */
  add: Translations;
  update: Translations;
  delete: Translations;
  /** Of a document: what its requester and whoever decides it do. */
  cancel: Translations;
  audit: Translations;
  /** The form of one that is there. */
  edit: Translations;
  /** Nothing is there at all. */
  empty: Translations;
  /** What to do then. */
  empty_text: Translations;
  /** What goes with a deletion, or when it is refused. */
  delete_text: Translations;
}

/** An English thing without its article: `a brand` is `brand`. */
const bare = (thing: string): string => thing.replace(/^(an?|the) /, '');

/** A noun on its own: `a brand` is `Brand`. */
export function thingIn(one: Translations, language: Language): string {
  const text = textIn(one, language);
  return language === 'en' ? bare(text).replace(/^./, (first) => first.toUpperCase()) : text;
}

/** @param one the thing as a sentence names it: `['品牌', 'a brand', 'ブランド']` */
export const recordTextsOf = ([zh, en, ja]: Translations): RecordTexts => ({
  add: [`新增${zh}`, `Add ${en}`, `${ja}の追加`],
  update: [`编辑${zh}`, `Edit ${en}`, `${ja}の編集`],
  delete: [`删除${zh}`, `Delete ${en}`, `${ja}の削除`],
  cancel: [`撤回${zh}`, `Withdraw ${en}`, `${ja}の取下げ`],
  audit: [`审核${zh}`, `Decide ${en}`, `${ja}の審査`],
  edit: [`编辑${zh}`, `Edit the ${bare(en)}`, `${ja}の編集`],
  empty: [`没有找到${zh}`, `No ${bare(en)} found`, `${ja}が見つかりません`],
  empty_text: ['新增后会显示在这里。', 'What is added appears here.', '追加するとここに表示されます。'],
  delete_text: ['删除后无法恢复。', 'This cannot be undone.', '削除すると元に戻せません。'],
});

/** Labels that many records share. */
export const LABELS = {
  id: ['编号', 'Number', '番号'],
  status: ['启用', 'Enabled', '有効'],
  state: ['状态', 'State', '状態'],
  sort: ['排序', 'Order', '並び順'],
  created_at: ['创建时间', 'Created', '作成日時'],
  updated_at: ['更新时间', 'Changed', '更新日時'],
  image: ['图片', 'Picture', '画像'],
  images: ['图片', 'Pictures', '画像'],
  company_name: ['公司', 'Company', '会社'],
} as const satisfies Record<string, Translations>;
