import path from 'node:path';
import type { Language } from '@fovea/shared-types/language';
import { type BrowserContext, expect, type Page, test as base, type ViewportSize } from '@playwright/test';
import { DemoClient, type Credentials } from './demo-client.js';
import { keepNotices } from './notices.js';
import { type PageTexts, pageTextsIn } from './page-texts.js';

export const phone: ViewportSize = { width: 390, height: 844 };

export interface LanguageOptions {
  /** The language of every journey; null lets each have its own. Set by the project. */
  everyLanguage: Language | null;
}

const keepsPictures = process.env.FOVEA_PICTURES === 'on' || process.env.FOVEA_LONG === '1';

const LANGUAGES = ['zh', 'en', 'ja'] as const;
const LOCALES: Record<Language, string> = { zh: 'zh-CN', en: 'en-US', ja: 'ja-JP' };

/** One language per journey by turns: derived from its title alone, so that it is the same in each run. */
function turnOf(title: string): Language {
  let hash = 0;
  for (const letter of title) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return LANGUAGES[hash % LANGUAGES.length] ?? 'en';
}

interface Fixtures {
  /** The language in which this journey is made. */
  language: Language;
  /** The texts of the pages in the language of this run. */
  t: PageTexts;
  /** The product's API, for what has to be there before a page is opened. */
  demo: DemoClient;
  /** Another person at another computer, or phone: own cookies, own storage, same language. */
  anotherPerson: (viewport?: ViewportSize) => Promise<Page>;
  /** Makes the pages of this browser those of somebody, a demo person by name, as if they had logged in before. */
  signIn: (page: Page, person: string | Credentials) => Promise<void>;
  /**
   * Sees that all images of the page come. With FOVEA_PICTURES=on, and in the long run, it keeps a picture of it under
   * test/browser/.output/pictures, named by language and width: for people, no test looks at them.
   */
  picture: (page: Page, name: string, how?: { isWhole: boolean }) => Promise<void>;
  /** What any browser of this journey complained about in its console; at the end there must be nothing. */
  complaints: string[];
}

export const test = base.extend<LanguageOptions & Fixtures>({
  everyLanguage: [null, { option: true }],
  language: async ({ everyLanguage }, use, { title }) => use(everyLanguage ?? turnOf(title)),
  locale: async ({ language }, use) => use(LOCALES[language]),
  // Only known once the product runs, so not a constant of the configuration.
  baseURL: async ({ baseURL }, use) => use(process.env.FOVEA_URL ?? baseURL),
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  context: async ({ context, language, baseURL, complaints }, use) => {
    await prepare(context, language, baseURL, complaints);
    await use(context);
  },
  t: async ({ language }, use) => use(await pageTextsIn(language)),
  demo: async ({ baseURL, language }, use) => use(new DemoClient(urlOf(baseURL), language)),
  anotherPerson: async ({ browser, language, locale, viewport, timezoneId, baseURL, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (size) => {
      const context = await browser.newContext({ locale, timezoneId, viewport: size ?? viewport, baseURL });
      contexts.push(context);
      await prepare(context, language, baseURL, complaints);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  signIn: async ({ demo, baseURL }, use) => {
    await use(async (page, person) => {
      const value = await (typeof person === 'string' ? demo.signIn(person) : demo.tokenOf(person));
      await page.context().addCookies([{ name: 'fovea_token', value, url: urlOf(baseURL) }]);
    });
  },
  picture: async ({ language }, use) => {
    const folder = path.join(import.meta.dirname, '.output/pictures');
    await use(async (page, name, { isWhole } = { isWhole: true }) => {
      const width = page.viewportSize()?.width ?? 0;
      await allImages(page);
      if (!keepsPictures) return;
      await page.screenshot({
        path: path.join(folder, `${name}.${language}.${width}.png`),
        fullPage: isWhole,
        animations: 'disabled',
      });
    });
  },
});

export { expect };

/** Pictures below the fold come when one scrolls there, and the camera does not scroll. */
async function allImages(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      image.loading = 'eager';
      return image.complete;
    }),
  );
}

const urlOf = (url: string | undefined): string => url ?? 'http://localhost:3000';

async function prepare(
  context: BrowserContext,
  language: Language,
  url: string | undefined,
  complaints: string[],
): Promise<void> {
  // The site's own cookie, as the language switcher sets it.
  await context.addCookies([{ name: 'fovea_language', value: language, url: urlOf(url) }]);
  await keepNotices(context);
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (problem) => complaints.push(String(problem.error())));
}
