import type { Language } from '@fovea/shared-types/language';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { writeCookie } from './cookies';
import { LANGUAGE_COOKIE } from './language-choice';
import type { TextFiles } from './more-texts';

/** As the page's and the text's `lang`: it chooses the glyphs. */
export const HTML_LANG: Record<Language, string> = { zh: 'zh-CN', en: 'en', ja: 'ja' };

const firstTexts: TextFiles = {
  zh: import.meta.glob<Record<string, string>>(
    '../locales/{auction,common,evaluation,goods,home,questions}.json',
    { import: 'default', query: '?zh' },
  ),
  en: import.meta.glob<Record<string, string>>(
    '../locales/{auction,common,evaluation,goods,home,questions}.json',
    { import: 'default', query: '?en' },
  ),
  ja: import.meta.glob<Record<string, string>>(
    '../locales/{auction,common,evaluation,goods,home,questions}.json',
    { import: 'default', query: '?ja' },
  ),
};

let active: Language = 'en';
let started: Promise<unknown> = Promise.resolve();
export const activeLanguage = (): Language => active;

/** Keeps the choice and starts anew, so that texts from the server arrive in it as well. */
export function switchLanguage(language: Language): void {
  writeCookie(LANGUAGE_COOKIE, language, 365);
  if (language !== active) window.location.reload();
}

export async function loadNamespace(namespace: string): Promise<void> {
  if (i18next.isInitialized && i18next.hasResourceBundle(active, namespace)) return;
  const file = `../locales/${namespace}.json`;
  const load = firstTexts[active][file] ?? (await import('./more-texts')).moreTexts[active][file];
  if (load === undefined) throw new Error(`no texts for ${active}/${namespace}`);
  const texts = await load();
  await started;
  i18next.addResourceBundle(active, namespace, texts);
}

/** @param namespaces what must be there before the first text; `all` is for specs */
export async function startI18n(language: Language, namespaces: readonly string[] | 'all'): Promise<void> {
  active = language;
  document.documentElement.lang = HTML_LANG[language];
  started = i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    partialBundledLanguages: true,
    defaultNS: 'common',
    // Keys are flat ("page.part.meaning"): a dot is part of the name.
    keySeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  const wanted = namespaces === 'all' ? await allNamespaces(language) : namespaces;
  await Promise.all([started, ...wanted.map(loadNamespace)]);
}

async function allNamespaces(language: Language): Promise<string[]> {
  const { moreTexts } = await import('./more-texts');
  return [...Object.keys(firstTexts[language]), ...Object.keys(moreTexts[language])].map((file) =>
    file.slice('../locales/'.length, -'.json'.length),
  );
}
