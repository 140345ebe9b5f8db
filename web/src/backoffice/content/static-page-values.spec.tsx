import { describe, expect, it } from 'vitest';
import {
  changesOf,
  incompleteIn,
  resetOf,
  type StaticPageValues,
  withLanguageOf,
} from './static-page-values';

const before: StaticPageValues = {
  title_c: '关于',
  title_e: 'About',
  title_j: '概要',
  content_c: '<p>文字</p>',
  content_e: '<p>Words</p>',
  content_j: '<p>文章</p>',
};

describe('the texts of a page', () => {
  it('are sent only where they were changed', () => {
    expect(changesOf({ ...before, title_e: 'About us' }, before)).toEqual({ title_e: 'About us' });
    expect(changesOf(before, before)).toEqual({});
  });

  it('are incomplete where a title or the text is missing', () => {
    expect([...incompleteIn(before)]).toEqual([]);
    const values = { ...before, title_j: ' ', content_c: '<p><img src="/files/u/a.png" alt="x"></p>' };
    expect([...incompleteIn(values)]).toEqual(['zh', 'ja']);
  });

  it('are reset in one language and keep what is typed in the others', () => {
    expect(resetOf('en')).toEqual({ title_e: null, content_e: null });
    const typed = { ...before, title_c: '新', title_e: 'New' };
    expect(withLanguageOf(typed, before, 'en')).toEqual({ ...before, title_c: '新' });
  });
});
