import { instant, text, truth } from '../record/fields.js';
import { staffRecord } from '../record/record.js';
import type { Translations } from '../record/translations.js';
import { CONTENT_MAX, STATIC_PAGE_TYPES, TITLE_MAX } from './static-page-rules.js';

const OWN: Translations = ['自定义内容', 'Own text', '編集済みの文章'];

const title = (label: Translations) => text({ label, max: TITLE_MAX, isLong: true });
/** Rich text. */
const content = (label: Translations) => text({ label, max: CONTENT_MAX, isLong: true });
/** Title or text is the staff's own; without it the one that comes with the program is shown. */
const isOwn = () => truth({ label: OWN });

/** Static pages in three languages, for their editors; they are written by a call outside the record. */
export const staticPages = staffRecord({
  name: 'content:static-page',
  one: ['静态页面', 'a static page', '固定ページ'],
  many: ['静态页面', 'Static pages', '固定ページ'],
  words: {
    empty: ['暂无页面', 'No pages', 'ページがありません'],
    empty_text: [
      '系统自带的页面会显示在这里。',
      'Pages that come with the program stand here.',
      '標準のページがここに並びます。',
    ],
  },
  scope: 'platform',
  classes: { row: 'StaticPageRow' },
  calls: {
    list: [
      '/static-pages/static-page-list',
      'All texts of the platform in three languages, for their editors',
    ],
  },
  menu: { path: '/content/staticPages', icon: 'file-text' },
  subject: 'static_page',
  title: 'title_e',
  order: 'id',
  fields: {},
  shown: {
    type: text({ label: ['页面', 'Page', 'ページ'], max: 20, oneOf: STATIC_PAGE_TYPES }),
    title_c: title(['中文标题', 'Title in Chinese', '見出し（中国語）']),
    title_e: title(['英文标题', 'Title in English', '見出し（英語）']),
    title_j: title(['日文标题', 'Title in Japanese', '見出し（日本語）']),
    content_c: content(['中文正文', 'Text in Chinese', '本文（中国語）']),
    content_e: content(['英文正文', 'Text in English', '本文（英語）']),
    content_j: content(['日文正文', 'Text in Japanese', '本文（日本語）']),
    is_own_c: isOwn(),
    is_own_e: isOwn(),
    is_own_j: isOwn(),
    updated_at: instant({ label: ['最后编辑时间', 'Last edited', '最終編集日時'] }),
    updated_name: text({ label: ['编辑人', 'Edited by', '編集者'], max: 60, orNull: true }),
  },
  filters: {},
  isWhole: true,
  version: ['title_c', 'title_e', 'title_j', 'content_c', 'content_e', 'content_j'],
});
