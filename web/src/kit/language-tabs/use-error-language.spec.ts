import { expect, it } from 'vitest';
import { languageOfErrors } from './use-error-language';

const SUFFIX = { zh: 'c', en: 'e', ja: 'j' } as const;

it('shows the language on screen if it has a fault, else the first that has one', () => {
  const found = (errors: Record<string, string>, shown: 'ja' | 'en') =>
    languageOfErrors(errors, shown, (one) => [`title_${SUFFIX[one]}`, `content_${SUFFIX[one]}`]);
  expect(found({ title_c: 'x', content_j: 'x' }, 'ja')).toBe('ja');
  expect(found({ title_c: 'x', content_j: 'x' }, 'en')).toBe('zh');
  expect(found({}, 'en')).toBeUndefined();
});
