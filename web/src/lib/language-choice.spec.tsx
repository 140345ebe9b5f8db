import { describe, expect, it, vi } from 'vitest';
import { detectLanguage, LANGUAGE_COOKIE } from './language-choice';

const choice = (cookie: string, browser: readonly string[]): string => {
  document.cookie = `${LANGUAGE_COOKIE}=${cookie}; path=/`;
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  const language = detectLanguage();
  document.cookie = `${LANGUAGE_COOKIE}=; max-age=0; path=/`;
  return language;
};

describe('the language of a visitor', () => {
  it('is that of the cookie, then of the browser, then English', () => {
    expect(choice('ja', ['zh-CN'])).toBe('ja');
    expect(choice('fr', ['fr-FR', 'zh-CN', 'ja'])).toBe('zh');
    expect(choice('', ['fr-FR'])).toBe('en');
  });
});
