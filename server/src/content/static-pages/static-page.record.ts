import type { StaticPageType } from '@fovea/shared-types/content/static-page-rules';
import { staticPages } from '@fovea/shared-types/content/static-page.record';
import type { Language } from '@fovea/shared-types/language';
import { serveRecord } from '../../platform/records/serve-record.js';
import { contentOf, titleOf, writtenAt } from './static-page-text.js';

type Read = (value: unknown, row: Readonly<Record<string, unknown>>) => unknown;

// The row as the table has it: a type of ours, texts and instants that may be null.
const typeOf = (row: Readonly<Record<string, unknown>>) => row.type as StaticPageType;
const title =
  (language: Language): Read =>
  (written, row) =>
    titleOf(typeOf(row), language, written as string | null);
const content =
  (language: Language): Read =>
  (written, row) =>
    contentOf(typeOf(row), language, written as string | null);
const isOwn = (suffix: 'c' | 'e' | 'j'): string =>
  `(t.title_${suffix} IS NOT NULL OR t.content_${suffix} IS NOT NULL)`;

/** Static pages as their editors read them: what staff wrote, else what comes with the program. */
export const servedStaticPages = serveRecord(staticPages, {
  table: 'static_page',
  rowsOf: { sharedBy: 'the pages of the platform; who changed one last did not make it' },
  joins: 'LEFT JOIN account editor ON editor.id = t.updated_by',
  shown: {
    is_own_c: isOwn('c'),
    is_own_e: isOwn('e'),
    is_own_j: isOwn('j'),
    updated_name: 'editor.username',
  },
  made: {
    title_c: title('zh'),
    title_e: title('en'),
    title_j: title('ja'),
    content_c: content('zh'),
    content_e: content('en'),
    content_j: content('ja'),
    updated_at: (written, row) => writtenAt(typeOf(row), written as Date | null),
  },
});
