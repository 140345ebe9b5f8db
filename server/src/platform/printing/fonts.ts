import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@fovea/shared-types/language';

export type FontName = 'sc' | 'jp' | 'latin' | 'kr';
export type Weight = 'regular' | 'bold';

export const FONT_FOLDER = path.resolve(import.meta.dirname, '../../../fonts');

// Whole fonts: the web's subsets of them lack signs that documents need (℃, ㈱, 髙).
const FILES: Record<FontName, Record<Weight, string>> = {
  sc: {
    regular: 'NotoSansSC_400Regular.ttf',
    bold: 'NotoSansSC_700Bold.ttf',
  },
  jp: {
    regular: 'NotoSansJP_400Regular.ttf',
    bold: 'NotoSansJP_700Bold.ttf',
  },
  // Letters of Polish, Turkish, Czech and accented Greek, which the other two lack.
  latin: {
    regular: 'NotoSans_400Regular.ttf',
    bold: 'NotoSans_700Bold.ttf',
  },
  kr: {
    regular: 'NotoSansKR_400Regular.ttf',
    bold: 'NotoSansKR_700Bold.ttf',
  },
};

const read = new Map<string, Buffer>();

/** The bytes of a font, read when the first document needs them and kept. */
export function fontBytes(name: FontName, weight: Weight): Buffer {
  const file = FILES[name][weight];
  const bytes = read.get(file) ?? readFileSync(path.join(FONT_FOLDER, file));
  read.set(file, bytes);
  return bytes;
}

/** The font with the shapes of a language's readers, then those for names from elsewhere; read only where one is needed. */
export const FONTS_OF: Record<Language, readonly [FontName, ...FontName[]]> = {
  zh: ['sc', 'jp', 'latin', 'kr'],
  en: ['jp', 'sc', 'latin', 'kr'],
  ja: ['jp', 'sc', 'latin', 'kr'],
};
