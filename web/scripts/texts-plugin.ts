import { readFile } from 'node:fs/promises';
import { LANGUAGES } from '../../shared-types/src/language.ts';
import type { Plugin } from 'vite';
import { textsIn, type Translated } from './translated.ts';

const REQUEST = new RegExp(`^(.*/src/locales/[\\w-]+\\.json)\\?(${LANGUAGES.join('|')})\\b`);

/** The languages of a text are beside each other in one file; `locales/cart.json?en` is what a reader of one loads. */
export function textsByLanguage(): Plugin {
  return {
    name: 'fovea:texts-by-language',
    enforce: 'pre',
    load: {
      filter: { id: REQUEST },
      async handler(id) {
        const [, file = '', wanted = ''] = REQUEST.exec(id) ?? [];
        const language = LANGUAGES.find((one) => one === wanted);
        if (language === undefined) throw new Error(`no language: ${id}`);
        this.addWatchFile(file);
        const translated = JSON.parse(await readFile(file, 'utf8')) as Translated;
        return { code: `export default ${JSON.stringify(textsIn(translated, language))};`, moduleType: 'js' };
      },
    },
  };
}
